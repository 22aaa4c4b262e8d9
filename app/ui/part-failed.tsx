import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** Shown instead of a part of the page whose code could not be loaded. */
export function PartFailed({ what, retry, className }: { what: string; retry: () => void; className?: string }) {
  return (
    <div role="alert" className={classNames('grid place-items-center content-center gap-4 p-5 text-center', className)}>
      <p>{what} yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.</p>
      <Button variant="outline" ref={focusIfLost} onClick={retry}>
        Yeniden dene
      </Button>
    </div>
  );
}

/** The pressed button, which the part would have replaced, is gone, and the focus with it. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
