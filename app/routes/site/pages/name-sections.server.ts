import { transliteratedSlug } from '#app/shared/slug.ts';

/** The ids that such a page has already: its main part, and the last section of the questions. */
const TAKEN = ['icerik', 'baska-soru'];

/** Gives every section the id that links lead to: its own, or one made from its title. None is given twice. */
export function nameSections<Section extends { anchor: string; title: string }>(sections: readonly Section[]) {
  const taken = new Set(TAKEN);
  return sections.map(({ anchor, ...section }) => {
    const wanted = anchor || transliteratedSlug(section.title) || 'bolum';
    let id = wanted;
    for (let next = 2; taken.has(id); next += 1) id = `${wanted}-${next}`;
    taken.add(id);
    return { ...section, id };
  });
}
