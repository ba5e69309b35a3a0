import { describe, expect, it } from '@jest/globals';
import {
  FINAL_STATES,
  nextState,
  nextStep,
  OPEN_STATES,
  retryDelay,
  type RoundEvent,
  type RoundState,
} from './roundMachine.ts';

const EVENTS: RoundEvent['type'][] = [
  'bet-accepted',
  'bet-refused',
  'bet-unknown',
  'outcome-drawn',
  'win-accepted',
  'rollback-accepted',
];

function after(...events: RoundEvent['type'][]): RoundState | undefined {
  return events.reduce<RoundState | undefined>(
    (state, type) => state && nextState(state, { type }),
    'created',
  );
}

describe('round machine', () => {
  it.each<[RoundEvent['type'][], RoundState | undefined]>([
    [['bet-accepted'], 'betPlaced'],
    [['bet-accepted', 'outcome-drawn'], 'resolved'],
    [['bet-accepted', 'outcome-drawn', 'win-accepted'], 'closed'],
    [['bet-refused'], 'refused'],
    [['bet-unknown'], 'rollingBack'],
    [['bet-unknown', 'rollback-accepted'], 'rolledBack'],
    // a confirmed bet is never rolled back, and an outcome is never drawn twice
    [['bet-accepted', 'bet-unknown'], undefined],
    [['bet-accepted', 'outcome-drawn', 'outcome-drawn'], undefined],
    [['bet-unknown', 'bet-accepted'], undefined],
    // a win is credited for a stored outcome only, and once
    [['bet-accepted', 'win-accepted'], undefined],
    [['bet-accepted', 'outcome-drawn', 'win-accepted', 'win-accepted'], undefined],
    [['bet-refused', 'bet-accepted'], undefined],
  ])('reaches after %j the state %s', (events, state) => {
    expect(after(...events)).toBe(state);
  });

  it('reaches a final state on every path and then ignores events', () => {
    for (const state of FINAL_STATES)
      for (const type of EVENTS) expect(nextState(state, { type })).toBeUndefined();
    for (const state of OPEN_STATES) {
      expect(nextStep(state)).not.toBe('wait');
      expect(EVENTS.some((type) => nextState(state, { type }) !== undefined)).toBe(true);
    }
  });

  it('retries after 1, 2, 4 … seconds, at most every minute', () => {
    expect([0, 1, 2, 5, 6, 100].map((attempts) => retryDelay(attempts, () => 0))).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
    ]);
  });
});
