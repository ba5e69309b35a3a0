import { describe, expect, it } from '@jest/globals';
import { cellStart, readyIndex } from '@foyer/runtime';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { APP, registerRolloutScene } from '../testing/rolloutScene.ts';

const scene = registerRolloutScene();

describe('a release that fails', () => {
  it('is rolled back at any time, through locks, automatically and with the reason', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 500 });
    await scene.decide({ kind: 'lock', app: undefined });
    await scene.sendEvidence(
      { opened: 12, failed: 8, codes: { MOUNT_THREW: 8 } },
      { release: scene.promoted, opened: 400, failed: 1 },
    );
    await scene.controller.evaluate();
    expect(
      scene.alerts.filter(
        (line) => line.includes('ALERT release rolled back on evidence') && line.includes(scene.fresh),
      ),
    ).toHaveLength(1);
    const plan = await scene.registry.plan();
    expect(plan.stillServed).toEqual([`${APP}@${scene.fresh}`]);
    expect([
      plan.withdrawn?.includes(`${APP}@${scene.fresh}`),
      plan.rollouts ?? [],
      plan.forced ?? [],
      await scene.running(),
    ]).toEqual([true, [], [], []]);
    expect(await scene.last()).toMatchObject([
      {
        actor: 'registry',
        role: 'rollout',
        kind: 'withdraw',
        release: scene.fresh,
        reason: expect.stringMatching(
          /^Rolled back on evidence: 8 of 20 page loads failed, against 1 of 401 page loads/,
        ) as unknown,
      },
    ]);
    await scene.decide({ kind: 'unlock', app: undefined });
  });

  it('ignores pages of other brands and earlier pages', async () => {
    await scene.sendEvidence({ release: scene.promoted, opened: 400 });
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 500, brands: ['aurora'] });
    await scene.sendEvidence(
      { brand: 'aurora', opened: 12, failed: 8 },
      { release: scene.promoted, brand: 'tuli', opened: 400 },
    );
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([
      { verdict: { kind: 'wait', reason: expect.stringContaining('to compare with') as unknown } },
    ]);
    await scene.decide({ kind: 'rollout-stop' });
  });

  it('uses the pages of all its brands, including brands added later', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 500, brands: ['aurora'] });
    await scene.sendEvidence(
      { brand: 'aurora', opened: 10 },
      { brand: 'tuli', opened: 50 },
      { release: scene.promoted, brand: 'aurora', opened: 400 },
    );
    const judged = async (): Promise<unknown> =>
      (await scene.operator.get('/v1/rollouts')).rollouts[0]?.verdict.canary;
    expect(await judged()).toMatchObject({ loads: 10 });
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 500, brands: ['aurora', 'tuli'] });
    expect(await judged()).toMatchObject({ loads: 60 });
    await scene.decide({ kind: 'rollout-stop' });
  });

  it('is rolled back by evidence that an edge sends after its time was evaluated', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 5_000 });
    await scene.sendEvidence({ release: scene.promoted, opened: 40 });
    await scene.controller.evaluate();
    const at = cellStart(scene.registry.dependencies.clock() - 15_000);
    await scene.edge.post('/v1/evidence', {
      id: crypto.randomUUID(),
      violations: [],
      cells: [
        {
          app: APP,
          release: scene.fresh,
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
    await scene.controller.evaluate();
    expect((await scene.registry.plan()).withdrawn).toContain(`${APP}@${scene.fresh}`);
  });

  it('is rolled back after its promotion, compared with the last minutes of its predecessor', async () => {
    await scene.sendEvidence({ release: scene.promoted, opened: 300, failed: 1 });
    scene.pass(1);
    await scene.decide({ kind: 'promote', release: scene.fresh });
    await scene.sendEvidence({ opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    scene.pass(2);
    await scene.controller.evaluate();
    const plan = await scene.registry.plan();
    expect(plan.apps.find(({ app }) => app === APP)?.release).toBe(scene.promoted);
    expect(plan.withdrawn).toContain(`${APP}@${scene.fresh}`);
    expect((await scene.last(2)).map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      'registry withdraw',
      'registry rollback',
    ]);
  });

  it('is rolled back past a predecessor that was withdrawn meanwhile', async () => {
    const withdrawn = scene.fresh;
    await scene.decide({ kind: 'promote', release: withdrawn });
    scene.pass(65);
    await scene.sendEvidence({ release: withdrawn, opened: 300 });
    await scene.publish();
    scene.pass(1);
    await scene.decide({ kind: 'promote', release: scene.fresh });
    await scene.decide({ kind: 'withdraw', release: withdrawn });
    await scene.sendEvidence({ opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    scene.pass(2);
    await scene.controller.evaluate();
    const plan = await scene.registry.plan();
    expect([
      plan.apps.find(({ app }) => app === APP)?.release,
      plan.withdrawn?.includes(`${APP}@${scene.fresh}`),
    ]).toEqual([scene.promoted, true]);
  });

  it.each<[what: string, app: string, kinds: readonly string[], isWithdrawn: boolean, alert: string]>([
    [
      'is withdrawn',
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
  ])('%s if it was promoted and no predecessor may run', async (_what, app, kinds, isWithdrawn, alert) => {
    const before = app === 'shell' ? 's1' : 'x1';
    if (before === 'x1') await scene.registry.publish(app, before, 1);
    await scene.decide({ kind: 'promote', app, release: before });
    scene.pass(65);
    await scene.sendEvidence({ app, release: before, opened: 300 });
    await scene.registry.publish(app, 'x2', 2);
    scene.pass(1);
    await scene.decide({ kind: 'promote', app, release: 'x2' });
    await scene.decide({ kind: 'withdraw', app, release: before });
    await scene.sendEvidence({ app, release: 'x2', opened: 20, failed: 20, codes: { IMPORT_THREW: 20 } });
    scene.pass(2);
    scene.alerts.length = 0;
    await scene.controller.evaluate();
    await scene.controller.evaluate();
    expect((await scene.registry.plan()).withdrawn?.includes(`${app}@x2`)).toBe(isWithdrawn);
    expect(scene.alerts.filter((line) => line.includes(alert) && line.includes('x2'))).toHaveLength(1);
    const { entries } = await scene.operator.get(`/v1/audit?environment=production&app=${app}&limit=2`);
    expect(entries.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual(kinds);
  });

  it('is not rolled back for being slower than its predecessor at another time, and one alert is raised', async () => {
    const ready = (ms: number, count: number): readonly number[] =>
      EMPTY_HISTOGRAM.with(readyIndex(ms), count);
    await scene.sendEvidence({ release: scene.promoted, opened: 300, ready: ready(400, 300) });
    scene.pass(1);
    await scene.decide({ kind: 'promote', release: scene.fresh });
    await scene.sendEvidence({ opened: 300, ready: ready(2_200, 300) });
    scene.pass(2);
    await scene.controller.evaluate();
    await scene.controller.evaluate();
    expect((await scene.registry.plan()).apps.find(({ app }) => app === APP)?.release).toBe(scene.fresh);
    expect(await scene.last()).toMatchObject([{ actor: 'operator', kind: 'promote' }]);
    expect(
      scene.alerts.filter(
        (line) => line.includes('ALERT release needs review') && line.includes(scene.fresh),
      ),
    ).toHaveLength(1);
  });

  it('is never continued without a schedule', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 500 });
    await scene.sendEvidence({ opened: 300 }, { release: scene.promoted, opened: 300 });
    scene.pass(600);
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ share: 500, verdict: { kind: 'continue' } }]);
    await scene.decide({ kind: 'rollout-stop' });
  });
});
