import { Fragment, type ReactNode } from 'react';
import { NEWSLETTER_PARAM, readNewsletterOutcome } from '#app/features/newsletter/outcome.ts';
import { findPopularProducts } from '#app/features/products/queries.server.ts';
import { findFeaturedProjects } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { HOME_PRODUCTS, HOME_PROJECTS } from '#app/shared/limits.ts';
import type { Route } from './+types/home.ts';
import { localBusiness, organization, website } from './company-json-ld.ts';
import { contentMeta } from './content-meta.ts';
import { BeforeAfter } from './home/before-after.tsx';
import { Benefits } from './home/benefits.tsx';
import { CallToAction } from './home/call-to-action.tsx';
import { Company } from './home/company.tsx';
import type { HomeContent } from './home/content.ts';
import { FeaturedProjects } from './home/featured-projects.tsx';
import { Hero } from './home/hero.tsx';
import { NewsletterAndShowroom } from './home/newsletter-and-showroom.tsx';
import { PopularProducts } from './home/popular-products.tsx';
import { loadContent } from './load-content.server.ts';

export const handle = { cache: {} };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content.search, { structured: [organization, localBusiness, website] });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.has(NEWSLETTER_PARAM)) context.get(requestFacts).cacheable = false;
  const [projects, products, { home, material }] = await Promise.all([
    orWhenFailing(context, 'home projects', findFeaturedProjects(db, HOME_PROJECTS), []),
    orWhenFailing(context, 'home products', findPopularProducts(db, HOME_PRODUCTS), []),
    loadContent(context, 'home', 'material'),
  ]);
  const composition = material.composition.parts;
  return { projects, products, content: home, composition, newsletter: readNewsletterOutcome(url.searchParams) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, composition, projects, products, newsletter } = loaderData;
  const sections: Record<HomeContent['sections']['order'][number], ReactNode> = {
    beforeAfter: <BeforeAfter content={content.beforeAfter} />,
    projects: <FeaturedProjects content={content.projects} projects={projects} />,
    products: <PopularProducts content={content.products} products={products} />,
    benefits: <Benefits content={content.benefits} />,
    company: <Company content={content.company} composition={composition} />,
    newsletter: <NewsletterAndShowroom content={content.newsletter} outcome={newsletter} />,
    callToAction: <CallToAction content={content.callToAction} />,
  };
  return (
    <>
      <Hero content={content.hero} />
      {content.sections.order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
