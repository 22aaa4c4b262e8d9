import { type ReactNode, useId } from 'react';
import { type MessageDetails as Details, pieceText } from '#app/features/messages/details.ts';
import { requestName } from '#app/features/messages/request-name.ts';
import { SpecTable } from '#app/ui/spec-table.tsx';

/** What came with a request: product and colour, the list of a calculation, the pieces of a box and where it goes. */
export function MessageDetails({ number, details }: { number: number | null; details: Details }) {
  const { product, color, lines, link, pieces, address } = details;
  const facts = [
    ...(number === null ? [] : [{ label: 'İstek no', value: requestName(number) }]),
    ...(product ? [{ label: 'Ürün', value: [product, color].filter(Boolean).join(', ') }] : []),
    ...(color && !product ? [{ label: 'Renk', value: color }] : []),
    ...(lines ?? []),
  ];
  return (
    <>
      {(facts.length > 0 || link) && (
        <Part title={lines ? 'Gönderdiği liste' : 'İstek'}>
          {facts.length > 0 && <SpecTable rows={facts} />}
          {link && (
            <p className="mt-3">
              <a className="link inline-flex min-h-11 items-center" href={link}>
                Hesabı aç
              </a>
            </p>
          )}
        </Part>
      )}
      {pieces && pieces.length > 0 && (
        <Part title="Parçalar">
          <ul className="divide-y divide-stone-200 border-stone-200 border-y">
            {pieces.map((piece) => (
              <li key={pieceText(piece)} className="py-2.5">
                {pieceText(piece)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {address && (
        <Part title="Adres">
          <address className="not-italic whitespace-pre-wrap wrap-anywhere">
            {address.street}
            {'\n'}
            {address.district} / {address.city}
          </address>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 max-w-text border-stone-200 border-t pt-5">
      <h3 id={id} className="mb-3 font-sans font-semibold text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}
