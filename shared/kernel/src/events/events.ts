import * as v from 'valibot';

const text = v.string();
/** Minor units of the wallet's currency. */
const minorUnits = v.pipe(v.number(), v.safeInteger());
const player = { playerId: text, brand: text };
/** ISO 8601, UTC. */
const instant = v.pipe(text, v.isoTimestamp());
/** Minor units that are never negative. */
const amount = v.pipe(minorUnits, v.minValue(0));

/**
 * Events of the api by topic, as stored in the outbox and delivered by the bus: at least once, in outbox
 * order per player. An event reports a change; a consumer reads the current state from the api.
 */
export const EVENT_SCHEMAS = {
  /**
   * A movement of the wallet. `version` increases with each movement: an event with a lower or equal version
   * is a repetition.
   */
  'api.wallet-changed': v.looseObject({
    ...player,
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    balance: minorUnits,
    bonusBalance: minorUnits,
    currency: text,
    /** Amount of the movement, without sign. */
    amount: minorUnits,
    moneyType: text,
    gameId: v.nullish(text),
    /** 0 to 1; null without an active bonus. */
    wageringProgress: v.nullish(v.number()),
    /** For play movements: the product (casino, sportsbook, jackpot, raffle) and its round, slip, leg or ticket. */
    product: v.nullish(text),
    reference: v.nullish(text),
  }),
  /** `isShutOut` ends every session of the player; `isBreak`: because a time-out or exclusion has started. */
  'api.player-changed': v.looseObject({
    ...player,
    isShutOut: v.boolean(),
    isBreak: v.optional(v.boolean()),
  }),
  /**
   * A round, slip or ticket was settled: published once, when it closes. Voided ones are not published. A correction
   * of the result after that is not published either: the first result counts (ADR 0278).
   */
  'api.bet-settled': v.looseObject({
    ...player,
    /** Unique and stable; two events with the same id report the same bet. */
    betId: text,
    product: v.picklist(['casino', 'sportsbook', 'raffle']),
    /** The round, slip or ticket. */
    reference: text,
    gameId: v.nullish(text),
    gameSlug: v.nullish(text),
    studioId: v.nullish(text),
    /** All stakes that were not voided, real and bonus money. */
    stakeMinor: amount,
    /** The part of the stake that was real money. */
    realStakeMinor: amount,
    wonMinor: amount,
    currency: text,
    placedAt: instant,
    settledAt: instant,
  }),
  /** A deposit was credited to the balance; published once. A later refund does not repeat it. */
  'api.deposit-completed': v.looseObject({
    ...player,
    paymentId: text,
    amountMinor: amount,
    currency: text,
    at: instant,
  }),
  /**
   * The api saw a sign-in session for the first time; renewals of its tokens are not published. The id of a session is
   * a secret, so `sessionDigest` is its SHA-256 as hex.
   */
  'api.player-signed-in': v.looseObject({ ...player, sessionDigest: text, at: instant }),
  'api.pop-up-added': v.looseObject({ playerId: text, id: text }),
  'api.reward-updated': v.looseObject({ playerId: text, assignationId: text }),
  'api.payment-updated': v.looseObject({ ...player, paymentId: text }),
  'api.jackpot-contributed': v.looseObject({ instanceId: text }),
  /** Another version of a section of a brand's content is live. */
  'api.content-changed': v.looseObject({
    brand: text,
    section: text,
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  'api.alert': v.union([
    /** The provider reported an update that contradicts the payment; `anomaly` is its kind. Null: an unknown payment. */
    v.looseObject({ kind: v.literal('payment-anomaly'), paymentId: v.nullable(text), anomaly: text }),
    /**
     * A deposit came from an account in another name. Contains no name, because release operators can read it
     * too.
     */
    v.looseObject({ kind: v.literal('account-holder-mismatch'), paymentId: text }),
    /** Latest comparison of a day's settlement report with the ledger; without breaks it ends the alert of that day. */
    v.looseObject({
      kind: v.literal('reconciliation'),
      brand: text,
      /** yyyy-mm-dd, UTC. */
      day: text,
      breaks: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Settlement report minus ledger. */
      difference: minorUnits,
    }),
    /** Alerts written before `kind` existed; `about` identifies the subject. */
    v.looseObject({ kind: v.optional(v.undefined()), about: text, text }),
  ]),
} as const;

export type EventTopic = keyof typeof EVENT_SCHEMAS;
export type EventOf<Topic extends EventTopic> = v.InferOutput<(typeof EVENT_SCHEMAS)[Topic]>;

export function isEventTopic(topic: string): topic is EventTopic {
  return Object.hasOwn(EVENT_SCHEMAS, topic);
}

/** Returns the event of a topic; undefined if the payload does not match its schema. */
export function parseEvent<Topic extends EventTopic>(
  topic: Topic,
  payload: unknown,
): EventOf<Topic> | undefined {
  const read = v.safeParse(EVENT_SCHEMAS[topic], payload);
  return read.success ? read.output : undefined;
}
