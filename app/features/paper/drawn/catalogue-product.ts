import { FRAMES, framePictures, type PaperImages, type PaperProduct, pictureKey } from '../content.ts';
import { type PageNumbers, target } from './catalogue-covers.ts';
import { block, link, mm, text, view } from './elements.ts';
import { COLOR, gap, LOOK, PAGE } from './look.ts';
import { mountingDrawing } from './mounting-drawing.ts';
import { colorBoard, features, pictureOrDrawing, specTable } from './parts.ts';
import { sectionDrawing, sectionScale } from './section-drawing.ts';

const JOINT = 1.6;

/** The product in one colour over the whole page, in two others below it. */
export function picturePage(product: PaperProduct, images: PaperImages) {
  const [main, ...others] = framePictures(product).map(({ frame, picture }) => images[pictureKey(frame, picture)]);
  return view(
    { height: mm(PAGE.height) },
    pictureOrDrawing(main, product.drawing, { height: mm(others.length > 0 ? FRAMES.tall.height : PAGE.height) }),
    others.length > 0 &&
      view(
        [LOOK.row, { gap: mm(JOINT) }, gap(JOINT)],
        ...others.map((bytes) => pictureOrDrawing(bytes, product.drawing, { flex: 1, height: mm(FRAMES.half.height) })),
      ),
  );
}

export function factsPage(product: PaperProduct, images: PaperImages, numbers: PageNumbers) {
  const { slug, category, title, paragraphs, section, specs, colors, mounting } = product;
  return [
    target(slug, numbers),
    text(LOOK.small, category),
    link(product.link, { color: COLOR.ink, textDecoration: 'none' }, text([LOOK.h1, gap(1)], title)),
    ...paragraphs.map((words, index) =>
      text([index === 0 ? LOOK.lead : LOOK.body, gap(index === 0 ? 6 : 2.5), { maxWidth: mm(150) }], words),
    ),
    section &&
      block(
        gap(9),
        view({ alignItems: 'center' }, sectionDrawing(section)),
        text(LOOK.small, `Kesit 1:${sectionScale(section)}`),
      ),
    view(
      [LOOK.row, { gap: mm(12) }, gap(8)],
      view({ width: '55%' }, specTable(specs)),
      view(
        { flex: 1 },
        ...colors.map((color, index) =>
          view(
            [LOOK.row, { alignItems: 'center', gap: mm(4) }, gap(index === 0 ? 0 : 2.4)],
            colorBoard('strip', color, images),
            text([LOOK.strong, { flex: 1 }], color.name),
          ),
        ),
        text([LOOK.small, gap(5)], captionOf(product)),
      ),
    ),
    mounting
      ? block([LOOK.ruled, gap(8), { paddingTop: mm(6) }], mountingDrawing(mounting, colors[0]))
      : view([LOOK.ruled, gap(8), { paddingTop: mm(3) }], ...features(product.features, 2)),
  ];
}

/** Which colours the pictures show. */
function captionOf(product: PaperProduct): string {
  const [main, ...others] = framePictures(product).flatMap(({ picture }) => picture.color ?? []);
  if (!main) return '';
  return others.length > 0 ? `Solda ${main}; altta ${others.join(' ve ')}.` : `Solda ${main}.`;
}
