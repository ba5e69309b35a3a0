import { describe, expect, it } from '@jest/globals';
import { NEW_PLAYER } from '../facts/playerState.ts';
import { calendarOf, tallinnMidnight } from '../testing/calendarBuilder.ts';
import { rulesOf } from '../testing/factBuilder.ts';
import { runOf } from './calendarRun.ts';
import { viewCalendar, type CalendarViewer } from './calendarView.ts';

function viewerAt(now: number, change: Partial<CalendarViewer> = {}): CalendarViewer {
  return {
    state: NEW_PLAYER,
    eligibility: { currency: 'EUR', headroom: [] },
    now,
    locale: 'en',
    rules: { id: 'rules', rules: rulesOf([]) },
    deliveries: new Map(),
    viewReward: (reward) =>
      reward.kind === 'points'
        ? reward
        : { kind: 'reward', offer: reward.offer, rewardType: 'BonusMoneyDrop', amount: 500, currency: 'EUR' },
    ...change,
  };
}

describe('calendar', () => {
  it.each([
    ['ANNOUNCED', tallinnMidnight(1) - 1, ['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED'], 1],
    ['RUNNING', tallinnMidnight(2), ['OPENABLE', 'OPENABLE', 'CLOSED', 'CLOSED', 'CLOSED'], 3],
    ['RUNNING', tallinnMidnight(9) - 1, ['OPENABLE', 'OPENABLE', 'CLOSED', 'CLOSED', 'OPENABLE'], undefined],
    ['OVER', tallinnMidnight(9), ['MISSED', 'MISSED', 'MISSED', 'MISSED', 'MISSED'], undefined],
  ])('is %s at %i', (phase, now, states, nextDay) => {
    const calendar = viewCalendar(runOf(calendarOf(), 2026), viewerAt(now));
    expect(calendar).toMatchObject({
      phase,
      nextDoorAt: nextDay === undefined ? null : new Date(tallinnMidnight(nextDay)).toISOString(),
    });
    expect(calendar.doors.map(({ state }) => state)).toEqual(states);
  });

  it('closes past doors where they are missed', () => {
    const run = runOf(calendarOf({ pastDoors: 'missed' }), 2026);
    const { doors } = viewCalendar(run, viewerAt(tallinnMidnight(2)));
    expect(doors.map(({ state }) => state).slice(0, 2)).toEqual(['MISSED', 'OPENABLE']);
  });

  it('counts the contents and shows those of opened doors only', () => {
    const opened = {
      1: { at: 1, key: 'a', reward: { kind: 'points', points: 7 } },
      2: { at: 2, key: 'b', reward: { kind: 'offer', offer: 'mission-reward' } },
    } as const;
    const state = { ...NEW_PLAYER, calendars: { 'winter-2026': { opened, wagered: {} } } };
    const deliveries = new Map([[2, 'FAILED' as const]]);
    const { contents, doors } = viewCalendar(
      runOf(calendarOf(), 2026),
      viewerAt(tallinnMidnight(2), { state, deliveries }),
    );
    expect(contents).toEqual({ points: 2, money: 0, bonusMoney: 2, freeSpins: 0, none: 1 });
    // the reward of the time of opening, not that of the rules in force
    expect(doors[0]).toMatchObject({
      reward: { kind: 'points', points: 7, value: { amountMinor: 7, currency: 'EUR' } },
      delivery: 'SENT',
    });
    expect(doors[1]).toMatchObject({ reward: { kind: 'reward', amount: 500 }, delivery: 'FAILED' });
    expect(doors[4]).toMatchObject({ reward: null, delivery: null });
  });
});
