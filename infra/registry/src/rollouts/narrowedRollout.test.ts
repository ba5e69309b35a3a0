import { describe, expect, it } from '@jest/globals';
import { cellStart } from '@foyer/runtime';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { APP, SCHEDULE, registerRolloutScene } from '../testing/rolloutScene.ts';

const scene = registerRolloutScene();

describe('a rollout that was widened by mistake', () => {
  const back = { kind: 'rollout', share: 1_000, narrower: true } as const;

  it('is narrowed by a marked decision: fewer visitors get it, and evidence restarts', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 1_000 });
    await scene.sendEvidence({ opened: 150 }, { release: scene.promoted, opened: 150 });
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 5_000 });
    await scene.sendEvidence({ opened: 198, failed: 2 }, { release: scene.promoted, opened: 200 });
    expect(await scene.running()).toMatchObject([{ share: 5_000, verdict: { canary: { loads: 350 } } }]);
    await expect(scene.decide({ ...back, release: scene.fresh, narrower: undefined })).rejects.toMatchObject({
      code: 'ROLLOUT_NARROWER',
    });
    await expect(scene.decide({ ...back, release: scene.fresh, reason: ' ' })).rejects.toMatchObject({
      code: 'REQUEST_MALFORMED',
    });
    // in the same cell as the decision: loads from before it was narrowed
    scene.registry.skew.milliseconds += 5_000 - (scene.registry.dependencies.clock() % 5_000);
    const at = scene.registry.dependencies.clock();
    await scene.edge.post('/v1/evidence', {
      id: crypto.randomUUID(),
      violations: [],
      cells: [scene.fresh, scene.promoted].map((release) => ({
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
    await scene.decide({ ...back, release: scene.fresh });
    scene.registry.skew.milliseconds += 20_000;
    const [watched] = await scene.running();
    expect(watched).toMatchObject({
      share: 1_000,
      verdict: { kind: 'wait', canary: { loads: 0 }, baseline: { loads: 0 } },
    });
    expect(Date.parse(watched?.startedAt ?? '')).toBeGreaterThanOrEqual(at);
    expect(await scene.last()).toMatchObject([
      {
        actor: 'operator',
        kind: 'rollout',
        reason: 'Test',
        before: { rollouts: [{ to: 5_000 }] },
        after: { rollouts: [{ to: 1_000 }] },
      },
    ]);
    await scene.sendEvidence({ opened: 120 }, { release: scene.promoted, opened: 120 });
    expect(await scene.running()).toMatchObject([
      { share: 1_000, verdict: { kind: 'continue', canary: { loads: 120 } } },
    ]);
    await expect(scene.decide({ ...back, release: scene.fresh })).rejects.toMatchObject({
      code: 'NOTHING_CHANGES',
    });
    await scene.decide({ kind: 'rollout-stop' });
    await expect(scene.decide({ ...back, release: scene.fresh })).rejects.toMatchObject({
      code: 'NO_ROLLOUT',
    });
  });

  it('continues by its schedule from the step that it was narrowed to, with its own pages and minutes', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, schedule: SCHEDULE });
    await scene.decide({ kind: 'rollout', release: scene.fresh, schedule: SCHEDULE, share: 5_000 });
    await scene.sendEvidence({ opened: 300 }, { release: scene.promoted, opened: 300 });
    await scene.decide({
      kind: 'rollout',
      release: scene.fresh,
      schedule: SCHEDULE,
      share: 100,
      narrower: true,
    });
    scene.pass(11);
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ step: 0, share: 100, verdict: { kind: 'wait' } }]);
    await scene.sendEvidence({ opened: 120 }, { release: scene.promoted, opened: 120 });
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ step: 1, share: 5_000 }]);
    await scene.decide({ kind: 'rollout-stop' });
  });

  it('needs no check to be narrowed, because no visitor gets a new release; a lock blocks it', async () => {
    const squad = await scene.registry.as('squads/casino');
    const asSquad = (change: object): Promise<object> =>
      squad.post('/v1/changes', {
        environment: 'production',
        app: APP,
        reason: 'Test',
        ...change,
      });
    await scene.decide({ kind: 'rollout', release: scene.fresh, share: 5_000 });
    scene.pass(25 * 60);
    await expect(asSquad({ kind: 'rollout', release: scene.fresh, share: 6_000 })).rejects.toMatchObject({
      code: 'CHECK_MISSING',
    });
    await expect(asSquad({ kind: 'promote', release: scene.fresh, narrower: true })).rejects.toMatchObject({
      code: 'NARROWER_MISPLACED',
    });
    await scene.decide({ kind: 'lock', app: undefined });
    await expect(asSquad({ ...back, release: scene.fresh })).rejects.toMatchObject({ code: 'LOCKED' });
    await scene.decide({ kind: 'unlock', app: undefined });
    await expect(
      asSquad({
        ...back,
        release: scene.fresh,
        schedule: [
          { share: 1_000, minutes: 1 },
          { share: 10_000, minutes: 1 },
        ],
      }),
    ).rejects.toMatchObject({ code: 'CHECK_MISSING' });
    await asSquad({ ...back, release: scene.fresh });
    expect(await scene.last()).toMatchObject([{ role: 'squad:casino', kind: 'rollout' }]);
    await scene.decide({ kind: 'rollout-stop' });
  });
});
