import { createInternalCaller, type InternalCallerDeps, type StoredEvent } from '@foyer/runtime';
import * as v from 'valibot';
import type { MustHitRules } from '../pots/mustHit.ts';
import type { Contribution } from '../pots/potModel.ts';

/** Topic of the api's event log: a player's contribution was booked. */
export const CONTRIBUTED = 'api.jackpot-contributed';

export interface Player {
  readonly brand: string;
  readonly playerId: string;
}

/** A player's opt-in choice as the operator stores it. */
export type Choice = { readonly optedIn: boolean } & AgreedContribution;
export type AgreedContribution = { readonly shareBasisPoints: number } | { readonly amountMinor: number };

/** The operator's API: sessions, opt-in choices and payments. */
export interface Operator {
  /** The wallet's currency; undefined when the session is unknown or over. */
  session(player: Player & { readonly sid: string }): Promise<string | undefined>;
  choice(player: Player): Promise<Choice | undefined>;
  /** Reasons why the choice was refused; empty on success. */
  choose(player: Player, optedIn: boolean, contribution: AgreedContribution): Promise<readonly string[]>;
  contributions(taken: readonly number[]): Promise<readonly Contribution[]>;
  /** Events that announce contributions, after an id, ascending; empty when there are no further ones. */
  events(after: number): Promise<readonly StoredEvent[]>;
  /** Latest amounts and times of the pots, as staff have published them. */
  mustHitRules(): Promise<MustHitRules>;
  /** Undefined when paid, otherwise the refusal reason. Idempotent by key. */
  pay(
    payment: Player & { readonly key: string; readonly amountMinor: number; readonly currency: string },
  ): Promise<string | undefined>;
}

export interface OperatorDeps extends InternalCallerDeps {
  readonly instanceId: string;
}

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sessionSchema = v.object({ currency: v.string() });
const choiceSchema = v.object({
  choice: v.nullable(
    v.union([
      v.object({ optedIn: v.boolean(), shareBasisPoints: minor }),
      v.object({ optedIn: v.boolean(), amountMinor: minor }),
    ]),
  ),
});
const reasonsSchema = v.object({ reasons: v.array(v.string()) });
const contributionsSchema = v.object({
  contributions: v.array(
    v.object({
      id: minor,
      playerId: v.string(),
      brand: v.string(),
      amountMinor: minor,
      currency: v.string(),
      at: v.string(),
    }),
  ),
});
const eventsSchema = v.object({
  events: v.array(v.object({ id: minor, topic: v.string(), payload: v.unknown() })),
});
const mustHit = v.object({ amountCents: v.nullable(minor), hours: v.nullable(minor) });
const rulesSchema = v.object({
  pots: v.object({ mega: mustHit, major: mustHit, minor: mustHit, shared: mustHit }),
});
const paidSchema = v.object({ paid: v.boolean(), code: v.optional(v.string()) });

/**
 * Signed calls to the api.
 * @throws when the api is unreachable or its answer is invalid; the outcome is then unknown.
 */
export function createOperator({ instanceId, ...deps }: OperatorDeps): Operator {
  const request = createInternalCaller(deps);

  return {
    session: async (player) => (await request(sessionSchema, 'jackpot/session', player))?.currency,
    choice: async (player) =>
      (await request(choiceSchema, 'jackpot/choice', { ...player, instanceId }))?.choice ?? undefined,
    async choose(player, optedIn, contribution) {
      const answer = await request(reasonsSchema, 'jackpot/choose', {
        ...player,
        instanceId,
        optedIn,
        contribution,
      });
      return answer?.reasons ?? ['REFUSED'];
    },
    contributions: async (taken) =>
      (await request(contributionsSchema, 'jackpot/contributions', { instanceId, taken }))?.contributions ??
      [],
    events: async (after) =>
      (await request(eventsSchema, 'events', { after, topics: [CONTRIBUTED] }))?.events ?? [],
    async mustHitRules() {
      const answer = await request(rulesSchema, 'jackpot/must-hit', { instanceId });
      if (answer === undefined) throw new Error('The operator refused jackpot/must-hit.');
      return answer.pots;
    },
    async pay(payment) {
      const answer = await request(paidSchema, 'jackpot/wins', { ...payment, instanceId });
      return answer?.paid === true ? undefined : (answer?.code ?? 'REFUSED');
    },
  };
}
