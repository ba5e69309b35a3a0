import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { startPublishedRegistry } from '../testing/publishedRegistry.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import { deleteOldErrors, ERROR_RETENTION_DAYS } from './errorStore.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
const APP = 'mfe-jackpot-raffle';
let registry: TestRegistry;
let edge: CheckedClient;
let auditor: CheckedClient;

beforeAll(async () => {
  ({ registry } = await startPublishedRegistry());
  [edge, auditor] = [await registry.as('services/edge'), await registry.as('staff/auditor')];
  await mkdir(join(registry.home, 'maps', APP, 'j1'), { recursive: true });
  await writeFile(
    join(registry.home, 'maps', APP, 'j1', 'main.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://x/./src/Draw.tsx'],
      names: ['draw'],
      mappings: 'AAAAA,UAUAA',
    }),
  );
}, START_MS);

afterAll(() => registry.close(), START_MS);

function error(change: object = {}): object {
  return {
    app: APP,
    release: 'j1',
    brand: 'tuli',
    browser: 'Chrome 131',
    fingerprint: 'a'.repeat(32),
    code: 'RENDER_THREW',
    message: 'x is undefined',
    frames: [`${APP}/j1/main.js:1:11`, 'shell/s1/main.js:1:1'],
    first: Date.now() - 1_000,
    last: Date.now(),
    count: 2,
    ...change,
  };
}

let batches = 0;
function send(errors: readonly object[], cells: readonly object[] = []): Promise<unknown> {
  batches += 1;
  return edge.post('/v1/evidence', { id: `batch-${batches}`.padEnd(16, '-'), cells, violations: [], errors });
}

describe('error groups', () => {
  it('are summed over edges, brands and browsers, and mapped to the source', async () => {
    await send([error(), error({ brand: 'aurora', browser: 'Firefox 133', count: 3 })]);
    await send([error()]);
    await send([
      error({ release: 'j2', frames: [`${APP}/j2/other.js:1:1`], fingerprint: 'b'.repeat(32), count: 1 }),
    ]);
    const answer = await auditor.get(`/v1/errors?app=${APP}`);
    expect(answer).toMatchObject({
      total: 2,
      groups: [
        {
          release: 'j1',
          owner: 'jackpot-raffle',
          count: 7,
          brands: { tuli: 4, aurora: 3 },
          browsers: { 'Chrome 131': 4, 'Firefox 133': 3 },
          frames: ['src/Draw.tsx:11 (draw)', 'shell/s1/main.js:1:1'],
          alsoIn: [],
        },
        { release: 'j2', count: 1 },
      ],
    });
    expect((await auditor.get(`/v1/errors?app=${APP}&release=j2`)).groups).toHaveLength(1);
    expect((await auditor.get(`/v1/errors?app=${APP}&limit=1`)).total).toBe(2);
  });

  it('name other releases with the same error', async () => {
    const map = join(registry.home, 'maps', APP, 'j3');
    await mkdir(map, { recursive: true });
    await writeFile(
      join(map, 'main.js.map'),
      JSON.stringify({
        version: 3,
        sources: ['webpack://x/./src/Draw.tsx'],
        names: ['draw'],
        mappings: 'AAAAA,UAcAA',
      }),
    );
    await send([error({ release: 'j3', frames: [`${APP}/j3/main.js:1:11`], fingerprint: 'c'.repeat(32) })]);
    const { groups } = await auditor.get(`/v1/errors?app=${APP}&release=j3`);
    expect(groups).toMatchObject([{ frames: ['src/Draw.tsx:15 (draw)'], alsoIn: ['j1'] }]);
    const fresh = await auditor.get(`/v1/errors?app=${APP}&only=new`);
    expect([fresh.total, fresh.groups.map(({ release }) => release)]).toEqual([1, ['j2']]);
  });

  it.each([
    ['a frame without a bound', { frames: ['x'.repeat(301)] }],
    ['a browser with markup', { browser: '<b>' }],
    ['no count', { count: 0 }],
  ])('are refused with %s', async (_what, change) => {
    await expect(send([error(change)])).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' });
  });

  it('are bounded for a release and deleted after their retention', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      error({ app: 'mfe-casino', release: 'c1', fingerprint: index.toString(16).padStart(32, '0') }),
    );
    await send(many);
    await send([error({ app: 'mfe-casino', release: 'c1', fingerprint: 'f'.repeat(32) }), many[3] ?? {}]);
    expect((await auditor.get('/v1/errors?app=mfe-casino&limit=1')).total).toBe(500);
    await deleteOldErrors(registry.pool, Date.now() + (ERROR_RETENTION_DAYS + 1) * DAY_MS);
    expect((await auditor.get('/v1/errors')).total).toBe(0);
    expect((await registry.pool.query('select 1 from registry.error_count')).rows).toEqual([]);
  });
});

