import { releaseName } from '@foyer/kernel/release-plan';
import { announce } from '../alerts/announce.ts';
import { readEnvironments, type Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import { createAutomaticDecisions, type DecideAutomatically } from './automaticDecisions.ts';
import type { Verdict } from './judge.ts';
import { rollBack } from './automaticRollback.ts';
import { watchedReleases, type RolloutEvaluator, type WatchedRelease } from './watchedReleases.ts';

const MINUTE_MS = 60_000;

export interface RolloutController {
  /**
   * Evaluates every watched release and applies the verdicts. A refused decision changes nothing and is
   * reported by {@link blockedBy}.
   */
  evaluate(): Promise<void>;
  /** Reason why a watched release with the verdict `continue` is blocked; undefined when it is not. */
  blockedBy(watched: WatchedRelease): string | undefined;
}

/**
 * Continues rollouts by their schedule and rolls back releases on evidence. Decisions and evidence are in the
 * database, so a restart loses neither.
 */
export function createRolloutController(registry: Registry, evaluator: RolloutEvaluator): RolloutController {
  const blockReasons = new Map<string, string>();
  const alerted = new Set<string>();
  const decideFor = createAutomaticDecisions(registry);

  const decideAutomatically: DecideAutomatically = async (environment, watched, change, options) => {
    const done = await decideFor(environment, watched, change, options);
    if (done.code === undefined) blockReasons.delete(keyOf(watched));
    else blockReasons.set(keyOf(watched), done.text);
    return done;
  };

  async function rollBackFailing(
    environment: Environment,
    watched: WatchedRelease,
    verdict: Verdict,
  ): Promise<void> {
    const isWithdrawn = await rollBack(decideAutomatically, environment, watched, verdict);
    if (isWithdrawn === undefined) return;
    if (isWithdrawn) await raise('release rolled back on evidence', watched, verdict);
    else
      await raiseOnce(
        'failing release could not be rolled back and still runs; promote another release',
        watched,
        verdict,
      );
  }

  async function raise(
    what: string,
    { environment, app, release, baseline }: WatchedRelease,
    { reason }: Verdict,
  ): Promise<void> {
    registry.log.error(`ALERT ${what}`, { environment, app, release, baseline, reason });
    await announce(registry, { text: `${releaseName(app, release)} in ${environment}: ${what}. ${reason}` });
  }

  /** Raises an alert once, not with every evaluation. */
  async function raiseOnce(what: string, watched: WatchedRelease, verdict: Verdict): Promise<void> {
    const name = `${what} ${keyOf(watched)}`;
    if (alerted.has(name)) return;
    alerted.add(name);
    await raise(what, watched, verdict);
  }

  async function continueRollout(
    environment: Environment,
    watched: WatchedRelease,
    { reason }: Verdict,
  ): Promise<void> {
    const { schedule, step, release, stepAt } = watched;
    const present = schedule?.[step];
    if (!schedule || !present || registry.clock() < stepAt + present.minutes * MINUTE_MS) return;
    const next = schedule[step + 1];
    if (next)
      await decideAutomatically(
        environment,
        watched,
        {
          kind: 'rollout',
          release,
          schedule: [...schedule],
          share: next.share,
          reason: `Step ${step + 2} of ${schedule.length}. ${reason}`,
        },
        { isSystem: false },
      );
    else
      await decideAutomatically(
        environment,
        watched,
        { kind: 'promote', release, reason: `End of its rollout. ${reason}` },
        { isSystem: false },
      );
  }

  return {
    blockedBy: (watched) => blockReasons.get(keyOf(watched)),
    async evaluate() {
      for (const environment of await readEnvironments(registry.pool)) {
        for (const watched of watchedReleases(environment, registry.clock())) {
          const verdict = await evaluator.verdictOf(watched);
          if (verdict.needsReview) await raiseOnce('release needs review', watched, verdict);
          if (verdict.kind === 'roll-back') await rollBackFailing(environment, watched, verdict);
          else if (verdict.kind === 'continue' && watched.kind === 'rollout')
            await continueRollout(environment, watched, verdict);
          // the environment has changed: the next evaluation uses its new state
          if (verdict.kind === 'roll-back') break;
        }
      }
    },
  };
}

function keyOf({ environment, kind, app, release }: WatchedRelease): string {
  return `${environment} ${kind} ${app} ${release}`;
}
