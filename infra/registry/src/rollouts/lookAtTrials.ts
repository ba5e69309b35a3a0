import { releaseName } from '@foyer/kernel/release-plan';
import { announce } from '../alerts/announce.ts';
import { readEnvironments, type Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import { createAct, type Act } from './act.ts';
import type { Verdict } from './judge.ts';
import { takeBack } from './takeBack.ts';
import { trialsOf, type Judging, type Trial } from './trials.ts';

/** What became of the last look at a trial: why it stays where it is. */
export type Held = ReadonlyMap<string, string>;

const MINUTE_MS = 60_000;

export interface Lookout {
  /** Judges everything that is on trial and does what follows; nothing follows from what could not be decided. */
  look(): Promise<void>;
  /** Why a trial that may go on does not; undefined when nothing keeps it. */
  heldBy(trial: Trial): string | undefined;
}

/** Lets rollouts go on by their schedule, and takes back what the evidence speaks against. Everything it knows is in the database: a restart loses nothing. */
export function createLookout(registry: Registry, judging: Judging): Lookout {
  const held = new Map<string, string>();
  const told = new Set<string>();
  const decideFor = createAct(registry);

  const act: Act = async (environment, trial, change, options) => {
    const done = await decideFor(environment, trial, change, options);
    if (done.code === undefined) held.delete(keyOf(trial));
    else held.set(keyOf(trial), done.text);
    return done;
  };

  async function endBadly(environment: Environment, trial: Trial, verdict: Verdict): Promise<void> {
    const isAway = await takeBack(act, environment, trial, verdict);
    if (isAway === undefined) return;
    if (isAway) await tell('a release was taken back on evidence', trial, verdict);
    else
      await tellOnce(
        'a release that fails could not be taken back and is still met: promote another',
        trial,
        verdict,
      );
  }

  async function tell(
    what: string,
    { environment, app, release, baseline }: Trial,
    { reason }: Verdict,
  ): Promise<void> {
    registry.log.error(`ALERT ${what}`, { environment, app, release, baseline, reason });
    await announce(registry, { text: `${releaseName(app, release)} in ${environment}: ${what}. ${reason}` });
  }

  /** What a person has to look at does not change with every look. */
  async function tellOnce(what: string, trial: Trial, verdict: Verdict): Promise<void> {
    const name = `${what} ${keyOf(trial)}`;
    if (told.has(name)) return;
    told.add(name);
    await tell(what, trial, verdict);
  }

  async function goOn(environment: Environment, trial: Trial, { reason }: Verdict): Promise<void> {
    const { schedule, step, release, stepAt } = trial;
    const present = schedule?.[step];
    if (!schedule || !present || registry.clock() < stepAt + present.minutes * MINUTE_MS) return;
    const next = schedule[step + 1];
    if (next)
      await act(
        environment,
        trial,
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
      await act(
        environment,
        trial,
        { kind: 'promote', release, reason: `The end of its rollout. ${reason}` },
        { isSystem: false },
      );
  }

  return {
    heldBy: (trial) => held.get(keyOf(trial)),
    async look() {
      for (const environment of await readEnvironments(registry.pool)) {
        for (const trial of trialsOf(environment, registry.clock())) {
          const verdict = await judging.verdictOf(trial);
          if (verdict.isForSomebody) await tellOnce('somebody has to look at a release', trial, verdict);
          if (verdict.kind === 'roll-back') await endBadly(environment, trial, verdict);
          else if (verdict.kind === 'continue' && trial.kind === 'rollout')
            await goOn(environment, trial, verdict);
          // another decision of this environment stands now: the next look judges against it
          if (verdict.kind === 'roll-back') break;
        }
      }
    },
  };
}

function keyOf({ environment, kind, app, release }: Trial): string {
  return `${environment} ${kind} ${app} ${release}`;
}
