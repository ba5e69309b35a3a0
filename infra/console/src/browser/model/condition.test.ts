import { describe, expect, it } from '@jest/globals';
import { conditionOf, matchesFilter, healthOfCell } from './condition.ts';
import type { Health } from '@foyer/kernel/health-answers';
import type { StatusCell } from '@foyer/kernel/status-answers';

const running: StatusCell = {
  brand: 'aurora',
  decision: { kind: 'release', release: 'one' },
  layer: 'default',
  isLocked: false,
};

describe('healthOfCell', () => {
  it.each<[loads: number, failures: number, condition: string]>([
    [0, 0, 'unknown'],
    [19, 0, 'unknown'],
    [10, 3, 'watch'],
    [10, 2, 'unknown'],
    [20, 0, 'good'],
    [1_000, 9, 'good'],
    [1_000, 10, 'watch'],
    [1_000, 49, 'watch'],
    [1_000, 50, 'bad'],
  ])('rates %d page views with %d failures as %s', (loads, failures, condition) => {
    expect(conditionOf(loads, failures)).toBe(condition);
  });

  it('uses the figures of the brand and its live release', () => {
    const figures = { broke: 0, measured: 0, readyP50: null, readyP95: null };
    const releases = [
      {
        app: 'mfe-casino',
        release: 'one',
        role: 'default' as const,
        codes: {},
        series: [],
        loads: 200,
        failures: 100,
        ...figures,
        brands: [
          { brand: 'aurora', loads: 100, failures: 0, ...figures },
          { brand: 'tuli', loads: 100, failures: 100, ...figures },
        ],
      },
    ];
    const health: Health = {
      environment: 'production',
      minutes: 60,
      stepSeconds: 60,
      from: '',
      to: '',
      releases,
    };
    expect(healthOfCell(running, 'mfe-casino', health).condition).toBe('good');
    expect(healthOfCell({ ...running, brand: 'tuli' }, 'mfe-casino', health).condition).toBe('bad');
    expect(
      healthOfCell({ ...running, decision: { kind: 'off', reason: 'incident' } }, 'mfe-casino', health)
        .condition,
    ).toBe('off');
  });
});

describe('matchesFilter', () => {
  it.each([
    ['off', { ...running, decision: { kind: 'off', reason: 'incident' } }, true],
    ['off', running, false],
    ['pinned', { ...running, layer: 'market' }, true],
    ['pinned', { ...running, layer: 'market', decision: { kind: 'off', reason: 'incident' } }, false],
    ['rollout', { ...running, rollout: { id: 'r', release: 'two', share: 500 } }, true],
    ['locked', { ...running, isLocked: true }, true],
  ] as const)('applies the filter %s', (filter, cell, expected) => {
    expect(matchesFilter(filter, cell, 'good')).toBe(expected);
  });
});
