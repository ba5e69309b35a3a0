import { beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@foyer/runtime';
import { startOfDay } from '@foyer/kernel/history-range';
import {
  askForReversals,
  chase,
  createDice,
  failDeposits,
  playAtNight,
  playCalmly,
  raiseLimits,
  useManyMethods,
  type HarmScene,
} from '../../test/worlds/harmWorld.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { closeWithoutFaults, openPaidDeposit, openTestDeposit } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { testSeed } from '../../test/seed.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { checkDuePlayers, checkHarm, startHarmNight } from './checkHarm.ts';

const NOW = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

async function openScene(fundsMinor = 0): Promise<HarmScene> {
  const player = await openLedgerPlayer(database.pool, {
    at: NOW - 60 * DAY,
    isKnown: true,
    fundsMinor,
  });
  return { pool: database.pool, player, now: NOW, dice: createDice(testSeed) };
}

async function markersOf({ pool, player }: HarmScene): Promise<readonly (readonly unknown[])[]> {
  const { rows } = await pool.query<{ marker: string; level: number; counted: number }>(
    'select marker, level, counted from api.harm_marker where player_id = $1 order by id',
    [player.playerId],
  );
  return rows.map(({ marker, level, counted }) => [marker, level, counted]);
}

const check = (scene: HarmScene, at = NOW): Promise<number> =>
  inTransaction(database.pool, (client) => checkHarm(client, scene.player.playerId, at));

describe(`simulated players (seed ${testSeed})`, () => {
  it.each<[string, (scene: HarmScene) => Promise<void>, readonly unknown[]]>([
    ['who deposits after every loss', (scene) => chase(scene, 5), ['chasing', 2, 5]],
    ['whose deposits fail', (scene) => failDeposits(scene, 6), ['failed-deposits', 2, 6]],
    ['who asks for withdrawals back', (scene) => askForReversals(scene, 3), ['withdrawal-reversals', 2, 3]],
    ['who raises limits', (scene) => raiseLimits(scene, 2), ['limit-raises', 1, 2]],
    ['who uses many cards', (scene) => useManyMethods(scene, 5), ['payment-methods', 2, 5]],
  ])('includes a player %s, who has that marker only', async (_who, live, marker) => {
    const scene = await openScene();
    await live(scene);
    expect(await check(scene)).toBe(1);
    expect(await markersOf(scene)).toEqual([marker]);
  });

  it('includes a player who plays at night by the clock of the licence', async () => {
    const scene = await openScene(10_000);
    for (let night = 1; night <= 8; night += 1)
      await playAtNight(scene, Date.parse(startOfDay(2026, 11, night, 'Europe/Malta')));
    await check(scene);
    expect(await markersOf(scene)).toEqual([['night-play', 2, 8]]);
  });

  it('includes a player who plays one hour at night and has no marker', async () => {
    const scene = await openScene(10_000);
    for (let night = 1; night <= 8; night += 1)
      // 22:00 and 00:00 in Malta: one hour is before midnight
      await playAtNight(scene, Date.UTC(2026, 10, night, 20));
    await check(scene);
    expect(await markersOf(scene)).toEqual([]);
  });

  it('includes a player who deposits again while most of the last deposit is left and has no marker', async () => {
    const scene = await openScene();
    await chase(scene, 5, 4_000);
    await check(scene);
    expect(await markersOf(scene)).toEqual([]);
  });

  it('includes a player who plays calmly and has no marker', async () => {
    const scene = await openScene();
    await playCalmly(scene);
    expect(await check(scene)).toBe(0);
    expect(await markersOf(scene)).toEqual([]);
  });
});

describe('markers', () => {
  let scene: HarmScene;
  const stateOf = async () =>
    (
      await database.pool.query<{ is_suppressed: boolean }>(
        'select is_suppressed from api.player where id = $1',
        [scene.player.playerId],
      )
    ).rows[0]?.is_suppressed;

  beforeAll(async () => {
    scene = await openScene();
    await failDeposits(scene, 3);
  });

  it('leave marketing unchanged at the first level and end it at the second', async () => {
    await check(scene);
    expect([await markersOf(scene), await stateOf()]).toEqual([[['failed-deposits', 1, 3]], false]);
    await failDeposits(scene, 3);
    await check(scene);
    expect([(await markersOf(scene)).at(-1), await stateOf()]).toEqual([['failed-deposits', 2, 6], true]);
  });

  it('are stored once per level and day', async () => {
    expect([await check(scene), await check(scene, NOW + 60_000)]).toEqual([0, 0]);
    expect(await check(scene, NOW + DAY)).toBe(1);
  });

  it('are never changed or deleted', async () => {
    for (const statement of ['update api.harm_marker set level = 1', 'delete from api.harm_marker'])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: 'P0403' });
  });
});

describe('due players', () => {
  const clock = () => NOW;
  const due = async () =>
    (await database.pool.query<{ player_id: string }>('select player_id from api.harm_check_due')).rows.map(
      ({ player_id: id }) => id,
    );
  beforeAll(async () => void (await database.pool.query('delete from api.harm_check_due')));

  it('are checked after a payment that ended, in the transaction of the payment', async () => {
    const scene = await openScene();
    await openTestDeposit(database.pool, scene.player, 3_000, NOW);
    expect(await due()).toEqual([]);
    await openPaidDeposit(database.pool, scene.player, 3_000, NOW);
    expect(await due()).toEqual([scene.player.playerId]);
    expect(await checkDuePlayers({ pool: database.pool, clock })).toBe(1);
    expect(await due()).toEqual([]);
  });

  it('are all active players of a brand, once per day of its licence', async () => {
    const night = { pool: database.pool, clock: () => NOW };
    const players = await startHarmNight(night, 'aurora');
    expect(players).toBeGreaterThan(5);
    expect(await due()).toHaveLength(players ?? -1);
    expect(await startHarmNight(night, 'aurora')).toBeUndefined();
    expect(await startHarmNight({ ...night, clock: () => NOW + DAY }, 'aurora')).toBeDefined();
  });
});
