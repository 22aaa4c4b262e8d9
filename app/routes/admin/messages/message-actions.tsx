import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { BACKUP_NOTE } from '#app/routes/admin/list/moved-to-bin.ts';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Message = Pick<MessageView, 'id' | 'name' | 'delivered_at'>;

/** What the buttons at the foot of a message do. */
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
    markUnread: (id: string) => void changing.submit({ intent: 'unread', id }, { method: 'post' }),
    resend: (id: string) => void sending.submit({ intent: 'resend', id }, { method: 'post' }),
    async askToDelete({ id, name }: Message) {
      const confirmed = await confirm({
        title: 'Bu mesajı silmek istediğinizden emin misiniz?',
        text: `${name} tarafından gönderilen mesaj çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.`,
      });
      if (confirmed) deleting.submit({ intent: 'delete', id }, { method: 'post' });
    },
    mayErase: useMay()('erase'),
    async askToErase({ id, name }: Message) {
      const confirmed = await confirm({
        title: `“${name}” kalıcı olarak silinsin mi?`,
        text: `Notları, geçmişi ve gönderilen e-postalarıyla birlikte silinir. ${BACKUP_NOTE} Bu işlem geri alınamaz.`,
        confirmLabel: 'Kalıcı sil',
      });
      if (confirmed) deleting.submit({ intent: 'erase', id }, { method: 'post' });
    },
  };
}

type MessageButtonsProps = {
  message: Message;
  changes: ReturnType<typeof useMessageChanges>;
};

export function MessageButtons({ message, changes }: MessageButtonsProps) {
  const { id, delivered_at } = message;
  const common = { size: 'sm', disabled: changes.isBusy(id) } as const;
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
      <Button {...common} variant="quiet" onClick={() => changes.markUnread(id)}>
        <Icon name="mail" />
        Okunmadı say
      </Button>
      <Button {...common} variant="quiet-danger" onClick={() => void changes.askToDelete(message)}>
        <Icon name="bin" />
        Sil
      </Button>
      {changes.mayErase && (
        <Button {...common} variant="quiet-danger" onClick={() => void changes.askToErase(message)}>
          Kalıcı sil
        </Button>
      )}
    </>
  );
}
