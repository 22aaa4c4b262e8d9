import { flushSync } from 'react-dom';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { AnyAdminForm } from './admin-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

const texts = {
  plain: {
    what: 'Bu kayit siz duzenlerken baska biri tarafindan kaydedildi.',
    how: 'Hicbir sey kaybolmadi: yazdiklariniz asagida duruyor. Kendi surumunuzu kaydedebilir ya da onun surumunu yukleyebilirsiniz.',
    save: 'Yine de benimkini kaydet',
    load: 'Onun surumunu yukle',
    look: 'Onun surumunu yeni sekmede ac',
  },
  turkish: {
    what: 'Bu kayıt siz düzenlerken başka biri tarafından kaydedildi.',
    how: 'Hiçbir şey kaybolmadı: yazdıklarınız aşağıda duruyor. Kendi sürümünüzü kaydedebilir ya da onun sürümünü yükleyebilirsiniz.',
    save: 'Yine de benimkini kaydet',
    load: 'Onun sürümünü yükle',
    look: 'Onun sürümünü yeni sekmede aç',
  },
};

const OVERWRITE = 'overwrite';

/** The `updated_at` that a save must still find; null when the admin chose to save over it. */
export function readSeen(form: FormData): string | null {
  return form.has(OVERWRITE) ? null : String(form.get('updated_at') ?? '') || null;
}

type ChangedMeanwhileProps = {
  /** A new object for every refusal. */
  answer: object;
  form: AnyAdminForm;
  /** Where the record as it is now can be looked at. */
  current: string;
};

/** Two people on one record: nothing is overwritten unasked, and nothing typed is lost. */
export function ChangedMeanwhile({ answer, form, current }: ChangedMeanwhileProps) {
  const text = texts[form.spelling];
  return (
    <RefusalNotice answer={answer}>
      <p className="font-semibold">{text.what}</p>
      <p className="mt-1">{text.how}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          form={form.id}
          variant="danger"
          size="sm"
          name={OVERWRITE}
          value="1"
          disabled={form.blocked}
        >
          {text.save}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            // First, so that leaving does not ask about unsaved changes.
            flushSync(form.markSaved);
            window.location.reload();
          }}
        >
          {text.load}
        </Button>
        <ButtonAnchor variant="outline" size="sm" newTab href={current}>
          {text.look}
        </ButtonAnchor>
      </div>
    </RefusalNotice>
  );
}
