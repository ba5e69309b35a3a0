import { describe, expect, it } from '@jest/globals';
import { timingsOf, timingTable, type StepTiming } from './timings.ts';

const ok = { passed: 1, failed: 0, skipped: 0 };
const STEPS: readonly StepTiming[] = [
  { step: 'types', group: 'checks', startedMs: 10, wallMs: 40_000, ...ok },
  { step: 'lint', group: 'checks', startedMs: 5, wallMs: 50_000, ...ok },
  { step: 'unit', group: 'unit', startedMs: 50_010, wallMs: 300_000, ...ok },
];

describe('timings of a run', () => {
  it('counts the wall time of a group from its first start to its last end', () => {
    const { groups, steps } = timingsOf(new Date(0), 350_020, STEPS);
    expect(groups).toEqual({ checks: 50_000, unit: 300_000 });
    expect(steps.map(({ step }) => step)).toEqual(['lint', 'types', 'unit']);
  });

  it('prints a line for each step, its group once, and the total', () => {
    expect(timingTable(timingsOf(new Date(0), 350_020, STEPS))).toBe(
      [
        '  lint                   50.0 s   checks 50.0 s',
        '  types                  40.0 s',
        '  unit                5 min 0 s   unit 5 min 0 s',
        '  all                5 min 50 s',
      ].join('\n'),
    );
  });
});
