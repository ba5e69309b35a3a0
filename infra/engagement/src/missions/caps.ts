import { convertMinor } from '@foyer/money';
import type { Headroom } from '../eligibility/operator.ts';
import type { Cap } from '../facts/fact.ts';
import type { MissionRecord, PlayerState } from '../facts/playerState.ts';
import type { MissionRule, TaskRule } from '@foyer/market/engagement-rules';
import type { RuleSet } from '../rules/rules.ts';
import { isCounting, missionStateOf } from './mission.machine.ts';
import { situationOf } from './missions.ts';
import { endOf, limitEnd, recordAt } from './runs.ts';
import { fullTarget, targetOf } from './tasks.ts';

/**
 * Lowest share of a target after lowering, in percent. A mission that needs less is out of reach: its reward
 * would be a gift.
 */
export const MIN_CAP_PERCENT = 20;
const WHOLE_PERCENT = 100;

/**
 * Targets that the player's own limits lower now (fair pace): a task asks for no more than the limits allow until the
 * mission ends. Only caps below the present target are returned.
 */
export function capsOf(
  rules: RuleSet,
  state: PlayerState,
  { headroom, currency }: { readonly headroom: readonly Headroom[]; readonly currency: string },
  now: number,
): readonly Cap[] {
  if (headroom.length === 0) return [];
  return rules.missions.flatMap((rule) => {
    const record = recordAt(rule, state.missions[rule.id], now);
    const missionState = missionStateOf(situationOf(rule, record, state, now));
    if (!isCounting(missionState) && missionState !== 'AwaitingOptIn') return [];
    const until = deadlineOf(rule, record, now);
    if (until === null) return [];
    return rule.tasks.flatMap((task) => {
      const reach = reachOf(task, record, { headroom, currency, now, until });
      if (!reach || reach.target >= targetOf(task, record.tasks[task.id], currency)) return [];
      return [{ missionId: rule.id, taskId: task.id, ...reach }];
    });
  });
}

/** True if the headroom does not suffice for a task even at its lowest target. */
export function isOutOfReach(
  rule: MissionRule,
  task: TaskRule,
  record: MissionRecord,
  { headroom, currency, now }: { headroom: readonly Headroom[]; currency: string; now: number },
): boolean {
  const until = deadlineOf(rule, record, now);
  if (until === null) return false;
  const value = record.tasks[task.id]?.value ?? 0;
  const room = roomOf(task, { headroom, currency, now, until });
  return room !== undefined && value + room.units < targetOf(task, record.tasks[task.id], currency);
}

/** Deadline of the tasks; a personal time limit that is not running yet counts from now. */
function deadlineOf(rule: MissionRule, record: MissionRecord, now: number): number | null {
  const limit = limitEnd(rule, { ...record, startedAt: record.startedAt ?? now });
  const ends = [endOf(rule, record), limit].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

interface Reach {
  readonly headroom: readonly Headroom[];
  readonly currency: string;
  readonly now: number;
  readonly until: number;
}

function reachOf(
  task: TaskRule,
  record: MissionRecord,
  reach: Reach,
): Pick<Cap, 'target' | 'by'> | undefined {
  const room = roomOf(task, reach);
  if (!room) return undefined;
  const lowest = Math.ceil((fullTarget(task, reach.currency) * MIN_CAP_PERCENT) / WHOLE_PERCENT);
  return { target: Math.max(lowest, (record.tasks[task.id]?.value ?? 0) + room.units), by: room.by };
}

/**
 * Headroom of the strictest limit until a time, in the unit of the counter; undefined when no limit applies.
 */
function roomOf(task: TaskRule, { headroom, currency, now, until }: Reach) {
  const kinds = task.counter === 'deposited' ? ['DEPOSIT'] : ['WAGER', 'LOSS'];
  const unit = unitOf(task, currency);
  if (unit === undefined) return undefined;
  const rooms = headroom
    .filter(({ kind }) => kinds.includes(kind))
    .map((limit) => ({ by: limit.kind, units: Math.floor(roomUntil(limit, now, until) / unit) }));
  return rooms.sort((one, other) => one.units - other.units)[0];
}

/** Minor units that one unit of progress costs; undefined when the cost is not known. */
function unitOf({ counter, filter }: TaskRule, currency: string): number | undefined {
  if (counter === 'stake' || counter === 'deposited') return 1;
  if (counter !== 'count' || filter.kind !== 'bet' || filter.minStakeCents === undefined) return undefined;
  return Math.max(1, convertMinor(filter.minStakeCents, 'EUR', currency));
}

/** Minor units that a limit leaves until an instant, including its later periods. */
export function roomUntil(
  { roomMinor, ceilingMinor, resetsAt, periodMs }: Headroom,
  now: number,
  until: number,
) {
  const first = Math.max(now, Date.parse(resetsAt));
  const resets = until <= first || periodMs === 0 ? 0 : Math.ceil((until - first) / periodMs);
  return roomMinor + resets * ceilingMinor;
}
