/** Decorative: the company's name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M2 4h5v20H2zM8.5 4h5v20h-5zM15 4h5v12h-5zM21.5 4h4.5v20h-4.5z" />
      <path d="M15 17.5h5V24h-5z" className="fill-teak-500" />
    </svg>
  );
}