it('reports timings, uses and signals of a release', async () => {
  const histogram = EMPTY_HISTOGRAM.map((_, index) => (index === 3 ? 10 : 0));
  const cell = {
    app: APP,
    brand: 'tuli',
    at: Date.now() - 10_000,
    opened: 10,
    failed: 0,
    broke: 0,
    codes: {},
  };
  const more = {
    ready: histogram,
    timings: { mount: histogram, cls: histogram },
    uses: { 'page:jackpot': 7 },
    signals: { visit: 8, bet: 3 },
  };
  await send(
    [],
    [
      { ...cell, ...more, release: 'j1' },
      { ...cell, ...more, release: 'j1', brand: 'aurora' },
    ],
  );
  expect(await auditor.get(`/v1/usage?app=${APP}`)).toMatchObject({
    releases: [
      {
        release: 'j1',
        timings: [
          { name: 'ready', count: 20, p50: 175 },
          { name: 'mount', count: 20, p50: 175, p95: 198 },
          { name: 'cls', count: 20 },
        ],
        uses: [{ name: 'page:jackpot', count: 14 }],
        signals: { visit: 16, bet: 6 },
      },
    ],
  });
});

describe('sizes of releases', () => {
  const BUDGET = { page: 'jackpot', js: 20, css: 10 };

  it('are measured once, against the budget that the squad published', async () => {
    const squad = await registry.as('squads/jackpot-raffle');
    await registry.pool.query('delete from registry.release_size');
    expect(await squad.post('/v1/budgets', { app: APP, budget: BUDGET })).toEqual({
      app: APP,
      isChanged: true,
    });
    expect((await squad.post('/v1/budgets', { app: APP, budget: BUDGET })).isChanged).toBe(false);
    const { sizes, budgets } = await auditor.get(`/v1/sizes?app=${APP}`);
    expect(sizes.map(({ release }) => release)).toEqual(['j1', 'j2', 'j3']);
    expect(sizes[0]).toMatchObject({
      js: Buffer.byteLength(`console.log('${APP} j1')`),
      css: 3,
      budgetJs: 20,
      budgetCss: 10,
      page: 'jackpot',
    });
    expect(budgets).toEqual({ [APP]: BUDGET });
    await squad.post('/v1/budgets', { app: APP, budget: { ...BUDGET, js: 99 } });
    const after = await auditor.get(`/v1/sizes?app=${APP}`);
    expect([after.sizes[0]?.budgetJs, after.budgets[APP]?.js]).toEqual([20, 99]);
    const { entries } = await auditor.get('/v1/audit?limit=2');
    expect(entries.map(({ kind }) => kind)).toEqual(['budget', 'budget']);
  });

  it('compare with the budget of an invited squad, which only operators change', async () => {
    const operator = await registry.as('staff/operator');
    const invite = {
      name: 'poker',
      prefix: 'poker',
      brands: ['tuli'],
      budget: { js: 41_000, css: 4_100 },
      menu: null,
      contact: 'poker@squad.test',
      reason: 'Poker',
    };
    await operator.post('/v1/squads', invite);
    expect((await auditor.get('/v1/sizes?app=mfe-poker')).budgets).toEqual({
      'mfe-poker': { js: 41_000, css: 4_100, page: 'poker' },
    });
    await expect(operator.post('/v1/budgets', { app: 'mfe-poker', budget: BUDGET })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it.each([
    ['another squad', 'squads/casino', BUDGET, 'NOT_PERMITTED'],
    ['an operator', 'staff/operator', BUDGET, 'NOT_PERMITTED'],
    ['a budget without bytes', 'squads/jackpot-raffle', { js: 0, css: 0 }, 'REQUEST_MALFORMED'],
  ])('refuse a budget of %s', async (_title, key, budget, code) => {
    const client = await registry.as(key);
    await expect(client.post('/v1/budgets', { app: APP, budget })).rejects.toMatchObject({ code });
  });
});
