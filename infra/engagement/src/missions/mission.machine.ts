import type { MissionLabel, MissionState } from '@foyer/kernel/engagement';

/** Inputs of the state of a mission at an instant. Times are milliseconds since the epoch, null for a missing one. */
export interface MissionSituation {
  readonly now: number;
  readonly activeFrom: number | null;
  /** End of the mission, or of its current run where a later one follows. */
  readonly endsAt: number | null;
  /** End of the player's own time limit, once it runs. */
  readonly limitEndsAt: number | null;
  readonly isUnlocked: boolean;
  readonly needsOptIn: boolean;
  readonly isOptedIn: boolean;
  readonly hasProgress: boolean;
  readonly isCompleted: boolean;
  readonly needsClaim: boolean;
  readonly isClaimed: boolean;
  readonly claimBy: number | null;
}

/**
 * The time and limit state of a mission. A completed one stays completed after its end; a deadline excludes its own
 * instant.
 */
export function missionStateOf(situation: MissionSituation): MissionState {
  const { now, activeFrom, endsAt, limitEndsAt } = situation;
  if (situation.isCompleted) {
    if (!situation.needsClaim || situation.isClaimed) return 'Completed';
    return hasPassed(situation.claimBy, now) ? 'ClaimExpired' : 'Claimable';
  }
  if (activeFrom !== null && now < activeFrom) return 'BeforeStart';
  const isLimitFirst = limitEndsAt !== null && (endsAt === null || limitEndsAt <= endsAt);
  if (isLimitFirst && hasPassed(limitEndsAt, now)) return 'MissedByLimit';
  if (hasPassed(endsAt, now)) return 'MissedByEnd';
  if (!situation.isUnlocked) return 'Locked';
  if (situation.needsOptIn && !situation.isOptedIn) return 'AwaitingOptIn';
  if (isLimitFirst) return situation.hasProgress ? 'InProgressUntilLimit' : 'OpenUntilLimit';
  if (endsAt !== null) return situation.hasProgress ? 'InProgressUntilEnd' : 'OpenUntilEnd';
  return situation.hasProgress ? 'InProgress' : 'Open';
}

function hasPassed(deadline: number | null, now: number): boolean {
  return deadline !== null && now >= deadline;
}

const LABELS: Readonly<Record<MissionState, MissionLabel>> = {
  BeforeStart: 'locked',
  Locked: 'locked',
  AwaitingOptIn: 'locked',
  Open: 'going',
  OpenUntilEnd: 'going',
  OpenUntilLimit: 'going',
  InProgress: 'going',
  InProgressUntilEnd: 'going',
  InProgressUntilLimit: 'going',
  MissedByEnd: 'incomplete',
  MissedByLimit: 'incomplete',
  ClaimExpired: 'incomplete',
  Claimable: 'claim',
  Completed: 'completed',
};

/** The label of requirements/entities#gamification. */
export function labelOf(state: MissionState): MissionLabel {
  return LABELS[state];
}

/** True while facts count for the mission. */
export function isCounting(state: MissionState): boolean {
  return LABELS[state] === 'going';
}
