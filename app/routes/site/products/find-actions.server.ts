import { href } from 'react-router';
import { sheetFacts } from '#app/features/paper/paper.server.ts';
import { findMeasures } from '#app/features/products/measures.server.ts';
import { colorsOf } from '#app/features/products/product-page.ts';
import type { ProductView } from '#app/features/products/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { withQuery } from '#app/shared/with-query.ts';

export interface ProductAction {
  icon: 'ruler' | 'box' | 'sheet' | 'compare';
  /** Where it leads: to another page, which takes the colour along, to a file, or into the comparison. */
  end: 'next' | 'download' | 'plus';
  title: string;
  note: string;
  /** In place of the note when a colour is chosen, after its name. */
  colorNote?: string;
  to: string;
}

/** What a visitor can do with this product besides asking. The words come from here, so that no script carries them. */
export async function findActions(db: Db, product: ProductView): Promise<ProductAction[]> {
  const { id, slug, images } = product;
  const measures = await findMeasures(db, id);
  const sheet = await sheetFacts(product, measures);
  const actions: (ProductAction | false)[] = [
    measures !== null && {
      icon: 'ruler',
      end: 'next',
      title: 'Ne kadar gerekir?',
      note: 'Ölçünüzü yazın; planı çizelim, tahtayı sayalım.',
      to: withQuery(href('/hesapla'), { urun: slug }),
    },
    colorsOf(images).length > 0 && {
      icon: 'box',
      end: 'next',
      title: 'Numune iste',
      note: 'Parçalar ücretsiz gelir, elinizde bakarsınız.',
      colorNote: ' parçası ücretsiz gelir, elinizde bakarsınız.',
      to: withQuery(href('/numune'), { urun: slug }),
    },
    {
      icon: 'sheet',
      end: 'download',
      title: 'Teknik föy (PDF)',
      note: sheet ? `${sheet.pages} sayfa, ${Math.ceil(sheet.bytes / 1024)} KB` : '',
      to: `${href('/products/:slug', { slug })}/foy.pdf`,
    },
    {
      icon: 'compare',
      end: 'plus',
      title: 'Karşılaştırmaya ekle',
      note: 'En fazla 3 ürün',
      to: withQuery(href('/karsilastir'), { urun: slug }),
    },
  ];
  return actions.filter((action) => action !== false);
}
