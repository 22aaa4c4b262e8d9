import { foldTurkish } from '#app/shared/turkish.ts';
import type { Chapter } from './chapter.ts';
import { CHAPTERS } from './chapters.ts';

const STEM = 5;

/** Chapters with every word of the query, those with more of them in the title first. Endings and Turkish letters do not matter. */
export function searchChapters(query: string): Chapter[] {
  const stems = (foldTurkish(query.slice(0, 100)).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, STEM));
  if (stems.length === 0) return [];
  const inTitle = ({ title }: Chapter) => stems.filter((stem) => foldTurkish(title).includes(stem)).length;
  return CHAPTERS.filter((chapter) => {
    const text = foldTurkish(textOf(chapter));
    return stems.every((stem) => text.includes(stem));
  }).sort((a, b) => inTitle(b) - inTitle(a));
}

const textOf = ({ title, intro, steps, words = '' }: Chapter) =>
  [title, intro, words, ...steps.flatMap((step) => [step.title, step.text])].join(' ');
