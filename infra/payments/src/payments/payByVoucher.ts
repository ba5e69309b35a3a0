import { inTransaction } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { chargedFor } from './charges.ts';
import { changeStatus } from './changeStatus.ts';
import { isPayable, type Failure, type Payment } from './payment.ts';
import { lockPayment } from './paymentStore.ts';

/** Codes that may be tried per payment; a code has too many digits to be guessed in five attempts. */
export const VOUCHER_ATTEMPTS = 5;

export interface VoucherAnswer {
  readonly payment: Payment;
  /** Reason for rejecting the code; another may be entered. */
  readonly refused?: Failure;
}

/** Takes the charged amount from a voucher and records which, so that refunds return to it. */
export async function payByVoucher(
  deps: PaymentsDeps,
  paymentId: string,
  code: string,
): Promise<VoucherAnswer | undefined> {
  return inTransaction(deps.pool, async (client) => {
    const payment = await lockPayment(client, paymentId);
    if (!payment || payment.kind !== 'voucher') return undefined;
    if (!isPayable(payment, deps.clock())) return { payment };
    const fingerprint = deps.fingerprints.voucher(code);
    const { rows } = await client.query<{ balance: number }>(
      'select balance from payments.voucher where fingerprint = $1 and currency = $2 for update',
      [fingerprint, payment.currency],
    );
    const refused = refusalOf(rows[0]?.balance, chargedFor(payment));
    if (refused === undefined) {
      await client.query('update payments.voucher set balance = balance - $2 where fingerprint = $1', [
        fingerprint,
        chargedFor(payment),
      ]);
      await client.query('update payments.payment set voucher = $2 where id = $1', [payment.id, fingerprint]);
      return { payment: await changeStatus(client, payment, 'completed', deps) };
    }
    await client.query('update payments.payment set attempts = attempts + 1 where id = $1', [payment.id]);
    return payment.attempts + 1 >= VOUCHER_ATTEMPTS
      ? { payment: await changeStatus(client, payment, 'failed', deps, refused) }
      : { payment, refused };
  });
}

function refusalOf(balance: number | undefined, charged: number): Failure | undefined {
  if (balance === undefined) return 'voucher_unknown';
  if (balance === 0) return 'voucher_spent';
  return balance < charged ? 'insufficient_funds' : undefined;
}
