import type { CSSProperties } from 'react';
import { href } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextWithLink } from '#app/ui/text-with-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Palette } from './palette.server.ts';

const FIT_A_PHONE = 5;

/** Which product comes in which colour, from the colours of its pictures. */
export function ColorMatrix({ colors, rows, hasMore, title, text }: Palette & { title: string; text: string }) {
  return (
    <section className="wrap py-section">
      <div className="grid grid-cols-1 gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:items-end">
        <h2 className="text-h2">{title}</h2>
        <p className="text-stone-600">
          <TextWithLink text={text} to={href('/contact')} />
        </p>
      </div>
      {/* Positioned, so that the hidden words in its cells scroll with it and do not widen the page. */}
      <div className="relative mt-8 overflow-x-auto">
        <table
          className={classNames('matrix', colors.length <= FIT_A_PHONE && 'matrix-fitting')}
          style={{ '--columns': colors.length } as CSSProperties}
        >
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Ürün</VisuallyHidden>
              </th>
              {colors.map((color) => (
                <th key={color.slug} scope="col">
                  <Swatch color={color} />
                  {color.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug}>
                <th scope="row">
                  <Link
                    to={href('/products/:slug', { slug: row.slug })}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {row.title}
                  </Link>
                </th>
                {colors.map((color) => (
                  <td key={color.slug}>
                    {row.colors.includes(color.slug) ? (
                      <>
                        <span className="matrix-tick" style={{ '--c': color.hex_code } as CSSProperties} />
                        <VisuallyHidden>{color.name} var</VisuallyHidden>
                      </>
                    ) : (
                      <>
                        <span aria-hidden="true" className="text-stone-400">
                          –
                        </span>
                        <VisuallyHidden>yok</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && (
        <p className="mt-5">
          <Link to={href('/products')} className="link inline-flex min-h-11 items-center">
            Tüm ürünler
          </Link>
        </p>
      )}
    </section>
  );
}

/** The colour as a photograph shows it; drawn where there is none. */
function Swatch({ color }: { color: Palette['colors'][number] }) {
  if (!color.picture) return <ColorBoard small color={color.hex_code} className="matrix-swatch" />;
  return (
    <span className="photo matrix-swatch">
      <Picture picture={color.picture} alt="" sizes="(min-width: 48rem) 14rem, 4rem" maxWidth={400} />
    </span>
  );
}
