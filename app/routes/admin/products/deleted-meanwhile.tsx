import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';

type DeletedMeanwhileProps = {
  /** A new object for every refusal. */
  answer: object;
  /** The form's id: the notice stands outside of it. */
  form: string;
};

/** The product is gone, but not what was typed: it can become a product of its own. */
export function DeletedMeanwhile({ answer, form }: DeletedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view again for every refusal
  useEffect(() => notice.current?.focus(), [answer]);

  return (
    <div ref={notice} tabIndex={-1} className="mt-6 scroll-mt-32">
      <Banner>
        <p className="font-semibold">Bu urun siz duzenlerken baska biri tarafindan silindi.</p>
        <p className="mt-1">
          Yazdiklariniz asagida duruyor: kopyalayabilir ya da yeni urun olarak kaydedebilirsiniz. Silinen gorselleri
          yeniden yuklemeniz gerekir.
        </p>
        <div className="mt-4">
          <Button type="submit" form={form} formAction={href('/admin/products/new')} variant="outline" size="sm">
            Yeni urun olarak kaydet
          </Button>
        </div>
      </Banner>
    </div>
  );
}
