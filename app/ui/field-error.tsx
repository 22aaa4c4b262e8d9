import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="warn" />
      {children}
    </p>
  );
}
