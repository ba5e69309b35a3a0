import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { createDegradedServices } from './degradedServices.ts';

describe('degraded services', () => {
  it('lists services after two failures until they recover, in player terms', async () => {
    let now = 0;
    let checks = 0;
    let isUp = false;
    const missing = createDegradedServices(
      {
        games: () => (
          (checks += 1),
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
      missing(); // concurrent requests share a check
      await setImmediate();
      seen.push(missing());
      now += 5_000;
    }
    expect(seen).toEqual([[], ['games'], ['games'], [], []]);
    expect(checks).toBe(5);
  });
});
