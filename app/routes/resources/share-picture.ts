import { z } from 'zod';
import { findPost } from '#app/features/blog/queries.server.ts';
import { findColor } from '#app/features/colors/queries.server.ts';
import { findSite } from '#app/features/content/queries.server.ts';
import { findProductsInColor } from '#app/features/products/in-color.server.ts';
import { findProduct } from '#app/features/products/queries.server.ts';
import { findProject } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { QueueFullError } from '#app/server/pictures/queue.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { getSharePicture } from '#app/server/share.server.ts';
import { imagePath } from '#app/shared/images.ts';
import { SHARE_KINDS, type ShareKind } from '#app/shared/share-picture.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import type { Route } from './+types/share-picture.ts';
import { findSharePage, type SharedPage } from './share-pages.server.ts';

const address = z.object({
  kind: z.enum(SHARE_KINDS),
  name: z
    .string()
    .regex(/^.{1,300}\.jpg$/)
    .transform((file) => file.slice(0, -'.jpg'.length)),
});

/** The picture of a link preview. Only for existing pages, so that nobody can have arbitrary text drawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wanted = address.safeParse({ kind: params.kind, name: params.file });
  if (!wanted.success) return missing();
  const { kind, name } = wanted.data;
  const page = await findPage[kind](name);
  if (!page) return missing();
  const drawing = {
    page: `${kind}/${name}`,
    title: page.title,
    brand: (await findSite(db)).name,
    // Pictures on other servers are not fetched; the brand picture is used instead.
    picture: page.picture && imagePath(page.picture) ? page.picture : sitePictureUrl('hero-terrace.jpg'),
  };
  const bytes = await getSharePicture(drawing, context.get(requestFacts).clientNetwork).catch(nullWhenFull);
  if (!bytes) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  });
}

const findPage: Record<ShareKind, (name: string) => Promise<SharedPage | undefined>> = {
  async urun(slug) {
    const product = await findProduct(db, slug);
    return product && { title: product.title, picture: product.images[0]?.picture.src };
  },
  async proje(slug) {
    const project = await findProject(db, slug);
    return project && { title: project.title, picture: project.pictures[0]?.src };
  },
  async yazi(slug) {
    const post = await findPost(db, slug);
    return post && { title: post.title, picture: post.picture?.src };
  },
  async renk(slug) {
    const color = await findColor(db, slug);
    const { products } = color ? await findProductsInColor(db, color.id, 1) : { products: [] };
    return color && { title: `${color.name} rengi`, picture: products[0]?.picture.src };
  },
  sayfa: findSharePage,
};

function nullWhenFull(error: unknown): null {
  if (error instanceof QueueFullError) return null;
  throw error;
}

const missing = () => new Response('Görsel bulunamadı', { status: 404 });
