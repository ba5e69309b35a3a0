import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { testSeed } from '../../test/seed.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  decideReturnRequest,
  liftDueExclusions,
  requestReturn,
  returnRulesOf,
  withdrawReturn,
} from './exclusionReturns.ts';
import { startBreak } from './startBreak.ts';

const database = useDatabase(createRuledDatabase);
const NOW = Date.UTC(2026, 2, 27, 20);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Step =
  | { readonly type: 'time-out'; readonly days: number }
  | {
      readonly type: 'exclude';
      readonly days: number | null;
      readonly groups: readonly ('casino' | 'sports')[];
    }
  | { readonly type: 'extend'; readonly days: number }
  | { readonly type: 'request' | 'withdraw' | 'repeat' }
  | { readonly type: 'approve' | 'refuse'; readonly staff: string }
  | { readonly type: 'wait'; readonly hours: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ type: fc.constant('time-out' as const), days: fc.integer({ min: 1, max: 60 }) }),
    fc.record({
      type: fc.constant('exclude' as const),
      days: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null, freq: 4 }),
      groups: fc.constantFrom<readonly ('casino' | 'sports')[]>([], [], ['casino'], ['sports']),
    }),
    // while a request for the shorter one may be open, approved or in its cool-off
    fc.record({ type: fc.constant('extend' as const), days: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ type: fc.constantFrom('request' as const, 'request' as const, 'repeat' as const) }),
    fc.record({ type: fc.constant('withdraw' as const) }),
    fc.record({
      type: fc.constantFrom('approve' as const, 'approve' as const, 'refuse' as const),
      staff: fc.constantFrom('ann', 'bo'),
    }),
    fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 24 * 40 }) }),
  ),
  { minLength: 4, maxLength: 25 },
);

/** A break that was acknowledged to the player. */
interface Acknowledged {
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly groups: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number | undefined;
  readonly key: string;
}

interface StateRow {
  readonly timeout_ends_at: Date | null;
  readonly is_excluded: boolean;
  readonly self_exclusion_ends_at: Date | null;
  readonly excluded_groups: readonly string[];
  readonly breaks: number;
}

interface LiftRow {
  readonly id: number;
  readonly key: string;
  readonly groups: readonly string[];
  readonly ends_at: Date | null;
  readonly lifted_at: Date | null;
  readonly steps: readonly { kind: string; staff: string | null; at: number; until: number | null }[];
}

const endOf = (endsAt: Date | number | null | undefined): number => Number(endsAt ?? Infinity);
const covers = (groups: readonly string[], group: string): boolean =>
  groups.length === 0 || groups.includes(group);

