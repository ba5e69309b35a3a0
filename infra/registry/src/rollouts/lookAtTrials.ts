import { Refusal } from '@foyer/runtime';
import { releaseName } from '@foyer/kernel/release-plan';
import { announce } from '../alerts/announce.ts';
import type { Change } from '../changes/change.ts';
import { decide } from '../changes/decide.ts';
import { readEnvironments, type Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { Verdict } from './judge.ts';
import { trialsOf, type Judging, type Trial } from './trials.ts';

/** What became of the last look at a trial: why it stays where it is. */
export type Held = ReadonlyMap<string, string>;

const BY_ITSELF = { actor: 'registry', role: 'rollout' } as const;
const MINUTE_MS = 60_000;
const LONGEST_REASON = 500;

export interface Lookout {
  /** Judges everything that is on trial and does what follows; nothing follows from what could not be decided. */
  look(): Promise<void>;
  /** Why a trial that may go on does not; undefined when nothing keeps it. */
  heldBy(trial: Trial): string | undefined;
}

/** Lets rollouts go on by their schedule, and takes back what the evidence speaks against. Everything it knows is in the database: a restart loses nothing. */
export function createLookout(registry: Registry, judging: Judging): Lookout {
  const held = new Map<string, string>();
  const asked = new Set<string>();

  /** Against the state that was judged: whoever decided meanwhile has decided. */
  async function act(environment: Environment, trial: Trial, change: Omit<Change, 'environment' | 'app' | 'expectedVersion'>, isSystem: boolean, version = environment.version): Promise<number | undefined> {
    try {
      const reason = change.reason.slice(0, LONGEST_REASON);
      const decided = await decide(registry, { ...change, reason, environment: trial.environment, app: trial.app, expectedVersion: version }, BY_ITSELF, { isSystem });
      held.delete(keyOf(trial));
      return decided.version;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      held.set(keyOf(trial), error.message);
      if (isSystem && error.code !== 'VERSION_CHANGED') registry.log.error('ALERT a release that fails could not be taken back', { app: trial.app, release: trial.release, code: error.code });
      return undefined;
    }
  }

  async function takeBack(environment: Environment, trial: Trial, verdict: Verdict): Promise<void> {
    const { release, baseline } = trial;
    const reason = `Taken back on evidence: ${verdict.reason}`;
    const isPromoted = trial.kind === 'promotion';
    const version = isPromoted ? await act(environment, trial, { kind: 'rollback', release: baseline, reason }, true) : environment.version;
    if (version === undefined) return;
    const done = await act(environment, trial, { kind: 'withdraw', release, reason, keepsFiles: true }, true, version);
    if (done === undefined && !isPromoted) return;
    await tell('a release was taken back on evidence', trial, verdict);
  }

  async function tell(what: string, { environment, app, release, baseline }: Trial, { reason }: Verdict): Promise<void> {
    registry.log.error(`ALERT ${what}`, { environment, app, release, baseline, reason });
    await announce(registry, { text: `${releaseName(app, release)} in ${environment}: ${what}. ${reason}` });
  }

  /** Once: what a person has to look at does not change with every look. */
  async function askSomebody(trial: Trial, verdict: Verdict): Promise<void> {
    if (asked.has(keyOf(trial))) return;
    asked.add(keyOf(trial));
    await tell('somebody has to look at a release', trial, verdict);
  }

  async function goOn(environment: Environment, trial: Trial, { reason }: Verdict): Promise<void> {
    const { schedule, step, release, stepAt } = trial;
    const present = schedule?.[step];
    if (!schedule || !present || registry.clock() < stepAt + present.minutes * MINUTE_MS) return;
    const next = schedule[step + 1];
    if (next) await act(environment, trial, { kind: 'rollout', release, schedule: [...schedule], share: next.share, reason: `Step ${step + 2} of ${schedule.length}. ${reason}` }, false);
    else await act(environment, trial, { kind: 'promote', release, reason: `The end of its rollout. ${reason}` }, false);
  }

  return {
    heldBy: (trial) => held.get(keyOf(trial)),
    async look() {
      for (const environment of await readEnvironments(registry.pool)) {
        for (const trial of trialsOf(environment, registry.clock())) {
          const verdict = await judging.verdictOf(trial);
          if (verdict.isForSomebody) await askSomebody(trial, verdict);
          if (verdict.kind === 'roll-back') await takeBack(environment, trial, verdict);
          else if (verdict.kind === 'continue' && trial.kind === 'rollout') await goOn(environment, trial, verdict);
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
