import { DimensionLine } from '#app/ui/dimension-line.tsx';

const WOOD = [
  'repeating-linear-gradient(178.6deg, rgb(60 30 8 / 0.16) 0 1px, transparent 1px 8px)',
  'repeating-linear-gradient(181.2deg, rgb(255 226 190 / 0.1) 0 2px, transparent 2px 15px)',
  'linear-gradient(90deg, #a4744b, #94623a 38%, #a26f46 66%, #8f5f39)',
].join(', ');
const POLYMER = 'repeating-linear-gradient(-58deg, #6c7a6f 0 2px, #56655a 2px 9px)';
const ADDITIVE = 'radial-gradient(circle at 30% 30%, #fff 0 1.2px, transparent 1.6px) 0 0 / 8px 8px, #b06a25';
const MATERIALS = [WOOD, POLYMER, ADDITIVE];

export type Composition = { percent: number; name: string }[];

/** The composition of the material, drawn to scale as one board, for dark backgrounds. */
export function CompositionBoard({ composition, className }: { composition: Composition; className?: string }) {
  const inWords = composition.map(({ percent, name }) => `yüzde ${percent} ${name}`).join(', ');
  const widthOf = (percent: number) => ({ flexBasis: `${percent}%` });
  return (
    <figure aria-label={`Profilin bileşimi: ${inWords}`} className={className}>
      <div aria-hidden="true" className="flex h-24 gap-[3px] overflow-hidden rounded-board md:h-32">
        {composition.map(({ percent, name }, index) => (
          <div key={name} style={{ ...widthOf(percent), background: MATERIALS[index] }} />
        ))}
      </div>
      <div aria-hidden="true" className="mt-4 flex gap-[3px] text-stone-300">
        {composition.map(({ percent, name }) => (
          <div key={name} style={widthOf(percent)}>
            <DimensionLine className="w-full" />
          </div>
        ))}
      </div>
      <dl className="mt-4 flex gap-[3px] large:flex-col [&_dd]:text-stone-300 [&_dt]:font-display [&_dt]:text-h2 [&_dt]:tnum">
        {composition.map(({ percent, name }, index) => (
          <div
            key={name}
            style={{ ...widthOf(percent), minWidth: 'fit-content' }}
            className={index === MATERIALS.length - 1 ? 'text-right' : undefined}
          >
            <dt>%{percent}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
