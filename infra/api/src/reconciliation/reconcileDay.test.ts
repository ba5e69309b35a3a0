import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcileDay } from './reconcile.ts';
import { runPayments } from '../payments/paymentJob.ts';
import { depositInput, withdrawalInput } from '../../test/paymentInputs.ts';
import { statusOf } from '../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { startPayer, type Payer } from '../../test/worlds/payerWorld.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await startPayer();
}, START_MS);
afterAll(() => payer.api.close());
afterEach(() => payer.endTest());

/** Refunds a deposit that is charged after its cancellation. */
async function refundDeposit(): Promise<void> {
  const input = depositInput();
  const { id } = input;
  await payer.start(input);
  await payer.cancel(id);
  await payer.sendEvent(payer.api.payments.setPaymentStatus(id, 'completed'));
  await payer.later(60_000);
  expect(payer.api.payments.payments.get(id)?.status).toBe('refunded');
}

async function payOut(): Promise<void> {
  const input = withdrawalInput();
  await payer.withdraw(input);
  await runPayments(payer.deps);
  await payer.sendEvent(payer.api.payments.setPaymentStatus(input.id, 'completed'));
  expect(await statusOf(payer.api.pool, input.id)).toBe('Completed');
}

describe('reconciliation', () => {
  it('matches the provider’s settlement report with the ledger and reports an extra line as a break', async () => {
    await payer.pay(30_000);
    await refundDeposit();
    await payOut();
    const day = new Date(payer.deps.clock()).toISOString().slice(0, 10);
    expect(await reconcileDay(payer.deps, 'aurora', day)).toMatchObject({
      rows: 4,
      difference: 0,
      breaks: 0,
    });
    payer.api.payments.planted.push(
      `pay-planted,planted,deposit,captured,4200,0,EUR,${new Date(payer.deps.clock()).toISOString()}`,
    );
    expect(await reconcileDay(payer.deps, 'aurora', day)).toMatchObject({ difference: 4_200, breaks: 1 });
  });
});
