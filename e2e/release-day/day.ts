import type { BrandId } from '@foyer/market';

/** The squads that release on this day; the shell stands still, as on most days. */
export const SQUADS = ['casino', 'sportsbook', 'jackpot-raffle', 'gamification'] as const;
export type Squad = (typeof SQUADS)[number];

export const DAY_BRANDS = ['aurora', 'tuli', 'caravel'] as const satisfies readonly BrandId[];

/** What is wrong with a release, and who is expected to find it. */
export const FAULTS = {
  'speaks-another-contract': 'gate',
  'runs-a-text-as-code': 'gate',
  'throws-at-mount-on-one-brand': 'evidence',
  'takes-seconds-longer': 'evidence',
  'throws-while-rendering': 'evidence',
} as const;
export type Fault = keyof typeof FAULTS;

/** How a release reaches players. */
export type Manner = 'promote' | 'canary' | 'one-brand-first';

export interface PlannedRelease {
  /** From 1, over all squads. */
  readonly number: number;
  readonly squad: Squad;
  readonly manner: Manner;
  readonly brand: (typeof DAY_BRANDS)[number];
  readonly fault?: Fault;
}

export type Random = () => number;

/** Mulberry32: the same seed is the same day. */
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
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Pages without an account show evidence at once; what only players see would wait for one to come by. */
const SEEN_BY_VISITORS: readonly Squad[] = ['casino', 'sportsbook', 'jackpot-raffle'];
/** Times come from those only who opened the product on such a page: most do in the lobby. */
const SEEN_FIRST: readonly Squad[] = ['casino'];
/** A third goes to everybody, a third to a share first, a third to one brand first. */
const MANNERS: readonly Manner[] = ['promote', 'canary', 'one-brand-first'];

/** Releases of the day in order, the bad ones spread over it: none is the first of its squad, so that there is something to go back to. */
export function planDay(seed: number, releases: number): readonly PlannedRelease[] {
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
    // the squad whose pages only players see goes out whole: on such a day too few of them come by for a share
    const manner = squad === 'gamification' ? 'promote' : pick(random, MANNERS);
    if (fault === undefined) return { number: index + 1, squad, manner, brand };
    // a squad that is not sure tries on the brand where it matters
    if (fault === 'throws-at-mount-on-one-brand')
      return { number: index + 1, squad, brand: 'caravel', fault, manner: 'one-brand-first' };
    return {
      number: index + 1,
      squad,
      brand,
      fault,
      manner: fault === 'throws-while-rendering' ? 'promote' : 'canary',
    };
  });
}
