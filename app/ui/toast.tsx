import { useEffect, useRef } from 'react';
import { ExternalLink } from './external-link.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import {
  closeToast,
  pauseToasts,
  resumeToasts,
  type ShownToast,
  type ToastKind,
  type Undo,
  useToasts,
} from './toast-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export { showToast, type ToastKind, type ToastMessage } from './toast-store.ts';

const looks: Record<ToastKind, { icon: IconName; className: string; role: 'status' | 'alert' }> = {
  success: { icon: 'ok', className: 'toast toast-ok', role: 'status' },
  error: { icon: 'warn', className: 'toast toast-error', role: 'alert' },
  info: { icon: 'warn', className: 'toast toast-info', role: 'status' },
};

/** Once per layout. While the pointer or the focus is on a toast, none of them runs out. */
export function Toaster({ onUndo }: { onUndo?: (undo: Undo) => void }) {
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
        <ToastCard key={toast.id} toast={toast} onUndo={onUndo} />
      ))}
    </div>
  );
}

type ToastCardProps = { toast: ShownToast; onUndo: ((undo: Undo) => void) | undefined };

function ToastCard({ toast: { id, kind, text, detail, link, undo, count }, onUndo }: ToastCardProps) {
  const { icon, className, role } = looks[kind];
  const close = () => {
    // The pressed button goes away without a blur, so the clock has to be started here.
    resumeToasts();
    closeToast(id);
  };
  return (
    <div className={className} role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'}>
      <Icon name={icon} />
      <div className="min-w-0 flex-1 break-words">
        <p className="toast-text">{text}</p>
        {detail && <p className="toast-detail">{detail}</p>}
        {link &&
          (link.inside ? (
            <Link className="toast-link" to={link.to} onClick={close}>
              {link.label}
            </Link>
          ) : (
            <ExternalLink className="toast-link" href={link.to} newTab>
              {link.label}
            </ExternalLink>
          ))}
      </div>
      {undo && onUndo && (
        <UndoButton
          onPress={() => {
            close();
            onUndo(undo);
          }}
        />
      )}
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
        onClick={close}
        className="-my-2.5 grid size-11 flex-none place-items-center"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

/** A row that was deleted takes the focus with it. Whoever works with the keyboard then finds it here. */
function UndoButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (byKeyboard && (document.activeElement ?? document.body) === document.body) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" className="toast-undo" onClick={onPress}>
      Geri al
    </button>
  );
}

let byKeyboard = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (byKeyboard = true), true);
  document.addEventListener('pointerdown', () => (byKeyboard = false), true);
}
