import { describe, expect, it } from '@jest/globals';
import { CommandFailure } from './failure.ts';
import { readShareOrSchedule, stepsOf } from './schedule.ts';

describe('steps of a rollout', () => {
  it.each([
    [
      '1%/10m,10%/10m,100%',
      [
        { share: 100, minutes: 10 },
        { share: 1_000, minutes: 10 },
      ],
    ],
    [
      '0.5%/90s, 50%/2h',
      [
        { share: 50, minutes: 1.5 },
        { share: 5_000, minutes: 120 },
      ],
    ],
    ['5%/0m', [{ share: 500, minutes: 0 }]],
  ])('are read from %s', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });

  it.each([
    '',
    '1%',
    '100%',
    '10%/10m,1%/10m',
    '1%/10m,1%/10m',
    '1%/10',
    '1%/10d',
    '100%/5m',
    '50%/1m,100%,60%/1m',
  ])('rejects "%s"', (text) => {
    expect(() => stepsOf(text)).toThrow(CommandFailure);
  });

  it('come from exactly one of --share, --schedule and --steps', () => {
    expect(readShareOrSchedule({ share: '5%' })).toEqual({ share: 500 });
    expect(readShareOrSchedule({ schedule: 'canary' })).toMatchObject({
      schedule: [{ share: 100, minutes: 10 }, {}, {}],
    });
    expect(readShareOrSchedule({ steps: '5%/1m' })).toEqual({ schedule: [{ share: 500, minutes: 1 }] });
    expect(() => readShareOrSchedule({})).toThrow(CommandFailure);
    expect(() => readShareOrSchedule({ share: '5%', schedule: 'canary' })).toThrow(CommandFailure);
  });
});
