import { KIND_LABELS, KINDS, type Kind, kindOf } from '#app/features/calculator/form.ts';
import type { MeasuredColor, MeasuredProduct, Measures } from '#app/features/products/measures.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Notice } from './notice.tsx';

const DRAWINGS: Record<Kind, string> = { deck: 'deck', cit: 'fence', cephe: 'facade' };

export function KindChoice({ kind, notice }: { kind: Kind; notice: string | undefined }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Ne kuruyorsunuz?</legend>
      <div className="kinds mt-3">
        {KINDS.map((value) => (
          <label key={value} className="kind">
            <input type="radio" name="tur" value={value} defaultChecked={value === kind} />
            <CategoryDrawing name={DRAWINGS[value]} className="size-9" />
            {KIND_LABELS[value]}
          </label>
        ))}
      </div>
      {notice && <Notice>{notice}</Notice>}
    </fieldset>
  );
}

interface ProductChoiceProps {
  kind: Kind;
  products: MeasuredProduct[];
  product: MeasuredProduct | undefined;
  notice: string | undefined;
}

export function ProductChoice({ kind, products, product, notice }: ProductChoiceProps) {
  const offered = products.filter((candidate) => kindOf(candidate) === kind);
  if (!product) return <Notice>Bu türde hesaplanabilen bir ürün henüz yok; ölçünüzü bize yazın.</Notice>;
  return (
    <div>
      <SelectField
        key={kind}
        name="urun"
        id="urun"
        label="Ürün"
        defaultValue={product.slug}
        hint={describe(product.measures, kind)}
        options={offered.map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      {notice && <Notice>{notice}</Notice>}
    </div>
  );
}

function describe(measures: Measures, kind: Kind): string {
  if (measures.kind === 'panel') {
    const heights = measures.panelHeights.map((mm) => mm / 10).join(', ');
    return `${heights} cm yükseklik, direk aralığı en fazla ${measures.bayWidth / 10} cm.`;
  }
  const lengths = measures.boardLengths.join(', ').replace(/, (\d+)$/, ' ve $1');
  if (kind === 'cephe') {
    return `${measures.boardWidth} mm genişlik, boy ${lengths} mm, taşıyıcı en fazla ${measures.joistSpacing} mm.`;
  }
  return `${measures.boardWidth} mm tahta, ${measures.gap} mm derz, boy ${lengths} mm.`;
}

interface ColorChoiceProps {
  product: MeasuredProduct | undefined;
  color: MeasuredColor | undefined;
  notice: string | undefined;
}

export function ColorChoice({ product, color, notice }: ColorChoiceProps) {
  if (!product || product.colors.length === 0) return notice ? <Notice>{notice}</Notice> : null;
  return (
    <fieldset key={product.slug} className="min-w-0">
      <legend className="font-semibold">
        Renk: <span className="font-normal text-stone-600">{color?.name}</span>
      </legend>
      <div className="samples mt-3">
        {product.colors.map(({ slug, name, hex_code }) => (
          <label key={slug} className="sample">
            <input type="radio" name="renk" value={slug} defaultChecked={slug === color?.slug} />
            <span aria-hidden="true" className="sample-board" style={{ backgroundColor: hex_code }} />
            {name}
          </label>
        ))}
      </div>
      {notice && <Notice>{notice}</Notice>}
    </fieldset>
  );
}
