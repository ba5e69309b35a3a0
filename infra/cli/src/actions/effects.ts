import { errorGroupsSchema, errorTitle, type ErrorGroup } from '@foyer/kernel/report-answers';
import type { EvaluatedRollout, RolloutEffect } from '@foyer/kernel/rollout-answers';
import { styleText } from 'node:util';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';
import { readRollouts } from './rollouts.ts';

const NAMES: Readonly<Record<RolloutEffect['name'], string>> = {
  'mount-failed': 'Failed to mount',
  broke: 'Broke later',
  'mount-slow': 'Mount above 1 s',
  'ready-slow': 'Ready after 3 s',
  'lcp-poor': 'LCP above 3 s',
  'inp-poor': 'INP above 200 ms',
  'cls-poor': 'CLS above 0.1',
  'sign-in': 'Visits with a sign-in',
  deposit: 'Visits with a deposit',
  bet: 'Visits with a bet',
};
/** New errors printed for each rollout. */
const MAX_ERRORS = 5;
const MIN_PRINTED_P = 0.0001;

/** Prints the verdicts of rollouts and recent promotions with the differences to their baselines. */
export async function showRollouts(session: Session): Promise<void> {
  const found = await readRollouts(session);
  const all = await Promise.all(
    [...found.rollouts, ...found.promotions].map(async (rollout) => ({
      ...rollout,
      newErrors: await newErrorsOf(session, rollout),
    })),
  );
  session.printResult(
    { ...found, rollouts: all.slice(0, found.rollouts.length), promotions: all.slice(found.rollouts.length) },
    all.length === 0
      ? `No rollout is running in ${session.environment}, and no promotion is monitored.`
      : all.map(rolloutText).join('\n\n'),
  );
}

/** Errors that no other release has: seen before a difference of rates can be proven. */
async function newErrorsOf(
  { client, environment }: Session,
  { app, release }: EvaluatedRollout,
): Promise<readonly ErrorGroup[]> {
  const query = new URLSearchParams({ environment, app, release, only: 'new', limit: String(MAX_ERRORS) });
  return (await client.get(`/v1/errors?${query.toString()}`, errorGroupsSchema)).groups;
}

function errorsText(errors: readonly ErrorGroup[], app: string, release: string): string {
  if (errors.length === 0) return '';
  const lines = errors.map(
    (error) => `  ${error.count}× ${errorTitle(error)}${error.frames[0] ? ` at ${error.frames[0]}` : ''}`,
  );
  return `\n${styleText('red', 'New errors, which no other release has:')}\n${lines.join('\n')}\n  foyer logs ${app} --release ${release}`;
}

interface ShownRollout extends EvaluatedRollout {
  readonly newErrors: readonly ErrorGroup[];
}

function rolloutText({ app, release, baseline, pauseReason, verdict, newErrors }: ShownRollout): string {
  const rows = (verdict.effects ?? []).map((effect) => [
    NAMES[effect.name],
    rateText(effect.canary),
    rateText(effect.baseline),
    differenceText(effect),
    `${points(effect.low)} to ${points(effect.high)}`,
    effect.p < MIN_PRINTED_P ? `< ${MIN_PRINTED_P}` : effect.p.toPrecision(2),
  ]);
  const head = `${styleText('bold', `${app}@${release}`)} against ${baseline}: ${verdict.kind}, ${verdict.reason}${pauseReason === null ? '' : ` (paused: ${pauseReason})`}`;
  const measures =
    rows.length === 0
      ? 'No page load of both releases was reported yet.'
      : table(['Measure', release, baseline, 'Difference', '95 % interval', 'p'], rows);
  return `${head}${errorsText(newErrors, app, release)}\n${measures}`;
}

function rateText({ count, hits }: RolloutEffect['canary']): string {
  return `${count === 0 ? '0.0' : ((hits / count) * 100).toFixed(1)} % of ${count}`;
}

/** Red when the whole interval is on the harmful side, green on the other. */
function differenceText({ isHarm, difference, low, high }: RolloutEffect): string {
  const text = points(difference);
  if (low > 0) return styleText(isHarm ? 'red' : 'green', text);
  return high < 0 ? styleText(isHarm ? 'green' : 'red', text) : text;
}

function points(share: number): string {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(2)} pp`;
}
