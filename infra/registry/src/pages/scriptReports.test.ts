import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EvidenceBatch, RegistryClient, ViolationCell } from '@foyer/runtime';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
let registry: TestRegistry;
let edge: RegistryClient;
beforeAll(async () => {
  registry = await startTestRegistry();
  edge = await registry.as('services/edge');
}, START_MS);
afterAll(() => registry.close(), START_MS);

/** Sends what browsers said; answers with the alerts it raised. */
async function told(...violations: readonly Partial<ViolationCell>[]): Promise<readonly string[]> {
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

describe('what browsers say of scripts', () => {
  it('raises an alert once a day for a brand', async () => {
    const recorder = { blocked: 'https://cdn.test/recorder.js' };
    expect(await told(recorder, recorder)).toEqual([
      expect.stringContaining('https://cdn.test/recorder.js (script-src-elem, tuli)'),
    ]);
    expect(await told(recorder)).toEqual([]);
    expect(await told({ ...recorder, brand: 'aurora' })).toHaveLength(1);
    registry.skew.milliseconds += DAY_MS + 60_000;
    expect(await told(recorder)).toHaveLength(1);
  });

  it.each([
    [
      'what a page found in itself',
      { kind: 'integrity', subject: 'script-unknown', blocked: 'https://cdn.test/found.js' },
      1,
    ],
    [
      'a text that wanted to be a script',
      { subject: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
      1,
    ],
    ['an extension of the visitor', { blocked: 'chrome-extension://abc/a.js' }, 0],
    ['a picture', { subject: 'img-src', blocked: 'https://cdn.test/a.png' }, 0],
  ] as const)('of %s: %#', async (_what, violation, alerts) => {
    expect(await told(violation)).toHaveLength(alerts);
  });

  it('is bounded: browsers can be made to say anything', async () => {
    registry.skew.milliseconds += 2 * 3_600_000;
    const alerts = await told(
      ...Array.from({ length: 50 }, (_, index) => ({ blocked: `https://cdn.test/${index}.js` })),
    );
    expect(alerts).toHaveLength(10);
  });
});
