import { type ReactNode, useId } from 'react';
import { ResultPlan } from '#app/features/calculator/ui/result-drawing.tsx';
import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { pieceText } from '#app/features/messages/details.ts';
import { requestName } from '#app/features/messages/request-name.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SpecTable } from '#app/ui/spec-table.tsx';
import type { LoadedMessage } from './load-message.server.ts';

type MessageDetailsProps = { message: MessageView; plan: LoadedMessage['plan'] };

/** What came with a request: product and colour, the list of a calculation with its drawing, the pieces of a box. */
export function MessageDetails({ message: { request_number, details }, plan }: MessageDetailsProps) {
  const { product, color, lines, link, pieces } = details;
  const facts = [
    ...(request_number === null ? [] : [{ label: 'İstek no', value: requestName(request_number) }]),
    ...(product ? [{ label: 'Ürün', value: [product, color].filter(Boolean).join(', ') }] : []),
    ...(color && !product ? [{ label: 'Renk', value: color }] : []),
    ...(lines ?? []),
  ];
  return (
    <>
      {(facts.length > 0 || link) && (
        <Part title={lines ? 'Gönderdiği liste' : 'İstek'}>
          <div className={classNames('grid gap-x-6 gap-y-4', plan && 'sm:grid-cols-[9.5rem_minmax(0,1fr)]')}>
            {plan && (
              <div className="self-start rounded-board border border-stone-300 bg-white p-2 max-sm:max-w-40">
                <ResultPlan result={plan.result} color={plan.color} />
              </div>
            )}
            {facts.length > 0 && <SpecTable rows={facts} />}
          </div>
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
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-stone-200 [&:not(:first-child)]:mt-6 [&:not(:first-child)]:border-t [&:not(:first-child)]:pt-5"
    >
      <h2 id={id} className="mb-3 font-sans font-semibold text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
