import {
  MISSION_DEFAULTS,
  type CalendarRule,
  type EarningRule,
  type LevelRule,
  type MiniGameRule,
  type MissionRule,
  type ShopItemRule,
  type TournamentSeries,
} from '@foyer/market/engagement-rules';
import { NO_TEXT } from './RuleTextFields.tsx';

export const NEW_MISSION: MissionRule = {
  ...MISSION_DEFAULTS,
  id: '',
  name: NO_TEXT,
  description: NO_TEXT,
  tasks: [],
  reward: { kind: 'points', points: 0 },
  relatedGames: [],
};
export const NEW_SERIES: TournamentSeries = {
  id: '',
  firstStart: '',
  everyDays: 7,
  lastsMinutes: 0,
  registrationBeforeMinutes: 0,
  registrationAfterMinutes: 0,
  lateMinutes: 60,
  terms: {
    name: NO_TEXT,
    description: NO_TEXT,
    games: null,
    studios: null,
    scoring: { kind: 'multiple', minStakeCents: 10 },
    playersMin: 2,
    playersMax: null,
    cost: 0,
    qualifyingLevel: null,
    prizes: [],
  },
};
export const NEW_ITEM: ShopItemRule = {
  id: '',
  name: NO_TEXT,
  description: NO_TEXT,
  offer: '',
  price: 0,
  pool: null,
  limit: null,
  activeTill: null,
  minLevel: null,
};

export const NEW_CALENDAR: CalendarRule = {
  id: '',
  name: NO_TEXT,
  description: NO_TEXT,
  timeZone: 'Europe/Helsinki',
  startsOn: '',
  firstYear: null,
  lastYear: null,
  announcedDays: 14,
  lastsDays: 0,
  shownDays: 7,
  pastDoors: 'until-end',
  doors: [],
};
export const NEW_MINI_GAME: MiniGameRule = {
  id: '',
  name: NO_TEXT,
  description: NO_TEXT,
  kind: 'wheel',
  prizes: [],
  plays: 0,
  free: { count: 1, period: 'day' },
  price: null,
  sources: [],
  keptDays: 14,
  dailyLimit: 1,
  activeFrom: null,
  activeTill: null,
  minLevel: null,
};
export const NEW_RATE: EarningRule = {
  product: 'casino',
  points: 1,
  perCents: 0,
  activeFrom: null,
  activeTill: null,
};

/** The level after the last one. */
export function newLevel(levels: readonly LevelRule[]): LevelRule {
  const last = levels.at(-1);
  return {
    level: (last?.level ?? 0) + 1,
    name: NO_TEXT,
    points: last?.points ?? 0,
    activeFrom: null,
    reward: null,
  };
}
