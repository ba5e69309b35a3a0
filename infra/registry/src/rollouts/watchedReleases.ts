import { cellStart, EVIDENCE_CELL_MS, type EvidenceCell } from '@foyer/runtime';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';
import { figuresOf } from '../health/health.ts';
import { readEvidence } from '../health/evidenceStore.ts';
import type { EnvironmentName, Figures } from '@foyer/kernel/registry-answers';
import type { Environment } from '../plan/environments.ts';
import type { RegistryDependencies } from '../deps.ts';
import { blocksOf } from './evidenceBlocks.ts';
import { judge, type Verdict } from './judge.ts';

/** A release that is compared with its baseline: during its rollout, or for the hour after its promotion. */
export interface WatchedRelease {
  readonly environment: EnvironmentName;
  readonly kind: 'rollout' | 'promotion';
  readonly app: string;
  readonly release: string;
  readonly baseline: string;
  readonly brands?: readonly string[];
  /** Buckets out of 10,000. */
  readonly share: number;
  readonly startedAt: number;
  readonly stepAt: number;
  readonly step: number;
  readonly schedule?: readonly RolloutStep[];
}

/** For so long a promoted release is compared with what its predecessor did in as much time before. */
export const WATCHED_AFTER_PROMOTION_MS = 3_600_000;
/** Older evidence is not read again after a restart. */
const LONGEST_LOOK_BACK_MS = 24 * 3_600_000;
const SETTLING_MS = 1_000;
/**
 * An edge that could not bring its evidence tries again within a minute: until then a cell may still grow,
 * and is read with every look.
 */
const LATE_MS = 2 * 60_000;

/** Everything that is on trial in an environment now. */
export function watchedReleases({ name, state }: Environment, now: number): readonly WatchedRelease[] {
  const rollouts = state.rollouts.flatMap(({ app, release, to, from, brands }): WatchedRelease[] => {
    const [progress, baseline] = [state.progress?.[app], state.defaults[app]];
    if (progress?.release !== release || baseline === undefined) return [];
    const { startedAt, stepAt, step, schedule } = progress;
    return [
      {
        environment: name,
        kind: 'rollout',
        app,
        release,
        baseline,
        share: to - from,
        startedAt: Date.parse(startedAt),
        stepAt: Date.parse(stepAt),
        step,
        ...(brands && { brands }),
        ...(schedule && { schedule }),
      },
    ];
  });
  const promotions = Object.entries(state.promotions ?? {}).flatMap(
    ([app, { release, before, at }]): WatchedRelease[] => {
      const since = Date.parse(at);
      return now - since > WATCHED_AFTER_PROMOTION_MS
        ? []
        : [
            {
              environment: name,
              kind: 'promotion',
              app,
              release,
              baseline: before,
              share: 10_000,
              startedAt: since,
              stepAt: since,
              step: 0,
            },
          ];
    },
  );
  return [...rollouts, ...promotions];
}

/** A verdict, and everything that was met so far, also what is too little to be judged yet. */
export interface Judged extends Verdict {
  readonly canary: Figures;
  readonly baseline: Figures;
}

/** Judges trials; what was read once is not read again. */
export interface Judging {
  verdictOf(watched: WatchedRelease): Promise<Judged>;
}

interface Known {
  /** Cells before it have been read for good. */
  until: number;
  readonly cells: EvidenceCell[];
  /** Those after it, as they were at the last look. */
  recent: readonly EvidenceCell[];
  /** The last reading: one after the other, or a cell would be there twice. */
  reading: Promise<void>;
}

/** More than are ever on trial at once; the oldest are over. */
const MOST_KNOWN = 50;

export function createJudging({ pool, clock, settings }: RegistryDependencies): Judging {
  const known = new Map<string, Known>();

  async function cellsOf(watched: WatchedRelease, now: number): Promise<readonly EvidenceCell[]> {
    const { environment, kind, app, release, baseline, brands, startedAt } = watched;
    const key = [environment, kind, app, release, baseline, startedAt, ...(brands ?? [])].join(' ');
    const found = known.get(key) ?? {
      until: cellStart(Math.max(startedAt, now - LONGEST_LOOK_BACK_MS)),
      cells: [],
      recent: [],
      reading: Promise.resolve(),
    };
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
    known.set(key, found);
    const read = (): Promise<void> => readOn(watched, found, now);
    // after a failed read the next call reads the same cells again
    found.reading = found.reading.then(read, read);
    await found.reading;
    return [...found.cells, ...found.recent];
  }

  async function readOn(watched: WatchedRelease, found: Known, now: number): Promise<void> {
    // a cell that edges add to in any case would look different at the next look
    const settled = cellStart(now - settings.evidenceSeconds * 1_000 - SETTLING_MS);
    const final = Math.min(settled, cellStart(now - LATE_MS));
    if (final > found.until) {
      found.cells.push(...(await cellsBetween(watched, found.until, final)));
      found.until = final;
    }
    found.recent = settled > found.until ? await cellsBetween(watched, found.until, settled) : [];
  }

  async function cellsBetween(
    { environment, kind, app, release, baseline, brands, startedAt }: WatchedRelease,
    begin: number,
    end: number,
  ): Promise<readonly EvidenceCell[]> {
    const read = (releases: readonly string[], from: number, to: number): Promise<readonly EvidenceCell[]> =>
      readEvidence(pool, { environment, app, releases, brands, from, to, stepMs: EVIDENCE_CELL_MS });
    if (kind === 'rollout') return read([release, baseline], begin, end);
    // after a promotion no visitor gets the baseline: the time since the promotion is compared with the
    // predecessor's time before it, counted from that moment in both directions, so that a predecessor that
    // was live for minutes only can be compared too
    const moment = cellStart(startedAt);
    const mirrored = (at: number): number => 2 * moment - at;
    const earlier = await read([baseline], mirrored(end), mirrored(begin));
    return [
      ...(await read([release], begin, end)),
      ...earlier.map((cell) => ({ ...cell, at: mirrored(cell.at + EVIDENCE_CELL_MS) })),
    ];
  }

  return {
    async verdictOf(watched) {
      const cells = await cellsOf(watched, clock());
      const loadsOfStep = cells.reduce(
        (sum, { release, at, opened, failed }) =>
          sum + (release === watched.release && at + EVIDENCE_CELL_MS > watched.stepAt ? opened + failed : 0),
        0,
      );
      const verdict = judge({
        blocks: blocksOf(cells, watched.release, watched.baseline),
        loadsOfStep,
        fewestLoads: settings.rolloutFewestLoads,
        baseline: watched.baseline,
        isSameTime: watched.kind === 'rollout',
      });
      const metOf = (of: string): Figures => figuresOf(cells.filter(({ release }) => release === of));
      return { ...verdict, canary: metOf(watched.release), baseline: metOf(watched.baseline) };
    },
  };
}
