import type { ReactNode } from 'react';
import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { sayPage, saySite } from '#app/features/messages/source.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';

/** Product, colour and page of a request, and the site that led its writer here. What is not known is left out. */
export function WhereFrom({
  message: { details, source },
  color,
}: {
  message: MessageView;
  color?: string | undefined;
}) {
  const { product } = details;
  const page = sayPage(details, source);
  if (!product && !page && !source.site) return null;
  return (
    <section className="panel p-5" aria-labelledby="nereden">
      <h2 id="nereden" className="font-sans font-semibold text-base">
        Nereden geldi?
      </h2>
      <ul className="mt-3 grid gap-2.5 text-sm wrap-anywhere">
        {product && (
          <Line icon={<Icon name="boards" className="size-5" />}>
            Ürün:{' '}
            {source.product ? (
              <a className="link" href={source.product}>
                {product}
              </a>
            ) : (
              product
            )}
          </Line>
        )}
        {details.color && (
          <Line
            icon={
              color ? (
                <span className="tick mt-1 block" style={{ backgroundColor: color }} />
              ) : (
                <Icon name="drop" className="size-5" />
              )
            }
          >
            Renk: {details.color}
          </Line>
        )}
        {page && <Line icon={<TradeIcon name="ruler" className="size-5" />}>Sayfa: {page}</Line>}
        {source.site && <Line icon={<Icon name="search" className="size-5" />}>{saySite(source.site)}</Line>}
      </ul>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="flex-none text-teak-600">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
