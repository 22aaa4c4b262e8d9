import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureContent, type PictureContentProps, writePictureContent } from './picture-content.tsx';

const PICTURE: PictureContentProps = {
  avif: '/pictures/a/240.avif 240w, /pictures/a/400.avif 400w',
  webp: '/pictures/a/240.webp 240w, /pictures/a/400.webp 400w',
  sizes: '(min-width: 64rem) 64rem, calc(100vw - 2rem)',
  src: '/pictures/a/400.jpg',
  width: 1600,
  height: 1067,
  loading: { loading: 'lazy', decoding: 'async' },
  style: { backgroundImage: 'url(data:image/webp;base64,UklGRk4AAA==)', backgroundSize: 'cover' },
  className: 'size-full object-cover',
  alt: 'Teak renginde “deck”, Pergola’nın altı',
};

const inElements = (picture: PictureContentProps) =>
  renderToStaticMarkup(
    <picture>
      <PictureContent {...picture} />
    </picture>,
  );
const asText = (picture: PictureContentProps) => `<picture>${writePictureContent(picture)}</picture>`;

it.each<[string, Partial<PictureContentProps>]>([
  ['of a card', {}],
  ['that a page begins with', { loading: { loading: 'eager', fetchPriority: 'high', decoding: 'async' } }],
  ['with a focal point', { style: { ...PICTURE.style, objectPosition: '30% 70%' } }],
  ['of the viewer', { style: { ...PICTURE.style, objectPosition: '0% 0%', width: 'min(100cqw, 12px)' } }],
  ['without words and without a class', { alt: '', className: undefined }],
])('a picture %s is as text what React makes of its elements', (_, changes) => {
  const picture = { ...PICTURE, ...changes };
  expect(asText(picture)).toBe(inElements(picture));
});

it('nothing that is written into a picture leaves its attribute', () => {
  const text = fc.string({ unit: fc.constantFrom(...'&<>"\'\\;():/ \n', 'a', 'ş', '&amp;', '"><script>') });
  const style = fc.record({
    backgroundImage: text.map((inner) => `url(${inner})`),
    backgroundSize: fc.constant('cover'),
  });
  // A restored backup may hold anything where numbers are meant.
  const size = text as unknown as fc.Arbitrary<number>;
  const changes = fc.record({
    ...{ avif: text, webp: text, sizes: text, src: text.filter(Boolean), alt: text, className: text },
    ...{ style, width: size, height: size },
  });
  fc.assert(
    fc.property(changes, (changes) => {
      const picture = { ...PICTURE, ...changes };
      expect(asText(picture)).toBe(inElements(picture));
    }),
    { numRuns: 2000 },
  );
});
