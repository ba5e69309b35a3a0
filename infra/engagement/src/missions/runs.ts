import type { MissionRecord } from '../facts/playerState.ts';
import type { MissionRule } from '@foyer/market/engagement-rules';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday of the epoch, 5 January 1970. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Start and end of the recurring run with a number; nulls for a mission that does not recur by time. */
export function runSpan(
  { recurrence }: Pick<MissionRule, 'recurrence'>,
  run: number,
): { readonly startsAt: number | null; readonly endsAt: number | null } {
  if (recurrence === 'daily') return { startsAt: run * DAY_MS, endsAt: (run + 1) * DAY_MS };
  if (recurrence !== 'weekly') return { startsAt: null, endsAt: null };
  const startsAt = FIRST_MONDAY_MS + run * WEEK_MS;
  return { startsAt, endsAt: startsAt + WEEK_MS };
}

function runAt({ recurrence }: Pick<MissionRule, 'recurrence'>, at: number, current: number): number {
  if (recurrence === 'daily') return Math.floor(at / DAY_MS);
  return recurrence === 'weekly' ? Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) : current;
}

/** When the reward of a completed run has to be claimed; null without a deadline. */
export function claimDeadline(rule: MissionRule, record: MissionRecord): number | null {
  const minutes = rule.claim?.expiresAfterMinutes ?? null;
  return minutes === null || record.completedAt === undefined
    ? null
    : record.completedAt + minutes * MINUTE_MS;
}

/** True if the mission can be completed again after the completions so far. */
export function canRepeat({ recurrence, maxCompletions }: MissionRule, completions: number): boolean {
  return recurrence === 'never' ? completions === 0 : maxCompletions === null || completions < maxCompletions;
}

/**
 * The record as it is at an instant: a new run starts without progress. A reward that can still be claimed delays the
 * new run, so that it is not lost.
 */
export function recordAt(rule: MissionRule, stored: MissionRecord | undefined, at: number): MissionRecord {
  if (stored === undefined) return { run: runAt(rule, at, 0), completions: 0, tasks: {} };
  const { completedAt, claimedAt, completions, optedInAt } = stored;
  const isDone = completedAt !== undefined;
  if (isDone && !canRepeat(rule, completions)) return stored;
  const deadline = claimDeadline(rule, stored);
  const isClaimOpen =
    isDone && rule.claim !== null && claimedAt === undefined && (deadline === null || at < deadline);
  if (isClaimOpen) return stored;
  const repeatsNow = rule.recurrence === 'immediately' && isDone;
  const run = repeatsNow ? stored.run + 1 : Math.max(stored.run, runAt(rule, at, stored.run));
  if (run === stored.run) return stored;
  // an opt-in applies to all runs
  return { run, completions, tasks: {}, ...(optedInAt !== undefined && { optedInAt }) };
}

/** End of the player's own time limit; null without a limit, and before it runs. */
export function limitEnd({ limitMinutes }: MissionRule, { startedAt }: MissionRecord): number | null {
  return limitMinutes === null || startedAt === undefined ? null : startedAt + limitMinutes * MINUTE_MS;
}

/** End of the run or of the mission, whichever is first; null when both are open. */
export function endOf(rule: MissionRule, { run }: MissionRecord): number | null {
  const ends = [rule.activeTill === null ? null : Date.parse(rule.activeTill), runSpan(rule, run).endsAt];
  const known = ends.filter((end) => end !== null);
  return known.length === 0 ? null : Math.min(...known);
}
