import { BYTE_ORDER_MARK, guardFormulas } from '@foyer/kernel/csv';

/** A text, which is guarded against formulas, or an amount as the file shows it, such as `-12.50`. */
export type CsvCell = string | { readonly amount: string };

const NEEDS_QUOTES = /[",\r\n;]/;

/** RFC 4180 text of a header and its rows, safe to open in a spreadsheet. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.amount;
  const text = guardFormulas(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
