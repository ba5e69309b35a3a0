import { MINI_GAME_KINDS, MINI_GAME_PARTS } from '@foyer/kernel/mini-games';
import { LIMIT_PERIODS } from '@foyer/kernel/rewards-shop';
import * as v from 'valibot';
import { doorRewardRuleSchema } from './calendarRules.ts';
import { days, instant, isUnique, positive, ruleId, ruleTextSchema } from './ruleValues.ts';

const MAX_GAMES = 20;
const MIN_PRIZES = 2;
const MAX_PRIZES = 12;
const MAX_SOURCES = 20;
/** Most that staff can set as plays of one player in a day. */
const MAX_DAILY_PLAYS = 20;

const miniGamePrizeRuleSchema = v.strictObject({
  id: ruleId,
  /** Chance of the prize: parts of `MINI_GAME_PARTS`, published to players. */
  parts: positive,
  /** `none`: no prize. */
  reward: doorRewardRuleSchema,
  /** Prizes to give in all; the game ends with the last one, so that the published odds hold. Null: not limited. */
  stock: v.nullable(positive),
});
export type MiniGamePrizeRule = v.InferOutput<typeof miniGamePrizeRuleSchema>;

const sourceSchema = v.variant('kind', [
  /** Each completion of a mission; its claim where it has one. */
  v.strictObject({ kind: v.literal('mission'), mission: ruleId, count: positive }),
  v.strictObject({ kind: v.literal('level'), level: positive, count: positive }),
  /** Each opened door of a calendar. */
  v.strictObject({ kind: v.literal('calendar'), calendar: ruleId, count: positive }),
]);
export type PlaySourceRule = v.InferOutput<typeof sourceSchema>;

/** A mini-game: a draw among prizes with published odds. The kind decides how the page shows it. */
export const miniGameRuleSchema = v.pipe(
  v.strictObject({
    id: ruleId,
    name: ruleTextSchema,
    description: ruleTextSchema,
    kind: v.picklist(MINI_GAME_KINDS),
    prizes: v.pipe(
      v.array(miniGamePrizeRuleSchema),
      v.minLength(MIN_PRIZES, 'PRIZE_MISSING'),
      v.maxLength(MAX_PRIZES, 'TOO_MANY'),
      v.check((list) => isUnique(list), 'DUPLICATE'),
      v.check((list) => list.reduce((sum, { parts }) => sum + parts, 0) === MINI_GAME_PARTS, 'ODDS'),
    ),
    /** Plays of all players; with the prizes they limit the cost. */
    plays: positive,
    /** Free plays of one player in a period; null: none. Periods are of UTC, weeks start on Monday. */
    free: v.nullable(v.strictObject({ count: positive, period: v.picklist(LIMIT_PERIODS) })),
    /** Points for a play; null: plays are not sold. */
    price: v.nullable(positive),
    /** Events that earn plays. */
    sources: v.pipe(v.array(sourceSchema), v.maxLength(MAX_SOURCES, 'TOO_MANY')),
    /** Days after which an earned play expires. */
    keptDays: days,
    /** Plays of one player in a day, from every source. */
    dailyLimit: v.pipe(positive, v.maxValue(MAX_DAILY_PLAYS, 'TOO_MANY')),
    activeFrom: v.nullable(instant),
    activeTill: v.nullable(instant),
    minLevel: v.nullable(positive),
  }),
  v.forward(
    v.check(
      ({ activeFrom, activeTill }) =>
        activeFrom === null || activeTill === null || Date.parse(activeTill) > Date.parse(activeFrom),
      'PERIOD',
    ),
    ['activeTill'],
  ),
);
export type MiniGameRule = v.InferOutput<typeof miniGameRuleSchema>;

/** The mini-games of a brand in the order in which players see them. */
export const miniGamesSchema = v.pipe(
  v.array(miniGameRuleSchema),
  v.maxLength(MAX_GAMES, 'TOO_MANY'),
  v.check((list) => isUnique(list), 'DUPLICATE'),
  v.readonly(),
);
