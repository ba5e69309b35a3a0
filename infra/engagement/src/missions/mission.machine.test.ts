import {
  MISSION_LABELS,
  MISSION_STATES,
  type MissionLabel,
  type MissionState,
} from '@foyer/kernel/engagement';
import { describe, expect, it } from '@jest/globals';
import { isCounting, labelOf, missionStateOf, type MissionSituation } from './mission.machine.ts';

const NOW = 1_000;
/** A mission that is open without deadlines, before any progress. */
const OPEN: MissionSituation = {
  now: NOW,
  activeFrom: null,
  endsAt: null,
  limitEndsAt: null,
  isUnlocked: true,
  needsOptIn: false,
  isOptedIn: false,
  hasProgress: false,
  isCompleted: false,
  needsClaim: false,
  isClaimed: false,
  claimBy: null,
};
const DONE = { isCompleted: true, needsClaim: true };

type Case = readonly [
  when: string,
  change: Partial<MissionSituation>,
  state: MissionState,
  label: MissionLabel,
];

const CASES: readonly Case[] = [
  ['its start is later', { activeFrom: NOW + 1 }, 'BeforeStart', 'locked'],
  [
    'it starts later, also when it is locked',
    { activeFrom: NOW + 1, isUnlocked: false },
    'BeforeStart',
    'locked',
  ],
  ['another mission is missing', { isUnlocked: false, needsOptIn: true }, 'Locked', 'locked'],
  ['the player has not opted in', { needsOptIn: true }, 'AwaitingOptIn', 'locked'],
  ['it started just now', { activeFrom: NOW }, 'Open', 'going'],
  ['the player has opted in', { needsOptIn: true, isOptedIn: true }, 'Open', 'going'],
  ['it has an end', { endsAt: NOW + 1 }, 'OpenUntilEnd', 'going'],
  ['a time limit runs', { limitEndsAt: NOW + 1 }, 'OpenUntilLimit', 'going'],
  ['the limit ends after the end', { limitEndsAt: NOW + 2, endsAt: NOW + 1 }, 'OpenUntilEnd', 'going'],
  ['it has progress', { hasProgress: true }, 'InProgress', 'going'],
  ['it has progress and an end', { hasProgress: true, endsAt: NOW + 1 }, 'InProgressUntilEnd', 'going'],
  [
    'it has progress and the limit is first',
    { hasProgress: true, endsAt: NOW + 1, limitEndsAt: NOW + 1 },
    'InProgressUntilLimit',
    'going',
  ],
  ['its end is now', { hasProgress: true, endsAt: NOW }, 'MissedByEnd', 'incomplete'],
  ['it ended while it was locked', { isUnlocked: false, endsAt: NOW - 1 }, 'MissedByEnd', 'incomplete'],
  ['its time limit is over', { limitEndsAt: NOW, endsAt: NOW + 1 }, 'MissedByLimit', 'incomplete'],
  [
    'both are over, the limit first',
    { limitEndsAt: NOW - 2, endsAt: NOW - 1 },
    'MissedByLimit',
    'incomplete',
  ],
  ['both are over, the end first', { limitEndsAt: NOW - 1, endsAt: NOW - 2 }, 'MissedByEnd', 'incomplete'],
  ['its reward waits', DONE, 'Claimable', 'claim'],
  ['its reward waits, with a deadline', { ...DONE, claimBy: NOW + 1 }, 'Claimable', 'claim'],
  [
    'its reward waits after the end',
    { ...DONE, endsAt: NOW - 1, limitEndsAt: NOW - 1 },
    'Claimable',
    'claim',
  ],
  ['the deadline of the claim is now', { ...DONE, claimBy: NOW }, 'ClaimExpired', 'incomplete'],
  ['its reward was claimed', { ...DONE, isClaimed: true, claimBy: NOW - 1 }, 'Completed', 'completed'],
  ['it needs no claim', { isCompleted: true, endsAt: NOW - 1 }, 'Completed', 'completed'],
];

describe('mission machine', () => {
  it.each(CASES)('derives the state: %s, %j is %s, shown as %s', (_when, change, state, label) => {
    expect(missionStateOf({ ...OPEN, ...change })).toBe(state);
    expect(labelOf(state)).toBe(label);
  });

  it('has fourteen states, all of them reachable, and uses all five labels', () => {
    expect(MISSION_STATES).toHaveLength(14);
    expect(new Set(CASES.map(([, , state]) => state))).toEqual(new Set(MISSION_STATES));
    expect(new Set(MISSION_STATES.map(labelOf))).toEqual(new Set(MISSION_LABELS));
  });

  it('counts facts only in states with the label going', () => {
    for (const state of MISSION_STATES) expect(isCounting(state)).toBe(labelOf(state) === 'going');
  });
});
