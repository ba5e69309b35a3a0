import { minorDigits } from '@foyer/money';
import type { Cell, ExportTable } from './exportTable.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/;
/** The same behind what separates cells where the comma is a decimal sign: there this file is cut at it, quotes or not. */
const FORMULA_IN_NEXT_CELL = /([;\t]\s*)(?=[=+\-@|%＝＋－＠])/g;

/** RFC 4180 in UTF-8 with a mark, so that a spreadsheet reads letters beyond ASCII: amounts with a dot, instants in ISO 8601. */
export async function* csvOf(table: ExportTable): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(table.columns.map((column) => textField(column.label)))}`;
  for await (const row of table.rows) yield lineOf(row.map((cell) => fieldOf(cell, table.currency)));
  // below the table, behind an empty line and in no column of amounts: whoever adds those up must not add these
  const totals = await table.totals();
  if (totals.length > 0) yield '\r\n';
  for (const { label, minor } of totals)
    yield lineOf([textField(label), `${decimal(minor, table.currency)} ${table.currency}`]);
}

function lineOf(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`;
}

function fieldOf(cell: Cell, currency: string): string {
  switch (cell.kind) {
    case 'text':
      return textField(cell.text);
    case 'instant':
      return cell.at?.toISOString() ?? '';
    case 'money':
      return decimal(cell.minor, currency);
  }
}

/** Texts may come from anybody; none of them is a formula. */
export function textField(value: string): string {
  const safe = (FORMULA.test(value) ? `'${value}` : value).replace(FORMULA_IN_NEXT_CELL, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Exact: the minor units with a dot in them, never a division. */
export function decimal(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const whole = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`;
}
