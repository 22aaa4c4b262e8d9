import type { Expression } from 'kysely';
import { type ColorView, toColorView, visibleColors } from '#app/features/colors/queries.server.ts';
import { findMeasuredIds } from '#app/features/products/measures.server.ts';
import { findPicturesInColor, visibleProducts } from '#app/features/products/queries.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { PictureView } from '#app/shared/images.ts';
import { readList } from '#app/shared/lists.ts';
import { specificationEntry } from './project.ts';
import { linkColumns, type ProjectLinkView, toLinks, visibleProjects } from './queries.server.ts';

// What a project was built with, seen from the project, the product and the colour. A link counts only where its project
// and its product are visible; a hidden colour is left out.

function visibleLinks(db: Db) {
  return visibleProjects(db)
    .innerJoin('project_products as link', 'link.project_id', 'projects.id')
    .innerJoin(
      visibleProducts(db).select(['id', 'slug', 'title', 'main_image']).as('product'),
      'product.id',
      'link.product_id',
    )
    .leftJoin(visibleColors(db).select(['id', 'slug', 'name', 'hex_code']).as('color'), 'color.id', 'link.color_id');
}

export interface UsedProductView {
  slug: string;
  title: string;
  color: ColorView | null;
  /** In that colour where there is such a picture. */
  picture: PictureView | null;
  /** True when the product's own page can show it in that colour. */
  hasColor: boolean;
  hasMeasures: boolean;
}

const productsOfProject = preparedQuery((db, { projectId }: Given<{ projectId: string }>) =>
  visibleLinks(db)
    .where('projects.id', '=', projectId)
    .select(['product.id', 'product.slug', 'product.title', 'product.main_image'])
    .select(['color.slug as color_slug', 'color.name', 'color.hex_code'])
    .orderBy('link.position')
    .orderBy('link.id'),
);

export async function findUsedProducts(db: Db, projectId: string): Promise<UsedProductView[]> {
  const links = await productsOfProject.execute(db, { projectId });
  const products = links.map(({ id, slug, title, main_image, color_slug, name, hex_code }) => ({
    id,
    slug,
    title,
    main_image,
    color: name !== null && hex_code !== null ? toColorView({ slug: color_slug, name, hex_code }) : null,
  }));
  const pictures = await findPicturesInColor(db, products);
  const measured = await findMeasuredIds(
    db,
    products.map(({ id }) => id),
  );
  return products.map(({ id, slug, title, color }, index) => ({
    slug,
    title,
    color,
    picture: pictures[index]?.picture ?? null,
    hasColor: pictures[index]?.hasColor ?? false,
    hasMeasures: measured.has(id),
  }));
}

export interface ProjectOfProductView extends Omit<ProjectLinkView, 'id' | 'completed'> {
  /** The colours in which the product was used there. */
  colors: string[];
  /** As the project's facts have it, e.g. "210 m²". */
  area: string | null;
}

const ofProduct = (db: Db, productId: Expression<string>) => visibleLinks(db).where('link.product_id', '=', productId);

const projectsOfProduct = preparedQuery((db, { productId, limit }: Given<{ productId: string; limit: number }>) =>
  newestFirst(db, ofProduct(db, productId).select('projects.id'), limit),
);

const colorsInProjects = preparedQuery(
  (db, { productId, projectIds }: Given<{ productId: string; projectIds: string[] }>) =>
    ofProduct(db, productId)
      .where('projects.id', 'in', projectIds)
      .select(['projects.id', 'color.name'])
      .orderBy('link.position'),
);

/** Newest first. */
export async function findProjectsOfProduct(db: Db, productId: string, limit: number): Promise<ProjectOfProductView[]> {
  const rows = await projectsOfProduct.execute(db, { productId, limit });
  const used = await colorsInProjects.execute(db, { productId, projectIds: idsOf(rows) });
  const cards = await toLinks(db, rows);
  return cards.map(({ id, completed: _, ...card }, index) => ({
    ...card,
    colors: namesOf(used, id),
    area: areaOf(rows[index]?.specifications),
  }));
}

export interface ProjectOfColorView extends ProjectLinkView {
  /** The products that were used in that colour there. */
  products: string[];
}

/** Newest first. */
export async function findProjectsOfColor(db: Db, colorId: string, limit: number): Promise<ProjectOfColorView[]> {
  const links = visibleLinks(db).where('color.id', '=', colorId);
  const rows = await newestFirst(db, links.select('projects.id'), limit).execute();
  const used = await links
    .where('projects.id', 'in', idsOf(rows))
    .select(['projects.id', 'product.title as name'])
    .orderBy('link.position')
    .execute();
  const cards = await toLinks(db, rows);
  return cards.map((card) => ({ ...card, products: namesOf(used, card.id) }));
}

/** How many visible projects were built in each visible colour, by the colour's id. */
export async function countProjectsByColor(db: Db): Promise<Map<string, number>> {
  const rows = await visibleLinks(db)
    .where('color.id', 'is not', null)
    .select((eb) => ['color.id', eb.fn.count('projects.id').distinct().as('projects')])
    .groupBy('color.id')
    .execute();
  return new Map(rows.map(({ id, projects }) => [id as string, toCount(projects)]));
}

function newestFirst(db: Db, ids: ReturnType<typeof projectIds>, limit: number) {
  return visibleProjects(db)
    .where('id', 'in', ids)
    .select([...linkColumns, 'specifications'])
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .limit(limit);
}
const projectIds = (db: Db) => visibleLinks(db).select('projects.id');

/** A list that is never empty: `in ()` is not valid SQL. */
const idsOf = (rows: { id: string }[]) => (rows.length > 0 ? rows.map(({ id }) => id) : [NOBODY]);
const NOBODY = '00000000-0000-0000-0000-000000000000';

const namesOf = (used: { id: string; name: string | null }[], id: string) => [
  ...new Set(used.flatMap((link) => (link.id === id && link.name !== null ? [link.name] : []))),
];

const areaOf = (specifications: unknown) =>
  readList(specifications, specificationEntry).find(({ label }) => label.trim().toLocaleLowerCase('tr') === 'alan')
    ?.value ?? null;
