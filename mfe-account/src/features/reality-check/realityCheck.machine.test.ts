import { describe, expect, it } from '@jest/globals';
import {
  MAX_ROUND_WAIT_MS,
  transition,
  type RealityCheckEvent,
  type RealityCheckState,
} from './realityCheck.machine.ts';

function after(events: readonly RealityCheckEvent[], from: RealityCheckState = { status: 'off' }): string {
  return events.reduce(transition, from).status;
}
const due: RealityCheckEvent = { type: 'schedule-read', dueAt: 1_000 };
const at = (now: number, roundOpen = false): RealityCheckEvent => ({ type: 'time-passed', now, roundOpen });

describe('reality check', () => {
  it.each<[string, readonly RealityCheckEvent[], string]>([
    ['is off without a period', [{ type: 'schedule-read', dueAt: null }, at(9_999)], 'off'],
    ['waits until it is due', [due, at(999)], 'counting'],
    ['shows when due', [due, at(1_000)], 'shown'],
    ['waits for the end of a round', [due, at(1_000, true)], 'waiting-for-round'],
    ['shows at the end of the round', [due, at(1_000, true), at(4_000)], 'shown'],
    [
      'has an upper bound for that wait',
      [due, at(1_000, true), at(1_000 + MAX_ROUND_WAIT_MS, true)],
      'shown',
    ],
    [
      'stays until acknowledged, whatever another tab reads',
      [due, at(1_000), { type: 'schedule-read', dueAt: 5_000 }, at(1_500)],
      'shown',
    ],
    [
      'counts again after the acknowledgement',
      [due, at(1_000), { type: 'acknowledged', nextDueAt: 5_000 }, at(4_999)],
      'counting',
    ],
    ['is reset after sign-out', [due, at(1_000), { type: 'signed-out' }], 'off'],
  ])('%s', (_name, events, status) => {
    expect(after(events)).toBe(status);
  });
});
