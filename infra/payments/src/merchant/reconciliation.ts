import { stringify } from 'csv-stringify/sync';
import { createHash } from 'node:crypto';
import type { Queries } from '../deps.ts';
import { moment } from '../payments/paymentView.ts';

const DAY_MS = 86_400_000;
const HEADER = ['payment_id', 'reference', 'direction', 'type', 'amount', 'fee', 'currency', 'at'];

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly direction: string;
  readonly type: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly at: number;
}

/** All movements of a merchant on a day (UTC), with a final line that allows checking for completeness. */
export async function reconciliationFile(queries: Queries, merchant: string, day: string): Promise<string> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const { rows } = await queries.query<Row>(
    `select payment.id, reference, direction, entry.type, entry.amount, entry.fee, currency, entry.at from payments.entry join payments.payment on payment.id = payment_id
     where merchant = $1 and entry.at >= $2 and entry.at < $3 order by entry.at, entry.id`,
    [merchant, from, from + DAY_MS],
  );
  const text = stringify([
    HEADER,
    ...rows.map((row) => [
      row.id,
      row.reference,
      row.direction,
      row.type,
      row.amount,
      row.fee,
      row.currency,
      moment(row.at),
    ]),
  ]);
  return `${text}#,${rows.length},${createHash('sha256').update(text).digest('hex')}\n`;
}
