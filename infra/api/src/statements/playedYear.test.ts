import { beforeAll, describe, expect, it } from '@jest/globals';
import { brands, licences } from '@foyer/market';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import {
  gameMovement,
  gameVoid,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  applyTestUpdate,
  closeWithoutFaults,
  openPaidDeposit,
  openTestWithdrawal,
  providerUpdateOf,
} from '../../test/worlds/paymentWorld.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { settle, stake, voidStake, type Stake } from '../ledger/productLedger.ts';
import { setLimit } from '../limits/playerLimits.ts';
import { readLimits } from '../limits/limitRows.ts';
import { writePlayerEmail } from '../player-emails/writePlayerEmail.ts';
import { readActivity } from './readActivity.ts';
import { readStatement } from './readStatement.ts';

/** Malta: one hour ahead of UTC, two from 29 March to 25 October 2026. */
const ZONE = licences[brands.aurora.licence].timeZone;
const LIVE_GAME = 'live-table';
/** Wednesday, noon in Malta. */
const NOW = Date.UTC(2026, 10, 18, 11);
const isLive = (gameId: string): boolean => gameId === LIVE_GAME;

const database = useDatabase(createRuledDatabase, closeWithoutFaults);
let player: LedgerPlayer;

type Place = Pick<Stake, 'product' | 'provider' | 'gameId' | 'gameSessionId'>;
const SPORTS: Place = { product: 'sportsbook', provider: 'sports' };
const RAFFLE: Place = { product: 'raffle', provider: 'raffle' };

/** A stake and its payout, both minor units. */
async function play(
  at: number,
  staked: number,
  returned: number,
  place: Place = gameMovement(player, 'any', 0),
): Promise<void> {
  const reference = crypto.randomUUID();
  const bet: Stake = {
    ...place,
    brand: player.brand,
    playerId: player.playerId,
    currency: player.currency,
    key: `bet-${reference}`,
    reference,
    amount: staked,
  };
  expect(await stake(database.pool, bet, at)).toMatchObject({ ok: true });
  await settle(database.pool, { ...bet, key: `win-${reference}`, amount: returned, closes: true }, at);
}

/** Games that were open between two instants; an open game was last played `closedAt`. */
async function writeTimes(
  times: readonly (readonly [openedAt: string, endedAt: string, isOpen?: true])[],
): Promise<void> {
  await database.pool.query('delete from api.game_session where player_id = $1 and game_id <> $2', [
    player.playerId,
    gameMovement(player, 'any', 0).gameId,
  ]);
  await database.pool.query(
    `update api.game_session set opened_at = $2, last_activity_at = $2, closed_at = $2 where id = $1`,
    [player.gameSessionId, new Date(Date.UTC(2025, 11, 1))],
  );
  for (const [openedAt, endedAt, isOpen] of times)
    await database.pool.query(
      `insert into api.game_session (id, brand, player_id, sid, game_id, mode, currency, opened_at, last_activity_at, expires_at, closed_at)
       values ($1, $2, $3, $4, 'any', 'REAL', $5, $6, $7, $7::timestamptz + interval '1 day', case when $8 then null else $7::timestamptz end)`,
      [
        crypto.randomUUID(),
        player.brand,
        player.playerId,
        player.sid,
        player.currency,
        openedAt,
        endedAt,
        isOpen === true,
      ],
    );
}

