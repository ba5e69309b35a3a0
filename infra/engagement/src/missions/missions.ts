import { storedText } from '../content/texts.ts';
import type { Fact } from '../facts/fact.ts';
import type { Folding, FoldingSubject } from '../facts/folding.ts';
import type { MissionRecord, PlayerState } from '../facts/playerState.ts';
import type { MissionRule } from '@foyer/market/engagement-rules';
import { isCounting, missionStateOf, type MissionSituation } from './mission.machine.ts';
import { claimDeadline, endOf, limitEnd, recordAt } from './runs.ts';
import { count, isTaskDone, matches } from './tasks.ts';

/** Input of the state machine: a mission, its player and an instant. */
export function situationOf(
  rule: MissionRule,
  record: MissionRecord,
  state: Pick<PlayerState, 'missions' | 'level'>,
  now: number,
): MissionSituation {
  const isUnlocked =
    (rule.lockedBy === null || (state.missions[rule.lockedBy]?.completions ?? 0) > 0) &&
    (rule.minLevel === null || state.level >= rule.minLevel);
  return {
    now,
    activeFrom: rule.activeFrom === null ? null : Date.parse(rule.activeFrom),
    endsAt: endOf(rule, record),
    limitEndsAt: limitEnd(rule, record),
    isUnlocked,
    needsOptIn: rule.requiresOptIn,
    isOptedIn: record.optedInAt !== undefined,
    hasProgress: Object.values(record.tasks).some(({ value }) => value > 0),
    isCompleted: record.completedAt !== undefined,
    needsClaim: rule.claim !== null,
    isClaimed: record.claimedAt !== undefined,
    claimBy: claimDeadline(rule, record),
  };
}

/** Progress, completion, opt-in and claim of missions. */
export const missions: FoldingSubject = {
  name: 'missions',
  fold(fact, folding) {
    applyCaps(fact, folding);
    if (fact.kind === 'mission-opt-in') return optIn(fact.payload.missionId, fact, folding);
    if (fact.kind === 'mission-claim') return claim(fact.payload.missionId, fact, folding);
    for (const rule of folding.rules.missions) countFor(rule, fact, folding);
  },
};

function store(folding: Folding, id: string, record: MissionRecord): void {
  folding.state = { ...folding.state, missions: { ...folding.state.missions, [id]: record } };
}

function countFor(rule: MissionRule, fact: Fact, folding: Folding): void {
  const tasks = rule.tasks.filter(({ filter }) => matches(filter, fact));
  if (tasks.length === 0) return;
  const before = recordAt(rule, folding.state.missions[rule.id], fact.at);
  if (!isCounting(missionStateOf(situationOf(rule, before, folding.state, fact.at)))) return;
  const { currency } = folding.state;
  const counted = { ...before.tasks };
  for (const task of tasks)
    if (!isTaskDone(task, counted[task.id], currency)) counted[task.id] = count(task, counted[task.id], fact);
  const record = { ...before, startedAt: before.startedAt ?? fact.at, tasks: counted };
  if (!rule.tasks.every((task) => isTaskDone(task, counted[task.id], currency)))
    return store(folding, rule.id, record);
  store(folding, rule.id, { ...record, completedAt: fact.at, completions: record.completions + 1 });
  if (rule.claim === null) giveReward(rule, record, folding);
}

function optIn(id: string, fact: Fact, folding: Folding): void {
  const rule = folding.rules.missions.find((mission) => mission.id === id);
  if (!rule) return;
  const record = recordAt(rule, folding.state.missions[id], fact.at);
  if (missionStateOf(situationOf(rule, record, folding.state, fact.at)) !== 'AwaitingOptIn') return;
  store(folding, id, { ...record, optedInAt: fact.at, startedAt: fact.at });
}

function claim(id: string, fact: Fact, folding: Folding): void {
  const rule = folding.rules.missions.find((mission) => mission.id === id);
  if (!rule) return;
  const record = recordAt(rule, folding.state.missions[id], fact.at);
  if (missionStateOf(situationOf(rule, record, folding.state, fact.at)) !== 'Claimable') return;
  store(folding, id, { ...record, claimedAt: fact.at });
  giveReward(rule, { ...record, completions: record.completions - 1 }, folding);
}

/**
 * @param record - as before the completion, so that a claimed and an automatic reward have the same cause.
 */
function giveReward(rule: MissionRule, { run, completions }: MissionRecord, folding: Folding): void {
  folding.give(rule.reward, {
    cause: `mission:${rule.id}:${run}:${completions}`,
    reason: 'mission',
    subject: storedText(rule.name),
  });
}

/** Applies the caps of a fact. Within a run a cap only falls, so that a target does not move away. */
function applyCaps(fact: Fact, folding: Folding): void {
  for (const { missionId, taskId, target, by } of fact.caps) {
    const rule = folding.rules.missions.find(({ id }) => id === missionId);
    if (!rule) continue;
    const record = recordAt(rule, folding.state.missions[missionId], fact.at);
    const task = record.tasks[taskId] ?? { value: 0 };
    if (record.completedAt !== undefined || (task.cap !== undefined && task.cap.target <= target)) continue;
    store(folding, missionId, {
      ...record,
      tasks: { ...record.tasks, [taskId]: { ...task, cap: { target, by } } },
    });
  }
}
