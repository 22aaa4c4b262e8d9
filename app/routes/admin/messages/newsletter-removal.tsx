import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { CsvLink } from './csv-link.tsx';

/**
 * The newsletter's list and what people have agreed to, as files. Whoever wants to be off the list writes or calls; the address is
 * typed, so that no list of people has to be shown.
 */
export function NewsletterRemoval() {
  const fetcher = useAdminFetcher({ failure: 'Adres bültenden çıkarılırken bir hata oluştu' });
  const form = useRef<HTMLFormElement>(null);
  const may = useMay();
  const removed = fetcher.answer?.toast.kind === 'success';
  useEffect(() => {
    if (removed) form.current?.reset();
  }, [removed]);
  return (
    <section aria-labelledby="bulten-ve-izinler" className="mt-12">
      <h2 id="bulten-ve-izinler" className="text-[1.3125rem]">
        Bülten ve izinler
      </h2>
      <p className="hint mt-1 max-w-[44em]">
        Her onay zamanı, metni ve sayfasıyla saklanır. Abone, kendisine gelen her e-postadaki bağlantıdan da çıkabilir.
      </p>
      {may('export') && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <CsvLink to={href('/admin/messages/newsletter.csv')}>Bülten Listesi (CSV)</CsvLink>
          <CsvLink to={href('/admin/messages/iys.csv')}>İYS dosyası (CSV)</CsvLink>
          <CsvLink to={href('/admin/messages/consents.csv')}>İzin kayıtları (CSV)</CsvLink>
        </div>
      )}
      <fetcher.Form ref={form} method="post" noValidate className="panel mt-5 flex flex-wrap items-end gap-4 p-5">
        <input type="hidden" name="intent" value="unsubscribe" />
        <TextField
          name="email"
          type="email"
          label="Bültenden çıkmak isteyenin e-posta adresi"
          autoComplete="off"
          className="min-w-0 grow basis-72"
        />
        <Button type="submit" variant="outline" busy={fetcher.busy} busyLabel="Çıkarılıyor...">
          Bültenden Çıkar
        </Button>
        {may('erase') && (
          <Button type="submit" name="for_good" value="1" variant="quiet-danger" disabled={fetcher.busy}>
            Kalıcı sil
          </Button>
        )}
      </fetcher.Form>
    </section>
  );
}
