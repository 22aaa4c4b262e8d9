import type { ReactNode } from 'react';

/** Always visible at the foot of a form page: İptal, then the one primary button (`form="…"` if it stands outside). */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar sticky bottom-0 z-30 border-t hairline bg-white py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex max-w-[76rem] gap-2.5 px-4 min-[120rem]:mx-auto max-sm:[&>*]:flex-1 sm:justify-end md:px-8 lg:px-12">
        {children}
      </div>
    </div>
  );
}
