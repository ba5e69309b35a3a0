import {
  evaluatedRolloutsSchema,
  type EvaluatedRollout,
  type EvaluatedRollouts,
} from '@foyer/kernel/rollout-answers';
import { styleText } from 'node:util';
import { table } from '../output/table.ts';
import { shareText } from '../output/words.ts';
import type { Session } from '../sessionTypes.ts';

const COLOURS = { continue: 'green', wait: 'yellow', 'roll-back': 'red' } as const;

/** Reads the rollouts and recent promotions with their verdicts. */
export function readRollouts({ client, environment }: Session): Promise<EvaluatedRollouts> {
  return client.get(`/v1/rollouts?environment=${environment}`, evaluatedRolloutsSchema);
}

/** Empty without rollouts and recent promotions. */
export function rolloutsText({ rollouts, promotions }: EvaluatedRollouts): string {
  const rows = [
    ...rollouts.map((trial) => rowOf(trial, paceText(trial))),
    ...promotions.map((trial) => rowOf(trial, `all visitors, monitored until ${clockText(trial.nextAt)}`)),
  ];
  return rows.length === 0
    ? ''
    : `\n${table(['Application', 'Release', 'Compared with', 'Share', 'Verdict'], rows)}`;
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
    ? `${shareText(share)}, manual`
    : `${shareText(share)}, step ${step + 1} of ${schedule.length}, next at ${clockText(nextAt)}`;
}

function clockText(at: string | null): string {
  return at === null ? '' : `${at.slice(11, 19)} UTC`;
}
