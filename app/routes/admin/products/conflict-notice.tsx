import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { Banner } from '#app/ui/banner.tsx';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';

type ConflictNoticeProps = {
  /** A new object for every refusal. */
  answer: object;
  productId: string;
  onReload: () => void;
};

/** Somebody else saved this product meanwhile. Both versions are still there, and the choice is the user's. */
export function ConflictNotice({ answer, productId, onReload }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view again for every refusal
  useEffect(() => notice.current?.focus(), [answer]);

  return (
    <div ref={notice} tabIndex={-1} className="mb-8 scroll-mt-32">
      <Banner>
        <p className="font-semibold">Bu urun siz duzenlerken baska biri tarafindan kaydedildi.</p>
        <p className="mt-1">
          Hicbir sey kaybolmadi: yazdiklariniz asagida duruyor. Kendi surumunuzu kaydedebilir ya da onun surumunu
          yukleyebilirsiniz.
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button type="submit" variant="danger" size="sm" name="intent" value="overwrite">
            Yine de benimkini kaydet
          </Button>
          <Button variant="outline" size="sm" onClick={onReload}>
            Onun surumunu yukle
          </Button>
          <ButtonAnchor variant="outline" size="sm" newTab href={href('/admin/products/:id/edit', { id: productId })}>
            Onun surumunu yeni sekmede ac
          </ButtonAnchor>
        </div>
      </Banner>
    </div>
  );
}
