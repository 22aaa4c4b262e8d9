import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from './icon.tsx';

export type ToastKind = 'success' | 'error' | 'info';

const looks: Record<ToastKind, { icon: IconName; className: string; duration: number; role: 'status' | 'alert' }> = {
  success: { icon: 'ok', className: 'toast toast-ok', duration: 2000, role: 'status' },
  error: { icon: 'warn', className: 'toast toast-error', duration: 4000, role: 'alert' },
  info: { icon: 'warn', className: 'toast toast-info', duration: 4000, role: 'status' },
};

export function showToast({ kind, text }: { kind: ToastKind; text: string }) {
  const { icon, className, duration, role } = looks[kind];
  return toast(text, {
    icon,
    className,
    duration,
    removeDelay: 0,
    ariaProps: { role, 'aria-live': role === 'alert' ? 'assertive' : 'polite' },
  });
}

/** Once per layout. While the pointer or the focus is on a toast, none of them runs out. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock; nothing is operated here
    <div
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) handlers.endPause();
      }}
      onFocus={handlers.startPause}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) handlers.endPause();
      }}
    >
      {toasts.map(
        (item) =>
          item.visible && (
            <ToastCard
              key={item.id}
              item={item}
              onClose={() => {
                // The pressed button goes away without a blur, so the clock has to be started here.
                handlers.endPause();
                toast.remove(item.id);
              }}
            />
          ),
      )}
    </div>
  );
}

function ToastCard({ item, onClose }: { item: Toast; onClose: () => void }) {
  return (
    <div className={item.className} {...item.ariaProps}>
      <Icon name={item.icon as IconName} />
      <span className="min-w-0 flex-1 break-words">{item.message as string}</span>
      <button
        type="button"
        aria-label="Kapat"
        onClick={onClose}
        className="-my-2.5 grid size-11 flex-none place-items-center"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
