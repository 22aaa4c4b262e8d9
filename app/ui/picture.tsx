import { preload } from 'react-dom';
import { PICTURE_WIDTHS, type PictureFormat, type PictureView, renditionUrl } from '#app/shared/images.ts';
import { PictureContent, type PictureContentProps, writePictureContent } from './picture-content.tsx';

interface PictureProps {
  picture: PictureView;
  /** What the page says of it; the picture's own alt text wins. Empty where a text beside it, as in a card, says it all. */
  alt: string;
  /** How wide the layout shows it, as in the `sizes` attribute; the last part is the one of telephones. */
  sizes: string;
  /** The widest rendition that this place can need. */
  maxWidth?: number;
  /** The first picture of a page: loaded at once and before the rest. */
  priority?: boolean;
  className?: string | undefined;
  style?: { width: string } | undefined;
}

/** A picture in the formats and widths that the browser may choose from, with its room kept and a blurred placeholder. */
export function Picture({ picture, sizes: shownWidth, maxWidth = 2000, priority = false, ...props }: PictureProps) {
  const { className, style } = props;
  const alt = props.alt && (picture.alt ?? props.alt);
  const crop = picture.focus ? { objectPosition: picture.focus } : undefined;
  // Without `async` the browser decodes the picture before it draws the next frame, and the page is blocked meanwhile.
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const { hash, width, height, placeholder } = picture;
  if (!hash || !width || !height)
    return <img src={picture.src} {...loading} style={{ ...crop, ...style }} className={className} alt={alt} />;

  const widths = offeredWidths(width, maxWidth);
  const widest = widths.at(-1) ?? width;
  const sources = (format: PictureFormat) => widths.map((w) => `${renditionUrl(hash, w, format)} ${w}w`).join(', ');
  const sizes = easedSizes(shownWidth);
  const avif = sources('avif');
  if (priority) {
    preload(renditionUrl(hash, widest, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const content: PictureContentProps = {
    avif,
    webp: sources('webp'),
    sizes,
    src: renditionUrl(hash, widest, 'jpg'),
    width,
    height,
    loading,
    style: { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover', ...crop, ...style },
    className,
    alt,
  };
  if (import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written with every value escaped
    return <picture className="contents" dangerouslySetInnerHTML={{ __html: writePictureContent(content) }} />;
  }
  return (
    <picture className="contents">
      <PictureContent {...content} />
    </picture>
  );
}

/** Where a screen has three pixels a point, two a point look the same and weigh less than half. */
function easedSizes(sizes: string): string {
  const onTelephone = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  return `(max-width: 47.99rem) and (min-resolution: 2.5dppx) calc(${onTelephone} * 0.77), ${sizes}`;
}

/** Up to the picture's own size; one step beyond the last smaller one would only repeat it. */
export function offeredWidths(width: number, maxWidth: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((w) => w <= Math.min(width, maxWidth));
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]];
}
