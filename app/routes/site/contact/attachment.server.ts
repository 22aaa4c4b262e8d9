import { href } from 'react-router';
import { ADDRESS_LENGTH, summaryOf } from '#app/features/calculator/summary.server.ts';
import type { MessageDetails } from '#app/features/messages/details.ts';
import { colorsOf } from '#app/features/products/product-page.ts';
import { findProduct } from '#app/features/products/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { withQuery } from '#app/shared/with-query.ts';

/** What goes along with a request for an offer, and what the visitor is told about it. */
export interface Attachment {
  /** Null when the address names something that cannot be attached. */
  details: MessageDetails | null;
  /** Where the product is shown, in its colour. */
  productPath?: string;
  /** The first words of the message, which the visitor may change. */
  draft?: string;
  notice?: string;
}

/**
 * From the address: `hesap` is the query of /hesapla, whose list is computed again here; `urun` and `renk` name a product. Null
 * when the address asks for nothing.
 */
export async function findAttachment(db: Db, query: URLSearchParams): Promise<Attachment | null> {
  const calculation = query.get('hesap');
  if (calculation !== null) return attachCalculation(db, calculation);
  const slug = query.get('urun');
  return slug === null ? null : attachProduct(db, slug, query.get('renk'));
}

async function attachCalculation(db: Db, query: string): Promise<Attachment> {
  const calculation = new URLSearchParams(query.slice(0, ADDRESS_LENGTH));
  const summary = query.length <= ADDRESS_LENGTH ? await summaryOf(db, calculation) : null;
  if (!summary) {
    return { details: null, notice: 'Bağlantıdaki hesap okunamadı; mesajınıza liste eklenmeyecek.' };
  }
  return {
    details: {
      product: summary.product.title,
      color: summary.color?.name,
      link: summary.link,
      lines: [
        { label: 'Ölçüler', value: `${summary.title} (${summary.measures.join('; ')})` },
        ...summary.lines.map(({ name, amount }) => ({ label: name, value: amount })),
      ],
    },
    productPath: productPath(summary.product.slug, summary.color?.slug),
    draft: `Merhaba, ${summary.title} için fiyat rica ederim.`,
    ...(calculation.get('renk') &&
      !summary.color && { notice: 'Bu ürün bağlantıdaki renkte yok; liste renksiz eklenecek.' }),
  };
}

async function attachProduct(db: Db, slug: string, colorSlug: string | null): Promise<Attachment> {
  const product = await findProduct(db, slug);
  if (!product) return { details: null, notice: 'Bağlantıdaki ürün artık sitede yok; mesajınıza eklenmeyecek.' };
  const color = colorsOf(product.images).find((candidate) => candidate.slug === colorSlug);
  return {
    details: { product: product.title, color: color?.name },
    productPath: productPath(slug, color?.slug),
    draft: `Merhaba, ${[product.title, color?.name].filter(Boolean).join(', ')} için fiyat rica ederim.`,
    ...(colorSlug !== null &&
      !color && { notice: 'Bu ürün bağlantıdaki renkte yok; mesajınıza yalnızca ürün eklenecek.' }),
  };
}

const productPath = (slug: string, renk: string | undefined) => withQuery(href('/products/:slug', { slug }), { renk });
