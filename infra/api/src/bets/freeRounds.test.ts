import { beforeAll, describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import fc from 'fast-check';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import {
  BONUS_SPINS,
  CASH_SPINS,
  claimFreeSpins,
  freeSpinFaults,
  SPIN_VALUE,
} from '../../test/worlds/freeSpinWorld.ts';
import {
  gameMovement,
  gameVoid,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { settle } from '../ledger/productLedger.ts';
import { readWallet } from '../ledger/wallet.ts';
import { readReward } from '../rewards/playerRewards.ts';
import { writeRewardDefinitions } from '../rewards/seedRewards.ts';
import { settleFreeRound, stakeFreeRound, voidFreeRound } from './freeRounds.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

const database = useDatabase(createRuledDatabase);
beforeAll(async () => {
  for (const brand of Object.values(brands)) await writeRewardDefinitions(database.pool, brand);
});

const open = () => openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON, isKnown: true });
const stake = (player: LedgerPlayer, spins: string, round: string, at = NOON, value = SPIN_VALUE) =>
  stakeFreeRound(database.pool, gameMovement(player, `bet-${round}`, value, round), spins, at);
const win = (player: LedgerPlayer, round: string, amount: number, at = NOON) =>
  settleFreeRound(database.pool, gameMovement(player, `win-${round}`, amount, round), at);
const undo = (player: LedgerPlayer, round: string) =>
  voidFreeRound(database.pool, gameVoid(player, `void-${round}`, `bet-${round}`), NOON);

async function moneyOf({ brand, playerId }: LedgerPlayer) {
  const wallet = await readWallet(database.pool, brand, playerId);
  return [wallet?.balance, wallet?.bonusBalance];
}
async function progressOf({ playerId }: LedgerPlayer, spins: string, at = NOON) {
  return (await readReward(database.pool, playerId, spins, at))?.free_spins;
}
async function expectSound(): Promise<void> {
  expect(await freeSpinFaults(database.pool)).toEqual([]);
}

