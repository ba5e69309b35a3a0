import type {
  Calendar,
  CalendarPhase,
  Door,
  DoorDelivery,
  DoorRequirement,
  DoorReward,
} from '@foyer/kernel/calendar';
import { textOf } from '../content/texts.ts';
import type { Eligibility } from '../eligibility/operator.ts';
import type { PlayerState } from '../facts/playerState.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { valueOfPoints } from '../shop/purchase.ts';
import type { DoorRewardRule } from '@foyer/market/engagement-rules';
import { EMPTY_RECORD, type CalendarRun, type DoorTimes } from './calendarRun.ts';
import { doorRefusal, doorStateOf, wagerTarget } from './doorStatus.ts';

/** The player whose level and stakes decide the requirements. */
export interface DoorPlayer {
  readonly state: PlayerState;
  readonly eligibility: Pick<Eligibility, 'currency' | 'headroom'>;
  readonly now: number;
}

export interface CalendarViewer extends DoorPlayer {
  readonly locale: string;
  readonly rules: StoredRules;
  readonly viewReward: ViewReward;
  /** Deliveries of rewards of the operator, by day of the door. */
  readonly deliveries: ReadonlyMap<number, DoorDelivery>;
}

/** The requirement of a door with the player's progress; null without one. */
export function viewRequirement(
  run: CalendarRun,
  { day, closesAt }: DoorTimes,
  { state, eligibility, now }: DoorPlayer,
): DoorRequirement | null {
  const requirement = run.rule.doors[day - 1]?.requirement ?? null;
  if (requirement === null) return null;
  if (requirement.kind === 'level')
    return { kind: 'level', level: requirement.level, isMet: state.level >= requirement.level };
  const { currency } = eligibility;
  const wagered = state.calendars?.[run.id]?.wagered[day] ?? 0;
  const reach = { ...eligibility, now, until: closesAt };
  const target = wagerTarget(requirement.cents, wagered, reach);
  const progress = Math.min(wagered, target.target);
  return { kind: 'wager', progress, ...target, currency, isMet: wagered >= target.target };
}

/** A door as its player sees it now. What a closed door contains is not part of it. */
export function viewDoor(run: CalendarRun, times: DoorTimes, viewer: CalendarViewer): Door {
  const { state, now } = viewer;
  const { opened } = state.calendars?.[run.id] ?? EMPTY_RECORD;
  const opening = opened[times.day];
  const requirement = viewRequirement(run, times, viewer);
  const refusal = doorRefusal({ ...times, isOpened: opening !== undefined, requirement, now });
  return {
    day: times.day,
    state: doorStateOf(refusal),
    opensAt: new Date(times.opensAt).toISOString(),
    closesAt: new Date(times.closesAt).toISOString(),
    requirement,
    refusal: refusal ?? null,
    openedAt: opening ? new Date(opening.at).toISOString() : null,
    reward: opening ? viewContent(opening.reward, viewer) : null,
    delivery: opening ? deliveryOf(opening.reward, viewer.deliveries.get(times.day)) : null,
  };
}

function deliveryOf(reward: DoorRewardRule, delivery: DoorDelivery = 'PENDING'): DoorDelivery {
  return reward.kind === 'offer' ? delivery : 'SENT';
}

function viewContent(reward: DoorRewardRule, { rules, eligibility, viewReward }: CalendarViewer): DoorReward {
  if (reward.kind === 'none') return reward;
  const viewed = viewReward(reward);
  if (viewed.kind !== 'points') return viewed;
  const { currency } = eligibility;
  return { ...viewed, value: { amountMinor: valueOfPoints(viewed.points, rules, currency), currency } };
}

/** A run as its player sees it now. */
export function viewCalendar(run: CalendarRun, viewer: CalendarViewer): Calendar {
  const { rule } = run;
  const { now, locale } = viewer;
  const next = run.doors.find(({ opensAt }) => opensAt > now);
  return {
    id: run.id,
    name: textOf(rule.name, locale),
    description: textOf(rule.description, locale),
    phase: phaseOf(run, now),
    timeZone: rule.timeZone,
    startsAt: new Date(run.startsAt).toISOString(),
    endsAt: new Date(run.endsAt).toISOString(),
    pastDoors: rule.pastDoors,
    nextDoorAt: next ? new Date(next.opensAt).toISOString() : null,
    doors: run.doors.map((times) => viewDoor(run, times, viewer)),
    contents: countContents(run, viewer),
  };
}

function phaseOf({ startsAt, endsAt }: CalendarRun, now: number): CalendarPhase {
  if (now < startsAt) return 'ANNOUNCED';
  return now < endsAt ? 'RUNNING' : 'OVER';
}

const KINDS = { MoneyDrop: 'money', BonusMoneyDrop: 'bonusMoney', FreeSpin: 'freeSpins' } as const;

function countContents({ rule }: CalendarRun, viewer: CalendarViewer): Calendar['contents'] {
  const contents = { points: 0, money: 0, bonusMoney: 0, freeSpins: 0, none: 0 };
  for (const { reward } of rule.doors) {
    const content = viewContent(reward, viewer);
    contents[content.kind === 'reward' ? KINDS[content.rewardType] : content.kind] += 1;
  }
  return contents;
}
