import { readPaymentSums } from '../payments/paymentList.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { readBatches } from './readBatches.ts';

interface PaymentRow {
  readonly id: string;
  readonly status: string;
  /** Return state of a deposit that was charged but not credited. */
  readonly way_back: 'GoingBack' | 'SentBack' | null;
  readonly method_name: string;
  readonly account_label: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly created_at: Date;
  readonly processed_at: Date | null;
}

const PAYMENT_COLUMNS = `id, status, method_name, account_label, amount, fee, created_at, processed_at,
  (select case when r.done_at is null then 'GoingBack' else 'SentBack' end from api.payment_refund r where r.payment_id = payment_transaction.id and r.reason <> 'REVERSED') as way_back`;
const PAYMENTS_SHOWN =
  'direction = $6 and ($7::text[] is null or status = any($7)) and ($8::text[] is null or method_kind = any($8))';

/** Deposits or withdrawals, and the totals that their page shows. */
export function paymentExport(
  direction: 'Deposit' | 'Withdrawal',
  request: ExportRequest,
  texts: ExportTexts,
): ExportPart {
  const { pool, playerId, from, to, filter, currency: code } = request;
  const { label, column } = texts;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readBatches<PaymentRow>(
      request,
      PAYMENT_COLUMNS,
      'payment_transaction',
      'created_at',
      PAYMENTS_SHOWN,
      [direction, filter.statuses ?? null, filter.methodKinds ?? null],
    )) {
      yield [
        instant(row.created_at),
        text(row.method_name),
        text(row.account_label ?? ''),
        amount(row.amount),
        amount(row.fee),
        text(code),
        text(label(`status.${row.way_back ?? row.status}`)),
        instant(row.processed_at),
        text(row.id),
      ];
    }
  }
  return {
    columns: [
      column('at', 12),
      column('method', 12),
      column('account', 12),
      column('amount', 11, true),
      column('fee', 8, true),
      currencyColumn(texts),
      column('status', 12),
      column('processed', 12),
      column('reference', 18),
    ],
    rows: rows(),
    // queried instead of added up from rows: a truncated file has the totals of the page
    async totals() {
      const sums = await readPaymentSums(pool, playerId, {
        direction,
        statuses: filter.statuses,
        methodKinds: filter.methodKinds,
        from,
        to,
      });
      return [
        { label: label('total'), minor: direction === 'Deposit' ? sums.deposited : sums.withdrawn },
        ...(sums.rolledBack === 0 ? [] : [{ label: label(`returned.${direction}`), minor: sums.rolledBack }]),
        { label: label('lifetimeNet'), minor: sums.lifetime },
      ];
    },
  };
}
