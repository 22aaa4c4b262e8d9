import type { DeliveryState } from '#app/features/messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';

type DeliveryNoteProps = { state: DeliveryState; reason: string | null; canSend: boolean };

/** Says when the form service does not have the message. */
export function DeliveryNote({ state, reason, canSend }: DeliveryNoteProps) {
  if (state === 'delivered') return null;
  const failed = state === 'failed';
  return (
    <p className={classNames('mt-6', failed ? 'text-danger' : 'text-stone-600')}>
      {failed ? `Bu mesaj e-posta kutunuza iletilemedi. ${reason} ` : 'Bu mesaj e-posta kutunuza iletilmedi. '}
      Mesaj burada saklanıyor{canSend ? '; “Yeniden Gönder” ile tekrar deneyebilirsiniz.' : '.'}
    </p>
  );
}
