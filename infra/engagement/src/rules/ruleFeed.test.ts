import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { missionsAnswerSchema } from '@foyer/kernel/engagement';
import {
  EARNING,
  LEVELS,
  MISSIONS,
  SHOP_ITEMS,
  TOURNAMENTS,
  type MissionRule,
} from '@foyer/market/engagement-rules';
import { rulePreviewSchema, ruleStatusSchema } from '@foyer/market/engagement-answers';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import * as v from 'valibot';
import { ruleSetsOf } from '../content/ruleSets.ts';
import { replay } from '../facts/replay.ts';
import { bet, missionOf, rulesOf } from '../testing/factBuilder.ts';
import { startEngagementStage, type EngagementStage } from '../testing/engagementStage.ts';

/** Maximum time until a publication is in force. */
const IN_FORCE_MS = 5_000;
const TEXTS = { en: 'Two rounds', fi: 'Kaksi', et_EE: 'Kaks', fr_CA: 'Deux', ja: '二回' };

let stage: EngagementStage;
beforeAll(async () => {
  stage = await startEngagementStage(rulesOf([missionOf()]));
}, DATABASE_START_MS);
afterAll(() => stage.close());

/** Publishes missions at the operator and announces it. */
async function publish(version: number, missions: readonly unknown[]): Promise<void> {
  stage.operator.published = {
    tag: `tag-${version}-${missions.length}`,
    brands: [
      {
        brand: 'aurora',
        versions: {
          missions: version,
          tournaments: 0,
          shop: 0,
          calendars: 0,
          miniGames: 0,
          levels: 0,
          earning: 0,
        },
        missions,
        tournaments: [],
        shop: [],
      },
    ],
  };
  await stage.bus.publish('api.content-changed', { brand: 'aurora', section: 'missions', version });
}

const status = async () =>
  v.parse(ruleStatusSchema, await stage.internal('/internal/engagement/rules-status', { brand: 'aurora' }));

/** Polls until the service has handled the version. */
async function until(isDone: (found: Awaited<ReturnType<typeof status>>) => boolean) {
  const startedAt = performance.now();
  for (;;) {
    const found = await status();
    if (isDone(found)) return { found, ms: performance.now() - startedAt };
    if (performance.now() - startedAt > 2 * IN_FORCE_MS) throw new Error(JSON.stringify(found));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function join(playerId: string): Promise<string> {
  const token = await stage.token(playerId);
  await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  return token;
}

async function play(playerId: string): Promise<string> {
  const { payload } = bet(Date.now(), { playerId });
  await stage.handled(await stage.report('api.bet-settled', payload));
  const { rows } = await stage.pool.query<{ rules_id: string }>(
    `select rules_id from engagement.fact where player_id = $1 and kind = 'bet' order by seq desc limit 1`,
    [playerId],
  );
  return rows[0]?.rules_id ?? '';
}

async function missionsOf(token: string, locale: string) {
  const { body } = await stage.request(`/api/engagement/v1/missions?locale=${locale}`, { token });
  return v.parse(missionsAnswerSchema, body).missions;
}

const written: MissionRule = missionOf({ id: 'written', name: TEXTS, description: TEXTS });

describe('published rules', () => {
  it('come into force without a restart, and facts keep the rules that were applied to them', async () => {
    const token = await join('aino');
    const before = await play('aino');
    await publish(1, [{ ...written, tasks: [{ ...written.tasks[0], title: TEXTS }] }]);
    const { ms } = await until(({ versions }) => versions.missions === 1);
    expect(ms).toBeLessThan(IN_FORCE_MS);
    expect(await missionsOf(token, 'ja')).toMatchObject([{ id: 'written', name: '二回' }]);
    const after = await play('aino');
    expect(after).not.toBe(before);
    const { computedHash, storedHash } = await replay(stage.pool);
    expect(computedHash).toBe(storedHash);
  });

  it('stay in force after a restart without the operator', async () => {
    stage.operator.isDown = true;
    await stage.restart();
    expect((await status()).versions.missions).toBe(1);
    stage.operator.isDown = false;
  });

  it('are refused with a reason for each field, and the earlier rules stay in force', async () => {
    const { rulesId } = await status();
    const [task] = written.tasks;
    await publish(2, [
      {
        ...written,
        minLevel: 9,
        reward: { kind: 'offer', offer: 'nothing' },
        name: 'no.such.key',
        tasks: [{ ...task, target: 0 }],
      },
    ]);
    const { found } = await until(({ refused }) => refused !== null);
    expect(found.refused?.problems).toEqual([
      { path: ['missions', '0', 'tasks', '0', 'target'], problem: 'POSITIVE' },
    ]);
    await publish(3, [
      { ...written, minLevel: 9, reward: { kind: 'offer', offer: 'nothing' }, name: 'no.such.key' },
    ]);
    const second = await until(({ refused }) => refused?.versions.missions === 3);
    expect(second.found.refused?.problems).toEqual([
      { path: ['missions', '0', 'reward', 'offer'], problem: 'UNKNOWN_REWARD' },
      { path: ['missions', '0', 'minLevel'], problem: 'UNKNOWN_LEVEL' },
      { path: ['missions', '0', 'name'], problem: 'NO_SUCH_TEXT' },
      { path: ['missions', '0', 'tasks', '0', 'title'], problem: 'NO_SUCH_TEXT' },
    ]);
    expect(second.found).toMatchObject({ rulesId, versions: { missions: 1 } });
  });

  it('are rolled back to the same rule set', async () => {
    const texts = { ...written, tasks: [{ ...written.tasks[0], title: TEXTS }] };
    const { rulesId } = await status();
    await publish(4, [{ ...texts, ribbon: 'new' }]);
    await until(({ versions }) => versions.missions === 4);
    await publish(1, [texts]);
    expect((await until(({ versions }) => versions.missions === 1)).found).toMatchObject({
      rulesId,
      refused: null,
    });
  });

  it('are announced to the open pages of the brand', async () => {
    const socket = await stage.listen(await join('reader-of-rules'));
    await socket.until('ready');
    await publish(6, [{ ...written, tasks: [{ ...written.tasks[0], title: TEXTS }], ribbon: 'new' }]);
    await socket.until('changed');
    expect(socket.messages.at(-1)?.parts).toEqual(expect.arrayContaining(['missions', 'points', 'shop']));
    socket.close();
  });
});

describe('preview', () => {
  it('shows what players will see, or the places that are not valid', async () => {
    const ask = async (body: unknown) =>
      v.parse(
        rulePreviewSchema,
        await stage.internal('/internal/engagement/preview', {
          brand: 'aurora',
          section: 'missions',
          body,
          locale: 'fi',
          level: 1,
          points: 0,
        }),
      );
    const texts = { ...written, tasks: [{ ...written.tasks[0], title: TEXTS }] };
    expect(await ask([{ ...texts, activeFrom: '2099-01-01T00:00:00Z' }])).toMatchObject({
      problems: [],
      missions: [{ name: 'Kaksi', state: 'BeforeStart' }],
    });
    expect((await ask([{ ...texts, lockedBy: 'written' }])).problems).toEqual([
      { path: ['0', 'lockedBy'], problem: 'LOCKED_FOREVER' },
    ]);
  });
});

describe('delivered rules', () => {
  it('are the content that the first edit starts from', () => {
    expect(ruleSetsOf(0).aurora).toMatchObject({
      missions: MISSIONS,
      tournaments: TOURNAMENTS,
      shop: SHOP_ITEMS,
      levels: LEVELS,
      earning: EARNING,
    });
  });
});
