import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './dialog.tsx';
import { Icon } from './icon.tsx';

export type ConfirmQuestion = {
  /** The exact question. */
  title: string;
  /** What will be lost, in one sentence. */
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
};

type ConfirmDialogProps = ConfirmQuestion & {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel = 'Sil',
  cancelLabel = 'İptal',
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      closeButton={false}
      icon={<Icon name="warn" className="mt-0.5 size-7 flex-none text-danger" />}
    >
      {text && <p className="mt-2 pl-11 text-stone-600">{text}</p>}
      <div className="mt-7 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

/**
 * Asks in the middle of an event handler. Render `dialog` once on the page, then:
 * `if (await confirm({ title: 'Bu projeyi silmek …?', text: '… kalıcı olarak silinir.' })) fetcher.submit(…)`
 */
export function useConfirm() {
  const [question, setQuestion] = useState<ConfirmQuestion>({ title: '' });
  const [open, setOpen] = useState(false);
  const answer = useRef<((confirmed: boolean) => void) | null>(null);

  const confirm = useCallback((next: ConfirmQuestion) => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const settle = (confirmed: boolean) => {
    setOpen(false);
    answer.current?.(confirmed);
    answer.current = null;
  };

  const dialog = (
    <ConfirmDialog {...question} open={open} onCancel={() => settle(false)} onConfirm={() => settle(true)} />
  );
  return { confirm, dialog };
}
