import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { createStanding } from './standing.ts';

describe('what players are told of the services', () => {
  it('is what failed twice, in words of theirs, until it is back', async () => {
    let now = 0;
    let asked = 0;
    let isUp = false;
    const missing = createStanding(
      {
        games: () => (
          (asked += 1),
          isUp ? Promise.resolve() : Promise.reject(new Error('ECONNREFUSED 127.0.0.1:4003'))
        ),
        registry: () => Promise.reject(new Error('no')),
        database: () => Promise.reject(new Error('no')),
      },
      () => now,
    );
    const seen: (readonly string[])[] = [];
    for (const up of [false, false, false, true, true]) {
      isUp = up;
      missing();
      missing(); // many pages ask at once
      await setImmediate();
      seen.push(missing());
      now += 5_000;
    }
    expect(seen).toEqual([[], ['games'], ['games'], [], []]);
    expect(asked).toBe(5);
  });
});
