import { href } from 'react-router';
import { findPostAddresses } from '#app/features/blog/addresses.server.ts';
import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { findContent } from '#app/features/content/find-content.server.ts';
import { findSite } from '#app/features/content/queries.server.ts';
import { findFirstProducts } from '#app/features/products/addresses.server.ts';
import { categoryLabel } from '#app/features/products/category.ts';
import { findProjectAddresses } from '#app/features/projects/addresses.server.ts';
import { db } from '#app/server/db.server.ts';
import { hoursInWords } from '#app/shared/hours.ts';
import { firstSentence } from '#app/shared/paragraphs.ts';

export const handle = { cache: {} };

/** More would only fill the window of the program that reads it; the sitemap has them all. */
const AT_MOST = 100;

/** The site on one page of Markdown, for assistants that answer questions about the company (llmstxt.org). */
export async function loader() {
  const [site, texts, products, projects, posts, colors] = await Promise.all([
    findSite(db),
    findContent(db, 'faq', 'installationGuide', 'paymentOptions', 'returnPolicy'),
    findFirstProducts(db, AT_MOST),
    findProjectAddresses(db),
    findPostAddresses(db),
    findVisibleColors(db),
  ]);
  const lines = [
    `# ${site.name}`,
    '',
    '> Dış mekân kompozit sistemleri: deck, çit, bahçe kapısı, cephe, pergola ve dekoratif panel. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
    '',
    `Telefon: ${site.phone}. E-posta: ${site.email}. Showroom: ${oneLine(site.address)} (${hoursInWords(site.showroomHours)}).`,
    'Malzeme: %65 ahşap lifi, %30 polimer, %5 katkı. 10 yıl garanti.',
    '',
    '## Ürünler',
    '',
    ...products.map((product) =>
      entry(
        href('/products/:slug', product),
        product.title,
        `${categoryLabel(product.category)}. ${firstSentence(product.description)}`,
      ),
    ),
    '',
    '## Renkler',
    '',
    ...colors.slice(0, AT_MOST).map((color) => entry(href('/renkler/:slug', color), color.name)),
    '',
    '## Projeler',
    '',
    ...projects
      .slice(0, AT_MOST)
      .map((project) => entry(href('/projects/:slug', project), project.title, project.location)),
    '',
    '## Blog',
    '',
    ...posts.slice(0, AT_MOST).map((post) => entry(href('/blogs/:slug', post), post.title)),
    '',
    '## Bilgi',
    '',
    entry(href('/about'), 'Hakkımızda'),
    entry(href('/contact'), 'İletişim'),
    entry(href('/faq'), texts.faq.text.title),
    entry(href('/installation-guide'), texts.installationGuide.text.title),
    entry(href('/payment-options'), texts.paymentOptions.text.title),
    entry(href('/return-policy'), texts.returnPolicy.text.title),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' },
  });

  function entry(path: string, title: string, note = ''): string {
    const about = oneLine(note);
    return `- [${oneLine(title).replace(/[[\]]/g, '')}](${site.url}${path})${about ? `: ${about}` : ''}`;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
