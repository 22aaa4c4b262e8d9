import type { CalculatorResult } from '../bill.ts';
import { DeckPlan, deckFacts } from './deck-plan.tsx';
import { TitleBlock } from './drawing.tsx';
import { FacadeWalls, facadeFacts } from './facade-wall.tsx';
import { FenceElevation, fenceFacts } from './fence-elevation.tsx';

interface ResultDrawingProps {
  result: CalculatorResult;
  /** "Masif Deck 140, Teak" */
  product: string;
  /** "#9a6a3f" */
  color?: string | undefined;
  /** The form is on the page: measures lead to their fields. */
  linked?: boolean;
}

/** The drawing of a calculation with its title block, on the page, in a message and on paper. */
export function ResultDrawing({ result, product, color, linked = false }: ResultDrawingProps) {
  return (
    <figure className="sheet-paper" id="plan">
      <div className="px-2 py-4 md:px-6">
        <ResultPlan result={result} color={color} linked={linked} />
      </div>
      <TitleBlock
        facts={
          result.kind === 'deck'
            ? deckFacts(result, product)
            : result.kind === 'fence'
              ? fenceFacts(result, product)
              : facadeFacts(result, product)
        }
      />
    </figure>
  );
}

/** The drawing alone. */
export function ResultPlan({ result, color, linked = false }: Omit<ResultDrawingProps, 'product'>) {
  if (result.kind === 'deck') return <DeckPlan deck={result} color={color} linked={linked} />;
  if (result.kind === 'fence') return <FenceElevation fence={result} color={color} linked={linked} />;
  return <FacadeWalls facade={result} color={color} linked={linked} />;
}
