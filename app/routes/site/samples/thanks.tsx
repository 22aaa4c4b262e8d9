import { useLayoutEffect } from 'react';
import { href, useNavigationType } from 'react-router';
import { requestName } from '#app/features/messages/request-name.ts';
import { PIECES_AT_MOST, readAddress } from '#app/features/products/sample-pieces.ts';
import { findSampleProducts } from '#app/features/products/sample-products.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { numberWord } from '#app/shared/number-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import { loadContent } from '../load-content.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/thanks.ts';
import { capitalised } from './box-contents.tsx';
import { SampleBox } from './sample-box.tsx';

export const handle = { cache: {} };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Teşekkürler', description: 'Numune isteğiniz bize ulaştı.', noindex: true });
}

/** From the address alone, and nothing in it is about a person: whoever has the address learns nothing of who asked. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const [products, { numune }] = await Promise.all([
    orWhenFailing(context, 'samples', findSampleProducts(db, searchParams.getAll('urun').slice(0, 50)), []),
    loadContent(context, 'numune'),
  ]);
  const number = searchParams.get('no') ?? '';
  return {
    content: numune.thanks,
    pieces: readAddress(products, searchParams).pieces.slice(0, PIECES_AT_MOST),
    number: /^[1-9]\d{0,8}$/.test(number) ? requestName(Number(number)) : null,
  };
}

export default function SamplesThanks({ loaderData: { content, pieces, number } }: Route.ComponentProps) {
  const arrival = useNavigationType();
  // The form submits with `preventScrollReset`, for its errors. React Router applies that to the redirect as well.
  useLayoutEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [arrival]);
  const count = pieces.length === 0 ? 'Parçalarınızı' : `${capitalised(numberWord(pieces.length))} parçayı`;
  return (
    <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(0,1fr)_27rem] lg:py-24">
      <div>
        <h1 className="text-h1">{content.title}</h1>
        <p className="mt-6 max-w-[34em] text-lead text-stone-600">{content.text.replaceAll('{parçalar}', count)}</p>
        {number && (
          <p className="mt-6 text-stone-600">
            İstek numaranız: <b className="font-semibold text-ink tnum">{number}</b>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink className="w-full sm:w-auto" to="/hesapla">
            <TradeIcon name="ruler" />
            Ne kadar gerekir?
          </ButtonLink>
          <ButtonLink variant="outline" className="w-full sm:w-auto" to={href('/')}>
            Ana Sayfaya Dön
          </ButtonLink>
        </div>
        <p className="mt-8 max-w-[34em] text-sm text-stone-600">{content.advice}</p>
      </div>
      <SampleBox pieces={pieces} />
    </div>
  );
}
