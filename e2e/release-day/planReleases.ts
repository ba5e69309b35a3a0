import type { BrandId } from '@foyer/market';

/** The squads that release in this run; the shell does not change, as on most days. */
export const SQUADS = ['casino', 'sportsbook', 'jackpot-raffle', 'gamification'] as const;
export type Squad = (typeof SQUADS)[number];

/** Squads with a repository of their own; the second one joins in the middle of the run. */
export const OUTSIDE = ['poker', 'keno'] as const;
export type OutsideName = (typeof OUTSIDE)[number];
/** One release in this number comes from a repository outside. */
const OUTSIDE_ONE_IN = 5;

export const DAY_BRANDS = ['aurora', 'tuli', 'caravel'] as const satisfies readonly BrandId[];

/** Faults of a release, and the part of the product that is expected to find each. */
export const FAULTS = {
  'speaks-another-contract': 'gate',
  'runs-a-text-as-code': 'gate',
  'throws-at-mount-on-one-brand': 'evidence',
  'takes-seconds-longer': 'evidence',
  'throws-while-rendering': 'evidence',
} as const;
export type Fault = keyof typeof FAULTS;

/** The way a release reaches players. */
export type ReleaseStrategy = 'promote' | 'canary' | 'one-brand-first';

export interface PlannedRelease {
  /** Counted from 1 over all squads. */
  readonly number: number;
  readonly squad: Squad | OutsideName;
  readonly strategy: ReleaseStrategy;
  readonly brand: (typeof DAY_BRANDS)[number];
  readonly fault?: Fault;
}

/** A release of a squad of the repository. */
export interface RepositoryRelease extends PlannedRelease {
  readonly squad: Squad;
}

/** Numbers of the releases from outside: two thirds from the first repository, the rest from the one that joins. */
export function outsideNumbers(releases: number): Readonly<Record<OutsideName, readonly number[]>> {
  const total = Math.floor(releases / OUTSIDE_ONE_IN);
  const joining = Math.ceil(total / 3);
  const numbers = (count: number, first: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => first + index);
  const first = releases - total + 1;
  return { poker: numbers(total - joining, first), keno: numbers(joining, first + total - joining) };
}

export type Random = () => number;

/** Mulberry32: the same seed gives the same run. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The list to pick from is empty');
  return item;
}

/** Public pages produce evidence at once; faults on player pages would wait for the next player. */
const SEEN_BY_VISITORS: readonly Squad[] = ['casino', 'sportsbook', 'jackpot-raffle'];
/** Only visits that start on such a page report timings, and most start in the lobby. */
const SEEN_FIRST: readonly Squad[] = ['casino'];
/**
 * A third of the releases is promoted to all visitors, a third to a share first, and a third to one brand
 * first.
 */
const STRATEGIES: readonly ReleaseStrategy[] = ['promote', 'canary', 'one-brand-first'];

/**
 * The releases of the run in order, with the faulty ones spread over it; the first release of a squad is
 * never faulty, so that a previous release exists for a rollback.
 */
export function planReleases(seed: number, releases: number): readonly RepositoryRelease[] {
  const random = randomFrom(seed);
  const faults = Object.keys(FAULTS) as Fault[];
  const stretch = Math.floor(releases / (faults.length + 1));
  const bad = new Map(
    faults.map((fault, index) => [
      (index + 1) * stretch + Math.floor(random() * Math.max(1, stretch - 1)),
      fault,
    ]),
  );
  return Array.from({ length: releases }, (_, index) => {
    const fault = bad.get(index);
    const brand = pick(random, DAY_BRANDS);
    const squad = pick(
      random,
      fault === undefined ? SQUADS : fault === 'takes-seconds-longer' ? SEEN_FIRST : SEEN_BY_VISITORS,
    );
    // the squad with player-only pages promotes directly: too few players visit for a canary share
    const strategy = squad === 'gamification' ? 'promote' : pick(random, STRATEGIES);
    if (fault === undefined) return { number: index + 1, squad, strategy, brand };
    // a squad that is unsure tries the affected brand first
    if (fault === 'throws-at-mount-on-one-brand')
      return { number: index + 1, squad, brand: 'caravel', fault, strategy: 'one-brand-first' };
    return {
      number: index + 1,
      squad,
      brand,
      fault,
      strategy: fault === 'throws-while-rendering' ? 'promote' : 'canary',
    };
  });
}
