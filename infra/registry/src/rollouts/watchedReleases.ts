import { cellStart, EVIDENCE_CELL_MS, type EvidenceCell } from '@foyer/runtime';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';
import { figuresOf } from '../health/health.ts';
import { readEvidence } from '../health/evidenceStore.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Figures } from '@foyer/kernel/health-answers';
import type { Environment } from '../plan/environments.ts';
import type { RegistryDependencies } from '../deps.ts';
import type { RolloutEffect } from '@foyer/kernel/rollout-answers';
import { blocksOf } from './evidenceBlocks.ts';
import { effectsOf } from './effects.ts';
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

/**
 * Time after its promotion during which a release is compared with its predecessor, over the same time
 * before the promotion (milliseconds).
 */
export const WATCHED_AFTER_PROMOTION_MS = 3_600_000;
/** Maximum age of evidence that is read after a restart, in milliseconds. */
const MAX_HISTORY_MS = 24 * 3_600_000;
const SETTLING_MS = 1_000;
/**
 * Time for which a cell may still grow, in milliseconds: an edge that could not send its evidence retries
 * within a minute. Such cells are read again on every evaluation.
 */
const LATE_EVIDENCE_MS = 2 * 60_000;

/** All watched releases of an environment. */
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

/** A verdict with all outcomes so far, including those of an incomplete block. */
export interface EvaluatedVerdict extends Verdict {
  readonly canary: Figures;
  readonly baseline: Figures;
  readonly effects: readonly RolloutEffect[];
}

/** Evaluates watched releases; caches evidence that can no longer change. */
export interface RolloutEvaluator {
  verdictOf(watched: WatchedRelease): Promise<EvaluatedVerdict>;
}

interface CachedEvidence {
  /** Cells before this time (ms since the epoch) are final and cached in `cells`. */
  until: number;
  readonly cells: EvidenceCell[];
  /** Later cells, as of the last evaluation. */
  recent: readonly EvidenceCell[];
  /** The last read. Reads run one after the other, because concurrent ones would add a cell twice. */
  reading: Promise<void>;
}

/** More than are watched at once; the oldest entries are of finished rollouts. */
const MAX_CACHED = 50;

export function createRolloutEvaluator({ pool, clock, settings }: RegistryDependencies): RolloutEvaluator {
  const cache = new Map<string, CachedEvidence>();

  async function cellsOf(watched: WatchedRelease, now: number): Promise<readonly EvidenceCell[]> {
    const { environment, kind, app, release, baseline, brands, startedAt } = watched;
    const key = [environment, kind, app, release, baseline, startedAt, ...(brands ?? [])].join(' ');
    const cached = cache.get(key) ?? {
      until: cellStart(Math.max(startedAt, now - MAX_HISTORY_MS)),
      cells: [],
      recent: [],
      reading: Promise.resolve(),
    };
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, cached);
    const read = (): Promise<void> => readNewCells(watched, cached, now);
    // after a failed read the next call reads the same cells again
    cached.reading = cached.reading.then(read, read);
    await cached.reading;
    return [...cached.cells, ...cached.recent];
  }

  async function readNewCells(watched: WatchedRelease, cached: CachedEvidence, now: number): Promise<void> {
    // cells that edges still add to regularly are left out, because they would differ between evaluations
    const settled = cellStart(now - settings.evidenceSeconds * 1_000 - SETTLING_MS);
    const final = Math.min(settled, cellStart(now - LATE_EVIDENCE_MS));
    if (final > cached.until) {
      cached.cells.push(...(await cellsBetween(watched, cached.until, final)));
      cached.until = final;
    }
    cached.recent = settled > cached.until ? await cellsBetween(watched, cached.until, settled) : [];
  }

  async function cellsBetween(
    { environment, kind, app, release, baseline, brands, startedAt }: WatchedRelease,
    begin: number,
    end: number,
  ): Promise<readonly EvidenceCell[]> {
    const read = (releases: readonly string[], from: number, to: number): Promise<readonly EvidenceCell[]> =>
      readEvidence(pool, { environment, app, releases, brands, from, to, stepMs: EVIDENCE_CELL_MS });
    if (kind === 'rollout') return read([release, baseline], begin, end);
    // after a promotion no visitor gets the baseline, so the time since the promotion is compared with an
    // equal time before it; this also works for a predecessor that was live for minutes only
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
      const figuresFor = (of: string): Figures => figuresOf(cells.filter(({ release }) => release === of));
      const canary = figuresFor(watched.release);
      const effects = effectsOf(cells, watched.release, watched.baseline);
      const verdict = judge({
        effects,
        failures: canary.failures,
        blocks: blocksOf(cells, watched.release, watched.baseline),
        loadsOfStep,
        minimumLoads: settings.rolloutMinimumLoads,
        baseline: watched.baseline,
        isSameTime: watched.kind === 'rollout',
      });
      return { ...verdict, canary, baseline: figuresFor(watched.baseline), effects };
    },
  };
}
