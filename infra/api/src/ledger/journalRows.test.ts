import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import {
  gameMovement,
  gameVoid,
  openLedgerPlayer,
  TEST_GAME,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { closeWithoutFaults, openTestWithdrawal } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { settle, settlePartially, stake, voidStake } from './productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const open = (): Promise<LedgerPlayer> => openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 10_000 });

async function lastRow(player: LedgerPlayer): Promise<unknown> {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select kind, idempotency_key, amount, product, reference, game_id, game_session_id, effective_at, created_at, wagered
     from api.journal where player_id = $1 order by version desc limit 1`,
    [player.playerId],
  );
  return rows[0];
}

describe('the journal row', () => {
  it('names the product, round, game and session of the request of a win', async () => {
    const player = await open();
    await stake(database.pool, gameMovement(player, 'bet', 100), NOON);
    await settle(database.pool, { ...gameMovement(player, 'win', 40, 'bet'), closes: true }, NOON + MINUTE);
    expect(await lastRow(player)).toEqual({
      kind: 'win',
      idempotency_key: 'win',
      amount: 40,
      product: 'casino',
      reference: 'bet',
      game_id: TEST_GAME,
      game_session_id: player.gameSessionId,
      effective_at: new Date(NOON + MINUTE),
      created_at: new Date(NOON + MINUTE),
      wagered: 0,
    });
    const { rows } = await database.pool.query<{ last_activity_at: Date }>(
      'select last_activity_at from api.game_session where id = $1',
      [player.gameSessionId],
    );
    expect(rows).toEqual([{ last_activity_at: new Date(NOON + MINUTE) }]);
  });

  it('repeats the round, game and session of the stake for a void, and counts at its time', async () => {
    const player = await open();
    await stake(database.pool, gameMovement(player, 'bet', 100), NOON);
    await voidStake(database.pool, gameVoid(player, 'void', 'bet'), NOON + MINUTE);
    expect(await lastRow(player)).toEqual({
      kind: 'rollback',
      idempotency_key: 'void',
      amount: 100,
      product: 'casino',
      reference: 'bet',
      game_id: TEST_GAME,
      game_session_id: player.gameSessionId,
      effective_at: new Date(NOON),
      created_at: new Date(NOON + MINUTE),
      // without a bonus nothing counts towards its wagering
      wagered: 0,
    });
    const { rows } = await database.pool.query<{ status: string; closed_at: Date | null }>(
      'select status, closed_at from api.wager where player_id = $1',
      [player.playerId],
    );
    expect(rows).toEqual([{ status: 'ROLLED_BACK', closed_at: new Date(NOON + MINUTE) }]);
  });

  it('has a key made of the payment id for a reserved withdrawal', async () => {
    const player = await open();
    const { id } = await openTestWithdrawal(database.pool, player, [1_000], NOON);
    expect(await lastRow(player)).toMatchObject({
      kind: 'withdrawal_reserved',
      idempotency_key: `withdrawal:${id}`,
      amount: 1_000,
    });
  });
});

describe('a void', () => {
  it('rejects its key for another stake', async () => {
    const player = await open();
    for (const key of ['one', 'two']) await stake(database.pool, gameMovement(player, key, 100), NOON);
    await voidStake(database.pool, gameVoid(player, 'void', 'one'), NOON);
    expect(await voidStake(database.pool, gameVoid(player, 'void', 'two'), NOON)).toMatchObject({
      ok: false,
      code: 'KEY_REUSED',
    });
  });

  it('returns no playable bonus money for an unknown stake', async () => {
    const player = await open();
    expect(await voidStake(database.pool, gameVoid(player, 'void', 'unknown'), NOON)).toMatchObject({
      ok: true,
      playableBonus: 0,
      journalId: undefined,
    });
    expect(await stake(database.pool, gameMovement(player, 'unknown', 100), NOON)).toMatchObject({
      ok: false,
      code: 'ROLLED_BACK',
    });
  });
});

describe('a partial settlement', () => {
  it('rejects a negative part of the stake', async () => {
    const player = await open();
    await stake(database.pool, gameMovement(player, 'bet', 100), NOON);
    await expect(
      settlePartially(database.pool, { ...gameMovement(player, 'part', 10, 'bet'), stakePart: -1 }, NOON),
    ).rejects.toMatchObject({ code: 'P0422' });
  });
});
