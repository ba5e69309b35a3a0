import { BYTE_ORDER_MARK, guardFormulas } from '@foyer/kernel/csv';
import { minorDigits } from '@foyer/money';
import { stringify } from 'csv-stringify/sync';
import type { Cell, ExportTable } from './exportTable.ts';

/** Characters that are written at once: a row alone would be a chunk of the response. */
const CHUNK = 16_384;

/**
 * RFC 4180 in UTF-8 with a byte order mark, so that a spreadsheet reads letters beyond ASCII: amounts with a
 * dot, instants in ISO 8601.
 */
export async function* csvOf(table: ExportTable): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of linesOf(table)) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

async function* linesOf(table: ExportTable): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(table.columns.map((column) => guardFormulas(column.label)))}`;
  for await (const row of table.rows) yield lineOf(row.map((cell) => fieldOf(cell, table.currency)));
  // below the table, after an empty line and outside the amount columns, so that a sum over a column does not
  // include them
  const totals = await table.totals();
  if (totals.length > 0) yield '\r\n';
  for (const total of totals)
    yield lineOf([
      guardFormulas(total.label),
      'count' in total ? String(total.count) : `${decimal(total.minor, table.currency)} ${table.currency}`,
    ]);
}

function lineOf(fields: readonly string[]): string {
  return stringify([fields], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
}

function fieldOf(cell: Cell, currency: string): string {
  switch (cell.kind) {
    case 'text':
      return guardFormulas(cell.text);
    case 'instant':
      return cell.at?.toISOString() ?? '';
    case 'money':
      return decimal(cell.minor, currency);
  }
}

/** Exact: the minor units with a dot in them, never a division. */
export function decimal(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const whole = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`;
}
