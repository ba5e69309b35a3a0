import type { Mission } from '@foyer/kernel/engagement';

/** A mission of twelve rounds, with these fields changed. */
export function missionOf(id: string, change: Partial<Mission> = {}): Mission {
  return {
    id,
    name: `Mission ${id}`,
    description: 'Play twelve rounds.',
    ribbon: null,
    state: 'InProgress',
    label: 'going',
    tasks: [taskOf({})],
    reward: { kind: 'points', points: 50 },
    lockedBy: null,
    minLevel: null,
    canOptIn: false,
    canClaim: false,
    activeFrom: null,
    activeTill: null,
    endsAt: null,
    claimBy: null,
    nextRunAt: null,
    completions: 0,
    maxCompletions: null,
    completedAt: null,
    relatedGames: [],
    ...change,
  };
}

/** A task of twelve rounds with four played, with these fields changed. */
export function taskOf(change: Partial<Mission['tasks'][number]>): Mission['tasks'][number] {
  return {
    id: 'task',
    title: 'Play 12 rounds',
    counter: 'count',
    progress: 4,
    target: 12,
    fullTarget: 12,
    cappedBy: null,
    isOutOfReach: false,
    isCompleted: false,
    ...change,
  };
}
