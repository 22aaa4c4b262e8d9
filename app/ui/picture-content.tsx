/** What is in a `<picture>`. */
export interface PictureContentProps {
  /** The renditions to choose from, as in `srcset`. */
  avif: string;
  webp: string;
  sizes: string;
  /** For browsers that know neither format. */
  src: string;
  width: number;
  height: number;
  loading: { loading: 'eager' | 'lazy'; fetchPriority?: 'high'; decoding: 'async' };
  style: { backgroundImage: string; backgroundSize: string; objectPosition?: string; width?: string };
  className: string | undefined;
  alt: string;
}

export function PictureContent({ avif, webp, sizes, loading, ...image }: PictureContentProps) {
  const { src, width, height, style, className, alt } = image;
  return (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} width={width} height={height} {...loading} style={style} className={className} alt={alt} />
    </>
  );
}

/**
 * The same as text. Pages have dozens of pictures with long attributes: as elements these cost the server a few
 * percent of a product or a list more.
 */
export function writePictureContent({ avif, webp, sizes, loading, ...image }: PictureContentProps): string {
  const { src, width, height, style, className, alt } = image;
  const sized = write('sizes', sizes);
  // Numbers by their type, but a restored backup may hold any text there.
  const size = write('width', String(width)) + write('height', String(height));
  return [
    `<source type="image/avif"${write('srcSet', avif)}${sized}/>`,
    `<source type="image/webp"${write('srcSet', webp)}${sized}/>`,
    `<img${write('src', src)}${size} loading="${loading.loading}"`,
    loading.fetchPriority ? ` fetchPriority="${loading.fetchPriority}"` : '',
    ` decoding="${loading.decoding}"${write('style', writeStyle(style))}${write('class', className)}${write('alt', alt)}/>`,
  ].join('');
}

function write(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return ` ${name}="${SPECIAL.test(value) ? value.replace(EACH_SPECIAL, (sign) => ESCAPED[sign] ?? sign) : value}"`;
}

const SPECIAL = /[&<>"']/;
const EACH_SPECIAL = /[&<>"']/g;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

function writeStyle({ backgroundImage, backgroundSize, objectPosition, width }: PictureContentProps['style']): string {
  let style = `background-image:${backgroundImage};background-size:${backgroundSize}`;
  if (objectPosition) style += `;object-position:${objectPosition}`;
  if (width) style += `;width:${width}`;
  return style;
}
