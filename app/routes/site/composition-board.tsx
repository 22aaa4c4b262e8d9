import { DimensionLine } from '#app/ui/dimension-line.tsx';

const WOOD = [
  'repeating-linear-gradient(178.6deg, rgb(60 30 8 / 0.16) 0 1px, transparent 1px 8px)',
  'repeating-linear-gradient(181.2deg, rgb(255 226 190 / 0.1) 0 2px, transparent 2px 15px)',
  'linear-gradient(90deg, #a4744b, #94623a 38%, #a26f46 66%, #8f5f39)',
].join(', ');
const POLYMER = 'repeating-linear-gradient(-58deg, #6c7a6f 0 2px, #56655a 2px 9px)';
const ADDITIVE = 'radial-gradient(circle at 30% 30%, #fff 0 1.2px, transparent 1.6px) 0 0 / 8px 8px, #b06a25';

/** The composition of the material, drawn to scale as one board, for dark backgrounds. */
export function CompositionBoard({ className }: { className?: string }) {
  return (
    <figure aria-label="Profilin bileşimi: yüzde 65 ahşap lifi, yüzde 30 polimer, yüzde 5 katkı" className={className}>
      <div aria-hidden="true" className="flex h-24 gap-[3px] overflow-hidden rounded-board md:h-32">
        <div className="w-[65%]" style={{ background: WOOD }} />
        <div className="w-[30%]" style={{ background: POLYMER }} />
        <div className="flex-1" style={{ background: ADDITIVE }} />
      </div>
      <div aria-hidden="true" className="mt-4 flex gap-[3px] text-stone-300">
        <DimensionLine className="w-[65%]" />
        <DimensionLine className="w-[30%]" />
        <DimensionLine className="flex-1" />
      </div>
      <dl className="mt-4 flex gap-[3px] [&_dd]:text-stone-300 [&_dt]:font-display [&_dt]:text-h2 [&_dt]:tnum">
        <div className="w-[58%] min-[360px]:w-[65%]">
          <dt>%65</dt>
          <dd>ahşap lifi</dd>
        </div>
        <div className="w-[24%]">
          <dt>%30</dt>
          <dd>polimer</dd>
        </div>
        <div className="flex-1 text-right">
          <dt>%5</dt>
          <dd>katkı</dd>
        </div>
      </dl>
    </figure>
  );
}
