import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EvidenceBatch, EvidenceCell } from '@foyer/runtime';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { deleteOldEvidence, EMPTY_HISTOGRAM } from './evidenceStore.ts';
import { quantileOf } from './quantile.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
const APP = 'mfe-casino';
let registry: TestRegistry;
let edge: CheckedClient;
let auditor: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  [edge, auditor] = [await registry.as('services/edge'), await registry.as('staff/auditor')];
  await registry.publish('shell', 's1', 1);
  await registry.publish(APP, 'c1', 1);
  await (
    await registry.as('staff/operator')
  ).post('/v1/changes', {
    environment: 'production',
    kind: 'promote',
    app: APP,
    release: 'c1',
    reason: 'Test',
  });
}, START_MS);

afterAll(() => registry.close(), START_MS);

function cell(given: Partial<EvidenceCell>): EvidenceCell {
  return {
    app: APP,
    release: 'c1',
    brand: 'tuli',
    at: Math.floor(Date.now() / 10_000) * 10_000,
    opened: 0,
    failed: 0,
    broke: 0,
    codes: {},
    ready: EMPTY_HISTOGRAM,
    ...given,
  };
}

function batch(
  id: string,
  cells: readonly EvidenceCell[],
  violations: EvidenceBatch['violations'] = [],
): EvidenceBatch {
  return { id: id.padEnd(16, '-'), cells, violations };
}

describe('evidence', () => {
  it('counts a repeated batch once and sums over edges and brands', async () => {
    const ready = EMPTY_HISTOGRAM.map((_, index) => (index === 3 ? 10 : 0));
    const first = batch('first', [cell({ opened: 20, failed: 2, codes: { ENTRY_TIMEOUT: 2 }, ready })]);
    expect(await edge.post('/v1/evidence', first)).toEqual({ isNew: true });
    expect(await edge.post('/v1/evidence', first)).toEqual({ isNew: false });
    await edge.post(
      '/v1/evidence',
      batch('second', [
        cell({ opened: 5, broke: 1, codes: { ENTRY_TIMEOUT: 1, RENDER_THREW: 1 } }),
        cell({ brand: 'aurora', opened: 3 }),
      ]),
    );
    expect(await auditor.get(`/v1/health?app=${APP}&minutes=5`)).toMatchObject({
      stepSeconds: 10,
      releases: [
        {
          app: APP,
          release: 'c1',
          role: 'default',
          loads: 30,
          failures: 3,
          broke: 1,
          measured: 10,
          readyP50: 175,
          readyP95: 198,
          codes: { ENTRY_TIMEOUT: 3, RENDER_THREW: 1 },
          brands: expect.arrayContaining([
            expect.objectContaining({ brand: 'tuli', loads: 27 }),
            expect.objectContaining({ brand: 'aurora', loads: 3, failures: 0, readyP50: null }),
          ]) as unknown,
          series: [{ loads: 30, failures: 3 }],
        },
      ],
    });
  });

  it('attributes violations to their application', async () => {
    const violation = {
      kind: 'policy',
      app: APP,
      release: 'c1',
      brand: 'tuli',
      at: Date.now(),
      subject: 'script-src',
      blocked: 'http://evil.example/',
      count: 2,
    } as const;
    await edge.post(
      '/v1/evidence',
      batch(
        'third',
        [],
        [
          violation,
          { ...violation, count: 3 },
          { kind: 'integrity', at: Date.now(), subject: 'FILE_CHANGED', blocked: 'main.js', count: 1 },
        ],
      ),
    );
    expect(await auditor.get('/v1/violations?minutes=5')).toMatchObject({
      violations: [
        { app: APP, release: 'c1', brand: 'tuli', subject: 'script-src', count: 5 },
        { kind: 'integrity', app: null, brand: null, count: 1 },
      ],
    });
  });

  it.each([
    ['from another key', 'staff/operator', {}, 'NOT_PERMITTED'],
    ['with a negative count', 'services/edge', { opened: -1 }, 'REQUEST_MALFORMED'],
    ['with another histogram', 'services/edge', { ready: [1] }, 'REQUEST_MALFORMED'],
    ['of an unknown brand', 'services/edge', { brand: 'unknown-brand' }, 'REQUEST_MALFORMED'],
  ])('%s is refused', async (_what, key, given, code) => {
    await expect(
      (await registry.as(key)).post('/v1/evidence', batch('bad', [cell(given)])),
    ).rejects.toMatchObject({ code });
  });

  it('ignores evidence outside the period and deletes old evidence', async () => {
    await edge.post(
      '/v1/evidence',
      batch('late', [
        cell({ opened: 7, at: Date.now() - 2 * DAY_MS }),
        cell({ opened: 7, at: Date.now() + DAY_MS }),
      ]),
    );
    expect((await registry.pool.query('select 1 from registry.evidence where opened = 7')).rows).toEqual([]);
    await deleteOldEvidence(registry.pool, Date.now() + 15 * DAY_MS);
    expect((await registry.pool.query('select 1 from registry.evidence')).rows).toEqual([]);
  });
});

describe('a quantile', () => {
  it.each([
    [[[0, 10]], 0.5, 25],
    [[[4, 10]], 0.95, 295],
    [
      [
        [1, 50],
        [8, 50],
      ],
      0.95,
      785,
    ],
    [[[18, 3]], 0.5, 20_000],
  ] as const)('approximates the quantile of %j at %d by %d ms', (counts, share, expected) => {
    const ready = counts.reduce<readonly number[]>(
      (sum, [index, count]) => sum.map((value, place) => (place === index ? count : value)),
      EMPTY_HISTOGRAM,
    );
    expect(quantileOf(ready, share)).toBe(expected);
  });

  it('has no value without measurements', () => expect(quantileOf(EMPTY_HISTOGRAM, 0.5)).toBeUndefined());
});
