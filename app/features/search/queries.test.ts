import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postSearchText } from '#app/features/blog/post.ts';
import { productSearchText } from '#app/features/products/product.ts';
import { projectSearchText } from '#app/features/projects/project.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { type SearchResult, searchSite } from './queries.server.ts';

const now = '2025-10-03T09:00:00.000Z';
const lists = { features: toJson([]), technical_specs: toJson([]), faq: toJson([]) };

function productRow(title: string, description: string, values: { category?: string; is_active?: boolean } = {}) {
  const category = values.category ?? 'deck';
  return {
    id: randomUUID(),
    slug: randomUUID(),
    title,
    description,
    category,
    is_active: values.is_active ?? true,
    display_order: 1,
    main_image: null,
    faq_image: null,
    ...lists,
    search_text: productSearchText({ title, description, category }),
    created_at: now,
    updated_at: now,
  };
}

async function addProject(db: Db, title: string, location: string, is_active = true) {
  const description = 'Ölçüsü alındı, kuruldu.';
  const row = { id: randomUUID(), slug: randomUUID(), title, location, description, is_active };
  await db
    .insertInto('projects')
    .values({
      ...row,
      completion_date: now,
      images: toJson([]),
      features: toJson([]),
      specifications: toJson([]),
      search_text: projectSearchText(row),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

async function addPost(db: Db, title: string, content: string, is_published = true) {
  await db
    .insertInto('blog_posts')
    .values({
      id: randomUUID(),
      slug: randomUUID(),
      title,
      content,
      excerpt: null,
      image_url: null,
      status: 'published',
      is_published,
      published_at: null,
      author_id: randomUUID(),
      search_text: postSearchText({ title, content }),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const titles = ({ products, projects, posts }: SearchResult) =>
  [...products.hits, ...projects.hits, ...posts.hits].map((hit) => hit.title);

onEachEngine('search', (opened) => {
  const db = () => opened().database.db;

  describe('over products, projects and posts', () => {
    beforeEach(async () => {
      for (const table of ['products', 'projects', 'blog_posts'] as const) await db().deleteFrom(table).execute();
      await db()
        .insertInto('products')
        .values([
          productRow('Lamel Çit 180', 'Rüzgârı kırar.', { category: 'fence' }),
          productRow('Işıklı Pergola', 'Gölge verir.', { category: 'pergola' }),
          productRow('Masif Deck 140', 'Havuz başı için.'),
          productRow('Gizli Çit', 'Görünmez.', { category: 'fence', is_active: false }),
        ])
        .execute();
      await addProject(db(), 'Şile’de çit ve kapı', 'Şile, İstanbul');
      await addProject(db(), 'Kaldırılan çit', 'Urla', false);
      await addPost(db(), 'Çit seçerken', '<p>Pergolanın gölgesi &amp; rüzgâr</p>');
      await addPost(db(), 'Taslak çit yazısı', '<p>Henüz değil</p>', false);
    });

    it.each(['çit', 'CIT', 'ÇİT', 'Cit', 'çitler', 'Çitleri'])(
      '%s finds every visible fence, and nothing hidden',
      async (q) => {
        const found = await searchSite(db(), q);
        expect(titles(found)).toEqual(['Lamel Çit 180', 'Şile’de çit ve kapı', 'Çit seçerken']);
        expect(found).toMatchObject({ total: 3, forgiven: false });
      },
    );

    it.each([
      ['IŞIKLI', 'Işıklı Pergola'],
      ['isikli', 'Işıklı Pergola'],
      ['ŞİLE', 'Şile’de çit ve kapı'],
      ['sile istanbul', 'Şile’de çit ve kapı'],
      ['deck havuz', 'Masif Deck 140'],
      ['140', 'Masif Deck 140'],
    ])('%s finds %s', async (query, title) => {
      expect(titles(await searchSite(db(), query))).toEqual([title]);
    });

    it('puts what carries the word in its title first', async () => {
      expect(titles(await searchSite(db(), 'pergola'))).toEqual(['Işıklı Pergola', 'Çit seçerken']);
    });

    it.each([
      ['pergla', 'Işıklı Pergola'],
      ['prgola', 'Işıklı Pergola'],
      ['pregola', 'Işıklı Pergola'],
      ['massif', 'Masif Deck 140'],
      ['dekc', 'Masif Deck 140'],
      ['hvauz', 'Masif Deck 140'],
      ['lamrl çit', 'Lamel Çit 180'],
    ])('%s is forgiven and finds %s', async (query, title) => {
      const found = await searchSite(db(), query);
      expect(titles(found)[0]).toBe(title);
      expect(found.forgiven).toBe(true);
    });

    it.each([
      ['çitler lamle', 'Lamel Çit 180'],
      ['pergollalar', 'Işıklı Pergola'],
      ['iskili pergolalar', 'Işıklı Pergola'],
    ])('%s finds %s: each word is forgiven on its own, its plural included', async (query, title) => {
      const found = await searchSite(db(), query);
      expect(titles(found)[0]).toBe(title);
      expect(found.forgiven).toBe(true);
    });

    it.each(['%', '_', '\\', "'; drop table products; --", 'xyzxyz', '', '   ', '😀'])(
      '%j finds nothing and breaks nothing',
      async (q) => {
        expect((await searchSite(db(), q)).total).toBe(0);
      },
    );
  });

  describe('with 10,000 products', () => {
    beforeAll(async () => {
      const texts = [
        'Teras ve balkon için dolu gövde.',
        'Bahçe sınırında rüzgârı kıran lameller.',
        'Gölge ve serinlik.',
      ];
      const row = (n: number) =>
        productRow(`Seri ${n} ${n % 2 ? 'Korkuluk' : 'Basamak'}`, `${texts[n % 3]} `.repeat(10), {
          category: 'facade',
        });
      for (let from = 0; from < 10_000; from += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => row(from + index));
        await db().insertInto('products').values(rows).execute();
      }
    });

    it.each(['korkuluk', 'seri 777', 'korkulk', 'rzgar'])('%s is answered quickly', async (query) => {
      await searchSite(db(), query);
      const before = process.cpuUsage();
      const found = await searchSite(db(), query);
      const { user, system } = process.cpuUsage(before);
      expect(found.total).toBeGreaterThan(0);
      // CPU time instead of elapsed time, so that a busy machine does not fail it. Typical on SQLite: 30 to 190 ms.
      expect((user + system) / 1000).toBeLessThan(600);
    });
  });

  it('finds a product by the name of a colour that its pictures show', async () => {
    const own = db();
    const product = productRow('Renkli Profil', 'Düz yüzeyli.');
    const [shown, hidden] = [randomUUID(), randomUUID()];
    await own.insertInto('products').values(product).execute();
    for (const [id, name, is_visible] of [
      [shown, 'Şarap Kızılı', true],
      [hidden, 'Gizlirenk', false],
    ] as const) {
      await own.insertInto('colors').values({ id, name, hex_code: '#722F37', is_visible, created_at: now }).execute();
      const image = { id: randomUUID(), product_id: product.id, color_id: id, image_url: '/images/site/before.jpg' };
      await own
        .insertInto('product_images')
        .values({ ...image, position: 1, created_at: now })
        .execute();
    }
    expect(titles(await searchSite(own, 'sarap profil'))).toEqual(['Renkli Profil']);
    expect(titles(await searchSite(own, 'gizlirenk'))).toEqual([]);
    const { colors } = await searchSite(own, 'sarap rengi');
    expect(colors.hits).toMatchObject([{ slug: 'sarap-kizili', title: 'Şarap Kızılı', note: 'Renk' }]);
    expect((await searchSite(own, 'gizlirenk')).colors.total).toBe(0);
    // "çitler antrasiz": a plural, and a colour with a typing error.
    expect(titles(await searchSite(own, 'profiller sarab'))).toEqual(['Renkli Profil']);
    expect(titles(await searchSite(own, 'gizlirenl'))).toEqual([]);
  });

  it('forgives an error in a word of three letters, and looks for a product even when a text was found', async () => {
    const own = db();
    await own.insertInto('products').values(productRow('Zümrüt Bent 12', 'Kalın.')).execute();
    await addPost(own, 'Zümrüt nedir?', '<p>Bet rengi değildir.</p>');
    expect(titles(await searchSite(own, 'zümrüt bet'))).toEqual(['Zümrüt Bent 12', 'Zümrüt nedir?']);
  });

  it.each([
    ['at the beginning of a text', 'Tavan'],
    ['within a text', 'Kalın tavan levhası'],
    ['before a comma', 'Zemin, tavan, duvar'],
    ['before a full stop', 'Kalın tavan. Düz.'],
    ['at the end', 'Kalın tavan'],
  ])('finds a word with a typing error in either half, or two letters swapped, %s', async (_, words) => {
    const own = db();
    for (const table of ['products', 'projects', 'blog_posts'] as const) await own.deleteFrom(table).execute();
    const row = { ...productRow('Levha', ''), search_text: foldTurkish(words) };
    await own.insertInto('products').values(row).execute();
    for (const typed of ['tavam', 'zavan', 'tvaan']) {
      const { products, forgiven } = await searchSite(own, typed);
      expect([products.hits.map(({ slug }) => slug), forgiven], typed).toEqual([[row.slug], true]);
    }
    expect((await searchSite(own, 'duman')).total).toBe(0);
  });
});
