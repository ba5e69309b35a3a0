/**
 * Rules of the engagement service that staff edit as content of a brand: missions, tournaments, the
 * rewards shop, calendars, mini-games, levels and earning rates.
 * The service and the content store enforce the same schemas. Not for the player's pages.
 * @packageDocumentation
 */
export {
  FACT_KINDS,
  MISSION_DEFAULTS,
  MISSION_PRODUCTS,
  MISSION_RIBBONS,
  missionRuleSchema,
  missionsSchema,
  RECURRENCES,
  type FilterRule,
  type MissionRule,
  type TaskRule,
} from './missionRules.ts';
export {
  scoringSchema,
  seriesSchema,
  termsSchema,
  tournamentsSchema,
  type Scoring,
  type TournamentSeries,
  type TournamentTerms,
} from './tournamentRules.ts';
export {
  calendarRuleSchema,
  calendarsSchema,
  doorRewardRuleSchema,
  PAST_DOORS,
  type CalendarRule,
  type DoorRewardRule,
  type DoorRule,
  type RequirementRule,
} from './calendarRules.ts';
export {
  miniGameRuleSchema,
  miniGamesSchema,
  type MiniGamePrizeRule,
  type MiniGameRule,
  type PlaySourceRule,
} from './miniGameRules.ts';
export { levelsAt, levelsSchema, type LevelRule } from './levelRules.ts';
export { EARNING_PRODUCTS, earningAt, earningSchema, type EarningRule } from './earningRules.ts';
export { calendarChangeProblems, levelChangeProblems } from './ruleChanges.ts';
export { deliveredCalendars } from './calendars.ts';
export { deliveredMiniGames, MINI_GAMES } from './miniGames.ts';
export { EARNING, LEVELS } from './levels.ts';
export { shopItemRuleSchema, shopSchema, type ShopItemRule } from './shopRules.ts';
export {
  MAX_LEVEL,
  POINTS_VALUE,
  rewardSchema,
  ruleTextSchema,
  type RewardRule,
  type RuleText,
} from './ruleValues.ts';
export { MISSIONS } from './missions.ts';
export { SHOP_ITEMS } from './shopItems.ts';
export { TOURNAMENTS } from './tournaments.ts';
export {
  ENGAGEMENT_APPROVAL_CENTS,
  ENGAGEMENT_SECTIONS,
  engagementCost,
  isEngagementSection,
  REFERENCE_PLAYERS,
  REFERENCE_STAKE_CENTS,
  type EngagementBodies,
  type EngagementSection,
  type RewardValues,
} from './engagementCost.ts';
