import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import { REWARD_OFFERS } from '../../content/rewards.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { CASH_SPINS, claimFreeSpins, freeSpinFaults, SPIN_VALUE } from '../../test/worlds/freeSpinWorld.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { freeSpinsForLaunch } from '../games/freeSpinLaunch.ts';
import { readReward } from '../rewards/playerRewards.ts';
import { writeRewardDefinitions } from '../rewards/seedRewards.ts';
import { settleFreeRound, stakeFreeRound, voidFreeRound } from './freeRounds.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const { gameId: GAME = '', replacementGameId: REPLACEMENT = '' } = REWARD_OFFERS[CASH_SPINS].spins ?? {};

const database = useDatabase(createRuledDatabase);
beforeAll(async () => {
  await writeRewardDefinitions(database.pool, brands.aurora);
  await database.pool.query(
    `insert into api.game_studio (id, provider, slug, name) values ('studio', 'foyer-games', 'studio', 'Studio')`,
  );
  for (const id of [GAME, REPLACEMENT])
    await database.pool.query(
      `insert into api.game (id, provider, studio_id, slug, facts) values ($1, 'foyer-games', 'studio', $1, '{}')`,
      [id],
    );
});
beforeEach(() => withdraw());

/** Withdraws these games, and offers all others. */
async function withdraw(...games: readonly string[]): Promise<void> {
  await database.pool.query(`update api.game set withdrawn_at = case when id = any($1) then now() end`, [
    games,
  ]);
}

async function openPlayer(): Promise<{ player: LedgerPlayer; spins: string }> {
  const player = await openLedgerPlayer(database.pool, { at: NOON, isKnown: true });
  return { player, spins: await claimFreeSpins(database.pool, player, { at: NOON }) };
}

/** Stakes a free round in a game that the player has opened. */
async function stakeIn(gameId: string, player: LedgerPlayer, spins: string, round = 'r1') {
  await database.pool.query('update api.game_session set game_id = $2 where id = $1', [
    player.gameSessionId,
    gameId,
  ]);
  const movement = { ...gameMovement(player, `bet-${round}`, SPIN_VALUE, round), gameId };
  return stakeFreeRound(database.pool, movement, spins, NOON);
}

const playableGame = async ({ playerId }: LedgerPlayer, spins: string) =>
  (await readReward(database.pool, playerId, spins, NOON))?.playable_game_id;

describe('free spins of a withdrawn game', () => {
  it.each([
    { withdrawn: [], game: GAME },
    { withdrawn: [REPLACEMENT], game: GAME },
    { withdrawn: [GAME], game: REPLACEMENT },
    // neither can be played: the terms stay as they are
    { withdrawn: [GAME, REPLACEMENT], game: GAME },
  ])('are played in $game while $withdrawn are withdrawn', async ({ withdrawn, game }) => {
    const { player, spins } = await openPlayer();
    await withdraw(...withdrawn);
    expect(await playableGame(player, spins)).toBe(game);
  });

  it('are launched and played in the replacement, and pay', async () => {
    const { player, spins } = await openPlayer();
    await withdraw(GAME);
    const launch = (gameId: string) =>
      freeSpinsForLaunch(
        database.pool,
        { id: player.playerId },
        { freeSpins: spins, gameId, currency: 'EUR' },
        NOON,
      );
    expect(await launch(GAME)).toBe('FREE_SPINS_UNAVAILABLE');
    expect(await launch(REPLACEMENT)).toMatchObject({ left: 10, valueMinor: SPIN_VALUE });
    expect(await stakeIn(REPLACEMENT, player, spins)).toMatchObject({ ok: true });
    const win = { ...gameMovement(player, 'win-r1', 40, 'r1'), gameId: REPLACEMENT };
    expect(await settleFreeRound(database.pool, win, NOON)).toMatchObject({ ok: true, balance: 40 });
    expect(await freeSpinFaults(database.pool)).toEqual([]);
  });

  it('finish a round that was open in the withdrawn game', async () => {
    const { player, spins } = await openPlayer();
    expect(await stakeIn(GAME, player, spins, 'paid')).toMatchObject({ ok: true });
    expect(await stakeIn(GAME, player, spins, 'void')).toMatchObject({ ok: true });
    await withdraw(GAME);
    const win = gameMovement(player, 'win-paid', 40, 'paid');
    expect(await settleFreeRound(database.pool, win, NOON)).toMatchObject({ ok: true });
    const request = { ...gameMovement(player, 'undo', SPIN_VALUE, 'void'), stakeKey: 'bet-void' };
    expect(await voidFreeRound(database.pool, request, NOON)).toMatchObject({ ok: true });
    expect(await freeSpinFaults(database.pool)).toEqual([]);
  });

  it.each([
    ['the withdrawn game', GAME, [GAME], 'GAME_BLOCKED'],
    ['the replacement while the game is offered', REPLACEMENT, [], 'FREE_SPINS_UNAVAILABLE'],
    ['a withdrawn replacement', REPLACEMENT, [GAME, REPLACEMENT], 'GAME_BLOCKED'],
  ])('are refused in %s', async (_where, game, withdrawn, code) => {
    const { player, spins } = await openPlayer();
    await withdraw(...withdrawn);
    expect(await stakeIn(game, player, spins)).toMatchObject({ ok: false, code });
  });
});
