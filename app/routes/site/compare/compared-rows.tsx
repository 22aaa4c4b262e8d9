import type { ReactNode } from 'react';
import { href } from 'react-router';
import { BoardSection } from '#app/features/calculator/ui/board-section.tsx';
import { type ComparedRow, standsOut } from '#app/features/products/comparison.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { ComparedProduct } from './load-compared.server.ts';

type Products = { products: ComparedProduct[] };

export function SpecRow({ row, products }: Products & { row: ComparedRow }) {
  const differs = row.differs && products.length > 1;
  return (
    <Row title={row.title} differs={differs}>
      {products.map((product, index) => (
        <p
          key={product.slug}
          className={classNames(
            differs && standsOut(row.values, index) && 'versus-odd',
            row.values[index] == null && 'versus-missing',
          )}
        >
          <span className="sr-only">{product.title}: </span>
          {row.values[index] ?? 'belirtilmemiş'}
        </p>
      ))}
    </Row>
  );
}

/** At one scale; left out where a section is unknown, or the products are of different kinds. */
export function SectionsRow({ products }: Products) {
  const sections = products.flatMap(({ section }) => section ?? []);
  const isAlike = products.every(({ category }) => category === products[0]?.category);
  if (sections.length < products.length || !isAlike) return null;
  // Room for the numbers beside the widest board.
  const span = Math.max(...sections.map(({ width }) => width)) * 1.5;
  const sizes = sections.map(({ width, thickness, solid }) => `${width} ${thickness} ${solid}`);
  return (
    <Row title="Kesit, aynı ölçekte" differs={new Set(sizes).size > 1}>
      {products.map(({ slug, title, section, colors }) => (
        <div key={slug} className="versus-section">
          <span className="sr-only">{title}: </span>
          {section && (
            <BoardSection
              width={section.width}
              thickness={section.thickness}
              chambers={section.solid ? 0 : 5}
              color={colors[0]?.hex_code}
              span={span}
            />
          )}
        </div>
      ))}
    </Row>
  );
}

export function ColorsRow({ products, onlyDifferences }: Products & { onlyDifferences: boolean }) {
  const names = products.map(({ colors }) =>
    colors
      .map(({ slug }) => slug)
      .sort()
      .join(' '),
  );
  const differs = new Set(names).size > 1;
  if (onlyDifferences && !differs) return null;
  return (
    <Row title="Renkler" differs={differs}>
      {products.map(({ slug, title, colors }) => (
        <p key={slug} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="sr-only">{title}: </span>
          {colors.length === 0 && 'belirtilmemiş'}
          {colors.map((color) => (
            <span key={color.slug} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="tick" style={{ backgroundColor: color.hex_code }} />
              {color.name}
            </span>
          ))}
        </p>
      ))}
    </Row>
  );
}

export function NextSteps({ products }: Products) {
  return (
    <Row title={<span className="sr-only">Sonraki adım</span>} differs={false} last>
      {products.map(({ slug, title, measured, colors }) => (
        <div key={slug} className="grid content-start gap-2 pt-5 pr-2">
          {measured && (
            <ButtonLink className="btn-versus" variant="outline" to={withQuery('/hesapla', { urun: slug })}>
              Hesapla<span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
          {colors.length > 0 && (
            <ButtonLink className="btn-versus" variant="quiet" to={withQuery(href('/numune'), { urun: slug })}>
              Numune<span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
        </div>
      ))}
    </Row>
  );
}

interface RowProps {
  title: ReactNode;
  differs: boolean;
  last?: boolean;
  children: ReactNode;
}

function Row({ title, differs, last = false, children }: RowProps) {
  return (
    <section className={classNames('versus-row', last && 'versus-last')}>
      <h2>
        {title} {differs && <span className="versus-differs">farklı</span>}
      </h2>
      {children}
    </section>
  );
}
