import { describe, expect, it } from 'vitest';
import { errorPatterns, isOneErrorApart, meantWord, queryWords, withoutPlural } from './words.ts';

describe('the words of a query', () => {
  it.each([
    ['ÇİT paneli', ['cit', 'paneli']],
    ['IŞIK ışık Işık', ['isik']],
    ['  deck,  140 mm! ', ['deck', '140', 'mm']],
    ['a ş 5', ['5']],
    ['%_\\', []],
  ])('%j are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are few, however long the query is', () => {
    expect(queryWords('bir iki uc dort bes alti yedi sekiz dokuz').length).toBe(6);
    expect(queryWords('a'.repeat(5000))[0]?.length).toBe(80);
  });

  it.each([
    ['citler', 'cit'],
    ['lamelleri', 'lamel'],
    ['pergolalar', 'pergola'],
    ['kiler', 'kiler'],
  ])('lose their plural: %s is looked for as %s', (word, stem) => {
    expect(withoutPlural(word)).toBe(stem);
  });
});

describe('one typing error', () => {
  it.each([
    ['pergla', 'pergola', 'a letter missing'],
    ['pergoola', 'pergola', 'a letter too many'],
    ['pergula', 'pergola', 'a wrong letter'],
    ['pregola', 'pergola', 'two letters swapped'],
    ['dekc', 'deck', 'two letters swapped at the end'],
  ])('%s for %s: %s', (typed, meant) => {
    expect(isOneErrorApart(typed, meant)).toBe(true);
    expect(isOneErrorApart(meant, typed)).toBe(true);
  });

  it.each([
    ['pergola', 'pergola'],
    ['prgla', 'pergola'],
    ['gopela', 'pergola'],
    ['deck', 'kedi'],
  ])('%s for %s is none, or more than one', (typed, meant) => {
    expect(isOneErrorApart(typed, meant)).toBe(false);
  });

  it('is seen in front of an ending too', () => {
    expect(meantWord('pergla', 'pergolanin')).toBe('pergola');
    expect(meantWord('pergla', 'perde')).toBeUndefined();
  });

  it('leaves one half of the word, or the word with its middle swapped back', () => {
    // Every possible single error in "kompozit" must be reachable through one of the three patterns.
    const meant = 'kompozit';
    const letters = 'abz';
    const typed = new Set<string>();
    for (let at = 0; at <= meant.length; at += 1) {
      for (const letter of letters) {
        typed.add(meant.slice(0, at) + letter + meant.slice(at));
        typed.add(meant.slice(0, at) + letter + meant.slice(at + 1));
      }
      typed.add(meant.slice(0, at) + meant.slice(at + 1));
      typed.add(meant.slice(0, at) + (meant[at + 1] ?? '') + (meant[at] ?? '') + meant.slice(at + 2));
    }
    typed.delete(meant);
    for (const word of typed) {
      const { beginning, ending, swapped } = errorPatterns(word);
      expect(meant.startsWith(beginning) || meant.endsWith(ending) || meant === swapped, word).toBe(true);
    }
  });
});
