import { Banner } from '#app/ui/banner.tsx';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { Spelling } from './unsaved-changes.tsx';

const texts = {
  plain: {
    said: 'Bu kayit siz duzenlerken degistirildi. Yazdiklariniz duruyor, henuz kaydedilmedi.',
    show: 'Guncel halini ac',
    save: 'Yine de kaydet',
  },
  turkish: {
    said: 'Bu kayıt siz düzenlerken değiştirildi. Yazdıklarınız duruyor, henüz kaydedilmedi.',
    show: 'Güncel hâlini aç',
    save: 'Yine de kaydet',
  },
};

/** The name and value that `Yine de kaydet` adds to the form. */
export const OVERWRITE = 'overwrite';

/** The `updated_at` that a save must still find; null when the admin chose to save over it. */
export function readSeen(form: FormData): string | null {
  return form.has(OVERWRITE) ? null : String(form.get('updated_at') ?? '') || null;
}

type ChangedMeanwhileProps = {
  /** The form's id: the buttons may stand outside of it. */
  form: string;
  /** Where the record as it is now can be looked at, in a tab of its own. */
  current: string;
  spelling?: Spelling;
};

/** Two people on one record: nothing is overwritten unasked, and nothing typed is lost. */
export function ChangedMeanwhile({ form, current, spelling = 'turkish' }: ChangedMeanwhileProps) {
  const text = texts[spelling];
  return (
    <Banner className="mt-6">
      <p>{text.said}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonAnchor variant="outline" size="sm" href={current} newTab>
          {text.show}
        </ButtonAnchor>
        <Button variant="danger" size="sm" type="submit" form={form} name={OVERWRITE} value="1">
          {text.save}
        </Button>
      </div>
    </Banner>
  );
}
