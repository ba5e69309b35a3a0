export type CsvCell = string | number;

const BYTE_ORDER_MARK = '\uFEFF'; // spreadsheets read UTF-8 only with it
const NEEDS_QUOTES = /[",\r\n;]/;
// a spreadsheet would run these as formulas
const FORMULA_START = /^[=+@\t\r]|^-(?!\d)/;

/** RFC 4180 text of a header and its rows, safe to open in a spreadsheet. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(value: CsvCell): string {
  const text = String(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
