import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface PartProps {
  title: string;
  /** Value of its "Kaldır"; a part that has to be there has none. */
  remove?: string | undefined;
  children: ReactNode;
}

/** A rectangle, a run, a wall or an opening. */
export function Part({ title, remove, children }: PartProps) {
  return (
    <div className="part">
      <div className="flex items-center justify-between">
        <h2 className="font-sans font-semibold text-base">{title}</h2>
        {remove && (
          <button
            type="submit"
            name="sil"
            value={remove}
            className="-my-2.5 -mr-2 inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-danger text-sm underline-offset-4 hover:underline"
            aria-label={`Kaldır: ${title}`}
          >
            <Icon name="bin" className="size-5" />
            Kaldır
          </button>
        )}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">{children}</div>
    </div>
  );
}
