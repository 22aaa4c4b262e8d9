import type { ReactNode } from 'react';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { formatClock } from '#app/shared/dates.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { AnyAdminForm } from './use-admin-form.ts';

const texts = {
  plain: {
    cancel: 'Iptal',
    saving: 'Kaydediliyor...',
    uploading: 'Gorsel yukleniyor...',
    kept: 'Taslak bu tarayicida kaydedildi',
  },
  turkish: {
    cancel: 'İptal',
    saving: 'Kaydediliyor...',
    uploading: 'Görsel yükleniyor...',
    kept: 'Taslak bu tarayıcıda kaydedildi',
  },
};

type FormPageProps = {
  form: AnyAdminForm;
  title: string;
  list: { to: string; label: string };
  /** The form for a new record of this kind. */
  newAddress: string;
  saveLabel: string;
  children: ReactNode;
};

/** The page around the form of one record, in every state of its life (see `useAdminForm`). */
export function FormPage({ form, title, list, newAddress, saveLabel, children }: FormPageProps) {
  const text = texts[form.spelling];
  return (
    <AdminPage
      title={title}
      back={list}
      footer={
        <SaveBar>
          {form.draftKeptAt && (
            <p className="mr-auto self-center text-sm text-stone-600 max-sm:hidden">
              {text.kept} {formatClock(form.draftKeptAt)}
            </p>
          )}
          <ButtonLink variant="outline" to={list.to}>
            {text.cancel}
          </ButtonLink>
          <Button
            type="submit"
            form={form.id}
            className="min-w-36"
            busy={form.blocked}
            busyLabel={form.uploading ? text.uploading : text.saving}
          >
            {saveLabel}
          </Button>
        </SaveBar>
      }
    >
      <DraftOffer form={form} />
      {form.answer?.conflict && <ChangedMeanwhile form={form} />}
      {form.answer?.gone && <DeletedMeanwhile form={form} newAddress={newAddress} />}
      {children}
    </AdminPage>
  );
}
