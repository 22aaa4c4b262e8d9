import { useState } from 'react';
import type { Piece } from '#app/features/history/compare-words.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import type { PictureView } from '#app/shared/images.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FieldPictures } from './field-pictures.tsx';
import { FieldWords } from './field-words.tsx';

type ShownField = { key: string; label: string; changed: boolean } & (
  | { words: Piece[] | null }
  | { before: PictureView[]; after: PictureView[] }
);

type VersionPanelProps = {
  version: {
    number: number;
    who: string | null;
    when: string;
    what: string;
    isNewest: boolean;
    canRevert: boolean;
    fields: ShownField[];
    /** Where it can be looked at as a page. */
    page: string | null;
  };
};

/** One state: what the change that led to it did, field by field; the other fields are folded away. */
export function VersionPanel({ version }: VersionPanelProps) {
  const { number, who, when, what, isNewest, canRevert, fields, page } = version;
  const moment = when.charAt(0).toLocaleUpperCase('tr') + when.slice(1);
  const changed = fields.filter((field) => field.changed);
  const [all, setAll] = useState(changed.length === 0);
  const reverting = useAdminFetcher({ failure: 'Eski hâle dönülürken bir hata oluştu' });
  const { confirm, dialog } = useConfirm();

  async function askToRevert() {
    const confirmed = await confirm({
      title: `${moment} hâline dönülsün mü?`,
      text: 'Şimdiki hâli geçmişte kalır.',
      confirmLabel: 'Döndür',
      cancelLabel: 'Vazgeç',
    });
    if (confirmed) void reverting.submit({ intent: 'revert', number }, { method: 'post' });
  }

  return (
    <section id="hal" className="panel min-w-0 scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b hairline px-5 py-4 md:px-7">
        <div className="min-w-0">
          <h2 className="text-[1.3125rem] wrap-anywhere">{who ? `${moment}, ${who}` : moment}</h2>
          {isNewest && <p className="text-sm text-stone-600">{what}</p>}
          {changed.length > 0 && (
            <p className="text-sm text-stone-600">
              <del className="text-danger">Üstü çizili</del> çıkarılan, <ins className="text-ok">altı çizili</ins>{' '}
              eklenen söz.
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">
          {page && (
            <ButtonAnchor variant="outline" href={page} newTab>
              <Icon name="eye" />
              Sayfada gör
            </ButtonAnchor>
          )}
          {canRevert && (
            <Button busy={reverting.busy} busyLabel="Döndürülüyor..." onClick={() => void askToRevert()}>
              <AdminIcon name="undo" />
              Bu hâle döndür
            </Button>
          )}
        </div>
      </div>
      <dl className="divide-y divide-stone-200">
        {(all ? fields : changed).map((field) => (
          <div key={field.key} className="grid gap-x-6 gap-y-1 px-5 py-4 md:grid-cols-[11rem_minmax(0,1fr)] md:px-7">
            <dt className="text-sm font-semibold wrap-anywhere md:pt-0.5">{field.label}</dt>
            <dd className="min-w-0">
              {'words' in field ? <FieldWords words={field.words} /> : <FieldPictures {...field} />}
            </dd>
          </div>
        ))}
      </dl>
      {changed.length > 0 && changed.length < fields.length && (
        <p className="border-t hairline px-5 py-4 text-sm text-stone-600 md:px-7">
          {all ? (
            <button type="button" className="link" onClick={() => setAll(false)}>
              Yalnızca değişenleri göster
            </button>
          ) : (
            <>
              Değişmeyen {fields.length - changed.length} alan gösterilmiyor.{' '}
              <button type="button" className="link" onClick={() => setAll(true)}>
                Tümünü göster
              </button>
            </>
          )}
        </p>
      )}
      {dialog}
    </section>
  );
}
