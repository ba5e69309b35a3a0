import { parseOrder } from '@foyer/kernel/field';
import { MARKET_KINDS } from '@foyer/kernel/markets';
import {
  RESULT_REQUEST_KINDS,
  SPORTS_OUTCOMES,
  type SportsOutcome,
  type SportsRisk,
} from '@foyer/kernel/sports-risk-answers';
import { eventIdSchema, MAX_PERIODS, SUSPENSION_SCOPES } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import { compositeJson, compositeParameter } from '../../lib/composite.ts';
import { brandSchema, checked, type Answer, type Routes } from '../../server/http/route.ts';
import { readBoostedLiability, readLargestBets, readLiability } from './liability.ts';
import type { FeedAge } from '../metrics/feedAge.ts';
import { readSportsMetrics } from '../metrics/readSportsMetrics.ts';
import { readOperations } from './operationRows.ts';
import { readQuotes } from '../sportsFeed.ts';
import { announceSuspensions, type SuspensionDeps } from './suspensions.ts';

const MAX_AMOUNT = 1_000_000_000_000;
const MAX_SCORE = 999;
/** Characters of a finishing order. */
const MAX_ORDER = 200;
const CONFLICT = 409;

const act = {
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
};
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const kind = v.picklist(MARKET_KINDS);
const line = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000)));
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SCORE));
const amount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_AMOUNT)));

const question = v.object({ brand: v.optional(brandSchema), event: v.optional(eventIdSchema) });
const suspension = v.pipe(
  v.object({
    ...act,
    brand: v.nullable(brandSchema),
    scope: v.picklist(SUSPENSION_SCOPES),
    target: v.nullable(eventIdSchema),
    market: v.nullable(kind),
    line,
  }),
  v.check(({ scope, target }) => (scope === 'PRODUCT') === (target === null)),
  v.check(
    ({ scope, market, line: of }) =>
      (scope === 'MARKET') === (market !== null) && (of === null || market !== null),
  ),
);
const resumption = v.object({ ...act, id });
const result = v.pipe(
  v.object({
    ...act,
    eventId: eventIdSchema,
    kind: v.picklist(RESULT_REQUEST_KINDS),
    market: v.nullable(kind),
    line,
    periods: v.nullable(
      v.pipe(v.array(v.object({ home: score, away: score })), v.minLength(1), v.maxLength(MAX_PERIODS)),
    ),
    home: v.nullable(score),
    away: v.nullable(score),
    order: v.nullish(v.pipe(v.string(), v.maxLength(MAX_ORDER), v.transform(parseOrder))),
  }),
  v.check(({ kind: what, market }) => (what === 'VOID_MARKET') === (market !== null)),
  v.check(({ kind: what, home, away, periods }) =>
    [home, away, periods].every((given) => (given !== null) === (what === 'CORRECT')),
  ),
  v.check(({ kind: what, order }) => (what === 'CORRECT_ORDER') === (order != null)),
);
const decision = v.object({ ...act, id, decision: v.picklist(['approve', 'reject']) });
const limit = v.pipe(
  v.object({
    ...act,
    brand: brandSchema,
    market: v.nullable(kind),
    playerId: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
    maxStake: amount,
    maxPayout: amount,
  }),
  v.check(({ market, playerId }) => (market === null) !== (playerId === null)),
);

export interface OperationDeps extends Omit<SuspensionDeps, 'feedAge'> {
  readonly feedAge?: FeedAge;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Risk and operations of the sportsbook, for the console; the rules are in SQL (`sports_operations.sql`). */
export function createSportsOperationRoutes(deps: OperationDeps): Routes {
  const { pool, clock } = deps;
  return {
    'POST /internal/sports/risk': checked(question, async ({ brand, event }) => {
      const [events, largest, boostedOdds, metrics, lists] = await Promise.all([
        readLiability(pool, { brand, event }),
        readLargestBets(pool, brand),
        readBoostedLiability(pool, brand),
        readSportsMetrics(pool, clock, deps.feedAge),
        readOperations(pool),
      ]);
      return { status: 200, body: { events, largest, boostedOdds, metrics, ...lists } satisfies SportsRisk };
    }),
    'POST /internal/sports/suspend': checked(suspension, async (input) => {
      const { rows } = await pool.query<{ outcome: string }>(
        `select api.suspend_sports(${compositeParameter('sports_suspension_input')}) as outcome`,
        [compositeJson({ ...input, at: new Date(clock()) })],
      );
      await announceSuspensions(deps);
      return answered(rows[0]?.outcome);
    }),
    'POST /internal/sports/resume': checked(resumption, async ({ id: of, reason, staff, key }) => {
      const { rows } = await pool.query<{ outcome: string }>(
        'select api.resume_sports($1, $2, $3, $4, $5) as outcome',
        [of, reason, staff, key, new Date(clock())],
      );
      await announceSuspensions(deps);
      return answered(rows[0]?.outcome);
    }),
    'POST /internal/sports/result': checked(result, async ({ eventId, periods, order, ...input }) => {
      const { rows } = await pool.query<{ outcome: string }>(
        `select outcome from api.request_sports_result(${compositeParameter('sports_result_request_input')})`,
        [
          compositeJson({
            ...input,
            event_id: eventId,
            periods: periods && JSON.stringify(periods),
            positions: order ? JSON.stringify(order) : null,
            is_offered: !input.kind.startsWith('CORRECT') && (await isOffered(deps, eventId)),
            at: new Date(clock()),
          }),
        ],
      );
      await announceSuspensions(deps);
      return answered(rows[0]?.outcome);
    }),
    'POST /internal/sports/result/decision': checked(decision, async (made) => {
      const { rows } = await pool.query<{ outcome: string }>(
        'select api.decide_sports_result($1, $2, $3, $4, $5, $6) as outcome',
        [made.id, made.decision, made.reason, made.staff, made.key, new Date(clock())],
      );
      await announceSuspensions(deps);
      return answered(rows[0]?.outcome);
    }),
    'POST /internal/sports/limit': checked(limit, async ({ playerId, maxStake, maxPayout, ...input }) => {
      const { rows } = await pool.query<{ outcome: string }>(
        `select api.set_sports_limit(${compositeParameter('sports_limit_input')}) as outcome`,
        [
          compositeJson({
            ...input,
            player_id: playerId,
            max_stake: maxStake,
            max_payout: maxPayout,
            at: new Date(clock()),
          }),
        ],
      );
      return answered(rows[0]?.outcome);
    }),
  };
}

/** True for a match that the feed offers; false while the feed does not answer. */
async function isOffered(deps: OperationDeps, event: string): Promise<boolean> {
  try {
    const winner = { event, kind: 'winner', line: null, outcome: 'home' } as const;
    const { quotes } = await readQuotes(deps, [winner]);
    return quotes.some(({ status }) => status !== 'unavailable');
  } catch (error) {
    deps.log.warn('match of a result not checked', { event, error });
    return false;
  }
}

function answered(outcome = 'UNKNOWN'): Answer {
  const done: SportsOutcome | undefined = SPORTS_OUTCOMES.find((one) => one === outcome);
  if (done) return { status: 200, body: { outcome: done } };
  return { status: outcome.startsWith('UNKNOWN') ? 404 : CONFLICT, body: { code: outcome } };
}
