import { MINI_GAME_PARTS } from '@foyer/kernel/mini-games';
import type { CalendarRule } from './calendarRules.ts';
import type { EarningRule } from './earningRules.ts';
import type { LevelRule } from './levelRules.ts';
import type { MiniGameRule } from './miniGameRules.ts';
import type { MissionRule } from './missionRules.ts';
import type { RewardRule } from './ruleValues.ts';
import type { ShopItemRule } from './shopRules.ts';
import type { TournamentSeries } from './tournamentRules.ts';

/** Sections of content that the engagement service reads. */
export const ENGAGEMENT_SECTIONS = [
  'missions',
  'tournaments',
  'shop',
  'calendars',
  'miniGames',
  'levels',
  'earning',
] as const;
export type EngagementSection = (typeof ENGAGEMENT_SECTIONS)[number];

/** True for a section of content that the engagement service reads. */
export function isEngagementSection(section: string): section is EngagementSection {
  return (ENGAGEMENT_SECTIONS as readonly string[]).includes(section);
}

/** Players that the cost of a mission, and sales that the cost of an item without a pool are computed for. */
export const REFERENCE_PLAYERS = 1_000;
/** Real-money stakes of one player in 30 days, in euro cents, that the cost of an earning rate is computed for. */
export const REFERENCE_STAKE_CENTS = 10_000;
/**
 * Cost in 30 days, in euro cents, above which a second member of staff publishes a changed mission, tournament or
 * item. SQL enforces it when content is published (ADR 0292).
 */
export const ENGAGEMENT_APPROVAL_CENTS = 300_000;

const DAYS = 30;
const RUNS = { never: 1, daily: DAYS, weekly: 5 } as const;

/** Euro cents of a reward by the id of its offer, and of one point. */
export interface RewardValues {
  readonly offers: Readonly<Record<string, number>>;
  readonly centsPerPoint: number;
}

/** Content of each section. */
export interface EngagementBodies {
  readonly missions: readonly MissionRule[];
  readonly tournaments: readonly TournamentSeries[];
  readonly shop: readonly ShopItemRule[];
  readonly calendars: readonly CalendarRule[];
  readonly miniGames: readonly MiniGameRule[];
  readonly levels: readonly LevelRule[];
  readonly earning: readonly EarningRule[];
}

type Costs = {
  readonly [Section in EngagementSection]: (
    item: EngagementBodies[Section][number],
    values: RewardValues,
  ) => number | undefined;
};
const COSTS: Costs = {
  missions: missionCost,
  tournaments: tournamentCost,
  shop: itemCost,
  calendars: calendarCost,
  miniGames: miniGameCost,
  levels: ({ reward }, values) =>
    reward === null ? 0 : times(rewardCents(reward, values), REFERENCE_PLAYERS),
  earning: ({ points, perCents }, { centsPerPoint }) =>
    Math.round((points * centsPerPoint * REFERENCE_PLAYERS * REFERENCE_STAKE_CENTS) / perCents),
};

/**
 * Cost of an item of a section in 30 days, in euro cents. A mission: for {@link REFERENCE_PLAYERS} players who complete
 * every run. A tournament: all prizes of the runs that can start. An item of the shop: its whole pool. A calendar: every
 * door for the players, a mini-game: the prizes of all its plays at their odds, a level: its reward. A rate: for players who stake {@link REFERENCE_STAKE_CENTS} each.
 * Undefined for a reward without a known value.
 */
export function engagementCost<Section extends EngagementSection>(
  section: Section,
  item: EngagementBodies[Section][number],
  values: RewardValues,
): number | undefined {
  return COSTS[section](item, values);
}

function rewardCents(reward: RewardRule, { offers, centsPerPoint }: RewardValues): number | undefined {
  return reward.kind === 'points' ? reward.points * centsPerPoint : offers[reward.offer];
}

function missionCost({ recurrence, maxCompletions, reward }: MissionRule, values: RewardValues) {
  const runs = recurrence === 'immediately' ? (maxCompletions ?? Number.POSITIVE_INFINITY) : RUNS[recurrence];
  const completions = recurrence === 'never' ? 1 : Math.min(runs, maxCompletions ?? runs);
  return times(rewardCents(reward, values), completions * REFERENCE_PLAYERS);
}

function tournamentCost({ everyDays, terms }: TournamentSeries, values: RewardValues) {
  const runs = everyDays === null ? 1 : Math.ceil(DAYS / everyDays);
  return terms.prizes.reduce<number | undefined>((sum, { placeFrom, placeTo, reward }) => {
    const cents = times(rewardCents(reward, values), (placeTo - placeFrom + 1) * runs);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}

function itemCost({ offer, pool }: ShopItemRule, values: RewardValues) {
  return times(rewardCents({ kind: 'offer', offer }, values), pool ?? REFERENCE_PLAYERS);
}

function calendarCost({ doors }: CalendarRule, values: RewardValues) {
  return doors.reduce<number | undefined>((sum, { reward }) => {
    const cents = reward.kind === 'none' ? 0 : times(rewardCents(reward, values), REFERENCE_PLAYERS);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}

/** Prizes of all plays at their odds; a limited prize is given no more often than its stock. */
function miniGameCost({ prizes, plays }: MiniGameRule, values: RewardValues) {
  return prizes.reduce<number | undefined>((sum, { parts, reward, stock }) => {
    const expected = (plays * parts) / MINI_GAME_PARTS;
    const cents =
      reward.kind === 'none' ? 0 : times(rewardCents(reward, values), Math.min(expected, stock ?? expected));
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}

function times(cents: number | undefined, count: number): number | undefined {
  return cents === undefined ? undefined : Math.round(cents * count);
}
