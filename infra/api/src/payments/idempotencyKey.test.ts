import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { depositInput, withdrawalInput } from '../../test/paymentInputs.ts';
import { DEPOSIT, startAttackWorld, WITHDRAWAL, type AttackWorld } from '../../test/worlds/attackWorld.ts';

let world: AttackWorld;
beforeAll(async () => {
  world = await startAttackWorld();
}, START_MS);
afterAll(() => closeWithoutFaults(world.api));
beforeEach(() => world.rememberMoney());

describe('idempotency key of a payment', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['amount', { amount: 2_600 }, 'KEY_REUSED'],
    ['method', { methodId: 'bank' }, 'KEY_REUSED'],
    ['account', { accountId: 'acc-card' }, 'KEY_REUSED'],
    ['currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ])('is rejected for a different %s with %s', async (_what, change, kind) => {
    await world.expectRefused(
      await world.post(
        JSON.stringify({
          query: DEPOSIT,
          variables: { input: depositInput({ id: world.openId, ...change }) },
        }),
        { authorization: `Bearer ${world.victim}` },
      ),
      kind,
    );
  });

  it('returns the stored payment when the request is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.post(
          JSON.stringify({ query: DEPOSIT, variables: { input: depositInput({ id: world.openId }) } }),
          {
            authorization: `Bearer ${world.victim}`,
          },
        ),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.text).toContain(world.openId);
    expect(await world.money()).toEqual(world.moneyBefore);
  });

  it('is rejected for a withdrawal after its use for a deposit', async () => {
    await world.expectRefused(
      await world.post(
        JSON.stringify({ query: WITHDRAWAL, variables: { input: withdrawalInput({ id: world.openId }) } }),
        {
          authorization: `Bearer ${world.victim}`,
        },
      ),
      'KEY_REUSED',
    );
  });
});
