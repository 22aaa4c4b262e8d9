import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Always visible at the foot of a form page: İptal, then the one primary button (`form="…"` if it stands outside). */
export function SaveBar({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className="save-bar">
      <div
        className={classNames(
          'flex gap-2.5 px-4 large:flex-wrap min-[120rem]:mx-auto max-sm:[&>*]:flex-1 large:[&>*]:basis-auto sm:justify-end md:px-8 lg:px-12',
          wide ? 'max-w-[92rem]' : 'max-w-[76rem]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
