import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { KIND_LABELS } from '#app/features/messages/details.ts';
import { DELIVERY_TEXT, deliveryState } from '#app/features/messages/message.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { StatusBadge, TypeBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Message = Pick<MessageView, 'id' | 'name' | 'kind' | 'read_at' | 'delivered_at' | 'delivery_error'>;

/** The kind and state of a message in words: unread, and what became of it unless the form service has it. */
export function MessageBadges({ message }: { message: Message }) {
  const state = deliveryState(message);
  return (
    <>
      <TypeBadge>{KIND_LABELS[message.kind]}</TypeBadge>
      {!message.read_at && <StatusBadge on>Okunmadı</StatusBadge>}
      {state === 'failed' && <span className="badge badge-danger">{DELIVERY_TEXT.failed}</span>}
      {state === 'stored' && <StatusBadge on={false}>{DELIVERY_TEXT.stored}</StatusBadge>}
    </>
  );
}

/** One set of fetchers for all messages of a page: a message that is deleted takes its row along, not its toast. */
export function useMessageChanges({ canSend }: { canSend: boolean }) {
  const changing = useAdminFetcher({ failure: 'Mesaj güncellenirken bir hata oluştu' });
  const sending = useAdminFetcher({ failure: 'Mesaj gönderilirken bir hata oluştu' });
  const deleting = useAdminFetcher({ failure: 'Mesaj silinirken bir hata oluştu' });
  const { confirm, dialog } = useConfirm();
  return {
    dialog,
    /** Whether there is a form service to send messages to. */
    canSend,
    isBusy: (id: string) => [changing, sending, deleting].some((fetcher) => fetcher.formData?.get('id') === id),
    isSending: (id: string) => sending.formData?.get('id') === id,
    mark: (id: string, intent: 'read' | 'unread') => void changing.submit({ intent, id }, { method: 'post' }),
    resend: (id: string) => void sending.submit({ intent: 'resend', id }, { method: 'post' }),
    async askToDelete({ id, name }: Message) {
      const confirmed = await confirm({
        title: 'Bu mesajı silmek istediğinizden emin misiniz?',
        text: `${name} tarafından gönderilen mesaj çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.`,
      });
      if (confirmed) deleting.submit({ intent: 'delete', id }, { method: 'post' });
    },
  };
}

type MessageButtonsProps = {
  message: Message;
  changes: ReturnType<typeof useMessageChanges>;
  /** Id of the element that names the message. */
  describedBy: string;
};

export function MessageButtons({ message, changes, describedBy }: MessageButtonsProps) {
  const { id, read_at, delivered_at } = message;
  const common = { size: 'sm', disabled: changes.isBusy(id), 'aria-describedby': describedBy } as const;
  return (
    <>
      {!delivered_at && changes.canSend && (
        <Button
          {...common}
          variant="outline"
          busy={changes.isSending(id)}
          busyLabel="Gönderiliyor..."
          onClick={() => changes.resend(id)}
        >
          <Icon name="mail" />
          Yeniden Gönder
        </Button>
      )}
      <Button {...common} variant="quiet" onClick={() => changes.mark(id, read_at ? 'unread' : 'read')}>
        <Icon name={read_at ? 'mail' : 'check'} />
        {read_at ? 'Okunmadı İşaretle' : 'Okundu İşaretle'}
      </Button>
      <Button {...common} variant="quiet-danger" onClick={() => void changes.askToDelete(message)}>
        <Icon name="bin" />
        Sil
      </Button>
    </>
  );
}