describe('free rounds (requirements/states#free-spins)', () => {
  it('use one spin without a stake and pay cash', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    expect(await progressOf(player, spins)).toMatchObject({ status: 'Ready', used: 0, spins: 10 });
    expect(await stake(player, spins, 'r1')).toMatchObject({ ok: true, balance: 1_000 });
    expect(await win(player, 'r1', 55)).toMatchObject({ ok: true, balance: 1_055 });
    expect(await moneyOf(player)).toEqual([1_055, 0]);
    expect(await progressOf(player, spins)).toMatchObject({ status: 'InUse', used: 1, won: 55 });
    await expectSound();
  });

  it('are paid by the operator, and their wins by the game provider', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    await win(player, 'r1', 55);
    const { rows } = await database.pool.query(
      `select j.kind, a.kind as account, a.holder, e.amount from api.entry e join api.account a on a.id = e.account_id
       join api.journal j on j.id = e.journal_id where j.player_id = $1 and j.reference = 'r1' order by j.id, e.amount`,
      [player.playerId],
    );
    expect(rows).toEqual([
      { kind: 'free_round', account: 'house', holder: 'free_spins', amount: -20 },
      { kind: 'free_round', account: 'game_provider', holder: 'foyer-games', amount: 20 },
      { kind: 'free_round_win', account: 'game_provider', holder: 'foyer-games', amount: -55 },
      { kind: 'free_round_win', account: 'player_real', holder: player.playerId, amount: 55 },
    ]);
  });

  it('pay bonus money that adds up to one bonus with the wagering factor of the reward', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { offer: BONUS_SPINS, at: NOON });
    for (const [round, amount] of [
      ['r1', 30],
      ['r2', 0],
      ['r3', 45],
    ] as const) {
      await stake(player, spins, round);
      await win(player, round, amount);
    }
    expect(await moneyOf(player)).toEqual([1_000, 75]);
    const { rows } = await database.pool.query(
      'select amount, balance, wagering_required, wagered, maximum_payout from api.bonus where player_id = $1',
      [player.playerId],
    );
    expect(rows).toEqual([
      { amount: 75, balance: 75, wagering_required: 750, wagered: 0, maximum_payout: 5_000 },
    ]);
    await expectSound();
  });

  it('count for no limit, wagering or fact of a settled bet', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    await win(player, 'r1', 55);
    const { rows } = await database.pool.query(
      `select (select coalesce(sum(staked + paid), 0)::int from api.play_hour where player_id = $1) as counted,
         (select count(*)::int from api.wager where player_id = $1) as wagers,
         (select count(*)::int from api.outbox where topic = 'api.bet-settled' and payload->>'playerId' = $1) as facts`,
      [player.playerId],
    );
    expect(rows).toEqual([{ counted: 0, wagers: 0, facts: 0 }]);
  });

  it('return the stored answer to a repeated call', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    expect(await stake(player, spins, 'r1')).toMatchObject({ ok: true, isReplay: true });
    await win(player, 'r1', 55);
    expect(await win(player, 'r1', 55)).toMatchObject({ ok: true, isReplay: true, balance: 1_055 });
    expect(await progressOf(player, spins)).toMatchObject({ used: 1, won: 55 });
    expect(await win(player, 'r1', 56)).toMatchObject({ ok: false, code: 'KEY_REUSED' });
  });

  it('give the spin back when they are voided, and refuse a round that arrives after its void', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    expect(await undo(player, 'r1')).toMatchObject({ ok: true, balance: 1_000 });
    expect(await undo(player, 'r1')).toMatchObject({ ok: true, isReplay: true });
    expect(await win(player, 'r1', 55)).toMatchObject({ ok: false, code: 'ROLLED_BACK' });
    expect(await undo(player, 'late')).toMatchObject({ ok: true, journalId: undefined });
    expect(await stake(player, spins, 'late')).toMatchObject({ ok: false, code: 'ROLLED_BACK' });
    expect(await progressOf(player, spins)).toMatchObject({ status: 'Ready', used: 0 });
    await expectSound();
  });

  it('cannot be settled as a payout without a stake', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { offer: BONUS_SPINS, at: NOON });
    await stake(player, spins, 'r1');
    const payout = { ...gameMovement(player, 'plain', 55, 'r1'), closes: true };
    expect(await settle(database.pool, payout, NOON)).toMatchObject({ ok: false, code: 'NOT_A_BET' });
  });

  it('end with the last spin', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { offer: BONUS_SPINS, at: NOON });
    for (let round = 0; round < 5; round += 1) {
      await stake(player, spins, `r${round}`);
      await win(player, `r${round}`, 0);
    }
    expect(await progressOf(player, spins)).toMatchObject({ status: 'Used', used: 5 });
    expect(await stake(player, spins, 'r5')).toMatchObject({ ok: false, code: 'FREE_SPINS_UNAVAILABLE' });
    await expectSound();
  });

  it('pay an open round after the spins have expired, and keep the wins', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    expect(await win(player, 'r1', 55, NOON + 8 * DAY)).toMatchObject({ ok: true, balance: 1_055 });
    expect(await progressOf(player, spins, NOON + 8 * DAY)).toMatchObject({ status: 'Expired', won: 55 });
  });

  it.each<[string, string, string, number, number]>([
    ['the spins have expired', 'true', 'FREE_SPINS_UNAVAILABLE', NOON + 8 * DAY, SPIN_VALUE],
    ['the value differs', 'true', 'FREE_SPINS_UNAVAILABLE', NOON, 40],
    ['the player is excluded', `self_excluded_at = '2026-11-18'`, 'PLAYER_BLOCKED', NOON, SPIN_VALUE],
    ['the account is closed', `status = 'Closed'`, 'PLAYER_BLOCKED', NOON, SPIN_VALUE],
    ['the player is on a time-out', `timeout_ends_at = '2027-01-01'`, 'PLAYER_BLOCKED', NOON, SPIN_VALUE],
    ['rewards are blocked', 'rewards_blocked = true', 'PLAYER_BLOCKED', NOON, SPIN_VALUE],
    ['the identity is required', `kyc_status = 'Required'`, 'PLAYER_BLOCKED', NOON, SPIN_VALUE],
  ])('are refused while %s', async (_, change, code, at, value) => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    if (change !== 'true')
      await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(await stake(player, spins, 'r1', at, value)).toMatchObject({ ok: false, code });
    expect(await progressOf(player, spins)).toMatchObject({ used: 0 });
  });

  it('are refused with the spins of another player and in another game', async () => {
    const [player, other] = [await open(), await open()];
    const spins = await claimFreeSpins(database.pool, other, { at: NOON });
    expect(await stake(player, spins, 'r1')).toMatchObject({ ok: false, code: 'FREE_SPINS_UNAVAILABLE' });
    await database.pool.query(`update api.game_session set game_id = 'tide-court' where id = $1`, [
      other.gameSessionId,
    ]);
    const round = { ...gameMovement(other, 'bet-r1', SPIN_VALUE, 'r1'), gameId: 'tide-court' };
    expect(await stakeFreeRound(database.pool, round, spins, NOON)).toMatchObject({
      ok: false,
      code: 'FREE_SPINS_UNAVAILABLE',
    });
  });

  it.each([
    ['SELF_EXCLUDED', `self_excluded_at = '2026-11-18'`],
    ['ACCOUNT_CLOSED', `status = 'Closed', updated_at = '2026-11-18'`],
  ])('forfeit the spins that are left with the reason %s, and keep the wins', async (reason, change) => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    await win(player, 'r1', 55);
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(await progressOf(player, spins)).toMatchObject({ status: 'Forfeited', forfeitReason: reason });
    expect(await moneyOf(player)).toEqual([1_055, 0]);
    await expectSound();
  });

  it('forfeit a spin that a void returns after an exclusion', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { offer: BONUS_SPINS, at: NOON });
    for (let round = 0; round < 5; round += 1) await stake(player, spins, `r${round}`);
    await database.pool.query(`update api.player set self_excluded_at = '2026-11-18' where id = $1`, [
      player.playerId,
    ]);
    expect(await undo(player, 'r4')).toMatchObject({ ok: true });
    await database.pool.query('update api.player set self_excluded_at = null where id = $1', [
      player.playerId,
    ]);
    expect(await progressOf(player, spins)).toMatchObject({ status: 'Forfeited', used: 4 });
    expect(await stake(player, spins, 'r5')).toMatchObject({ ok: false, code: 'FREE_SPINS_UNAVAILABLE' });
    await expectSound();
  });

  it('keep a spin that a void returns after the spins have expired unusable', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    expect(await undo(player, 'r1')).toMatchObject({ ok: true });
    expect(await progressOf(player, spins, NOON + 8 * DAY)).toMatchObject({ status: 'Expired', used: 0 });
    expect(await stake(player, spins, 'r2', NOON + 8 * DAY)).toMatchObject({
      ok: false,
      code: 'FREE_SPINS_UNAVAILABLE',
    });
  });

  it('pay one win for 20 parallel calls with one key, and refuse another key', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    const wins = await Promise.all(Array.from({ length: 20 }, () => win(player, 'r1', 55)));
    expect(wins.every((answer) => answer.ok && answer.balance === 1_055)).toBe(true);
    const other = gameMovement(player, 'win-other', 55, 'r1');
    expect(await settleFreeRound(database.pool, other, NOON)).toMatchObject({
      ok: false,
      code: 'ROUND_CLOSED',
    });
    expect(await progressOf(player, spins)).toMatchObject({ used: 1, won: 55 });
    await expectSound();
  });

  it('are not voided after their win', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    await stake(player, spins, 'r1');
    await win(player, 'r1', 55);
    expect(await undo(player, 'r1')).toMatchObject({ ok: false, code: 'ROUND_CLOSED' });
    expect(await progressOf(player, spins)).toMatchObject({ used: 1, won: 55 });
    expect(await moneyOf(player)).toEqual([1_055, 0]);
    await expectSound();
  });

  it('end in one of win and void when both arrive together', async () => {
    const player = await open();
    const spins = await claimFreeSpins(database.pool, player, { at: NOON });
    for (let round = 0; round < 8; round += 1) {
      await stake(player, spins, `r${round}`);
      const answers = await Promise.all([win(player, `r${round}`, 10), undo(player, `r${round}`)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
    const progress = await progressOf(player, spins);
    expect(await moneyOf(player)).toEqual([1_000 + 10 * (progress?.used ?? 0), 0]);
    await expectSound();
  });

  it.each(['stake', 'win', 'void'] as const)(
    'apply a %s once when its connection is killed before the commit',
    async (call) => {
      const player = await open();
      const spins = await claimFreeSpins(database.pool, player, { at: NOON });
      if (call !== 'stake') await stake(player, spins, 'r1');
      const send = (pool: Pool) => {
        if (call === 'win') return settleFreeRound(pool, gameMovement(player, 'win-r1', 55, 'r1'), NOON);
        if (call === 'void') return voidFreeRound(pool, gameVoid(player, 'void-r1', 'bet-r1'), NOON);
        return stakeFreeRound(pool, gameMovement(player, 'bet-r1', SPIN_VALUE, 'r1'), spins, NOON);
      };
      const before = await progressOf(player, spins);
      const client = await database.pool.connect();
      await client.query('begin');
      await send(client as unknown as Pool);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect(client.query('commit')).rejects.toThrow();
      client.release(true);
      expect(await progressOf(player, spins)).toEqual(before);
      await send(database.pool);
      expect(await send(database.pool)).toMatchObject({ ok: true, isReplay: true });
      expect(await progressOf(player, spins)).toMatchObject({
        used: call === 'void' ? 0 : 1,
        won: call === 'win' ? 55 : 0,
      });
      await expectSound();
    },
  );

  it(`post exactly the wins of the rounds that were played, for any sequence of calls (FOYER_SEED=${testSeed})`, async () => {
    const calls = fc.array(
      fc.record({
        call: fc.constantFrom('stake', 'win', 'void'),
        round: fc.integer({ min: 0, max: 7 }),
        amount: fc.integer({ min: 0, max: 200 }),
      }),
      { minLength: 20, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(calls, fc.constantFrom(CASH_SPINS, BONUS_SPINS), async (sequence, offer) => {
        const player = await open();
        const spins = await claimFreeSpins(database.pool, player, { offer, at: NOON });
        const rounds = new Map<string, 'open' | 'closed' | 'void'>();
        let won = 0;
        for (const { call, round: number, amount } of sequence) {
          const round = `r${number}`;
          const before = rounds.get(round);
          if (call === 'stake') {
            const answer = await stake(player, spins, round);
            if (answer.ok && before === undefined) rounds.set(round, 'open');
          } else if (call === 'win') {
            const answer = await win(player, round, amount);
            if (answer.ok && before === 'open') {
              won += amount;
              rounds.set(round, 'closed');
            }
          } else if ((await undo(player, round)).ok && before !== 'closed') rounds.set(round, 'void');
        }
        const used = [...rounds.values()].filter((state) => state !== 'void').length;
        expect(await progressOf(player, spins)).toMatchObject({ used, won });
        expect(await moneyOf(player)).toEqual(offer === CASH_SPINS ? [1_000 + won, 0] : [1_000, won]);
      }),
      { seed: testSeed, numRuns: 12 },
    );
    await expectSound();
  }, 60_000);
});
