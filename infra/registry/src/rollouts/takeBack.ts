import { releaseName } from '@foyer/kernel/release-plan';
import { SHELL } from '../squads.ts';
import type { Environment } from '../plan/environments.ts';
import type { Act } from './act.ts';
import type { Verdict } from './judge.ts';
import type { Trial } from './trials.ts';

/**
 * Lets a release that fails run nowhere any more. What was promoted gives way to the newest release before it that may run and is whole,
 * whichever that is by now; where there is none it is withdrawn all the same, and what stands in is what the plan says (ADR 0097).
 * @returns whether it does not run any more; undefined when somebody decided meanwhile: the next look judges against that.
 */
export async function takeBack(
  act: Act,
  environment: Environment,
  trial: Trial,
  verdict: Verdict,
): Promise<boolean | undefined> {
  const { app, release } = trial;
  const reason = `Taken back on evidence: ${verdict.reason}`;
  let version = environment.version;
  let hasAnother = trial.kind === 'rollout';
  for (const earlier of trial.kind === 'promotion' ? earlierOf(environment, trial) : []) {
    const back = await act(
      environment,
      trial,
      { kind: 'rollback', release: earlier, reason },
      { isSystem: true },
    );
    if (back.code === 'VERSION_CHANGED') return undefined;
    if (back.version === undefined) continue;
    version = back.version;
    hasAnother = true;
    break;
  }
  // a page that shows little is better than none
  if (!hasAnother && app === SHELL) return false;
  const away = await act(
    environment,
    trial,
    { kind: 'withdraw', release, reason, keepsFiles: true },
    { isSystem: true, version },
  );
  if (away.code === 'VERSION_CHANGED' && version === environment.version) return undefined;
  return away.version !== undefined || version !== environment.version;
}

function earlierOf({ state }: Environment, { app, release }: Trial): readonly string[] {
  return (state.earlier[app] ?? []).filter(
    (earlier) => earlier !== release && !state.withdrawn.includes(releaseName(app, earlier)),
  );
}
