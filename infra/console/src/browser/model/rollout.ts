import type { Status } from '@foyer/kernel/registry-answers';
import { reachesBeyond, type RolloutReach } from '@foyer/kernel/rollout-reach';
import { ALL_BRANDS } from './names.ts';

/** A rollout as it stands. */
export interface RunningRollout {
  readonly app: string;
  readonly release: string;
  readonly share: number;
  /** Absent: all. */
  readonly brands: readonly string[] | undefined;
  readonly baseline: string | undefined;
}

/** The cells tell it: it runs in those brands where it is shown. */
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

/** Whether somebody who was reached is not any more. */
export function isNarrowed(before: RolloutReach, after: RolloutReach): boolean {
  return reachesBeyond(before, after, ALL_BRANDS);
}

const USUAL = [100, 500, 1_000, 2_500, 5_000, 10_000] as const;

/** The shares that are usual, above the present one. */
export function nextShare(share: number): number | undefined {
  return USUAL.find((step) => step > share);
}

/** The same below it. */
export function shareBefore(share: number): number | undefined {
  return USUAL.findLast((step) => step < share);
}
