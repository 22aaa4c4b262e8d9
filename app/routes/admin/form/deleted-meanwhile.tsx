import { Button } from '#app/ui/button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { AnyAdminForm } from './use-admin-form.ts';

const texts = {
  plain: {
    what: 'Bu kayit siz duzenlerken baska biri tarafindan silindi.',
    how: 'Yazdiklariniz asagida duruyor: kopyalayabilir ya da yeni kayit olarak ekleyebilirsiniz. Silinen gorselleri yeniden yuklemeniz gerekir.',
    save: 'Yeni kayit olarak ekle',
  },
  turkish: {
    what: 'Bu kayıt siz düzenlerken başka biri tarafından silindi.',
    how: 'Yazdıklarınız aşağıda duruyor: kopyalayabilir ya da yeni kayıt olarak ekleyebilirsiniz. Silinen görselleri yeniden yüklemeniz gerekir.',
    save: 'Yeni kayıt olarak ekle',
  },
};

/** The record is gone, but not what was typed: it can become a record of its own. `newAddress` is the form for that. */
export function DeletedMeanwhile({ form, newAddress }: { form: AnyAdminForm; newAddress: string }) {
  const text = texts[form.spelling];
  return (
    <RefusalNotice answer={form.answer}>
      <p className="font-semibold">{text.what}</p>
      <p className="mt-1">{text.how}</p>
      <div className="mt-4">
        <Button
          type="submit"
          form={form.id}
          formAction={newAddress}
          variant="outline"
          size="sm"
          disabled={form.blocked}
        >
          {text.save}
        </Button>
      </div>
    </RefusalNotice>
  );
}
