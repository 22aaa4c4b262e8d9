/** Excel reads a file as UTF-8 only with this mark in front. */
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

/** A cell that starts like a formula would be computed on opening, with whatever a stranger wrote into it. */
function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
