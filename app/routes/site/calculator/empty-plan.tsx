/** Before the first result: where the drawing will be, and what it needs. */
export function EmptyPlan() {
  return (
    <figure id="plan" className="sheet-paper relative px-2 py-4 md:px-8 md:py-6">
      <svg className="plan mx-auto max-w-[46rem]" viewBox="-1150 -900 8150 5700" aria-hidden="true">
        <rect className="ghost" x="0" y="0" width="6000" height="4000" />
        <g className="d off">
          <path d="M0 -420H6000M-45 -335l90 -170M5955 -335l90 -170" />
          <text x="3000" y="-420" dy="-.45em" textAnchor="middle">
            en
          </text>
        </g>
        <g className="d off">
          <path d="M6430 0V4000M6345 45l170 -90M6345 4045l170 -90" />
          <text transform="translate(6430 2000) rotate(-90)" dy="1.15em" textAnchor="middle">
            boy
          </text>
        </g>
      </svg>
      <figcaption className="absolute inset-0 grid place-items-center p-6 text-center">
        <span>
          <span className="block font-display text-h3">Ölçüleri yazın, plan burada çizilsin.</span>
          <span className="mt-1.5 block text-stone-600">Metre olarak; virgülle yazabilirsiniz: 4,25</span>
        </span>
      </figcaption>
    </figure>
  );
}
