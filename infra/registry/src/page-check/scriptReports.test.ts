import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EvidenceBatch, ViolationCell } from '@foyer/runtime';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
let registry: TestRegistry;
let edge: CheckedClient;
beforeAll(async () => {
  registry = await startTestRegistry();
  edge = await registry.as('services/edge');
}, START_MS);
afterAll(() => registry.close(), START_MS);

/** Sends violation reports; returns the alerts that they raised. */
async function alertsFor(...violations: readonly Partial<ViolationCell>[]): Promise<readonly string[]> {
  const before = registry.logLines.length;
  const batch: EvidenceBatch = {
    id: crypto.randomUUID(),
    cells: [],
    violations: violations.map((violation) => ({
      kind: 'policy',
      brand: 'tuli',
      at: Date.now() + registry.skew.milliseconds,
      subject: 'script-src-elem',
      blocked: 'https://cdn.test/a.js',
      count: 1,
      ...violation,
    })),
  };
  expect(await edge.post('/v1/evidence', batch)).toEqual({ isNew: true });
  return registry.logLines.slice(before).filter((line) => line.includes('ALERT'));
}

describe('script reports of browsers', () => {
  it('raises an alert once a day per brand', async () => {
    const recorder = { blocked: 'https://cdn.test/recorder.js' };
    expect(await alertsFor(recorder, recorder)).toEqual([
      expect.stringContaining('https://cdn.test/recorder.js (script-src-elem, tuli)'),
    ]);
    expect(await alertsFor(recorder)).toEqual([]);
    expect(await alertsFor({ ...recorder, brand: 'aurora' })).toHaveLength(1);
    registry.skew.milliseconds += DAY_MS + 60_000;
    expect(await alertsFor(recorder)).toHaveLength(1);
  });

  it.each([
    [
      'a script that a page found in its document',
      { kind: 'integrity', subject: 'script-unknown', blocked: 'https://cdn.test/found.js' },
      1,
    ],
    [
      'a string evaluated as a script',
      { subject: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
      1,
    ],
    ['a browser extension', { blocked: 'chrome-extension://abc/a.js' }, 0],
    ['an image', { subject: 'img-src', blocked: 'https://cdn.test/a.png' }, 0],
  ] as const)('raise an alert for code only: %s (case %#)', async (_what, violation, alerts) => {
    expect(await alertsFor(violation)).toHaveLength(alerts);
  });

  it('limits alerts per hour, because a browser can send any report', async () => {
    registry.skew.milliseconds += 2 * 3_600_000;
    const alerts = await alertsFor(
      ...Array.from({ length: 50 }, (_, index) => ({ blocked: `https://cdn.test/${index}.js` })),
    );
    expect(alerts).toHaveLength(10);
  });
});
