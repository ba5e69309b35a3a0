import type { Mission } from '@foyer/kernel/engagement';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import type { BrandId } from '@foyer/market';
import { textOf } from '../content/texts.ts';
import type { Eligibility } from '../eligibility/operator.ts';
import { isMissionBlocked } from '../eligibility/productBlocks.ts';
import type { PlayerState } from '../facts/playerState.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { FilterRule, MissionRule } from '@foyer/market/engagement-rules';
import type { RuleSet } from '../rules/rules.ts';
import { isOutOfReach } from './caps.ts';
import { isCounting, labelOf, missionStateOf } from './mission.machine.ts';
import { situationOf } from './missions.ts';
import { canRepeat, claimDeadline, endOf, limitEnd, recordAt, runSpan } from './runs.ts';
import { fullTarget, isTaskDone, targetOf } from './tasks.ts';

export interface MissionViewer {
  readonly brand: BrandId;
  readonly state: PlayerState;
  readonly eligibility: Pick<Eligibility, 'currency' | 'headroom'> &
    Partial<Pick<Eligibility, 'blockedProducts'>>;
  readonly blocks: readonly EngagementBlock[];
  readonly locale: string;
  readonly now: number;
  readonly viewReward: ViewReward;
}

/** A mission as its player sees it now. */
export function viewMission(rules: RuleSet, rule: MissionRule, viewer: MissionViewer): Mission {
  const { state, now, locale, blocks, eligibility } = viewer;
  const { currency } = eligibility;
  const record = recordAt(rule, state.missions[rule.id], now);
  const situation = situationOf(rule, record, state, now);
  const missionState = missionStateOf(situation);
  const isOpen = blocks.length === 0 && !isMissionBlocked(rule, eligibility.blockedProducts ?? []);
  const locking = situation.isUnlocked ? undefined : rules.missions.find(({ id }) => id === rule.lockedBy);
  const limitEndsAt = situation.isCompleted ? null : limitEnd(rule, record);
  const ends = [situation.isCompleted ? null : endOf(rule, record), limitEndsAt].filter(
    (end) => end !== null,
  );
  return {
    id: rule.id,
    name: textOf(rule.name, locale),
    description: textOf(rule.description, locale),
    ribbon: rule.ribbon,
    state: missionState,
    label: labelOf(missionState),
    tasks: rule.tasks.map((task) => {
      const taskRecord = record.tasks[task.id];
      const target = targetOf(task, taskRecord, currency);
      const full = fullTarget(task, currency);
      return {
        id: task.id,
        title: textOf(task.title, locale),
        counter: task.counter,
        progress: Math.min(taskRecord?.value ?? 0, target),
        target,
        fullTarget: full,
        cappedBy: target < full ? (taskRecord?.cap?.by ?? null) : null,
        isOutOfReach: isCounting(missionState) && isOutOfReach(rule, task, record, { ...eligibility, now }),
        isCompleted: situation.isCompleted || isTaskDone(task, taskRecord, currency),
        ...countedGames(task.filter),
      };
    }),
    reward: viewer.viewReward(rule.reward),
    lockedBy: locking ? { id: locking.id, name: textOf(locking.name, locale) } : null,
    minLevel: rule.minLevel,
    canOptIn: isOpen && missionState === 'AwaitingOptIn',
    canClaim: isOpen && missionState === 'Claimable',
    activeFrom: rule.activeFrom,
    activeTill: rule.activeTill,
    endsAt: instant(ends.length === 0 ? null : Math.min(...ends)),
    claimBy: missionState === 'Claimable' ? instant(claimDeadline(rule, record)) : null,
    nextRunAt: instant(nextRun(rule, record, situation.isCompleted)),
    completions: record.completions,
    maxCompletions: rule.recurrence === 'never' ? 1 : rule.maxCompletions,
    completedAt: instant(record.completedAt ?? null),
    relatedGames: rule.relatedGames.map((slug) => ({ slug })),
  };
}

/** Games in which the player makes progress; nothing for tasks that no casino bet counts for. */
function countedGames({
  kind,
  product,
  games,
  studios,
}: FilterRule): Pick<Mission['tasks'][number], 'countedGames'> {
  return kind === 'bet' && (product === undefined || product === 'casino')
    ? { countedGames: { games: games ?? null, studios: studios ?? null } }
    : {};
}

function nextRun(
  rule: MissionRule,
  record: Parameters<typeof endOf>[1],
  isCompleted: boolean,
): number | null {
  const { endsAt } = runSpan(rule, record.run);
  const isLast = rule.activeTill !== null && endsAt !== null && endsAt >= Date.parse(rule.activeTill);
  return isCompleted && !isLast && canRepeat(rule, record.completions) ? endsAt : null;
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
