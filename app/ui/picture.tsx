import type { ImgHTMLAttributes } from 'react';
import { preload } from 'react-dom';
import { PICTURE_WIDTHS, type PictureFormat, type PictureView, renditionUrl } from '#app/shared/images.ts';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureView;
  /** What the page says of it; the picture's own alt text wins. Empty where a text beside it, as in a card, says it all. */
  alt: string;
  /** How wide the layout shows it, as in the `sizes` attribute; the last part is the one of telephones. */
  sizes: string;
  /** The widest rendition that this place can need. */
  maxWidth?: number;
  /** The first picture of a page: loaded at once and before the rest. */
  priority?: boolean;
}

/** A picture in the formats and widths that the browser may choose from, with its room kept and a blurred placeholder. */
export function Picture({ picture, maxWidth = 2000, priority = false, style, ...props }: PictureProps) {
  const { sizes: shownWidth, ...rest } = props;
  const alt = props.alt && (picture.alt ?? props.alt);
  const crop = picture.focus ? { objectPosition: picture.focus } : undefined;
  // Without `async` the browser decodes the picture before it draws the next frame, and the page is blocked meanwhile.
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const { hash, width, height, placeholder } = picture;
  if (!hash || !width || !height)
    return <img src={picture.src} {...loading} style={{ ...crop, ...style }} {...rest} alt={alt} />;

  const widths = offeredWidths(width, maxWidth);
  const sources = (format: PictureFormat) => widths.map((w) => `${renditionUrl(hash, w, format)} ${w}w`).join(', ');
  const sizes = easedSizes(shownWidth);
  if (priority) {
    preload(renditionUrl(hash, widths.at(-1) ?? width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const background = { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' };
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={renditionUrl(hash, widths.at(-1) ?? width, 'jpg')}
        width={width}
        height={height}
        {...loading}
        style={{ ...background, ...crop, ...style }}
        {...rest}
        alt={alt}
      />
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
