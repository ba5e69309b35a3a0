import { describe, expect, it } from '@jest/globals';
import { APP, SCHEDULE, registerRolloutScene } from '../testing/rolloutScene.ts';

const scene = registerRolloutScene();

describe('a rollout with a schedule', () => {
  it('continues when its time is over and enough pages were loaded, and is promoted at the end', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, schedule: SCHEDULE });
    await scene.sendEvidence({ opened: 30 }, { release: scene.promoted, opened: 400 });
    scene.pass(11);
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([
      {
        step: 0,
        share: 100,
        verdict: { kind: 'wait', reason: '30 of 100 required page loads at this share' },
      },
    ]);
    await scene.sendEvidence({ opened: 80 }, { release: scene.promoted, opened: 400 });
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([
      {
        step: 1,
        share: 5_000,
        verdict: { kind: 'wait', reason: expect.stringContaining('0 of 100') as unknown },
      },
    ]);
    expect(await scene.last()).toMatchObject([
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
    await scene.restartController();
    await scene.sendEvidence({ opened: 200 }, { release: scene.promoted, opened: 200 });
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ step: 1, verdict: { kind: 'continue' } }]);
    scene.pass(11);
    await scene.controller.evaluate();
    expect(await scene.running()).toEqual([]);
    expect((await scene.registry.plan()).apps.find(({ app }) => app === APP)?.release).toBe(scene.fresh);
    expect(await scene.operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('is blocked by a lock and reports it', async () => {
    await scene.decide({ kind: 'rollout', release: scene.fresh, schedule: SCHEDULE });
    await scene.sendEvidence({ opened: 200 }, { release: scene.promoted, opened: 400 });
    await scene.decide({ kind: 'lock', app: undefined });
    scene.pass(11);
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ step: 0, verdict: { kind: 'continue' } }]);
    await scene.decide({ kind: 'unlock', app: undefined });
    await scene.controller.evaluate();
    expect(await scene.running()).toMatchObject([{ step: 1 }]);
    await scene.decide({ kind: 'rollout-stop' });
    expect(await scene.running()).toEqual([]);
  });
});
