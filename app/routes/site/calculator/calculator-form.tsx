import type { ComponentProps, Ref } from 'react';
import { href } from 'react-router';
import type { CalculatorView } from '#app/features/calculator/view.ts';
import type { MeasuredProduct } from '#app/features/products/measures.ts';
import { Button } from '#app/ui/button.tsx';
import { ColorChoice, KindChoice, ProductChoice } from './choices.tsx';
import { Measures } from './measures.tsx';

interface CalculatorFormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  ref: Ref<HTMLFormElement>;
  products: MeasuredProduct[];
  view: CalculatorView;
  /** Changes when lines were added or removed: the fields are made anew, with the view's texts in them. */
  revision: number;
}

/** A plain GET form: its fields are the address, and every button leads to the same page. */
export function CalculatorForm({ ref, products, view, revision, ...handlers }: CalculatorFormProps) {
  const { kind, form, errors, notices, hasResult } = view;
  const product = products.find(({ slug }) => slug === form.urun);
  const color = product?.colors.find(({ slug }) => slug === form.renk);
  return (
    <form
      ref={ref}
      method="get"
      action={`${href('/hesapla')}#plan`}
      noValidate
      className="no-print grid content-start gap-8"
      {...handlers}
    >
      {/* Enter presses the first button of a form; without this one that would be "Kaldır". */}
      <button type="submit" hidden>
        Hesapla
      </button>
      <KindChoice kind={kind} notice={notices.tur} />
      <ProductChoice kind={kind} products={products} product={product} notice={notices.urun} />
      <ColorChoice product={product} color={color} notice={notices.renk} />
      <div id="olculer" className="grid scroll-mt-20 gap-8" key={`${kind} ${revision}`}>
        <Measures kind={kind} form={form} product={product} errors={errors} />
      </div>
      <Button type="submit" className="-mt-5.5" variant={hasResult ? 'outline' : 'primary'}>
        {hasResult ? 'Yeniden hesapla' : 'Hesapla'}
      </Button>
    </form>
  );
}
