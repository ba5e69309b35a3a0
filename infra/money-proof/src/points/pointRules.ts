import type { BrandId } from '@foyer/market';
import type { EarningRule, LevelRule, TournamentSeries } from '@foyer/market/engagement-rules';

/** Brands with three currencies. */
export const PROVEN_BRANDS = ['aurora', 'caravel', 'quetzal'] as const satisfies readonly BrandId[];
export type ProvenBrand = (typeof PROVEN_BRANDS)[number];

/** Rules of one brand, as players read them. */
export interface BrandRules {
  readonly earning: readonly EarningRule[];
  readonly levels: readonly LevelRule[];
  readonly tournaments: readonly TournamentSeries[];
  readonly missions: readonly [];
  readonly moneyValue: { readonly points: number; readonly cents: number };
}
export type PointRules = Readonly<Record<ProvenBrand, BrandRules>>;

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1_440;
/** Studio whose games give raffle tickets. */
export const RAFFLE_STUDIO = 'studio';

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
    missions: [],
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
