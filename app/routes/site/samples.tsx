import { useEffect, useState } from 'react';
import { Form, href, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { useVisitorForm } from '#app/features/messages/ui/use-visitor-form.ts';
import { FormBanner, SendingOverlay } from '#app/features/messages/ui/visitor-form-parts.tsx';
import {
  PIECES_AT_MOST,
  type Piece,
  piecesQuery,
  pieceValue,
  readAddress,
} from '#app/features/products/sample-pieces.ts';
import { findSampleProducts } from '#app/features/products/sample-products.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { SpamTraps } from '#app/ui/spam-traps.tsx';
import type { Route } from './+types/samples.ts';
import { contactFormHeaders } from './contact-action.server.ts';
import { revalidateUnlessSent, sendOrKeepText } from './contact-client-action.ts';
import { contentMeta } from './content-meta.ts';
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';
import { AddressFields } from './samples/address-fields.tsx';
import { BoxContents } from './samples/box-contents.tsx';
import { PieceList } from './samples/piece-list.tsx';
import { receiveSamples } from './samples/receive-samples.server.ts';
import { type SampleFailure, TEXTS } from './samples/sample-failure.ts';
import { SampleTray } from './samples/sample-tray.tsx';

/** Only the empty form is cached: the choices of an address are without number. */
export const handle = { cache: {} };

export async function loader({ url, context }: Route.LoaderArgs) {
  const [products, { numune: content }] = await Promise.all([
    orWhenFailing(context, 'samples', findSampleProducts(db, url.searchParams.getAll('urun').slice(0, 50)), []),
    loadContent(context, 'numune'),
  ]);
  return {
    intro: content.intro,
    search: content.search,
    products: named(products, url.searchParams.getAll('urun')),
    choice: readAddress(products, url.searchParams),
  };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return receiveSamples(request, url, context);
}

export const headers: Route.HeadersFunction = (args) => contactFormHeaders(args);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeepText(serverAction);
}

/** Choosing a piece only changes the query; the products are loaded already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.pathname !== args.nextUrl.pathname && revalidateUnlessSent(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.search, {
    structured: [breadcrumbs({ name: 'Ürünler', path: href('/products') }, { name: 'Numune', path: href('/numune') })],
  });
}

export default function Samples({ loaderData, actionData }: Route.ComponentProps) {
  const { products, choice, intro } = loaderData;
  const failure: SampleFailure | undefined = actionData;
  const { form, banner, sending, send } = useVisitorForm(failure);
  const asked = failure?.pieces ?? choice.pieces;
  const [pieces, setPieces] = useState(asked.slice(0, failure ? undefined : PIECES_AT_MOST));
  const navigate = useNavigate();
  const known = new Map(
    products.flatMap((product) =>
      product.colors.map((color) => [pieceValue({ product, color }), { product, color }] as const),
    ),
  );

  /** The boxes say what is chosen: they may have been ticked before this script was there. */
  function readBoxes() {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[name=parca]:checked') ?? [];
    const checked = [...boxes].map(({ value }) => value);
    const kept = pieces.filter((piece) => checked.includes(pieceValue(piece)));
    const added = checked.filter((value) => !pieces.some((piece) => pieceValue(piece) === value));
    if (kept.length === pieces.length && added.length === 0) return;
    const next = [...kept, ...added.flatMap((value) => known.get(value) ?? [])];
    setPieces(next);
    void navigate({ search: piecesQuery(next).toString() }, { replace: true, preventScrollReset: true });
  }

  function remove(piece: Piece) {
    const box = form.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(pieceValue(piece))}"]`);
    if (box) box.checked = false;
    readBoxes();
    box?.focus({ preventScroll: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before
  useEffect(readBoxes, []);

  const notice = failure?.errors?.pieces?.[0] ?? (failure ? undefined : noticeOf(choice));
  return (
    <>
      <div className="wrap pt-6 md:pt-10">
        <Breadcrumb
          items={[
            { label: 'Ana Sayfa', to: href('/') },
            { label: 'Ürünler', to: href('/products') },
            { label: 'Numune' },
          ]}
        />
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:items-end">
          <h1 className="text-h1">{intro.title}</h1>
          <p className="text-lead text-stone-600">{intro.text}</p>
        </div>
      </div>
      <Form
        ref={form}
        method="post"
        action={href('/numune')}
        noValidate
        onSubmit={send}
        onChange={readBoxes}
        aria-busy={sending}
        className="sample-form wrap"
      >
        <div className="relative min-w-0">
          <FormBanner ref={banner} text={failure?.banner} sending={sending} />
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-h2">1. Parçaları seçin</h2>
            <p className="text-stone-600">En fazla {PIECES_AT_MOST} parça</p>
          </div>
          {notice && (
            <div
              tabIndex={-1}
              data-invalid=""
              // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer opens where its first message is
              autoFocus={Boolean(failure)}
              className="mt-4 scroll-mt-28 outline-none"
            >
              <FieldError>{notice}</FieldError>
            </div>
          )}
          <PieceList products={products} pieces={pieces} lacking={failure ? (failure.lacking ?? []) : choice.lacking} />
          <h2 id="adres" className="mt-14 scroll-mt-24 text-h2">
            2. Nereye gönderelim?
          </h2>
          <AddressFields failure={failure} />
          <SampleTray pieces={pieces} />
          <SpamTraps />
          {sending && <SendingOverlay label="Gönderiliyor..." />}
        </div>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <BoxContents pieces={pieces} onRemove={remove} />
          <Button type="submit" className="mt-6 w-full" disabled={sending} busy={sending} busyLabel="Gönderiliyor...">
            Numuneleri iste
          </Button>
          <p className="mt-3 text-sm text-stone-600">{intro.pieces}</p>
        </aside>
      </Form>
    </>
  );
}

/** The products that the address names come first: that is what the visitor came for. */
function named<T extends { slug: string }>(products: T[], slugs: string[]): T[] {
  return [
    ...products.filter(({ slug }) => slugs.includes(slug)),
    ...products.filter(({ slug }) => !slugs.includes(slug)),
  ];
}

function noticeOf({ pieces, gone }: Route.ComponentProps['loaderData']['choice']): string | undefined {
  if (gone) return TEXTS.goneFromAddress;
  return pieces.length > PIECES_AT_MOST ? TEXTS.tooManyInAddress : undefined;
}
