import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cellStart, createLog, readyIndex, type EvidenceCell } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import type { EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import { createEdge } from '../edge/edge.ts';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { createMutex, type Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { createRolloutController, type RolloutController } from './rolloutController.ts';
import { createRolloutEvaluator } from './watchedReleases.ts';

jest.setTimeout(START_MS);

const APP = 'mfe-casino';
const MINUTE_MS = 60_000;
const SCHEDULE = [
  { share: 100, minutes: 10 },
  { share: 5_000, minutes: 10 },
];
let registry: TestRegistry;
let operator: CheckedClient;
let edge: CheckedClient;
let rolloutController: RolloutController;
let published = 0;
const alerts: string[] = [];

/** Release published for the test, over a promoted one. */
let fresh = '';
let promoted = '';

beforeAll(async () => {
  registry = await startTestRegistry();
  [operator, edge] = [await registry.as('staff/operator'), await registry.as('services/edge')];
  await registry.publish('shell', 's1', 1);
  await publish();
  await decide({ kind: 'promote', release: fresh });
}, START_MS);

beforeEach(async () => {
  promoted = (await registry.plan()).apps.find(({ app }) => app === APP)?.release ?? '';
  pass(65); // after the watched hour, so that the earlier promotion is not evaluated
  await publish();
  rolloutController = await restartedController();
});

afterAll(() => registry.close(), START_MS);

/** The controller of a newly started process. */
async function restartedController(): Promise<RolloutController> {
  const other: Registry = {
    ...registry.dependencies,
    log: createLog('registry', (line) => void alerts.push(line)),
    edge: await createEdge(registry.dependencies, await registry.key('release-set')),
    serviceClient: testClient,
    runExclusive: createMutex(),
  };
  return createRolloutController(other, createRolloutEvaluator(registry.dependencies));
}

async function publish(): Promise<void> {
  published += 1;
  fresh = `c${published}`;
  await registry.publish(APP, fresh, published);
}

function decide(change: object): Promise<object> {
  return operator.post('/v1/changes', {
    environment: 'production',
    app: APP,
    reason: 'because of a test',
    ...change,
  });
}

function pass(minutes: number): void {
  registry.skew.milliseconds += minutes * MINUTE_MS;
}

/** Stores evidence of the current time, and advances the clock until it is complete. */
async function sendEvidence(...cells: readonly Partial<EvidenceCell>[]): Promise<void> {
  const at = cellStart(registry.dependencies.clock()) + 5_000;
  registry.skew.milliseconds += 5_000;
  await edge.post('/v1/evidence', {
    id: crypto.randomUUID(),
    violations: [],
    cells: cells.map((given) => ({
      app: APP,
      release: fresh,
      brand: 'tuli',
      at,
      opened: 0,
      failed: 0,
      broke: 0,
      codes: {},
      ready: EMPTY_HISTOGRAM,
      ...given,
    })),
  });
  registry.skew.milliseconds += 20_000;
}

async function running(): Promise<EvaluatedRollouts['rollouts']> {
  return (await operator.get('/v1/rollouts')).rollouts;
}

async function last(count = 1): Promise<readonly TimelineEntry[]> {
  return (await operator.get(`/v1/audit?environment=production&app=${APP}&limit=${count}`)).entries;
}

describe('a rollout with a schedule', () => {
  it('continues when its time is over and enough pages were loaded, and is promoted at the end', async () => {
    await decide({ kind: 'rollout', release: fresh, schedule: SCHEDULE });
    await sendEvidence({ opened: 30 }, { release: promoted, opened: 400 });
    pass(11);
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([
      {
        step: 0,
        share: 100,
        verdict: { kind: 'wait', reason: '30 of 100 required page loads at this share' },
      },
    ]);
    await sendEvidence({ opened: 80 }, { release: promoted, opened: 400 });
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([
      {
        step: 1,
        share: 5_000,
        verdict: { kind: 'wait', reason: expect.stringContaining('0 of 100') as unknown },
      },
    ]);
    expect(await last()).toMatchObject([
      {
        actor: 'registry',
        role: 'rollout',
        kind: 'rollout',
        reason: expect.stringMatching(
          /^Step 2 of 2\. No worse than c\d+: 0 of 110 page loads failed/,
        ) as unknown,
      },
    ]);
    // the controller is recreated, as after a restart: no state is lost
    rolloutController = await restartedController();
    await sendEvidence({ opened: 200 }, { release: promoted, opened: 200 });
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ step: 1, verdict: { kind: 'continue' } }]);
    pass(11);
    await rolloutController.evaluate();
    expect(await running()).toEqual([]);
    expect((await registry.plan()).apps.find(({ app }) => app === APP)?.release).toBe(fresh);
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('is blocked by a lock and reports it', async () => {
    await decide({ kind: 'rollout', release: fresh, schedule: SCHEDULE });
    await sendEvidence({ opened: 200 }, { release: promoted, opened: 400 });
    await decide({ kind: 'lock', app: undefined });
    pass(11);
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ step: 0, verdict: { kind: 'continue' } }]);
    await decide({ kind: 'unlock', app: undefined });
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ step: 1 }]);
    await decide({ kind: 'rollout-stop' });
    expect(await running()).toEqual([]);
  });
});

