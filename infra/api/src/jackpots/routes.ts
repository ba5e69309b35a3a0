import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { choose, liveCurrency, readChoice, type JackpotChoice } from './choices.ts';
import { takeContributions } from './contributions.ts';
import { mustHitRules } from './mustHitRules.ts';
import { postJackpotWin } from '../ledger/houseTransfers.ts';
import { withBody, type Routes } from '../server/http/route.ts';

/** Minor units. */
const MAX_AMOUNT = 1_000_000_000_000;
const WHOLE = 10_000;
const MAX_TAKEN = 1_000;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const player = { brand: id, playerId: id };
const positive = (maximum: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maximum));

const choiceBody = v.object({
  ...player,
  instanceId: id,
  optedIn: v.boolean(),
  contribution: v.union([
    v.object({ shareBasisPoints: positive(WHOLE) }),
    v.object({ amountMinor: positive(MAX_AMOUNT) }),
  ]),
});

export interface JackpotRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly content: Pick<Content, 'of'>;
}

/**
 * Internal API for the jackpot service: sessions, opt-in choices, contributions, latest amounts and times of pots, and
 * payment of wins.
 */
export function createJackpotRoutes(deps: JackpotRouteDeps): Routes {
  return {
    'POST /internal/jackpot/session': withBody(
      v.object({ ...player, sid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
      async (call) => {
        const currency = await liveCurrency(deps.pool, call);
        return currency === undefined ? 'refused' : { currency };
      },
    ),
    'POST /internal/jackpot/choice': withBody(v.object({ ...player, instanceId: id }), async (call) => ({
      choice: (await readChoice(deps.pool, call)) ?? null,
    })),
    'POST /internal/jackpot/choose': withBody(choiceBody, async ({ optedIn, contribution, ...who }) => {
      const choice: JackpotChoice = { optedIn, ...contribution };
      return { reasons: await choose(deps.pool, who, choice, deps.clock()) };
    }),
    'POST /internal/jackpot/contributions': withBody(
      v.object({
        instanceId: id,
        taken: v.pipe(v.array(positive(Number.MAX_SAFE_INTEGER)), v.maxLength(MAX_TAKEN)),
      }),
      async (call) => ({
        contributions: await takeContributions(deps.pool, call.instanceId, call.taken),
      }),
    ),
    'POST /internal/jackpot/must-hit': withBody(v.object({ instanceId: id }), async ({ instanceId }) => ({
      pots: mustHitRules(instanceId, deps.content),
    })),
    'POST /internal/jackpot/wins': withBody(
      v.object({
        ...player,
        instanceId: id,
        key: id,
        amountMinor: positive(MAX_AMOUNT),
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      }),
      async (call) => {
        const { amountMinor, key, ...win } = call;
        const movement = await postJackpotWin(
          deps.pool,
          { ...win, key: `jackpot-win:${key}`, amount: amountMinor },
          deps.clock(),
        );
        if (movement.ok) deps.relay.kick();
        return movement.ok ? { paid: true } : { paid: false, code: movement.code };
      },
    ),
  };
}
