import { href } from 'react-router';
import type { AnyAdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { RefusalNotice } from '#app/routes/admin/form/refusal-notice.tsx';
import { Button } from '#app/ui/button.tsx';

type DeletedMeanwhileProps = {
  /** A new object for every refusal. */
  answer: object;
  form: AnyAdminForm;
};

/** The product is gone, but not what was typed: it can become a product of its own. */
export function DeletedMeanwhile({ answer, form }: DeletedMeanwhileProps) {
  return (
    <RefusalNotice answer={answer}>
      <p className="font-semibold">Bu urun siz duzenlerken baska biri tarafindan silindi.</p>
      <p className="mt-1">
        Yazdiklariniz asagida duruyor: kopyalayabilir ya da yeni urun olarak kaydedebilirsiniz. Silinen gorselleri
        yeniden yuklemeniz gerekir.
      </p>
      <div className="mt-4">
        <Button
          type="submit"
          form={form.id}
          formAction={href('/admin/products/new')}
          variant="outline"
          size="sm"
          disabled={form.blocked}
        >
          Yeni urun olarak kaydet
        </Button>
      </div>
    </RefusalNotice>
  );
}