describe('a rollout that was widened by mistake', () => {
  const back = { kind: 'rollout', share: 1_000, narrower: true } as const;

  it('is narrowed by a marked decision: fewer visitors get it, and evidence restarts', async () => {
    await decide({ kind: 'rollout', release: fresh, share: 1_000 });
    await sendEvidence({ opened: 150 }, { release: promoted, opened: 150 });
    await decide({ kind: 'rollout', release: fresh, share: 5_000 });
    await sendEvidence({ opened: 198, failed: 2 }, { release: promoted, opened: 200 });
    expect(await running()).toMatchObject([{ share: 5_000, verdict: { canary: { loads: 350 } } }]);
    await expect(decide({ ...back, release: fresh, narrower: undefined })).rejects.toMatchObject({
      code: 'ROLLOUT_NARROWER',
    });
    await expect(decide({ ...back, release: fresh, reason: ' ' })).rejects.toMatchObject({
      code: 'REQUEST_MALFORMED',
    });
    // in the same cell as the decision: loads from before it was narrowed
    registry.skew.milliseconds += 5_000 - (registry.dependencies.clock() % 5_000);
    const at = registry.dependencies.clock();
    await edge.post('/v1/evidence', {
      id: crypto.randomUUID(),
      violations: [],
      cells: [fresh, promoted].map((release) => ({
        app: APP,
        release,
        brand: 'tuli',
        at: cellStart(at),
        opened: 90,
        failed: 0,
        broke: 0,
        codes: {},
        ready: EMPTY_HISTOGRAM,
      })),
    });
    await decide({ ...back, release: fresh });
    registry.skew.milliseconds += 20_000;
    const [watched] = await running();
    expect(watched).toMatchObject({
      share: 1_000,
      verdict: { kind: 'wait', canary: { loads: 0 }, baseline: { loads: 0 } },
    });
    expect(Date.parse(watched?.startedAt ?? '')).toBeGreaterThanOrEqual(at);
    expect(await last()).toMatchObject([
      {
        actor: 'operator',
        kind: 'rollout',
        reason: 'because of a test',
        before: { rollouts: [{ to: 5_000 }] },
        after: { rollouts: [{ to: 1_000 }] },
      },
    ]);
    await sendEvidence({ opened: 120 }, { release: promoted, opened: 120 });
    expect(await running()).toMatchObject([
      { share: 1_000, verdict: { kind: 'continue', canary: { loads: 120 } } },
    ]);
    await expect(decide({ ...back, release: fresh })).rejects.toMatchObject({ code: 'NOTHING_CHANGES' });
    await decide({ kind: 'rollout-stop' });
    await expect(decide({ ...back, release: fresh })).rejects.toMatchObject({ code: 'NO_ROLLOUT' });
  });

  it('continues by its schedule from the step that it was narrowed to, with its own pages and minutes', async () => {
    await decide({ kind: 'rollout', release: fresh, schedule: SCHEDULE });
    await decide({ kind: 'rollout', release: fresh, schedule: SCHEDULE, share: 5_000 });
    await sendEvidence({ opened: 300 }, { release: promoted, opened: 300 });
    await decide({ kind: 'rollout', release: fresh, schedule: SCHEDULE, share: 100, narrower: true });
    pass(11);
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ step: 0, share: 100, verdict: { kind: 'wait' } }]);
    await sendEvidence({ opened: 120 }, { release: promoted, opened: 120 });
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ step: 1, share: 5_000 }]);
    await decide({ kind: 'rollout-stop' });
  });

  it('needs no check to be narrowed, because no visitor gets a new release; a lock blocks it', async () => {
    const squad = await registry.as('squads/casino');
    const asSquad = (change: object): Promise<object> =>
      squad.post('/v1/changes', {
        environment: 'production',
        app: APP,
        reason: 'because of a test',
        ...change,
      });
    await decide({ kind: 'rollout', release: fresh, share: 5_000 });
    pass(25 * 60);
    await expect(asSquad({ kind: 'rollout', release: fresh, share: 6_000 })).rejects.toMatchObject({
      code: 'CHECK_MISSING',
    });
    await expect(asSquad({ kind: 'promote', release: fresh, narrower: true })).rejects.toMatchObject({
      code: 'NARROWER_MISPLACED',
    });
    await decide({ kind: 'lock', app: undefined });
    await expect(asSquad({ ...back, release: fresh })).rejects.toMatchObject({ code: 'LOCKED' });
    await decide({ kind: 'unlock', app: undefined });
    await expect(
      asSquad({
        ...back,
        release: fresh,
        schedule: [
          { share: 1_000, minutes: 1 },
          { share: 10_000, minutes: 1 },
        ],
      }),
    ).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    await asSquad({ ...back, release: fresh });
    expect(await last()).toMatchObject([{ role: 'squad:casino', kind: 'rollout' }]);
    await decide({ kind: 'rollout-stop' });
  });
});

