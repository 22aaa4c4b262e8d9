import type { RouterContextProvider } from 'react-router';
import { PAGES } from '#app/features/content/pages.server.ts';
import { formatDay } from '#app/shared/dates.ts';
import { loadContent } from '../load-content.server.ts';
import { nameSections } from './name-sections.server.ts';

const TEXT_PAGES = [
  'privacy',
  'terms',
  'installationGuide',
  'returnPolicy',
  'paymentOptions',
  'accessibility',
] as const;

interface Section {
  anchor: string;
  title: string;
  text: string;
  caption?: string;
  table?: { label: string; value: string }[];
}

export async function loadTextPage(context: Readonly<RouterContextProvider>, address: string) {
  const name = TEXT_PAGES.find((candidate) => PAGES[candidate].address === address);
  if (!name) throw new Error(`no text page has the address ${address}`);
  const { text, search, changedAt } = (await loadContent(context, name))[name];
  return {
    title: text.title,
    updated: changedAt && formatDay(changedAt),
    intro: text.intro,
    sections: nameSections<Section>(text.sections),
    search,
  };
}
