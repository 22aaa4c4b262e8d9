import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { loadInFull } from '#app/ui/load-in-full.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { OVERWRITE } from './seen-fields.ts';
import type { AnyAdminForm } from './use-admin-form.ts';

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

/** Two people on one record: nothing is overwritten unasked, and nothing typed is lost. */
export function ChangedMeanwhile({ form }: { form: AnyAdminForm }) {
  const { pathname } = useLocation();
  const text = texts[form.spelling];
  return (
    <RefusalNotice answer={form.answer}>
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
            loadInFull(window.location.pathname + window.location.search);
          }}
        >
          {text.load}
        </Button>
        <ButtonAnchor variant="outline" size="sm" newTab href={pathname}>
          {text.look}
        </ButtonAnchor>
      </div>
    </RefusalNotice>
  );
}
