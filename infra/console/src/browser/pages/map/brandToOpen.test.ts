import { describe, expect, it } from '@jest/globals';
import type { Health } from '@foyer/kernel/health-answers';
import type { StatusCell } from '@foyer/kernel/status-answers';
import { brandToOpen } from './brandToOpen.ts';

const cellOf = (brand: string, more: Partial<StatusCell> = {}): StatusCell => ({
  brand,
  decision: { kind: 'release', release: 'c1' },
  layer: 'default',
  isLocked: false,
  ...more,
});
const appsOf = (...brands: readonly StatusCell[]) => ({ apps: [{ app: 'mfe-casino', brands }] });
const rollout = { id: 'r1', release: 'c2', share: 1_000 };
const failing = {
  environment: 'production',
  minutes: 60,
  stepSeconds: 60,
  from: '',
  to: '',
  releases: [{ app: 'mfe-casino', release: 'c1', brands: [{ brand: 'quetzal', loads: 40, failures: 20 }] }],
} as unknown as Health;

describe('the brand that the overview opens', () => {
  it('is the first one when nothing needs attention', () => {
    expect(brandToOpen(appsOf(cellOf('aurora'), cellOf('tuli')), undefined, [])).toBe('aurora');
  });

  it('is one with a running rollout, before it the one of a rollback, before that the one that fails', () => {
    const status = appsOf(cellOf('aurora'), cellOf('tuli', { rollout }), cellOf('quetzal'));
    expect(brandToOpen(status, undefined, [])).toBe('tuli');
    expect(brandToOpen(status, undefined, ['caravel'])).toBe('caravel');
    expect(brandToOpen(status, failing, ['caravel'])).toBe('quetzal');
  });
});
