import { CompareAction } from '#app/routes/site/compare/compare-action.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import type { ProductAction } from './find-actions.server.ts';

interface ProductActionsProps {
  product: { slug: string; title: string };
  actions: ProductAction[];
  chosen: { slug: string; name: string } | undefined;
}

/** Calculate, ask for samples, take the sheet along, compare; the chosen colour goes along. */
export function ProductActions({ product, actions, chosen }: ProductActionsProps) {
  return (
    <div className="ruled-actions">
      {actions.map(({ icon, end, title, note, colorNote, to }) => {
        const inside = (
          <>
            <TradeIcon name={icon} />
            <span>
              <b>{title}</b>
              <small>{chosen && colorNote ? chosen.name + colorNote : note}</small>
            </span>
            <TradeIcon name={end} />
          </>
        );
        if (end === 'plus') return <CompareAction key={to} to={to} product={product} link={inside} />;
        // Plain links: these are pages with styles of their own, and the sheet is a file.
        return (
          <a key={to} href={chosen && end === 'next' ? `${to}&renk=${chosen.slug}` : to}>
            {inside}
          </a>
        );
      })}
    </div>
  );
}
