import { BRAND_ACCENT, BRAND_BOARDS } from '#app/shared/brand-mark.ts';

/** Decorative: the company's name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="currentColor" aria-hidden="true" className={className}>
      <path d={BRAND_BOARDS} />
      <path d={BRAND_ACCENT} className="fill-teak-500" />
    </svg>
  );
}
