import { ENGAGEMENT_BLOCKS } from '@foyer/kernel/engagement';
import { spinTermsSchema } from '@foyer/kernel/engagement-rewards';
import { MISSION_PRODUCTS } from '@foyer/market/engagement-rules';
import { createInternalCaller, type InternalCallerDeps, type StoredEvent } from '@foyer/runtime';
import * as v from 'valibot';
import { FACT_TOPICS } from '../facts/fact.ts';
import type { Player } from '../player.ts';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const headroomSchema = v.object({
  kind: v.picklist(['WAGER', 'LOSS', 'DEPOSIT']),
  /** Headroom of the limit now, and its ceiling for each later period; minor units. */
  roomMinor: minor,
  ceilingMinor: minor,
  resetsAt: v.pipe(v.string(), v.isoTimestamp()),
  periodMs: minor,
});
/** Headroom that one limit of the player leaves. */
export type Headroom = v.InferOutput<typeof headroomSchema>;

const eligibilitySchema = v.object({
  /** Null when the call named no session. */
  isSessionLive: v.nullable(v.boolean()),
  blocks: v.array(v.picklist(ENGAGEMENT_BLOCKS)),
  /** Products that the player is excluded from. Absent in an earlier release of the api. */
  blockedProducts: v.optional(v.array(v.picklist(MISSION_PRODUCTS)), []),
  currency: v.string(),
  /** Initials of given and family name, visible to other players. */
  initials: v.optional(v.string(), ''),
  headroom: v.array(headroomSchema),
});
/** The operator's answer about a player now. */
export type Eligibility = v.InferOutput<typeof eligibilitySchema>;

const sessionSchema = v.object({ playerId: v.string(), sid: v.string(), expiresAt: v.string() });
export type SignedIn = v.InferOutput<typeof sessionSchema>;

const eventsSchema = v.object({
  events: v.array(v.object({ id: minor, topic: v.string(), payload: v.unknown() })),
});
const offersSchema = v.object({
  offers: v.array(
    v.object({
      id: v.string(),
      rewardType: v.picklist(['MoneyDrop', 'BonusMoneyDrop', 'FreeSpin']),
      amount: minor,
      currency: v.string(),
      // an earlier release of the api does not send it
      spinValue: v.optional(v.nullable(minor), null),
      spinTerms: v.optional(v.nullable(spinTermsSchema), null),
    }),
  ),
});
/** A reward that the operator can assign, with its terms. */
export type Offer = v.InferOutput<typeof offersSchema>['offers'][number];
const rulesSchema = v.object({
  tag: v.string(),
  brands: v.nullable(
    v.array(
      v.object({
        brand: v.string(),
        versions: v.object({
          missions: minor,
          tournaments: minor,
          shop: minor,
          calendars: v.optional(minor, 0),
          miniGames: v.optional(minor, 0),
          levels: v.optional(minor, 0),
          earning: v.optional(minor, 0),
        }),
        missions: v.unknown(),
        tournaments: v.unknown(),
        shop: v.unknown(),
        // an earlier release of the api does not have them
        calendars: v.optional(v.unknown()),
        miniGames: v.optional(v.unknown()),
        levels: v.optional(v.unknown()),
        earning: v.optional(v.unknown()),
      }),
    ),
  ),
});
/** Published rules of all brands; null when the tag equals the requested one. */
export type PublishedContent = v.InferOutput<typeof rulesSchema>;
const grantSchema = v.object({ granted: v.boolean(), code: v.optional(v.string()) });

/** The operator's API: sessions, eligibility, rewards and facts. */
export interface Operator {
  /** The player of a valid access token whose client is that of the brand; undefined otherwise. */
  session(token: {
    readonly brand: string;
    readonly clientId: string;
    readonly identityToken: string;
  }): Promise<SignedIn | undefined>;
  /** Undefined for an unknown player. */
  eligibility(player: Player & { readonly sid?: string }): Promise<Eligibility | undefined>;
  /**
   * Undefined when the reward is assigned, otherwise the reason of the permanent refusal. Idempotent by key.
   */
  grant(grant: Player & { readonly key: string; readonly offer: string }): Promise<string | undefined>;
  offers(brand: string): Promise<readonly Offer[]>;
  /** The published rules, unless they have this tag. */
  rules(tag: string): Promise<PublishedContent>;
  /** Facts after an id of the event log, ascending; empty when there are no further ones. */
  events(after: number): Promise<readonly StoredEvent[]>;
}

/**
 * Signed calls to the api.
 * @throws when the api is unreachable or its answer is invalid; the outcome is then unknown.
 */
export function createOperator(deps: InternalCallerDeps): Operator {
  const request = createInternalCaller(deps);

  return {
    session: (token) => request(sessionSchema, 'engagement/session', token),
    eligibility: (player) => request(eligibilitySchema, 'engagement/player', player),
    async grant(grant) {
      const answer = await request(grantSchema, 'engagement/grants', grant);
      return answer?.granted === true ? undefined : (answer?.code ?? 'REFUSED');
    },
    offers: async (brand) => (await request(offersSchema, 'engagement/offers', { brand }))?.offers ?? [],
    rules: async (tag) => {
      const answer = await request(rulesSchema, 'engagement/rules', { tag });
      if (!answer) throw new Error('The operator refused to send the published rules.');
      return answer;
    },
    events: async (after) =>
      (await request(eventsSchema, 'events', { after, topics: FACT_TOPICS }))?.events ?? [],
  };
}
