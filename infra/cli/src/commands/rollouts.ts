import {
  evaluatedRolloutsSchema,
  type EvaluatedRollout,
  type EvaluatedRollouts,
} from '@foyer/kernel/rollout-answers';
import { styleText } from 'node:util';
import { table } from '../output/table.ts';
import { shareText } from '../output/words.ts';
import type { Session } from '../session.ts';

const COLOURS = { continue: 'green', wait: 'yellow', 'roll-back': 'red' } as const;

/** Watched releases, and the verdict of the evidence. */
export function readTrials({ client, environment }: Session): Promise<EvaluatedRollouts> {
  return client.get(`/v1/rollouts?environment=${environment}`, evaluatedRolloutsSchema);
}

/** Nothing when nothing is on trial. */
export function trialsText({ rollouts, promotions }: EvaluatedRollouts): string {
  const rows = [
    ...rollouts.map((trial) => rowOf(trial, paceText(trial))),
    ...promotions.map((trial) => rowOf(trial, `all visitors, watched until ${clockText(trial.nextAt)}`)),
  ];
  return rows.length === 0
    ? ''
    : `\n${table(['On trial', 'Release', 'Against', 'Reaches', 'Verdict'], rows)}`;
}

function rowOf(
  { app, release, baseline, pauseReason, verdict }: EvaluatedRollout,
  pace: string,
): readonly string[] {
  return [
    app,
    release,
    baseline,
    pace,
    `${styleText(COLOURS[verdict.kind], verdict.kind)}: ${verdict.reason}${pauseReason === null ? '' : ` (paused: ${pauseReason})`}`,
  ];
}

function paceText({ share, schedule, step, nextAt }: EvaluatedRollout): string {
  return schedule === null
    ? `${shareText(share)}, by hand`
    : `${shareText(share)}, step ${step + 1} of ${schedule.length}, next from ${clockText(nextAt)}`;
}

function clockText(at: string | null): string {
  return at === null ? '' : `${at.slice(11, 19)} UTC`;
}
