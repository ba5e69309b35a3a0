import { expect, it } from '@jest/globals';
import { reconnectDelay } from './reconnect.ts';

it('doubles from 2 s to 60 s, then gives up', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(reconnectDelay)).toEqual([
    2_000,
    4_000,
    8_000,
    16_000,
    32_000,
    60_000,
    undefined,
    undefined,
  ]); // requirements/constants#jackpot
});
