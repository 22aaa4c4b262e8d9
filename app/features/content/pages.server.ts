import type { Shown } from './fields.ts';
import type { Page } from './page.ts';
import { about } from './pages/about.server.ts';
import { accessibility } from './pages/accessibility.server.ts';
import { contact, thanks } from './pages/contact.server.ts';
import { faq } from './pages/faq.server.ts';
import { frame } from './pages/frame.server.ts';
import { home } from './pages/home.server.ts';
import { installationGuide } from './pages/installation-guide.server.ts';
import { blogs, gallery, products, projects } from './pages/lists.server.ts';
import { material } from './pages/material.server.ts';
import { paymentOptions } from './pages/payment-options.server.ts';
import { privacy } from './pages/privacy.server.ts';
import { replies } from './pages/replies.server.ts';
import { returnPolicy } from './pages/return-policy.server.ts';
import { terms } from './pages/terms.server.ts';
import { hesapla, karsilastir, numune, renkler } from './pages/trade.server.ts';
import type { Part } from './part.ts';

/** Every page whose texts staff change, in the order in which the back-office lists them. */
export const PAGES = {
  home,
  about,
  products,
  renkler,
  hesapla,
  numune,
  karsilastir,
  projects,
  gallery,
  blogs,
  contact,
  thanks,
  faq,
  installationGuide,
  accessibility,
  privacy,
  terms,
  returnPolicy,
  paymentOptions,
  material,
  frame,
  replies,
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
export type ShownPage<Name extends PageName> = {
  [PartName in keyof (typeof PAGES)[Name]['parts']]: (typeof PAGES)[Name]['parts'][PartName] extends Part<infer F>
    ? Shown<F>
    : never;
};

/** The row of a part that was edited: "home.hero". */
export const contentKey = (page: string, part: string) => `${page}.${part}`;

export interface FoundPart {
  key: string;
  page: Page;
  part: Part;
}

export function findPart(pageName: string, partName: string): FoundPart | undefined {
  const page: Page | undefined = Object.hasOwn(PAGES, pageName) ? PAGES[pageName as PageName] : undefined;
  const part = page && Object.hasOwn(page.parts, partName) ? page.parts[partName] : undefined;
  return page && part && { key: contentKey(pageName, partName), page, part };
}

export function findPartByKey(key: string): FoundPart | undefined {
  const [page = '', part = ''] = key.split('.');
  return findPart(page, part);
}
