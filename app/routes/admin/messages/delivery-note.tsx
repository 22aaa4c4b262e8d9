import type { DeliveryState } from '#app/features/messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';

type DeliveryNoteProps = { state: DeliveryState; reason: string | null; canSend: boolean; isMailSetUp: boolean };

/** Says when the form service does not have the message. Where the site sends mail itself, it needs none. */
export function DeliveryNote({ state, reason, canSend, isMailSetUp }: DeliveryNoteProps) {
  if (state === 'delivered' || (state === 'stored' && isMailSetUp)) return null;
  const failed = state === 'failed';
  return (
    <p className={classNames('mt-6', failed ? 'text-danger' : 'text-stone-600')}>
      {failed ? `Bu mesaj e-posta kutunuza iletilemedi. ${reason} ` : 'Bu mesaj e-posta kutunuza iletilmedi. '}
      Mesaj burada saklanıyor{canSend ? '; “Yeniden Gönder” ile tekrar deneyebilirsiniz.' : '.'}
    </p>
  );
}
