import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type ModalProps = {
  open: boolean;
  /** Escape, the backdrop and the close button all end here. */
  onClose: () => void;
  title: ReactNode;
  /** In front of the title. */
  icon?: ReactNode;
  /** Leave the close button out where the footer already has a way to cancel. */
  closeButton?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children?: ReactNode;
};

/**
 * The native <dialog>: it traps the focus, gives it back on closing and makes the page behind inert. An element marked
 * `data-autofocus` gets the focus first.
 */
export function Modal({ open, onClose, title, icon, closeButton = true, role, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    } else {
      element.close();
    }
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> brings along
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={classNames('dialog', className)}
      onClose={(event) => {
        // Events of a dialog nested inside bubble through React.
        if (event.target === event.currentTarget && open) onClose();
      }}
      // A drag that starts inside (selecting text) and ends outside is no click on the backdrop.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-body">
        <div className="flex items-start gap-4">
          {icon}
          <h2 id={titleId} className="min-w-0 flex-1 font-sans text-h4 font-semibold">
            {title}
          </h2>
          {closeButton && (
            <button
              type="button"
              aria-label="Kapat"
              onClick={onClose}
              className="-mt-2.5 -mr-3 grid size-11 flex-none place-items-center"
            >
              <Icon name="close" className="size-5" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