it.each(['aurora', 'tuli', 'caravel'] as const)(
  `keeps every break on %s until its procedure has ended, for any sequence of breaks, requests and decisions (FOYER_SEED=${testSeed})`,
  async (brand) => {
    const rules = returnRulesOf(brand);
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const player = await openLedgerPlayer(database.pool, { brand, at: NOW });
        const { playerId } = player;
        const { pool } = database;
        let now = NOW;
        const deps = {
          pool,
          clock: () => now,
          relay: { kick: () => undefined },
          games: { pool, clock: () => now, gamesAddress: '', gamesSecret: '' } as never,
          exclusionRegister: {
            check: () => Promise.resolve([]),
            restrict: () => Promise.resolve(true),
            end: () => Promise.resolve('ENDED' as const),
          },
        };
        await pool.query('delete from api.game_session where player_id = $1', [playerId]);
        const acknowledged: Acknowledged[] = [];
        const start = async (one: Acknowledged): Promise<void> => {
          const started = await startBreak(
            // a second passes between the choice and the start of a break
            { ...deps, clock: () => now + 1_000 },
            { brand, id: playerId },
            {
              kind: one.kind,
              groups: one.groups as 'casino'[],
              length: 'P1D',
              startsAt: new Date(one.startsAt),
              endsAt: one.endsAt === undefined ? null : new Date(one.endsAt),
              scope: 'brand',
              origin: 'player',
              isReported: false,
            },
            one.key,
          );
          expect(started.ok && endOf(started.value.endsAt)).toBe(endOf(one.endsAt));
          expect(started.ok && started.value.startsAt.getTime()).toBe(one.startsAt);
        };
        for (const step of sequence) {
          if (step.type === 'wait') now += step.hours * HOUR_MS;
          else if (step.type === 'time-out' || step.type === 'exclude') {
            const isTimeOut = step.type === 'time-out';
            const one: Acknowledged = {
              kind: isTimeOut ? 'TIME_OUT' : 'EXCLUSION',
              groups: isTimeOut ? [] : step.groups,
              startsAt: now,
              endsAt: step.days === null ? undefined : now + step.days * DAY_MS,
              key: crypto.randomUUID(),
            };
            await start(one);
            acknowledged.push(one);
          } else if (step.type === 'extend') {
            const last = acknowledged.findLast(({ kind }) => kind === 'EXCLUSION');
            if (!last) continue;
            const endsAt =
              last.endsAt === undefined ? undefined : Math.max(last.endsAt, now) + step.days * DAY_MS;
            const longer = { ...last, endsAt, key: crypto.randomUUID() };
            await start(longer);
            acknowledged.push(longer);
          } else if (step.type === 'repeat') {
            const last = acknowledged.at(-1);
            if (last) await start(last);
          } else if (step.type === 'withdraw')
            await withdrawReturn(deps, { brand, playerId }, crypto.randomUUID());
          else if (!('staff' in step))
            await requestReturn(deps, { brand, playerId }, 'I was treated', crypto.randomUUID());
          else {
            const { rows } = await pool.query<{ exclusion_id: number }>(
              'select r.exclusion_id from api.exclusion_return r join api.exclusion e on e.id = r.exclusion_id where e.player_id = $1 order by r.id desc limit 1',
              [playerId],
            );
            const id = rows[0]?.exclusion_id;
            if (id !== undefined)
              await decideReturnRequest(deps, {
                id,
                decision: step.type,
                staff: step.staff,
                reason: 'Talked',
                key: crypto.randomUUID(),
              });
          }
          await liftDueExclusions(deps);
          await checkInvariants(playerId, now, acknowledged);
        }
      }),
      { seed: testSeed, numRuns: PROPERTY_RUNS },
    );

    /**
     * In force: every time-out until its end, the longest of several; every exclusion until it was lifted, for
     * its games, the longest of several. Lifted: only after a request that the licence accepts, its approvals
     * and the cool-off, of this exclusion or of a longer one of the same games. Nothing else is in force.
     */
    async function checkInvariants(
      playerId: string,
      now: number,
      acknowledged: readonly Acknowledged[],
    ): Promise<void> {
      const { rows: players } = await database.pool.query<StateRow>(
        `select timeout_ends_at, self_excluded_at is not null as is_excluded, self_exclusion_ends_at, excluded_groups,
           (select count(*)::int from api.exclusion e where e.player_id = p.id) as breaks from api.player p where id = $1`,
        [playerId],
      );
      const { rows: exclusions } = await database.pool.query<LiftRow>(
        `select e.id, e.key, e.groups, e.ends_at, (select r.at from api.exclusion_return r where r.exclusion_id = e.id and r.kind = 'lifted') as lifted_at,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'staff', r.staff, 'at', extract(epoch from r.at) * 1000, 'until', extract(epoch from r.cool_off_ends_at) * 1000) order by r.id), '[]') from api.exclusion_return r where r.exclusion_id = e.id) as steps
         from api.exclusion e where e.player_id = $1 and e.kind = 'EXCLUSION'`,
        [playerId],
      );
      const [state] = players;
      if (!state) throw new Error('No player.');
      expect(state.breaks).toBe(acknowledged.length);
      const timeOuts = acknowledged
        .filter(({ kind }) => kind === 'TIME_OUT')
        .map(({ endsAt }) => endOf(endsAt));
      if (timeOuts.length > 0) expect(state.timeout_ends_at?.getTime()).toBe(Math.max(...timeOuts));
      const isLifted = (key: string): boolean =>
        exclusions.some((exclusion) => exclusion.key === key && exclusion.lifted_at !== null);
      const inForce = acknowledged.filter(({ kind, key }) => kind === 'EXCLUSION' && !isLifted(key));
      for (const group of ['casino', 'sports'])
        expect([group, state.is_excluded || state.excluded_groups.includes(group)]).toEqual([
          group,
          inForce.some(({ groups }) => covers(groups, group)),
        ]);
      const full = inForce.filter(({ groups }) => groups.length === 0);
      if (full.length > 0)
        expect(endOf(state.self_exclusion_ends_at)).toBeGreaterThanOrEqual(
          Math.max(...full.map(({ endsAt }) => endOf(endsAt))),
        );
      for (const { groups, ends_at: endsAt, lifted_at: liftedAt } of exclusions) {
        if (liftedAt === null) continue;
        const procedure = exclusions.some(
          (other) =>
            (other.groups.length === 0 || String(other.groups) === String(groups)) &&
            endOf(other.ends_at) >= endOf(endsAt) &&
            hasEnded(other, liftedAt.getTime()),
        );
        expect(procedure).toBe(true);
        expect(liftedAt.getTime()).toBeLessThanOrEqual(now);
      }
    }

    function hasEnded({ ends_at: endsAt, steps: taken }: LiftRow, liftedAt: number): boolean {
      const asked = taken.findLastIndex(({ kind }) => kind === 'requested');
      const way = taken.slice(asked).filter(({ kind }) => kind !== 'lifted');
      const approvals = way.filter(({ kind }) => kind === 'approved');
      const hours = rules.coolOffHours[endsAt === null ? 'indefinite' : 'definite'];
      const isAcceptable =
        endsAt === null ? rules.indefinite : rules.early || (way[0]?.at ?? 0) >= endOf(endsAt);
      return (
        asked >= 0 &&
        isAcceptable &&
        way.every(({ kind }) => kind !== 'refused' && kind !== 'withdrawn') &&
        new Set(approvals.map(({ staff }) => staff)).size >= (rules.fourEyes ? 2 : 1) &&
        liftedAt - (approvals.at(-1)?.at ?? Infinity) >= hours * HOUR_MS
      );
    }
  },
  3 * PROPERTY_TIMEOUT_MS,
);