beforeAll(async () => {
  const { pool } = database;
  player = await openLedgerPlayer(pool, { at: Date.UTC(2025, 11, 1), isKnown: true });
  const liveSession = crypto.randomUUID();
  await pool.query(
    `insert into api.game_session (id, brand, player_id, sid, game_id, mode, currency, opened_at, last_activity_at, expires_at)
     select $2, brand, player_id, sid, $3, mode, currency, opened_at, last_activity_at, expires_at from api.game_session where id = $1`,
    [player.gameSessionId, liveSession, LIVE_GAME],
  );

  const january = Date.UTC(2026, 0, 15, 11);
  await openPaidDeposit(pool, player, 10_000, january);
  await play(january, 4_000, 1_500);
  await play(january, 1_000, 0);
  // half past midnight on 1 February in Malta
  await play(Date.UTC(2026, 0, 31, 23, 30), 200, 0);
  await play(Date.UTC(2026, 1, 10), 2_000, 5_000, SPORTS);
  // a bet that was rolled back
  const mistake = gameMovement(player, 'mistake', 700);
  await stake(pool, mistake, Date.UTC(2026, 2, 10));
  await voidStake(pool, gameVoid(player, 'mistake-back', 'mistake'), Date.UTC(2026, 2, 10));
  // half past midnight on 1 April in Malta, in summer time
  await openPaidDeposit(pool, player, 2_500, Date.UTC(2026, 2, 31, 22, 30));
  await play(Date.UTC(2026, 5, 10), 500, 0, RAFFLE);
  await play(Date.UTC(2026, 6, 10), 3_000, 2_500, {
    ...gameMovement(player, 'any', 0),
    gameId: LIVE_GAME,
    gameSessionId: liveSession,
  });

  const october = Date.UTC(2026, 9, 10, 18);
  await openPaidDeposit(pool, player, 6_000, october);
  const reversed = await openPaidDeposit(pool, player, 1_000, october);
  await applyTestUpdate(pool, providerUpdateOf(player, reversed.id, 1_000, 'charged_back', october), october);
  await openTestWithdrawal(pool, player, [4_000], october);
  await play(october, 1_200, 0);
  await play(Date.UTC(2026, 10, 18, 10, 30), 800, 300);

  await writeTimes([
    ['2026-01-15T11:00Z', '2026-01-15T12:30Z'],
    // half an hour on each side of midnight in Malta
    ['2026-01-31T22:30Z', '2026-01-31T23:30Z'],
    ['2026-10-10T18:00Z', '2026-10-10T19:30Z'],
    // the hour that the clock shows twice
    ['2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    // half an hour on each side of the start of this day
    ['2026-11-17T22:30Z', '2026-11-17T23:30Z'],
    // two games at a time, one of them still open
    ['2026-11-18T10:00Z', '2026-11-18T10:55Z', true],
    ['2026-11-18T10:30Z', '2026-11-18T10:45Z'],
  ]);
});

const activity = () =>
  readActivity(database.pool, player.playerId, { year: 2026, timeZone: ZONE, now: NOW }, isLive);
const OCTOBER = { from: new Date('2026-09-30T22:00Z'), to: new Date('2026-10-31T23:00Z') };

describe('the year of a player', () => {
  it('has the money, rounds and minutes of each month', async () => {
    const months = await activity();
    expect(
      months.map(({ month, deposits, withdrawals, staked, returned, net, rounds, minutes }) => [
        month,
        deposits,
        withdrawals,
        staked,
        returned,
        net,
        rounds,
        minutes,
      ]),
    ).toEqual([
      [1, 10_000, 0, 5_000, 1_500, -3_500, 2, 90 + 30],
      [2, 0, 0, 2_200, 5_000, 2_800, 2, 30],
      [3, 0, 0, 0, 0, 0, 0, 0],
      [4, 2_500, 0, 0, 0, 0, 0, 0],
      [5, 0, 0, 0, 0, 0, 0, 0],
      [6, 0, 0, 500, 0, -500, 0, 0],
      [7, 0, 0, 3_000, 2_500, -500, 1, 0],
      [8, 0, 0, 0, 0, 0, 0, 0],
      [9, 0, 0, 0, 0, 0, 0, 0],
      [10, 6_000, 4_000, 1_200, 0, -1_200, 1, 90 + 60],
      [11, 0, 0, 800, 300, -500, 1, 60 + 60],
    ]);
  });

  it('has the net position by product', async () => {
    const months = await activity();
    const nets: Record<string, number> = {};
    for (const { product, net } of months.flatMap(({ products }) => products))
      nets[product] = (nets[product] ?? 0) + net;
    expect(nets).toEqual({
      CASINO: -3_500 - 200 - 1_200 - 500,
      LIVE_CASINO: -500,
      SPORTS: 3_000,
      JACKPOT: -500,
    });
  });

  it('has a month whose statement adds up from the opening to the closing balance', async () => {
    const statement = await readStatement(database.pool, player.playerId, OCTOBER, isLive);
    expect(statement).toMatchObject({
      opening: { balance: 10_800 },
      closing: { balance: 10_800 + 6_000 - 4_000 - 1_200 },
      deposits: 6_000,
      withdrawals: 4_000,
      products: [{ product: 'CASINO', staked: 1_200, returned: 0, net: -1_200, rounds: 1 }],
    });
    expect(
      Object.fromEntries(statement.lines.map(({ kind, count, amount }) => [kind, [count, amount]])),
    ).toMatchObject({
      DEPOSIT: [2, 7_000],
      DEPOSIT_REVERSED: [1, -1_000],
      WITHDRAWAL: [1, -4_000],
      STAKE: [1, -1_200],
    });
  });

  it('has the same figures in the statement email', async () => {
    const { body } = await writePlayerEmail(
      {
        pool: database.pool,
        content: { of: compiledLiveContent },
        settings: { gatewayPort: 4000 },
        catalogue: { current: () => ({ gameById: new Map() }) as never },
      },
      {
        id: 1,
        kind: 'monthly-statement',
        player_id: player.playerId,
        brand: 'aurora',
        language: 'en',
        country: 'FI',
        currency: 'EUR',
        content: { from: OCTOBER.from.toISOString(), to: OCTOBER.to.toISOString() },
      },
    );
    const figures = body.split('\n').filter((line) => /^[A-Z].*: .*\d/.test(line));
    expect(figures.slice(0, 10)).toEqual([
      'Opening balance: €108.00',
      'Deposits: €70.00',
      'Reversed deposits: €10.00',
      'Withdrawals: €40.00',
      'Staked: €12.00',
      'Returned: €0.00',
      'Net result: -€12.00',
      'Closing balance: €116.00',
      'Time in games (hours:minutes): 2:30',
      'Casino: -€12.00',
    ]);
  });

  it('has the time of this day against the plan of the player', async () => {
    const set = await setLimit(
      { pool: database.pool, clock: () => NOW },
      player.playerId,
      { kind: 'SESSION', period: 'Day' },
      300,
    );
    expect(set).toMatchObject({ ok: true });
    const limits = await readLimits(database.pool, player.playerId, NOW);
    expect(limits.find(({ kind, period }) => kind === 'SESSION' && period === 'Day')).toMatchObject({
      ceiling: 300,
      used: 30 + 60,
    });
  });
});
