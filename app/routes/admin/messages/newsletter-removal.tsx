import { useEffect, useRef } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

/** Whoever wants to be off the list writes or calls; the address is typed, so that no list of people has to be shown. */
export function NewsletterRemoval() {
  const fetcher = useAdminFetcher({ failure: 'Adres bültenden çıkarılırken bir hata oluştu' });
  const form = useRef<HTMLFormElement>(null);
  const removed = fetcher.answer?.toast.kind === 'success';
  useEffect(() => {
    if (removed) form.current?.reset();
  }, [removed]);
  return (
    <fetcher.Form ref={form} method="post" noValidate className="panel mt-10 flex flex-wrap items-end gap-4 p-5">
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
      <Button type="submit" name="for_good" value="1" variant="quiet-danger" disabled={fetcher.busy}>
        Kalıcı sil
      </Button>
    </fetcher.Form>
  );
}
