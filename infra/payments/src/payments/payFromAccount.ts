import { inTransaction } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { saveAccount } from './accounts.ts';
import { chargedFor } from './charges.ts';
import { personOf } from './payerIdentity.ts';
import { holdPayment } from './heldPayments.ts';
import { moveHolderMoney } from './holderMoney.ts';
import { isPayable, type Payment } from './payment.ts';
import { lockPayment } from './paymentStore.ts';
import { startSteps, findBehaviour } from './steps.ts';
import type { Holder } from './holders.ts';

export type AccountAnswer = 'paid' | 'not-enough' | 'not-payable';

const VISIBLE = -4;

/**
 * Executes a payment approved by a customer of a bank or wallet: takes the money immediately and follows
 * the account's behaviour.
 */
export async function payFromAccount(
  deps: PaymentsDeps,
  paymentId: string,
  holder: Holder,
  number: string,
): Promise<AccountAnswer> {
  return inTransaction(deps.pool, async (client) => {
    const payment = await lockPayment(client, paymentId);
    if (!payment || !isPayable(payment, deps.clock())) return 'not-payable';
    const { rows } = await client.query<{ behaviour: string }>(
      'select behaviour_id behaviour from payments.holder_account where number = $1 and holder_id = $2 and currency = $3',
      [number, holder.id, payment.currency],
    );
    const [account] = rows;
    if (!account) return 'not-payable';
    const isTaken = await moveHolderMoney(client, number, payment, -chargedFor(payment), deps.clock());
    if (!isTaken) return 'not-enough';
    const label =
      holder.institution === 'wallet'
        ? `${payment.methodName} ${holder.login}`
        : `${payment.methodName} ··${number.slice(VISIBLE)}`;
    const accountId = await saveAccount(
      client,
      payment,
      {
        fingerprint: number,
        label,
        holder: holder.name,
        expiresAt: null,
        behaviour: account.behaviour,
        holderAccount: number,
      },
      deps.clock(),
    );
    const paid: Payment = { ...payment, accountId };
    if (payment.isHeld || payment.kind === 'open-banking')
      await client.query('update payments.payment set person = $2 where id = $1', [
        payment.id,
        JSON.stringify(personOf(deps.key, payment, holder)),
      ]);
    if (payment.isHeld) {
      await holdPayment(client, paid, holder, deps);
      return 'paid';
    }
    await startSteps(client, paid, await findBehaviour(client, account.behaviour), deps);
    return 'paid';
  });
}
