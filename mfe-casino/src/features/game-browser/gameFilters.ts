import type { GameVolatility } from '@foyer/graphql/main';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { FilterName } from './filterNames.ts';
import { foldText } from '@foyer/kernel/search-games';

export const SORTS = ['popular', 'newest', 'name', 'rtp', 'max-win'] as const;
export type GameSort = (typeof SORTS)[number];

export const VOLATILITIES = [
  'VERY_LOW',
  'LOW',
  'MEDIUM',
  'HIGH',
  'VERY_HIGH',
] as const satisfies readonly GameVolatility[];

/** Hundredths of a percent. */
export const RTP_STEPS = [9_400, 9_500, 9_600, 9_700] as const;

export interface GameFilters {
  readonly search: string;
  readonly studios: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly GameVolatility[];
  readonly minimumRtp: number | undefined;
  readonly sort: GameSort;
}

export const NO_FILTERS: GameFilters = {
  search: '',
  studios: [],
  features: [],
  volatilities: [],
  minimumRtp: undefined,
  sort: 'popular',
};

export interface FilterableGame {
  readonly name: string;
  readonly studio: { readonly slug: string; readonly name: string };
  readonly features: readonly string[];
  readonly volatility: GameVolatility | null;
  readonly rtp: { readonly basisPoints: number };
  readonly maxWinMultiple: number;
  readonly releasedAt: string;
}

const MAX_CHOICES = 20;
const SLUG = /^[a-z0-9-]{1,60}$/;

/** Parses an address; unknown filters are ignored. */
export function readFilters(search: string): GameFilters {
  const query = new URLSearchParams(search);
  const slugs = (name: string): readonly string[] =>
    choices(query.get(name)).filter((value) => SLUG.test(value));
  const rtp = Number(query.get('rtp'));
  return {
    search: (query.get('q') ?? '').slice(0, MAX_INPUT_LENGTH),
    studios: slugs('studio'),
    features: slugs('feature'),
    volatilities: VOLATILITIES.filter((level) => slugs('volatility').includes(volatilitySlug(level))),
    minimumRtp: RTP_STEPS.find((step) => step === rtp),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
  };
}

/**
 * The filters as a query in a fixed order, so that equal filters have equal addresses; empty without filters.
 */
export function writeFilters(filters: GameFilters): Readonly<Record<FilterName, string | undefined>> {
  const list = (values: readonly string[]): string | undefined =>
    values.length === 0 ? undefined : values.join(',');
  return {
    q: filters.search.trim() === '' ? undefined : filters.search.trim(),
    studio: list(filters.studios),
    feature: list(filters.features),
    volatility: list(filters.volatilities.map(volatilitySlug)),
    rtp: filters.minimumRtp === undefined ? undefined : String(filters.minimumRtp),
    sort: filters.sort === 'popular' ? undefined : filters.sort,
  };
}

export function isFiltering(filters: GameFilters): boolean {
  return Object.values(writeFilters(filters)).some((value) => value !== undefined);
}

/** Games that pass the filters, in the requested order; `popular` is the original order. */
export function applyFilters<Game extends FilterableGame>(
  games: readonly Game[],
  filters: GameFilters,
): readonly Game[] {
  const passing = games.filter((game) => passes(game, filters));
  const compare = ORDERS[filters.sort];
  return compare === undefined ? passing : passing.toSorted(compare);
}

type Facet = 'studios' | 'features' | 'volatilities';

/** Number of games for a choice with all other filters unchanged. */
export function countChoice(
  games: readonly FilterableGame[],
  filters: GameFilters,
  facet: Facet,
  value: string,
): number {
  return games.filter((game) => passes(game, { ...filters, [facet]: [value] })).length;
}

const ORDERS: Readonly<
  Record<GameSort, ((left: FilterableGame, right: FilterableGame) => number) | undefined>
> = {
  popular: undefined,
  newest: (left, right) => right.releasedAt.localeCompare(left.releasedAt),
  name: (left, right) => left.name.localeCompare(right.name),
  rtp: (left, right) => right.rtp.basisPoints - left.rtp.basisPoints,
  'max-win': (left, right) => right.maxWinMultiple - left.maxWinMultiple,
};

function passes(game: FilterableGame, filters: GameFilters): boolean {
  const terms = foldText(filters.search).split(' ').filter(Boolean);
  const text = foldText(`${game.name} ${game.studio.name}`);
  return (
    terms.every((word) => text.includes(word)) &&
    (filters.studios.length === 0 || filters.studios.includes(game.studio.slug)) &&
    filters.features.every((feature) => game.features.includes(feature)) &&
    (filters.volatilities.length === 0 ||
      (game.volatility !== null && filters.volatilities.includes(game.volatility))) &&
    (filters.minimumRtp === undefined || game.rtp.basisPoints >= filters.minimumRtp)
  );
}

function choices(value: string | null): readonly string[] {
  return (value ?? '').split(',').slice(0, MAX_CHOICES);
}

function volatilitySlug(level: GameVolatility): string {
  return level.toLowerCase().replace('_', '-');
}
