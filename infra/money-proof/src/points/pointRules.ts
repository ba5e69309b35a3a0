import type { BrandId } from '@foyer/market';
import {
  MISSION_DEFAULTS,
  type EarningRule,
  type LevelRule,
  type ShopItemRule,
  type TournamentSeries,
} from '@foyer/market/engagement-rules';
import type { ProvenMission } from './computeMissions.ts';

/** Brands with three currencies. */
export const PROVEN_BRANDS = ['aurora', 'caravel', 'quetzal'] as const satisfies readonly BrandId[];
export type ProvenBrand = (typeof PROVEN_BRANDS)[number];

/** Rules of one brand, as players read them. */
export interface BrandRules {
  readonly earning: readonly EarningRule[];
  readonly levels: readonly LevelRule[];
  readonly tournaments: readonly TournamentSeries[];
  readonly missions: readonly ProvenMission[];
  readonly shop: readonly ShopItemRule[];
  readonly moneyValue: { readonly points: number; readonly cents: number };
}
export type PointRules = Readonly<Record<ProvenBrand, BrandRules>>;

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1_440;
/** Studio whose games give raffle tickets. */
export const RAFFLE_STUDIO = 'studio';

/** A mission that the player joins and whose reward has to be claimed. */
export const CLAIMED_MISSION = 'claimed';
/** Missions of one task each; the rest of a bet beyond a target is lost. */
const MISSIONS: readonly ProvenMission[] = [
  mission('stakes', { filter: { kind: 'bet' }, counter: 'stake', target: 3_000 }, 11, { maxCompletions: 4 }),
  mission(
    'rounds',
    { filter: { kind: 'bet', product: 'casino', minStakeCents: 150 }, counter: 'count', target: 3 },
    2,
    {
      maxCompletions: 1_000,
    },
  ),
  mission('won', { filter: { kind: 'bet', product: 'casino' }, counter: 'won', target: 2_500 }, 17),
  mission('games', { filter: { kind: 'bet' }, counter: 'games', target: 2 }, 3),
  mission(CLAIMED_MISSION, { filter: { kind: 'bet' }, counter: 'stake', target: 1_000 }, 23, {
    requiresOptIn: true,
    claim: { expiresAfterMinutes: null },
  }),
];

function mission(
  id: string,
  task: Omit<ProvenMission['tasks'][0], 'id' | 'title'>,
  points: number,
  change: Partial<ProvenMission> = {},
): ProvenMission {
  return {
    ...MISSION_DEFAULTS,
    id,
    name: id,
    description: id,
    tasks: [{ id, title: id, ...task }],
    recurrence: change.maxCompletions ? 'immediately' : 'never',
    reward: { kind: 'points', points },
    relatedGames: [],
    ...change,
  };
}

/** An item of the proof. */
export interface ProvenItem extends ShopItemRule {
  /** False: the operator has no such reward, and the points are returned. */
  readonly isAssignable: boolean;
}
/** A reward that the brands of the proof do not define. */
export const UNDEFINED_OFFER = 'calendar-money-5';
export const SHOP: readonly ProvenItem[] = [
  item('cash', 40, 'shop-money-2'),
  item('scarce', 15, 'shop-bonus-5', { pool: 4 }),
  item('once', 10, 'shop-money-2', { limit: { count: 1, period: 'ever' } }),
  item('undefined', 25, UNDEFINED_OFFER, { isAssignable: false }),
];

function item(id: string, price: number, offer: string, change: Partial<ProvenItem> = {}): ProvenItem {
  return {
    id,
    name: id,
    description: id,
    price,
    offer,
    pool: null,
    limit: null,
    activeTill: null,
    minLevel: null,
    isAssignable: true,
    ...change,
  };
}

/**
 * Rates with remainders that are rarely 0, one of which changes; levels whose rewards reach the next level; a
 * tournament of real-money stakes.
 * @param rateChangesAt - end of the first rate of casino games, milliseconds since the epoch
 */
export function pointRulesAt(now: number, rateChangesAt: number): PointRules {
  const change = new Date(rateChangesAt).toISOString();
  const level = (number: number, points: number, reward: number): LevelRule => ({
    level: number,
    name: `level.${number}`,
    points,
    reward: reward === 0 ? null : { kind: 'points', points: reward },
  });
  const rules: BrandRules = {
    earning: [
      { product: 'casino', points: 3, perCents: 257, activeTill: change },
      { product: 'casino', points: 7, perCents: 911, activeFrom: change },
      { product: 'sportsbook', points: 1, perCents: 190 },
    ],
    levels: [level(1, 0, 0), level(2, 200, 45), level(3, 240, 12), level(4, 900, 5), level(5, 9_000_000, 1)],
    tournaments: [
      {
        id: 'race',
        firstStart: new Date(now - HOUR_MS).toISOString(),
        everyDays: null,
        lastsMinutes: DAY_MINUTES,
        registrationBeforeMinutes: 1,
        registrationAfterMinutes: DAY_MINUTES,
        lateMinutes: 10,
        terms: {
          name: 'race',
          description: 'race',
          games: null,
          studios: null,
          scoring: { kind: 'wager', hourlyCapCents: 1_000_000_000 },
          playersMin: 1,
          playersMax: null,
          cost: 0,
          qualifyingLevel: null,
          prizes: [{ placeFrom: 1, placeTo: 1, reward: { kind: 'points', points: 100 } }],
        },
      },
    ],
    missions: MISSIONS,
    shop: SHOP.map(({ isAssignable: _, ...rule }) => rule),
    moneyValue: { points: 100, cents: 100 },
  };
  return { aurora: rules, caravel: rules, quetzal: rules };
}

/** The raffles of the brands, all of one studio. */
export const RAFFLES = PROVEN_BRANDS.map((brand) => ({
  brand,
  timeZone: 'Europe/Tallinn',
  startsOn: null,
  studioId: RAFFLE_STUDIO,
  studioSlug: RAFFLE_STUDIO,
  prizes: { hourly: [1_000], daily: [5_000], weekly: [50_000] },
}));
