/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Turkish Excel separates columns by semicolons; every cell is quoted, so that nothing in a text can end it. */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  let csv = BYTE_ORDER_MARK + toLine(header);
  for (const row of rows) csv += toLine(row);
  return csv;
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(';')}\r\n`;
}

// Includes the full-width forms, which Excel treats alike.
const FORMULA_SIGNS = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';
const STARTS_A_FORMULA = new RegExp(`^[${FORMULA_SIGNS}\\t\\r\\n]`);
const FORMULA_AFTER_BREAK = new RegExp(`([,;\\t\\r\\n][\\s"]*)(?=[${FORMULA_SIGNS}])`, 'g');

/**
 * A cell that starts like a formula would be computed on opening, with whatever a stranger wrote into it. A program that
 * expects commas or tabs does not understand our quotes and begins a cell in the middle of a text, or at its next line.
 */
function toCell(text: string): string {
  const harmless = text.replace(FORMULA_AFTER_BREAK, "$1'").replace(STARTS_A_FORMULA, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}
