import { expect, it } from 'vitest';
import { nameSections } from './name-sections.server.ts';

const idsOf = (...sections: [anchor: string, title: string][]) =>
  nameSections(sections.map(([anchor, title]) => ({ anchor, title }))).map(({ id }) => id);

it('keeps the name that links know, and names a new section after its title', () => {
  expect(idsOf(['haklariniz', 'Yeni başlık'], ['', 'Çerezler ve İzinler'])).toEqual([
    'haklariniz',
    'cerezler-ve-izinler',
  ]);
});

it('gives no name twice, and none that the page has already', () => {
  expect(idsOf(['', 'Garanti'], ['garanti', 'x'], ['', 'Garanti'])).toEqual(['garanti', 'garanti-2', 'garanti-3']);
  expect(idsOf(['', 'İçerik'], ['', '???'])).toEqual(['icerik-2', 'bolum']);
});
