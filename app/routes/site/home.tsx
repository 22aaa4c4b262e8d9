import { NEWSLETTER_PARAM, readNewsletterOutcome } from '#app/features/newsletter/outcome.ts';
import { findPopularProducts } from '#app/features/products/queries.server.ts';
import { findFeaturedProjects } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { HOME_PRODUCTS, HOME_PROJECTS } from '#app/shared/limits.ts';
import type { Route } from './+types/home.ts';
import { localBusiness, organization, website } from './company-json-ld.ts';
import { BeforeAfter } from './home/before-after.tsx';
import { Benefits } from './home/benefits.tsx';
import { CallToAction } from './home/call-to-action.tsx';
import { Company } from './home/company.tsx';
import { FeaturedProjects } from './home/featured-projects.tsx';
import { Hero } from './home/hero.tsx';
import { NewsletterAndShowroom } from './home/newsletter-and-showroom.tsx';
import { PopularProducts } from './home/popular-products.tsx';
import { fixedPageMeta } from './page-meta.ts';
import { loadSitePictures } from './site-pictures.server.ts';

export const handle = { cache: {} };

export const meta = fixedPageMeta({
  title: 'Dış mekân kompozit sistemleri',
  description: 'Deck, çit, cephe ve pergola sistemleri. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
  structured: [organization, localBusiness, website],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.has(NEWSLETTER_PARAM)) context.get(requestFacts).cacheable = false;
  const [projects, products, pictures] = await Promise.all([
    orWhenFailing(context, 'home projects', findFeaturedProjects(db, HOME_PROJECTS), []),
    orWhenFailing(context, 'home products', findPopularProducts(db, HOME_PRODUCTS), []),
    loadSitePictures(context, 'hero-terrace.jpg', 'before.jpg', 'after.jpg', 'showroom.jpg'),
  ]);
  return { projects, products, pictures, newsletter: readNewsletterOutcome(url.searchParams) };
}

export default function Home({ loaderData: { projects, products, pictures, newsletter } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture={pictures['hero-terrace.jpg']} />
      <BeforeAfter before={pictures['before.jpg']} after={pictures['after.jpg']} />
      <FeaturedProjects projects={projects} />
      <PopularProducts products={products} />
      <Benefits />
      <Company />
      <NewsletterAndShowroom picture={pictures['showroom.jpg']} outcome={newsletter} />
      <CallToAction />
    </>
  );
}
