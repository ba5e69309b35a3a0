import { expect, it } from '@jest/globals';
import { effort, TEST_SEED } from '@foyer/testing/effort';
import { proveProtection } from './proveProtection.ts';

const MINUTE = 60_000;

it(
  `loses no acknowledged change of protection and applies none twice while services are killed (FOYER_SEED=${TEST_SEED})`,
  async () => {
    const { faults, kills, changes } = await proveProtection({
      seed: TEST_SEED,
      players: effort({ smoke: 3, full: 18 }),
      changes: effort({ smoke: 3, full: 40 }),
      kills: effort({ smoke: 1, full: 60 }),
      progress: () => undefined,
    });
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(changes).toBeGreaterThan(0);
  },
  effort({ smoke: 3 * MINUTE, full: 20 * MINUTE }),
);
