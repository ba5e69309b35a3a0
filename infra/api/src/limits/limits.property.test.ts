import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LimitPeriod } from '@foyer/market';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS, TEST_SEED } from '@foyer/testing/effort';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { stake } from '../ledger/productLedger.ts';

import { cancelPendingLimit, confirmPendingLimit, setLimit } from './playerLimits.ts';

const database = useDatabase(createStrictDatabase);
/** An instant before the clocks change on 25 October 2026. */
const START = Date.UTC(2026, 9, 22, 20);
const HOUR_MS = 3_600_000;
const PERIODS = ['Day', 'Week', 'Month'] as const;
const COOL_OFF_MS = 24 * HOUR_MS;

const period = fc.constantFrom<LimitPeriod>(...PERIODS);
const steps = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('set' as const),
      period,
      ceiling: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 6 }),
    }),
    fc.record({ type: fc.constantFrom('confirm' as const, 'cancel' as const, 'repeat' as const), period }),
    fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 60 }) }),
    fc.record({ type: fc.constant('stake' as const), amount: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ type: fc.constant('stake' as const), amount: fc.integer({ min: 1, max: 400 }) }),
  ),
  { minLength: 5, maxLength: 30 },
);

interface Model {
  ceiling: number | null;
  raise: { readonly to: number | null; readonly at: number } | undefined;
}

/**
 * A ceiling rises only by a confirmed request, at the earliest after the cool-off. A lower one applies at
 * once. A repeated request has no effect. Of several limits the strictest refuses a stake, and no other stake
 * is refused.
 */
it(
  `limits under any sequence of requests, stakes and time (FOYER_SEED=${TEST_SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { pool } = database;
        const player = await openLedgerPlayer(pool, { at: START, fundsMinor: 1_000_000 });
        let now = START;
        const deps = { pool, clock: () => now };
        const model = new Map<LimitPeriod, Model>(
          PERIODS.map((name) => [name, { ceiling: null, raise: undefined }]),
        );
        const stakes: { readonly at: number; readonly amount: number }[] = [];
        let last:
          | { readonly period: LimitPeriod; readonly ceiling: number | null; readonly key: string }
          | undefined;
        const ceilings = async (): Promise<unknown> => {
          const { rows } = await pool.query<{
            period: LimitPeriod;
            ceiling: number | null;
            is_pending: boolean;
          }>(
            `select period, ceiling, pending_requested_at is not null as is_pending from api.player_limit where player_id = $1 and kind = 'WAGER'`,
            [player.playerId],
          );
          return PERIODS.map((name) => {
            const row = rows.find(({ period: of }) => of === name);
            return [row?.ceiling ?? null, row?.is_pending ?? false];
          });
        };
        for (const step of sequence) {
          if (step.type === 'wait') now += step.hours * HOUR_MS;
          else if (step.type === 'stake') {
            const { rows } = await pool.query<{ period: LimitPeriod; since: Date }>(
              `select r.period, api.period_start(r.period, r.is_rolling, b.time_zone, $1) as since from api.limit_rule r join api.brand_rule b on b.brand = r.brand where r.brand = 'aurora' and r.kind = 'WAGER'`,
              [new Date(now)],
            );
            const isRefused = rows.some(({ period: name, since }) => {
              const ceiling = model.get(name)?.ceiling ?? null;
              const used = stakes.reduce((sum, one) => sum + (one.at >= since.getTime() ? one.amount : 0), 0);
              return ceiling !== null && used + step.amount > ceiling;
            });
            const answer = await stake(pool, gameMovement(player, crypto.randomUUID(), step.amount), now);
            expect([answer.ok, answer.ok || answer.code]).toEqual(
              isRefused ? [false, 'LIMIT_REACHED'] : [true, true],
            );
            if (answer.ok) stakes.push({ at: now, amount: step.amount });
          } else if (step.type === 'repeat') {
            if (last)
              await setLimit(deps, player.playerId, { kind: 'WAGER', period: last.period }, last.ceiling, {
                requestKey: last.key,
              });
          } else {
            const key = { kind: 'WAGER', period: step.period } as const;
            const limit = model.get(step.period);
            if (!limit) continue;
            const { ceiling, raise } = limit;
            // a raise lapses 72 hours after its cool-off
            const isOpen = raise !== undefined && now < raise.at + 4 * COOL_OFF_MS;
            if (step.type === 'set') {
              last = { period: step.period, ceiling: step.ceiling, key: crypto.randomUUID() };
              const result = await setLimit(deps, player.playerId, key, step.ceiling, {
                requestKey: last.key,
              });
              expect(result.ok).toBe(true);
              const isRaise = ceiling !== null && (step.ceiling ?? Infinity) > ceiling;
              model.set(
                step.period,
                isRaise
                  ? { ceiling, raise: { to: step.ceiling, at: now } }
                  : { ceiling: step.ceiling, raise: undefined },
              );
            } else if (step.type === 'cancel') {
              const result = await cancelPendingLimit(deps, player.playerId, key);
              expect(result.ok).toBe(isOpen);
              if (isOpen) limit.raise = undefined;
            } else {
              const result = await confirmPendingLimit(deps, player.playerId, key);
              const isDue = isOpen && now >= raise.at + COOL_OFF_MS;
              expect(result.ok).toBe(isDue);
              if (isDue) model.set(step.period, { ceiling: raise.to, raise: undefined });
            }
          }
          expect(await ceilings()).toEqual(
            PERIODS.map((name) => [model.get(name)?.ceiling ?? null, model.get(name)?.raise !== undefined]),
          );
        }
      }),
      { seed: TEST_SEED, numRuns: PROPERTY_RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);
