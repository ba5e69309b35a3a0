import { readEnvironment } from '../plan/environments.ts';
import type { EnvironmentName, JudgedTrial, JudgedTrials } from '@foyer/kernel/registry-answers';
import type { Registry } from '../registry.ts';
import type { Lookout } from './lookAtTrials.ts';
import { trialsOf, WATCHED_AFTER_PROMOTION_MS, type Judging, type Trial } from './trials.ts';

const MINUTE_MS = 60_000;

/** What is on trial, how far it is, what the judge says and what keeps it. */
export async function rolloutsOf(
  { pool, clock, settings }: Registry,
  name: EnvironmentName,
  { judging, lookout }: { judging: Judging; lookout: Lookout },
): Promise<JudgedTrials> {
  const environment = await readEnvironment(pool, name);
  const told = await Promise.all(
    trialsOf(environment, clock()).map(async (trial) => {
      const { kind, reason, p, canary, baseline } = await judging.verdictOf(trial);
      return {
        ...described(trial),
        held: lookout.heldBy(trial) ?? null,
        verdict: { kind, reason, p, canary, baseline },
      };
    }),
  );
  return {
    environment: name,
    version: environment.version,
    fewestLoads: settings.rolloutFewestLoads,
    rollouts: told.filter(({ kind }) => kind === 'rollout'),
    promotions: told.filter(({ kind }) => kind === 'promotion'),
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
}: Trial): Omit<JudgedTrial, 'held' | 'verdict'> {
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
