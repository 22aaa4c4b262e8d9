import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import type { WorkAnswer } from './work-answer.ts';

/** Where the box of samples goes, and that it went. */
export function Dispatch({ message, answer }: { message: MessageView; answer: WorkAnswer }) {
  const { name, phone, details, carrier, tracking_number } = message;
  const { address } = details;
  const written = address && `${name}\n${address.street}\n${address.district} / ${address.city}\n${phone}`;
  return (
    <section className="panel p-5 md:p-7" aria-labelledby="gonderim">
      <h2 id="gonderim" className="text-[1.3125rem]">
        Adres ve kargo
      </h2>
      {written && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-4">
          <address className="not-italic whitespace-pre-wrap wrap-anywhere">{written}</address>
          <Button variant="outline" size="sm" className="noscript:hidden" onClick={() => void copy(written)}>
            <Icon name="copy" />
            Adresi kopyala
          </Button>
        </div>
      )}
      {tracking_number ? (
        <p className="mt-5 border-stone-200 border-t pt-4">
          Kargoya verildi: {carrier}, <span className="tnum">{tracking_number}</span>
        </p>
      ) : (
        <DispatchForm id={message.id} answer={answer} />
      )}
    </section>
  );
}

function DispatchForm({ id, answer }: { id: string; answer: WorkAnswer }) {
  const sending = useAdminFetcher<WorkAnswer>({ failure: 'Mesaj güncellenirken bir hata oluştu' });
  const { errors, values } = sending.answer ?? answer;
  return (
    <sending.Form method="post" noValidate className="mt-5 grid gap-4 border-stone-200 border-t pt-5 sm:grid-cols-2">
      <input type="hidden" name="intent" value="dispatch" />
      <input type="hidden" name="id" value={id} />
      <TextField
        name="carrier"
        label="Kargo firması"
        required
        maxLength={60}
        defaultValue={values?.carrier}
        error={errors?.carrier}
      />
      <TextField
        name="tracking_number"
        label="Takip numarası"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={values?.tracking_number}
        error={errors?.tracking_number}
      />
      <div className="sm:col-span-2">
        <Button type="submit" busy={sending.busy} busyLabel="Kaydediliyor...">
          <TradeIcon name="box" />
          Kargoya verildi
        </Button>
      </div>
    </sending.Form>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: 'Adres kopyalandı.' });
  } catch {
    // Not allowed, as on plain http.
    showToast({ kind: 'error', text: 'Adres kopyalanamadı. Seçip kendiniz kopyalayın.' });
  }
}
