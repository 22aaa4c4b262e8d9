import { classNames } from './class-names.ts';

const outlines = {
  all: 'M4 6h24v5H4zM4 13.5h24v5H4zM4 21h24v5H4z',
  deck: 'M10 7h12l8 18H2zM14 7l-2.5 18M18 7l2.5 18',
  decorative_panel: 'M6 4h20v24H6zM6 12h20M6 20h20M12.6 4v8m6.8-8v8M9.5 12v8m6.5-8v8m6.5-8v8M12.6 20v8m6.8-8v8',
  facade: 'M5 28V6h22v22zM9.4 6v22M13.8 6v22m4.4-22v22m4.4-22v22',
  fence: 'M5 5v23M27 5v23M5 8h22M5 12.5h22M5 17h22M5 21.5h22M2 28h28',
  garden_gate: 'M4 4v24M28 4v24M4 8h11v16H4M28 8H17v16h11M7.5 8v16m3.7-16v16m9.6-16v16m3.7-16v16M2 28h28',
  pergola: 'M6 9v19M26 9v19M3 9h26M3 6h26M9 6V3.5m4.6 2.5V3.5M18.4 6V3.5M23 6V3.5M2 28h28',
} as const;

export type CategoryDrawingName = keyof typeof outlines;

/** One working drawing per kind of product; an unknown name draws the plain boards. Decorative. */
export function CategoryDrawing({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      strokeWidth="1.4"
      aria-hidden="true"
      className={classNames('drawn', className)}
    >
      <path d={categoryOutline(name)} />
    </svg>
  );
}

/** Its path alone, in a box of 32, for drawing it on paper. */
export function categoryOutline(name: string): string {
  return isCategoryDrawingName(name) ? outlines[name] : outlines.all;
}

function isCategoryDrawingName(name: string): name is CategoryDrawingName {
  return Object.hasOwn(outlines, name);
}
