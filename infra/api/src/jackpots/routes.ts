import * as v from 'valibot';
import { choose, liveCurrency, readChoice, type JackpotChoice } from './choices.ts';
import { takeContributions } from './contributions.ts';
import { postJackpotWin } from '../ledger/movements.ts';
import { withBody, type Routes } from '../server/http/route.ts';

const LARGEST_AMOUNT = 1_000_000_000_000;
const WHOLE = 10_000;
const MAX_TAKEN = 1_000;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const player = { brand: id, playerId: id };
const positive = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));

const choosing = v.object({
  ...player,
  instanceId: id,
  optedIn: v.boolean(),
  contribution: v.union([
    v.object({ shareBasisPoints: positive(WHOLE) }),
    v.object({ amountMinor: positive(LARGEST_AMOUNT) }),
  ]),
});

/** Internal API for the jackpot service: sessions, opt-in choices, contributions, and payment of wins. */
export const JACKPOT_ROUTES: Routes = {
  '/internal/jackpot/session': withBody(
    v.object({ ...player, sid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
    async (app, call) => {
      const currency = await liveCurrency(app.pool, call);
      return currency === undefined ? 'refused' : { currency };
    },
  ),
  '/internal/jackpot/choice': withBody(v.object({ ...player, instanceId: id }), async (app, call) => ({
    choice: (await readChoice(app.pool, call)) ?? null,
  })),
  '/internal/jackpot/choose': withBody(choosing, async (app, { optedIn, contribution, ...who }) => {
    const choice: JackpotChoice = { optedIn, ...contribution };
    return { reasons: await choose(app.pool, who, choice, app.clock()) };
  }),
  '/internal/jackpot/contributions': withBody(
    v.object({
      instanceId: id,
      taken: v.pipe(v.array(positive(Number.MAX_SAFE_INTEGER)), v.maxLength(MAX_TAKEN)),
    }),
    async (app, call) => ({
      contributions: await takeContributions(app.pool, call.instanceId, call.taken),
    }),
  ),
  '/internal/jackpot/wins': withBody(
    v.object({
      ...player,
      instanceId: id,
      key: id,
      amountMinor: positive(LARGEST_AMOUNT),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    }),
    async (app, call) => {
      const { amountMinor, key, ...win } = call;
      const movement = await postJackpotWin(
        app.pool,
        { ...win, key: `jackpot-win:${key}`, amount: amountMinor },
        app.clock(),
      );
      if (movement.ok) app.relay.kick();
      return movement.ok ? { paid: true } : { paid: false, code: movement.code };
    },
  ),
};
