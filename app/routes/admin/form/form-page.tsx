import type { ReactNode } from 'react';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { useListAddress } from '#app/routes/admin/list/list-address.ts';
import { BACK_TO_LIST } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteButton } from '#app/routes/admin/list/view-on-site.tsx';
import { formatClock } from '#app/shared/dates.ts';
import { atClock } from '#app/shared/locative.ts';
import { NOT_ALLOWED } from '#app/shared/roles.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { type PreviewPlace, WithPreview } from './preview/with-preview.tsx';
import type { AnyAdminForm } from './use-admin-form.ts';

const texts = {
  plain: {
    cancel: 'Iptal',
    saving: 'Kaydediliyor...',
    uploading: 'Gorsel yukleniyor...',
    history: 'Gecmis',
    kept: (clock: string) => `Taslak ${atClock(clock)} kaydedildi`,
    keptHere: 'Taslak bu tarayicida kaydedildi',
    keep: 'Taslagi sakla',
    keptByChoice: 'Taslak saklandi.',
  },
  turkish: {
    cancel: 'İptal',
    saving: 'Kaydediliyor...',
    uploading: 'Görsel yükleniyor...',
    history: 'Geçmiş',
    kept: (clock: string) => `Taslak ${atClock(clock)} kaydedildi`,
    keptHere: 'Taslak bu tarayıcıda kaydedildi',
    keep: 'Taslağı sakla',
    keptByChoice: 'Taslak saklandı.',
  },
};

type FormPageProps = {
  form: AnyAdminForm;
  title: string;
  list: { to: string; label: string };
  /** The form for a new record of this kind. */
  newAddress: string;
  /** Null for those who may view the record but not save it. */
  saveLabel: string | null;
  /** Where visitors see the record, or null. */
  page: string | null;
  /** Its earlier states; null for a new record. */
  history: string | null;
  /** Where the page is shown with the form's unsaved values; only for kinds with drafts on the server. */
  preview?: PreviewPlace;
  children: ReactNode;
};

/** The page around the form of one record, in every state of its life (see `useAdminForm`). */
export function FormPage({
  form,
  title,
  list,
  newAddress,
  saveLabel,
  page,
  history,
  preview,
  children,
}: FormPageProps) {
  const text = texts[form.spelling];
  const back = useListAddress(list.to);
  const { kept } = form.draft;
  const wide = preview === 'beside';

  async function keepDraft() {
    await form.draft.keepByChoice();
    showToast({ kind: 'success', text: text.keptByChoice });
  }

  return (
    <AdminPage
      title={title}
      wide={wide}
      back={{ to: back, label: list.label, state: BACK_TO_LIST }}
      actions={
        (page !== null || history !== null) && (
          <>
            {history !== null && (
              <ButtonLink variant="outline" size="sm" to={history}>
                <Icon name="clock" />
                {text.history}
              </ButtonLink>
            )}
            <ViewOnSiteButton page={page} spelling={form.spelling} />
          </>
        )
      }
      footer={
        <SaveBar wide={wide}>
          {kept && (
            <p className="mr-auto self-center text-sm text-stone-600 max-sm:hidden">
              {kept.where === 'server' ? text.kept(formatClock(kept.at)) : `${text.keptHere} ${formatClock(kept.at)}`}
            </p>
          )}
          <ButtonLink variant="outline" to={back} state={BACK_TO_LIST}>
            {text.cancel}
          </ButtonLink>
          {form.draft.subject && kept && (
            <Button
              variant="outline"
              className="max-sm:hidden"
              disabled={form.blocked}
              onClick={() => void keepDraft()}
            >
              {text.keep}
            </Button>
          )}
          {saveLabel === null ? (
            <p className="self-center text-sm text-stone-600">{NOT_ALLOWED}</p>
          ) : (
            <Button
              type="submit"
              form={form.id}
              className="sm:min-w-36"
              busy={form.blocked}
              busyLabel={form.uploading ? text.uploading : text.saving}
            >
              {saveLabel}
            </Button>
          )}
        </SaveBar>
      }
    >
      <DraftOffer form={form} />
      {form.answer?.conflict && <ChangedMeanwhile form={form} />}
      {form.answer?.gone && <DeletedMeanwhile form={form} newAddress={newAddress} />}
      {preview ? (
        <WithPreview form={form} place={preview}>
          {children}
        </WithPreview>
      ) : (
        children
      )}
    </AdminPage>
  );
}
