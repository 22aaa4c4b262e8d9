import { type CSSProperties, useEffect, useRef } from 'react';
import { Form, href } from 'react-router';
import { compareSpecs } from '#app/features/products/comparison.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { numberWord } from '#app/shared/number-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/compare.ts';
import { AddProduct } from './compare/add-product.tsx';
import { rememberCompared } from './compare/chosen-products.ts';
import { ComparedHead } from './compare/compared-head.tsx';
import { ColorsRow, NextSteps, SectionsRow, SpecRow } from './compare/compared-rows.tsx';
import { type ComparedProduct, loadCompared } from './compare/load-compared.server.ts';
import { contentMeta } from './content-meta.ts';
import { loadContent } from './load-content.server.ts';

/** Only the empty page is cached: the choices of an address are without number. */
export const handle = { cache: {} };

const NOTHING = { products: [], gone: false, tooMany: false, repeated: false, others: [] };

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const [compared, { karsilastir }] = await Promise.all([
    orWhenFailing(context, 'comparison', loadCompared(db, searchParams), NOTHING),
    loadContent(context, 'karsilastir'),
  ]);
  return { ...compared, search: karsilastir.search, onlyDifferences: searchParams.get('fark') === '1' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.search, { noindex: true });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { products, others, onlyDifferences } = loaderData;
  useEffect(() => rememberCompared(products), [products]);
  const rows = compareSpecs(products.map(({ technical_specs }) => technical_specs));
  const complete = products.length > 1;
  const shown = complete && onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="wrap pt-6 pb-section md:pt-10">
      <Breadcrumb
        items={[
          { label: 'Ana Sayfa', to: href('/') },
          { label: 'Ürünler', to: href('/products') },
          { label: 'Karşılaştır' },
        ]}
      />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h1 className="text-h1">{titleOf(products)}</h1>
        {complete && <OnlyDifferences products={products} checked={onlyDifferences} />}
      </div>
      <Notices {...loaderData} />
      {products.length === 0 ? (
        <EmptyState
          className="mt-8"
          drawing={<CategoryDrawing name="all" className="size-14" />}
          title="Karşılaştırmak için en az iki ürün seçin."
          action={<ButtonLink to={href('/products')}>Ürünler</ButtonLink>}
        />
      ) : (
        <div className="versus mt-8 md:mt-10" style={{ '--n': Math.max(2, products.length) } as CSSProperties}>
          {products.map((product) => (
            <ComparedHead key={product.slug} product={product} compared={products} />
          ))}
          {!complete && <AddProduct compared={products} others={others} />}
          <SectionsRow products={products} />
          {shown.map((row) => (
            <SpecRow key={row.title} row={row} products={products} />
          ))}
          <ColorsRow products={products} onlyDifferences={onlyDifferences && complete} />
          <NextSteps products={products} />
        </div>
      )}
      {products.length === 2 && others.length > 0 && (
        <div className="mt-8 max-w-[30rem]">
          <AddProduct compared={products} others={others} />
        </div>
      )}
    </div>
  );
}

function OnlyDifferences({ products, checked }: { products: { slug: string }[]; checked: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(checked);
  // With a key of `checked` it would follow the address, too, but lose the focus.
  useEffect(() => {
    if (!box.current || shown.current === checked) return;
    shown.current = checked;
    box.current.checked = checked;
  }, [checked]);
  // It may have been ticked before the scripts came.
  useEffect(() => {
    if (box.current && box.current.checked !== shown.current) box.current.form?.requestSubmit();
  }, []);
  return (
    <Form action={href('/karsilastir')} preventScrollReset replace className="flex items-center gap-3">
      {products.map(({ slug }) => (
        <input key={slug} type="hidden" name="urun" value={slug} />
      ))}
      <label className="check">
        <input
          ref={box}
          type="checkbox"
          name="fark"
          value="1"
          // A browser that goes back would tick it as it was left.
          autoComplete="off"
          defaultChecked={checked}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <span>Yalnızca farkları göster</span>
      </label>
      <noscript>
        <button type="submit" className="btn btn-outline btn-sm">
          Uygula
        </button>
      </noscript>
    </Form>
  );
}

function Notices({ products, gone, tooMany, repeated }: Route.ComponentProps['loaderData']) {
  const notices = [
    gone && 'Bağlantıdaki ürünlerden biri artık sitede yok; karşılaştırmaya alınmadı.',
    tooMany && 'En fazla üç ürün yan yana durur; ilk üçü gösteriliyor.',
    repeated && 'Aynı ürün birden çok kez seçilmişti; bir kez gösteriliyor.',
    products.length === 1 && 'Karşılaştırmak için bir ürün daha seçin.',
  ].filter((notice) => notice !== false);
  if (notices.length === 0) return null;
  return (
    <div role="status" className="mt-4 grid gap-1">
      {notices.map((notice) => (
        <p key={notice} className="error">
          <Icon name="warn" />
          {notice}
        </p>
      ))}
    </div>
  );
}

const NOUNS: Record<string, string> = {
  deck: 'deck',
  fence: 'çit',
  garden_gate: 'bahçe kapısı',
  facade: 'cephe',
  pergola: 'pergola',
  decorative_panel: 'panel',
};

/** "Üç deck, yan yana." */
function titleOf(products: Pick<ComparedProduct, 'category'>[]): string {
  const [first, ...rest] = products;
  if (!first || rest.length === 0) return 'Karşılaştır';
  const isAlike = rest.every(({ category }) => category === first.category);
  const noun = (isAlike && NOUNS[first.category]) || 'ürün';
  const count = numberWord(products.length);
  return `${count.charAt(0).toLocaleUpperCase('tr')}${count.slice(1)} ${noun}, yan yana.`;
}
