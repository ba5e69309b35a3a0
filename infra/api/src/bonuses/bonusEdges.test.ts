import { describe, expect, it } from '@jest/globals';
import { closeWithoutBonusFaults } from '../../test/worlds/bonusPlay.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { postHouseTransfer } from '../ledger/houseTransfers.ts';
import { stake, settle } from '../ledger/productLedger.ts';
import {
  BONUS_GAMES,
  giveBonus,
  inGame,
  openBonusPlayer,
  type BonusPlayer,
} from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { settleExpiredBonuses } from './bonusJob.ts';
import { postBonusForfeit } from './forfeitBonus.ts';
import { readBonus } from './playerBonuses.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const LATE = NOON + 15 * 86_400_000;
const STATUSES = ['Active', 'Converted', 'Expired', 'Forfeited'] as const; // requirements/entities#bonus-status
type Status = (typeof STATUSES)[number];

const database = useDatabase(createBonusDatabase, closeWithoutBonusFaults);

async function play(player: BonusPlayer, amount: number): Promise<void> {
  await stake(database.pool, inGame(player, 'slot', 'a', amount), NOON);
  await settle(database.pool, { ...inGame(player, 'slot', 'w', 0, 'a'), closes: true }, NOON);
}

/** Brings a bonus of 10.00 into each status through the regular functions. */
const WAYS: Readonly<Record<Status, (player: BonusPlayer, id: string) => Promise<unknown>>> = {
  Active: async () => undefined,
  Converted: (player) => play(player, 500),
  Expired: () => settleExpiredBonuses(database.pool, LATE),
  Forfeited: (player, id) =>
    postBonusForfeit(
      database.pool,
      { brand: player.brand, playerId: player.playerId, key: 'give-up', bonusId: id },
      NOON,
    ),
};

async function bonusIn(status: Status): Promise<{ readonly player: BonusPlayer; readonly id: string }> {
  const player = await openBonusPlayer(database.pool, { at: NOON });
  const id = await giveBonus(database.pool, player, { at: NOON, factor: 0.5 });
  await WAYS[status](player, id);
  expect((await readBonus(database.pool, player.playerId, id))?.status).toBe(status);
  return { player, id };
}

describe('bonus status transitions (requirements/states#payments)', () => {
  it.each(STATUSES)('reaches %s through the regular functions', async (status) => {
    await bonusIn(status);
  });

  it.each(
    STATUSES.filter((from) => from !== 'Active').flatMap((from) =>
      STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('rejects the change from %s to %s', async (from, to) => {
    const { id } = await bonusIn(from);
    await expect(
      database.pool.query(
        "update api.bonus set status = $2, end_reason = $3, ended_at = case when $2 = 'Active' then null else now() end where id = $1",
        [id, to, to === 'Active' ? null : 'GIVEN_UP'],
      ),
    ).rejects.toMatchObject({ code: 'P0422' });
  });

  it.each(['Converted', 'Expired', 'Forfeited'] as const)(
    'cannot stake, forfeit or expire a bonus that is %s',
    async (status) => {
      const { player, id } = await bonusIn(status);
      const real = status === 'Converted' ? 500 : 0;
      expect(
        await postBonusForfeit(
          database.pool,
          { brand: player.brand, playerId: player.playerId, key: 'again', bonusId: id },
          LATE,
        ),
      ).toMatchObject({ ok: false, code: 'BONUS_ENDED' });
      await settleExpiredBonuses(database.pool, LATE);
      expect((await readBonus(database.pool, player.playerId, id))?.status).toBe(status);
      expect(await stake(database.pool, inGame(player, 'slot', 'more', real + 1), LATE)).toMatchObject({
        ok: false,
        code: 'INSUFFICIENT_FUNDS',
      });
    },
  );
});

describe('bonus expiry', () => {
  it.each<[string, number, Status, boolean]>([
    ['one millisecond before', -1, 'Active', true],
    ['at the expiry', 0, 'Expired', false],
  ])(
    'is applied consistently by a stake and the clock %s',
    async (_what, milliseconds, status, isPlayable) => {
      const { player, id } = await bonusIn('Active');
      const { rows } = await database.pool.query<{ expires_at: Date }>(
        'select expires_at from api.bonus where id = $1',
        [id],
      );
      const at = (rows[0]?.expires_at.getTime() ?? 0) + milliseconds;
      expect(await stake(database.pool, inGame(player, 'slot', 'a', 100), at)).toMatchObject(
        isPlayable ? { ok: true } : { ok: false, code: 'INSUFFICIENT_FUNDS' },
      );
      await settleExpiredBonuses(database.pool, at);
      expect((await readBonus(database.pool, player.playerId, id))?.status).toBe(status);
    },
  );
});

describe('a game without isBonusEnabled', () => {
  it('accepts no bonus money', async () => {
    const { player, id } = await bonusIn('Active');
    await database.pool.query(`update api.game set facts = facts - 'isBonusEnabled' where id = $1`, [
      BONUS_GAMES.jackpot.id,
    ]);
    expect(await stake(database.pool, inGame(player, 'jackpot', 'poor', 1), NOON)).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    await postHouseTransfer(
      database.pool,
      {
        brand: player.brand,
        playerId: player.playerId,
        key: 'funds-of-own',
        amount: 100,
        currency: player.currency,
      },
      NOON,
    );
    expect(await stake(database.pool, inGame(player, 'jackpot', 'own', 40), NOON)).toMatchObject({
      ok: true,
      balance: 60,
      playableBonus: 0,
    });
    expect(await readBonus(database.pool, player.playerId, id)).toMatchObject({ balance: 1_000, wagered: 0 });
  });
});

describe('maximum stake of an active bonus', () => {
  it('leaves balances, wagering and limits unchanged after a refused bet', async () => {
    const { player, id } = await bonusIn('Active');
    const before = await readBonus(database.pool, player.playerId, id);
    expect(await stake(database.pool, inGame(player, 'slot', 'large', 501), NOON)).toMatchObject({
      ok: false,
      code: 'BONUS_MAX_STAKE',
    });
    expect(await readBonus(database.pool, player.playerId, id)).toEqual(before);
    const { rows } = await database.pool.query<{ moved: number; hours: number }>(
      `select (select count(*) from api.journal where player_id = $1 and kind = 'bet') as moved, (select count(*) from api.play_hour where player_id = $1 and staked > 0) as hours`,
      [player.playerId],
    );
    expect(rows).toEqual([{ moved: 0, hours: 0 }]);
  });
});
