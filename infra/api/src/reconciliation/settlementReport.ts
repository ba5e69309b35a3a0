import { createHash } from 'node:crypto';
import type { SettlementLine } from '../payments/provider.ts';

const COLUMNS = 'payment_id,reference,direction,type,amount,fee,currency,at';
const LINE =
  /^([A-Za-z0-9_.:-]+),([A-Za-z0-9_.:-]+),(deposit|payout),(captured|refunded|charged_back|paid_out|payout_returned),(\d{1,15}),(\d{1,15}),([A-Z]{3}),([0-9T:.+Z-]{20,35})$/;
const LAST = /^#,(\d+),([0-9a-f]{64})$/;

/**
 * The lines of the provider's settlement report.
 * @throws when the file is incomplete: a truncated file must not pass as a day with few payments.
 */
export function parseSettlementReport(text: string): readonly SettlementLine[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const end = LAST.exec(lines.at(-1) ?? '');
  const rows = lines.slice(1, -1);
  if (lines[0] !== COLUMNS || !end)
    throw new Error('The settlement report is incomplete: its header or its last line is missing.');
  if (Number(end[1]) !== rows.length || end[2] !== checksum(text))
    throw new Error('The settlement report is incomplete: its number of lines or its checksum differs.');
  return rows.map((row) => {
    const match = LINE.exec(row);
    const [, paymentId = '', reference = '', , type = '', amount = '', , currency = '', at = ''] =
      match ?? [];
    // an impossible instant would otherwise fail in the database, in the middle of the reconciliation
    if (!match || !isInstant(at)) throw new Error('The settlement report has a line that is not a payment.');
    return { paymentId, reference, type, amount: Number(amount), currency, at };
  });
}

/** Rejects days that do not exist: JavaScript parses 31 February as a day in March. */
function isInstant(text: string): boolean {
  const day = text.slice(0, 10);
  return (
    !Number.isNaN(Date.parse(text)) && new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  );
}

/** Checksum of everything above the last line, including line ends. */
function checksum(text: string): string {
  const body = text.slice(0, text.lastIndexOf('#,'));
  return createHash('sha256').update(body).digest('hex');
}
