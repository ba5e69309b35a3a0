/** Mini-games in the player API of the engagement service. Shared by the service and the browser. */
import * as v from 'valibot';
import { doorRewardSchema } from './calendar.ts';
import { MINI_GAME_REFUSALS } from './refusals.ts';
import { LIMIT_PERIODS } from './rewards-shop.ts';

/** Paths below the host of the provider. */
export const MINI_GAME_PATHS = {
  games: '/api/engagement/v1/mini-games',
  plays: '/api/engagement/v1/mini-games/plays',
} as const;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const moneySchema = v.object({ amountMinor: whole, currency: v.string() });

/** Presentations of the same draw. */
export const MINI_GAME_KINDS = ['wheel', 'scratch', 'box'] as const;
export type MiniGameKind = (typeof MINI_GAME_KINDS)[number];

/** The chances of the prizes of a game add up to this number. */
export const MINI_GAME_PARTS = 10_000;

/** Parts of the draw that a prize has; `none`: no prize. */
export const miniGamePrizeSchema = v.object({
  id: v.string(),
  /** Chance, as parts of `MINI_GAME_PARTS`. */
  parts: whole,
  reward: doorRewardSchema,
  /** Prizes left; null: not limited. */
  left: v.nullable(whole),
});
export type MiniGamePrize = v.InferOutput<typeof miniGamePrizeSchema>;

const sourceSchema = v.variant('kind', [
  v.object({ kind: v.literal('mission'), name: v.string(), count: whole }),
  v.object({ kind: v.literal('level'), name: v.string(), level: whole, count: whole }),
  v.object({ kind: v.literal('calendar'), name: v.string(), count: whole }),
]);

export const miniGameSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  kind: v.picklist(MINI_GAME_KINDS),
  prizes: v.array(miniGamePrizeSchema),
  /** SHA-256 of the prizes and their chances, part of the draw. */
  terms: hash,
  /** SHA-256 of the seed of the player's next draw; null while the player cannot play. */
  commitment: v.nullable(hash),
  /** Free plays of the current period; null: the game has none. */
  free: v.nullable(
    v.object({ left: whole, count: whole, period: v.picklist(LIMIT_PERIODS), nextAt: v.nullable(instant) }),
  ),
  /** Plays that the player was given, the ones that expire first. */
  granted: v.array(v.object({ count: whole, expiresAt: instant })),
  /** Points for one play; null: plays are not sold. */
  price: v.nullable(v.object({ points: whole, value: moneySchema })),
  /** Plays of one player in a day, and those of today. Days are UTC. */
  daily: v.object({ limit: whole, played: whole, nextAt: instant }),
  /** Plays left for all players. */
  left: whole,
  minLevel: v.nullable(whole),
  activeTill: v.nullable(instant),
  /** Sources of plays besides the free ones. */
  sources: v.array(sourceSchema),
  canPlay: v.boolean(),
  /** Reason against playing now; null if it can be played. */
  refusal: v.nullable(v.picklist(MINI_GAME_REFUSALS)),
});
export type MiniGame = v.InferOutput<typeof miniGameSchema>;

export const miniGamesAnswerSchema = v.object({
  games: v.array(miniGameSchema),
  /** Points of the player. */
  balance: whole,
  blocks: v.array(v.string()),
  version: whole,
});
export type MiniGamesAnswer = v.InferOutput<typeof miniGamesAnswerSchema>;

/**
 * The key is made before the first attempt and is part of the draw: the same key plays once. `terms` and `commitment`
 * are those that the player saw; `points` is what the player agreed to pay, 0 for a free or granted play.
 */
export const playRequestSchema = v.object({
  gameId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  key: v.pipe(v.string(), v.uuid()),
  terms: hash,
  commitment: hash,
  points: whole,
});
export type PlayRequest = v.InferOutput<typeof playRequestSchema>;

export const PLAY_SOURCES = ['free', 'granted', 'points'] as const;
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** A play with everything that is needed to recompute its draw (shared/docs/mini-game-draws.md). */
export const playSchema = v.object({
  /** Key of the request. */
  id: v.string(),
  gameId: v.string(),
  name: v.string(),
  kind: v.picklist(MINI_GAME_KINDS),
  prizeId: v.string(),
  reward: doorRewardSchema,
  source: v.picklist(PLAY_SOURCES),
  points: whole,
  at: instant,
  /** Points are credited at once. */
  delivery: v.picklist(['PENDING', 'SENT', 'FAILED']),
  draw: v.object({
    /** Lines of the prizes whose SHA-256 is `terms`. */
    prizes: v.string(),
    terms: hash,
    commitment: hash,
    seed: hash,
    number: whole,
  }),
});
export type Play = v.InferOutput<typeof playSchema>;

export const playAnswerSchema = v.object({ play: playSchema, version: whole });
export type PlayAnswer = v.InferOutput<typeof playAnswerSchema>;
export const playsAnswerSchema = v.object({ plays: v.array(playSchema) });
