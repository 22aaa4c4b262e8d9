/** Byte order mark: without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Turkish Excel separates columns by semicolons; every cell is quoted, so that nothing in a text can end it. The rows come in parts, and
 * each is written before the next is asked for: a long file is never in memory as a whole.
 */
export async function* writeCsv(
  header: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(header);
  for await (const rows of parts) yield rows.map(toLine).join('');
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
