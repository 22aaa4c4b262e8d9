import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SwitchProps = Omit<ComponentProps<'button'>, 'children' | 'role' | 'aria-checked'> & {
  checked: boolean;
  /** What is switched, e.g. "Antrasit görünürlüğü"; read out before the visible word. */
  label: string;
  on?: string;
  off?: string;
};

export function Switch({
  checked,
  label,
  on = 'Görünür',
  off = 'Gizli',
  className,
  type = 'button',
  ...rest
}: SwitchProps) {
  return (
    <button type={type} role="switch" aria-checked={checked} className={classNames('switch', className)} {...rest}>
      <i aria-hidden="true" />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {checked ? on : off}
      </span>
    </button>
  );
}
