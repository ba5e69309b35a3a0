import { readEnvironment } from '../plan/environments.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { EvaluatedRollout, EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import type { Registry } from '../registry.ts';
import type { RolloutController } from './rolloutController.ts';
import {
  watchedReleases,
  WATCHED_AFTER_PROMOTION_MS,
  type RolloutEvaluator,
  type WatchedRelease,
} from './watchedReleases.ts';

const MINUTE_MS = 60_000;

/** The watched releases of an environment: progress, verdict and what blocks each of them. */
export async function rolloutStatus(
  { pool, clock, settings }: Registry,
  name: EnvironmentName,
  { evaluator, rolloutController }: { evaluator: RolloutEvaluator; rolloutController: RolloutController },
): Promise<EvaluatedRollouts> {
  const environment = await readEnvironment(pool, name);
  const statuses = await Promise.all(
    watchedReleases(environment, clock()).map(async (watched) => {
      const { kind, reason, p, canary, baseline, effects, needsReview, isPossiblyWorse } =
        await evaluator.verdictOf(watched);
      const concern: EvaluatedRollout['verdict']['concern'] = needsReview
        ? 'review'
        : isPossiblyWorse
          ? 'possibly-worse'
          : undefined;
      return {
        ...described(watched),
        pauseReason: rolloutController.blockedBy(watched) ?? null,
        verdict: {
          kind,
          reason,
          p,
          canary,
          baseline,
          effects: [...effects],
          ...(concern !== undefined && { concern }),
        },
      };
    }),
  );
  return {
    environment: name,
    version: environment.version,
    minimumLoads: settings.rolloutMinimumLoads,
    rollouts: statuses.filter(({ kind }) => kind === 'rollout'),
    promotions: statuses.filter(({ kind }) => kind === 'promotion'),
  };
}

function described({
  kind,
  app,
  release,
  baseline,
  brands,
  share,
  startedAt,
  stepAt,
  step,
  schedule,
}: WatchedRelease): Omit<EvaluatedRollout, 'pauseReason' | 'verdict'> {
  const present = schedule?.[step];
  const nextAt =
    kind === 'promotion'
      ? startedAt + WATCHED_AFTER_PROMOTION_MS
      : present && stepAt + present.minutes * MINUTE_MS;
  return {
    kind,
    app,
    release,
    baseline,
    brands: brands ?? null,
    share,
    schedule: schedule ?? null,
    step,
    startedAt: new Date(startedAt).toISOString(),
    stepStartedAt: new Date(stepAt).toISOString(),
    nextAt: nextAt === undefined ? null : new Date(nextAt).toISOString(),
  };
}
