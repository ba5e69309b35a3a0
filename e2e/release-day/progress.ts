import type { BrandId } from '@foyer/market';
import { DAY_BRANDS, type PlannedRelease } from './planReleases.ts';
import type { RunClock } from './runClock.ts';

/** Steps of a release, as the progress names them. */
export type ReleaseStep = 'waits for its build' | 'is built and published' | 'is rolled out';

export interface OpenRelease {
  readonly squad: string;
  readonly text: string;
}

/** Releases in progress. */
export interface Progress {
  log(text: string): void;
  enter(release: PlannedRelease, step: ReleaseStep): void;
  leave(release: PlannedRelease): void;
  /** Squads whose rollout waits for visitors of a brand. */
  rolledOutIn(brand: BrandId): readonly string[];
  /** Releases in progress, with the time in their step. */
  open(): readonly OpenRelease[];
  close(): void;
}

const INTERVAL_MS = 15_000;

/** Prints every fifteen seconds the decided releases and those in progress. */
export function startProgress(clock: RunClock, decided: () => string): Progress {
  const open = new Map<number, { readonly release: PlannedRelease; step: ReleaseStep; since: number }>();
  const log = (text: string): void => console.log(`${clock.seconds().toFixed(0).padStart(5)} s  ${text}`);
  const releases = (): readonly OpenRelease[] =>
    [...open.values()].map(({ release: { number, squad, fault, strategy }, step, since }) => ({
      squad,
      text: `${number} ${squad} ${fault ?? strategy} ${step} (${Math.round(clock.seconds() - since)} s)`,
    }));
  const timer = setInterval(
    () => log(['     ', decided(), ...releases().map(({ text }) => text)].join(' · ')),
    INTERVAL_MS,
  );
  return {
    log,
    enter: (release, step) => open.set(release.number, { release, step, since: clock.seconds() }),
    leave: ({ number }) => open.delete(number),
    rolledOutIn: (brand) =>
      [...open.values()].flatMap(({ release, step }) =>
        step === 'is rolled out' && brandsOf(release).includes(brand) ? [release.squad] : [],
      ),
    open: releases,
    close: () => clearInterval(timer),
  };
}

function brandsOf({ strategy, brand }: PlannedRelease): readonly BrandId[] {
  return strategy === 'one-brand-first' ? [brand] : DAY_BRANDS;
}
