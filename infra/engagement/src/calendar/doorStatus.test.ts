import { describe, expect, it } from '@jest/globals';
import { doorRefusal, doorStateOf, wagerTarget, type DoorSituation } from './doorStatus.ts';

const OPENS = 1_000;
const CLOSES = 2_000;
const DOOR: DoorSituation = {
  day: 1,
  opensAt: OPENS,
  closesAt: CLOSES,
  isOpened: false,
  requirement: null,
  now: OPENS,
};

describe('door', () => {
  it.each<[string | undefined, string, Partial<DoorSituation>]>([
    ['DOOR_NOT_YET', 'CLOSED', { now: OPENS - 1 }],
    [undefined, 'OPENABLE', { now: OPENS }],
    [undefined, 'OPENABLE', { now: CLOSES - 1 }],
    ['DOOR_MISSED', 'MISSED', { now: CLOSES }],
    ['DOOR_ALREADY_OPENED', 'OPENED', { isOpened: true }],
    ['DOOR_ALREADY_OPENED', 'OPENED', { isOpened: true, now: CLOSES }],
    ['DOOR_LEVEL', 'CLOSED', { requirement: { kind: 'level', isMet: false } }],
    [undefined, 'OPENABLE', { requirement: { kind: 'level', isMet: true } }],
    ['DOOR_WAGER', 'CLOSED', { requirement: { kind: 'wager', isMet: false } }],
    ['DOOR_NOT_YET', 'CLOSED', { requirement: { kind: 'wager', isMet: false }, now: OPENS - 1 }],
    ['DOOR_MISSED', 'MISSED', { requirement: { kind: 'wager', isMet: false }, now: CLOSES }],
  ])('is refused with %s and shown as %s: %#', (refusal, state, change) => {
    const actual = doorRefusal({ ...DOOR, ...change });
    expect(actual).toBe(refusal);
    expect(doorStateOf(actual)).toBe(state);
  });
});

describe('stakes that a door requires', () => {
  const limit = (kind: 'WAGER' | 'LOSS' | 'DEPOSIT', roomMinor: number, ceilingMinor = roomMinor) => ({
    kind,
    roomMinor,
    ceilingMinor,
    resetsAt: new Date(1_500).toISOString(),
    periodMs: 1_000,
  });
  it.each([
    ['without limits', 0, [], 500, false],
    ['with room for all', 0, [limit('WAGER', 500)], 500, false],
    ['with less room', 0, [limit('WAGER', 300, 0)], 300, false],
    ['with progress and less room', 100, [limit('WAGER', 150, 0)], 250, false],
    ['with the strictest of two limits', 0, [limit('WAGER', 400, 0), limit('LOSS', 200, 0)], 200, false],
    ['with room of the next period', 0, [limit('LOSS', 100, 300)], 400, false],
    ['with a limit of deposits only', 0, [limit('DEPOSIT', 0)], 500, false],
    ['with almost no room', 0, [limit('WAGER', 10, 0)], 100, true],
  ])('%s', (_name, progress, headroom, target, isOutOfReach) => {
    expect(wagerTarget(500, progress, { headroom, currency: 'EUR', now: OPENS, until: CLOSES })).toEqual({
      target,
      fullTarget: 500,
      isOutOfReach,
    });
  });
});
