import { describe, expect, it } from '@jest/globals';
import type { FreeSpinsView } from '../../rgs/view.ts';
import { initialFreeSpins, nextFreeSpins, type FreeSpinsEvent } from './freeSpins.ts';

const withLeft = (left: number): FreeSpinsView => ({
  total: 2,
  left,
  valueMinor: 20,
  wonMinor: 0,
  bet: { coinMinor: 1 },
});
const updated = (left: number): FreeSpinsEvent => ({ type: 'updated', spins: withLeft(left) });
const continued: FreeSpinsEvent = { type: 'continued' };
const ordinary: FreeSpinsEvent = { type: 'updated', spins: undefined };

describe('free spins in the frame', () => {
  it.each<[string, number | null, FreeSpinsEvent[], string]>([
    ['are played while spins are left', 2, [updated(1)], 'free'],
    ['end with the last spin', 2, [updated(1), updated(0)], 'ended'],
    ['continue with stakes by the choice of the player', 2, [updated(0), continued], 'staked'],
    ['cannot be continued with stakes while spins are left', 2, [continued], 'free'],
    ['stay ended when the server repeats it', 2, [updated(0), updated(0)], 'ended'],
    ['stay continued when the server repeats their end', 2, [updated(0), continued, updated(0)], 'staked'],
    ['are played again when a spin was given back', 2, [updated(0), updated(1)], 'free'],
    ['do not change without news', 2, [ordinary], 'free'],
    ['are staked in a session without any', null, [ordinary], 'staked'],
    ['are staked in a session whose spins are used', 0, [], 'staked'],
  ])('%s', (_, left, events, phase) => {
    const start = initialFreeSpins(left === null ? null : withLeft(left));
    expect(events.reduce(nextFreeSpins, start).phase).toBe(phase);
  });
});
