import { ExternalLink } from './external-link.tsx';
import { Icon, type IconName } from './icon.tsx';
import { closeToast, pauseToasts, resumeToasts, type ShownToast, type ToastKind, useToasts } from './toast-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export { showToast, type ToastKind, type ToastMessage } from './toast-store.ts';

const looks: Record<ToastKind, { icon: IconName; className: string; role: 'status' | 'alert' }> = {
  success: { icon: 'ok', className: 'toast toast-ok', role: 'status' },
  error: { icon: 'warn', className: 'toast toast-error', role: 'alert' },
  info: { icon: 'warn', className: 'toast toast-info', role: 'status' },
};

/** Once per layout. While the pointer or the focus is on a toast, none of them runs out. */
export function Toaster() {
  const toasts = useToasts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock; nothing is operated here
    <div
      className="toasts"
      onMouseEnter={pauseToasts}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) resumeToasts();
      }}
      onFocus={pauseToasts}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToasts();
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, kind, text, detail, link, count } }: { toast: ShownToast }) {
  const { icon, className, role } = looks[kind];
  return (
    <div className={className} role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'}>
      <Icon name={icon} />
      <div className="min-w-0 flex-1 break-words">
        <p className="toast-text">{text}</p>
        {detail && <p className="toast-detail">{detail}</p>}
        {link && (
          <ExternalLink className="toast-link" href={link.to} newTab>
            {link.label}
          </ExternalLink>
        )}
      </div>
      {count > 1 && (
        // Keyed by the count: a new element is announced, a changed one not by every screen reader.
        <span key={count} className="toast-count">
          <span aria-hidden="true">×{count}</span>
          <VisuallyHidden>{count} kez</VisuallyHidden>
        </span>
      )}
      <button
        type="button"
        aria-label="Kapat"
        onClick={() => {
          // The pressed button goes away without a blur, so the clock has to be started here.
          resumeToasts();
          closeToast(id);
        }}
        className="-my-2.5 grid size-11 flex-none place-items-center"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
