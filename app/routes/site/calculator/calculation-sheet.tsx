import { useMemo } from 'react';
import { href } from 'react-router';
import { billOf } from '#app/features/calculator/bill.ts';
import { type Calculation, calculate } from '#app/features/calculator/calculate.ts';
import { summaryOfCalculation } from '#app/features/calculator/summary.ts';
import { ResultDrawing } from '#app/features/calculator/ui/result-drawing.tsx';
import { writeCount, writePercent, writeWeight } from '#app/features/calculator/written.ts';
import type { MeasuredProduct } from '#app/features/products/measures.ts';
import { PaperHead } from '#app/routes/site/products/paper-head.tsx';
import { SendList } from './send-list.tsx';

/** Everything that follows from the measures: the drawing, the list, and the ways to send them on. */
export default function CalculationSheet({ products, query }: { products: MeasuredProduct[]; query: string }) {
  const calculation = useMemo(() => calculate(products, new URLSearchParams(query)), [products, query]);
  const { result, product, color } = calculation;
  const summary = summaryOfCalculation(calculation);
  if (!result || !product || !summary) return null;
  const path = `${href('/hesapla')}?${query}`;
  const named = [product.title, color?.name].filter(Boolean).join(', ');
  return (
    <>
      <PaperHead path={path} />
      <ResultDrawing result={result} product={named} color={color?.hex_code} linked />
      <section className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_17rem] print:mt-4 print:block print:py-0">
        <div>
          <h2 className="text-h3">Malzeme listesi</h2>
          <Bill result={result} named={named} />
          <p className="mt-5 text-sm text-stone-600">{noteOf(result)}</p>
        </div>
        <SendList summary={summary} query={query} />
      </section>
    </>
  );
}

type Result = NonNullable<Calculation['result']>;

function Bill({ result, named }: { result: Result; named: string }) {
  return (
    <table className="bill mt-5">
      <thead>
        <tr>
          <th scope="col">Malzeme</th>
          <th scope="col" className="q">
            Miktar
          </th>
        </tr>
      </thead>
      <tbody>
        {billOf(result).map(({ name, note, count, unit }, index) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{note ?? (index < boardRows(result) ? named : '')}</small>
            </th>
            <td className="q">
              {unit === 'adet' ? writeCount(count) : String(count).replace('.', ',')}
              <span className="u"> {unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first rows are the product itself. */
function boardRows(result: Result): number {
  return result.kind === 'deck' ? result.boards.length : 1;
}

function noteOf(result: Result): string {
  if (result.kind === 'fence') {
    const bay = result.measures.bayWidth / 10;
    return `Sonuç yaklaşıktır. Açıklıklar kol boyunca eşit dağıtıldı; hiçbiri ${bay} cm’yi geçmez. Eğimli arazide direk boyu keşifte kesinleşir.`;
  }
  if (result.kind === 'facade') {
    return 'Sonuç yaklaşıktır. Profile %8 kesim payı dâhil. Arkada 30 mm hava boşluğu bırakılır.';
  }
  const weight = result.weight === null ? '' : ` Tahtaların ağırlığı yaklaşık ${writeWeight(result.weight)}.`;
  return `Sonuç yaklaşıktır. Tahtaya ${writePercent(result.waste)} kesim payı dâhil; parçalar en az 600 mm olacak biçimde dağıtıldı.${weight} Liste keşif yerine geçmez: kapı önü, süzgeç ve basamak kesin ölçüde eklenir.`;
}
