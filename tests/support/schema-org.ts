import { z } from 'zod';

// What schema.org and the guides of search engines require of each type; URLs are always absolute.

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime();
const reference = z.object({ '@id': address });
const company = z.object({ '@type': z.literal('Organization'), name: text });

const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text });

const NODES: Record<string, z.ZodType> = {
  Organization: z.object({
    '@id': address,
    name: text,
    url: address,
    logo: address,
    sameAs: z.array(address).min(1),
    telephone: text,
    email: z.email(),
  }),
  HomeAndConstructionBusiness: z.object({
    '@id': address,
    name: text,
    url: address,
    image: address,
    telephone: text,
    parentOrganization: reference,
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressCountry: z.literal('TR'),
    }),
    geo: z.object({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    openingHoursSpecification: z
      .array(
        z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z
            .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
            .min(1),
          opens: z.string().regex(/^\d\d:\d\d$/),
          closes: z.string().regex(/^\d\d:\d\d$/),
        }),
      )
      .min(1),
  }),
  WebSite: z.object({
    name: text,
    url: address,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.object({ itemListElement: inOrder(listItem.extend({ item: address })).min(2) }),
  ItemList: z.object({ numberOfItems: z.int().min(0), itemListElement: z.array(listItem.extend({ url: address })) }),
  ImageGallery: z.object({
    url: address,
    image: z.array(z.object({ '@type': z.literal('ImageObject'), name: text, contentUrl: address })),
  }),
  Product: z.object({
    '@id': address,
    name: text,
    description: text,
    url: address,
    image: z.array(address).min(1).optional(),
    brand: z.object({ '@type': z.literal('Brand'), name: text }),
    color: text.optional(),
    additionalProperty: z.array(z.object({ '@type': z.literal('PropertyValue'), name: text, value: text })),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  BlogPosting: z.object({
    headline: text.max(300),
    image: z.array(address).min(1),
    datePublished: moment,
    dateModified: moment,
    mainEntityOfPage: address,
    author: company.extend({ url: address }),
    publisher: company.extend({ logo: address }),
  }),
  CreativeWork: z.object({
    name: text,
    description: text,
    url: address,
    image: z.array(address),
    dateCreated: moment,
    locationCreated: z.object({ '@type': z.literal('Place'), name: text }),
    creator: company,
  }),
};

/** Throws when a node is of an unknown type or lacks what its type needs. */
export function checkNode(node: Record<string, unknown>): void {
  const schema = NODES[String(node['@type'])];
  if (!schema) throw new Error(`No shape is known for ${String(node['@type'])}`);
  schema.parse(node);
}

function inOrder<T extends z.ZodType<{ position: number }>>(item: T) {
  return z.array(item).refine((items) => items.every(({ position }, index) => position === index + 1), 'not in order');
}
