import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { stake } from '../ledger/productLedger.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  moneyFaults,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
  closeWithoutFaults,
} from '../../test/worlds/paymentWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import type { ProviderPayment } from './provider.ts';
import { cancelTestPayment, claimPayouts } from '../../test/worlds/withdrawalWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
type Status = ProviderPayment['status'];

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const claim = (): Promise<readonly string[]> => claimPayouts(database.pool, NOON);

const cancel = (player: LedgerPlayer, id: string): Promise<string | undefined> =>
  cancelTestPayment(database.pool, player, id, NOON);

describe('payments under random interleavings', () => {
  const statuses: readonly Status[] = [
    'created',
    'pending',
    'completed',
    'failed',
    'cancelled',
    'refunded',
    'charged_back',
    'returned',
  ];
  const operation = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
        payment: fc.nat({ max: 5 }),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('fact' as const),
        payment: fc.nat({ max: 5 }),
        isPayout: fc.boolean(),
        status: fc.constantFrom(...statuses),
        event: fc.nat({ max: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('bet' as const, 'cancel' as const, 'claim' as const, 'exclude' as const),
        payment: fc.nat({ max: 5 }),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
    },
  );

  it(
    `lose nothing, double nothing, and no balance is below zero (seed ${testSeed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
          async (batches) => {
            const player = await openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON });
            const run = crypto.randomUUID();
            const amounts = new Map<string, number>();
            const idOf = (payment: number, isPayout: boolean) =>
              `${isPayout ? 'out' : 'in'}-${payment}-${run}`;
            for (const batch of batches) {
              await Promise.all(
                batch.map(async (step): Promise<unknown> => {
                  const id = idOf(
                    step.payment,
                    step.kind === 'withdrawal' || (step.kind === 'fact' && step.isPayout),
                  );
                  switch (step.kind) {
                    case 'deposit':
                      amounts.set(id, amounts.get(id) ?? step.amount);
                      return openTestDeposit(database.pool, player, amounts.get(id) ?? 1, NOON, {}, id);
                    case 'withdrawal':
                      amounts.set(id, amounts.get(id) ?? step.amount);
                      return openTestWithdrawal(database.pool, player, [amounts.get(id) ?? 1], NOON, {}, id);
                    case 'fact':
                      return applyTestUpdate(
                        database.pool,
                        providerUpdateOf(player, id, amounts.get(id) ?? 1, step.status, NOON, {
                          direction: step.isPayout ? 'payout' : 'deposit',
                        }),
                        NOON,
                        `${id}-${step.status}-${step.event}`,
                      );
                    case 'bet':
                      return stake(
                        database.pool,
                        gameMovement(player, `bet-${step.payment}`, step.amount),
                        NOON,
                      );
                    case 'cancel':
                      return cancel(player, idOf(step.payment, false));
                    case 'claim':
                      return claim();
                    case 'exclude':
                      return (
                        step.payment === 0 &&
                        database.pool.query('update api.player set deposits_blocked = true where id = $1', [
                          player.playerId,
                        ])
                      );
                  }
                }),
              );
            }
            expect(await moneyFaults(database.pool)).toEqual([]);
          },
        ),
        { seed: testSeed, numRuns: PROPERTY_RUNS, endOnFailure: true },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