describe('a release that fails', () => {
  it('is rolled back at any time, through locks, automatically and with the reason', async () => {
    await decide({ kind: 'rollout', release: fresh, share: 500 });
    await decide({ kind: 'lock', app: undefined });
    await sendEvidence(
      { opened: 12, failed: 8, codes: { MOUNT_THREW: 8 } },
      { release: promoted, opened: 400, failed: 1 },
    );
    await rolloutController.evaluate();
    expect(
      alerts.filter((line) => line.includes('ALERT release rolled back on evidence') && line.includes(fresh)),
    ).toHaveLength(1);
    const plan = await registry.plan();
    expect(plan.stillServed).toEqual([`${APP}@${fresh}`]);
    expect([
      plan.withdrawn?.includes(`${APP}@${fresh}`),
      plan.rollouts ?? [],
      plan.forced ?? [],
      await running(),
    ]).toEqual([true, [], [], []]);
    expect(await last()).toMatchObject([
      {
        actor: 'registry',
        role: 'rollout',
        kind: 'withdraw',
        release: fresh,
        reason: expect.stringMatching(
          /^Rolled back on evidence: 8 of 20 page loads failed, against 1 of 401 page loads/,
        ) as unknown,
      },
    ]);
    await decide({ kind: 'unlock', app: undefined });
  });

  it('ignores pages of other brands and earlier pages', async () => {
    await sendEvidence({ release: promoted, opened: 400 });
    await decide({ kind: 'rollout', release: fresh, share: 500, brands: ['aurora'] });
    await sendEvidence(
      { brand: 'aurora', opened: 12, failed: 8 },
      { release: promoted, brand: 'tuli', opened: 400 },
    );
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([
      { verdict: { kind: 'wait', reason: expect.stringContaining('Nothing to compare with') as unknown } },
    ]);
    await decide({ kind: 'rollout-stop' });
  });

  it('uses the pages of all its brands, including brands added later', async () => {
    await decide({ kind: 'rollout', release: fresh, share: 500, brands: ['aurora'] });
    await sendEvidence(
      { brand: 'aurora', opened: 10 },
      { brand: 'tuli', opened: 50 },
      { release: promoted, brand: 'aurora', opened: 400 },
    );
    const judged = async (): Promise<unknown> =>
      (await operator.get('/v1/rollouts')).rollouts[0]?.verdict.canary;
    expect(await judged()).toMatchObject({ loads: 10 });
    await decide({ kind: 'rollout', release: fresh, share: 500, brands: ['aurora', 'tuli'] });
    expect(await judged()).toMatchObject({ loads: 60 });
    await decide({ kind: 'rollout-stop' });
  });

  it('is rolled back by evidence that an edge sends after its time was evaluated', async () => {
    await decide({ kind: 'rollout', release: fresh, share: 5_000 });
    await sendEvidence({ release: promoted, opened: 40 });
    await rolloutController.evaluate();
    const at = cellStart(registry.dependencies.clock() - 15_000);
    await edge.post('/v1/evidence', {
      id: crypto.randomUUID(),
      violations: [],
      cells: [
        {
          app: APP,
          release: fresh,
          brand: 'tuli',
          at,
          opened: 0,
          failed: 20,
          broke: 0,
          codes: { IMPORT_THREW: 20 },
          ready: EMPTY_HISTOGRAM,
        },
      ],
    });
    await rolloutController.evaluate();
    expect((await registry.plan()).withdrawn).toContain(`${APP}@${fresh}`);
  });

  it('is rolled back after its promotion, compared with the last minutes of its predecessor', async () => {
    await sendEvidence({ release: promoted, opened: 300, failed: 1 });
    pass(1);
    await decide({ kind: 'promote', release: fresh });
    await sendEvidence({ opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    pass(2);
    await rolloutController.evaluate();
    const plan = await registry.plan();
    expect(plan.apps.find(({ app }) => app === APP)?.release).toBe(promoted);
    expect(plan.withdrawn).toContain(`${APP}@${fresh}`);
    expect((await last(2)).map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      'registry withdraw',
      'registry rollback',
    ]);
  });

  it('is rolled back past a predecessor that was withdrawn meanwhile', async () => {
    const withdrawn = fresh;
    await decide({ kind: 'promote', release: withdrawn });
    pass(65);
    await sendEvidence({ release: withdrawn, opened: 300 });
    await publish();
    pass(1);
    await decide({ kind: 'promote', release: fresh });
    await decide({ kind: 'withdraw', release: withdrawn });
    await sendEvidence({ opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    pass(2);
    await rolloutController.evaluate();
    const plan = await registry.plan();
    expect([
      plan.apps.find(({ app }) => app === APP)?.release,
      plan.withdrawn?.includes(`${APP}@${fresh}`),
    ]).toEqual([promoted, true]);
  });

  it.each<[what: string, app: string, kinds: readonly string[], isWithdrawn: boolean, alert: string]>([
    [
      'is withdrawn without a predecessor',
      'mfe-sportsbook',
      ['registry withdraw', 'operator withdraw'],
      true,
      'ALERT release rolled back on evidence',
    ],
    [
      'keeps the shell and raises one alert',
      'shell',
      ['operator withdraw', 'operator promote'],
      false,
      'could not be rolled back and still runs',
    ],
  ])('promoted without a predecessor that may run, %s', async (_what, app, kinds, isWithdrawn, alert) => {
    const before = app === 'shell' ? 's1' : 'x1';
    if (before === 'x1') await registry.publish(app, before, 1);
    await decide({ kind: 'promote', app, release: before });
    pass(65);
    await sendEvidence({ app, release: before, opened: 300 });
    await registry.publish(app, 'x2', 2);
    pass(1);
    await decide({ kind: 'promote', app, release: 'x2' });
    await decide({ kind: 'withdraw', app, release: before });
    await sendEvidence({ app, release: 'x2', opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    pass(2);
    alerts.length = 0;
    await rolloutController.evaluate();
    await rolloutController.evaluate();
    expect((await registry.plan()).withdrawn?.includes(`${app}@x2`)).toBe(isWithdrawn);
    expect(alerts.filter((line) => line.includes(alert) && line.includes('x2'))).toHaveLength(1);
    const { entries } = await operator.get(`/v1/audit?environment=production&app=${app}&limit=2`);
    expect(entries.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual(kinds);
  });

  it('is not rolled back for being slower than its predecessor at another time, and one alert is raised', async () => {
    const ready = (ms: number, count: number): readonly number[] =>
      EMPTY_HISTOGRAM.with(readyIndex(ms), count);
    await sendEvidence({ release: promoted, opened: 300, ready: ready(400, 300) });
    pass(1);
    await decide({ kind: 'promote', release: fresh });
    await sendEvidence({ opened: 300, ready: ready(2_200, 300) });
    pass(2);
    await rolloutController.evaluate();
    await rolloutController.evaluate();
    expect((await registry.plan()).apps.find(({ app }) => app === APP)?.release).toBe(fresh);
    expect(await last()).toMatchObject([{ actor: 'operator', kind: 'promote' }]);
    expect(
      alerts.filter((line) => line.includes('ALERT release needs review') && line.includes(fresh)),
    ).toHaveLength(1);
  });

  it('without a schedule is never continued', async () => {
    await decide({ kind: 'rollout', release: fresh, share: 500 });
    await sendEvidence({ opened: 300 }, { release: promoted, opened: 300 });
    pass(600);
    await rolloutController.evaluate();
    expect(await running()).toMatchObject([{ share: 500, verdict: { kind: 'continue' } }]);
    await decide({ kind: 'rollout-stop' });
  });
});
