import type { Status } from '@foyer/kernel/status-answers';
import { reachesBeyond, type RolloutReach } from '@foyer/kernel/rollout-reach';
import { ALL_BRANDS } from './names.ts';

/** An active rollout. */
export interface RunningRollout {
  readonly app: string;
  readonly release: string;
  readonly share: number;
  /** Absent: all. */
  readonly brands: readonly string[] | undefined;
  readonly baseline: string | undefined;
}

/** Derived from the cells: a rollout is active in the brands whose cells show it. */
export function rolloutsOf({ apps }: Status): readonly RunningRollout[] {
  return apps.flatMap(({ app, brands }) => {
    const running = brands.filter(({ rollout }) => rollout !== undefined);
    const [first] = running;
    if (!first?.rollout) return [];
    const { release, share } = first.rollout;
    return [
      {
        app,
        release,
        share,
        brands: running.length === brands.length ? undefined : running.map(({ brand }) => brand),
        baseline: first.decision?.kind === 'release' ? first.decision.release : undefined,
      },
    ];
  });
}

/** True if some visitors are no longer included. */
export function isNarrowed(before: RolloutReach, after: RolloutReach): boolean {
  return reachesBeyond(before, after, ALL_BRANDS);
}

const USUAL = [100, 500, 1_000, 2_500, 5_000, 10_000] as const;

/** The next customary share above the current one. */
export function nextShare(share: number): number | undefined {
  return USUAL.find((step) => step > share);
}

/** The next customary share below the current one. */
export function shareBefore(share: number): number | undefined {
  return USUAL.findLast((step) => step < share);
}
