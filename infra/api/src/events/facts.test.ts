import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { parseEvent, type EventOf } from '@foyer/kernel/events';
import { giveBonus } from '../../test/worlds/bonusWorld.ts';
import {
  gameMovement,
  gameVoid,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { applyTestUpdate, openTestDeposit, providerUpdateOf } from '../../test/worlds/paymentWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { resettle, settle, stake, voidStake } from '../ledger/productLedger.ts';

type FactTopic = 'api.bet-settled' | 'api.deposit-completed' | 'api.player-signed-in';

const AT = Date.UTC(2026, 10, 28, 12);
const AT_TEXT = '2026-11-28T12:00:00.000Z';
const FUNDS = 10_000;

const database = useDatabase(createBonusDatabase);

const openPlayer = () => openLedgerPlayer(database.pool, { fundsMinor: FUNDS, at: AT });

/** The events of a player in the outbox, checked against their schema. */
async function factsOf<Topic extends FactTopic>(
  { playerId }: LedgerPlayer,
  topic: Topic,
): Promise<readonly EventOf<Topic>[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select payload from api.outbox where topic = $1 and payload->>'playerId' = $2 order by id`,
    [topic, playerId],
  );
  return rows.map(({ payload }) => {
    const event = parseEvent(topic, payload);
    if (event === undefined) throw new Error('The event does not match its schema.');
    return event;
  });
}

async function playRound(player: LedgerPlayer, round: string, won: number): Promise<void> {
  await stake(database.pool, gameMovement(player, `stake-${round}`, 100, round), AT);
  const win = { ...gameMovement(player, `win-${round}`, won, round), closes: true };
  await settle(database.pool, win, AT + 1_000);
}

describe('api.bet-settled', () => {
  it('reports a round once, with all its stakes and payouts', async () => {
    const player = await openPlayer();
    await stake(database.pool, gameMovement(player, 'first', 100, 'round'), AT);
    await stake(database.pool, gameMovement(player, 'second', 50, 'round'), AT + 500);
    await settle(database.pool, { ...gameMovement(player, 'part', 20, 'round'), closes: false }, AT + 700);
    expect(await factsOf(player, 'api.bet-settled')).toEqual([]);
    await settle(database.pool, { ...gameMovement(player, 'last', 230, 'round'), closes: true }, AT + 1_000);
    const { rows } = await database.pool.query<{ studio_id: string; slug: string; id: string }>(
      'select g.studio_id, g.slug, w.id::text from api.wager w left join api.game g on g.id = w.game_id where w.player_id = $1',
      [player.playerId],
    );
    expect(await factsOf(player, 'api.bet-settled')).toEqual([
      {
        betId: rows[0]?.id,
        playerId: player.playerId,
        brand: 'aurora',
        product: 'casino',
        reference: 'round',
        gameId: 'ember-hollow',
        gameSlug: rows[0]?.slug,
        studioId: rows[0]?.studio_id,
        stakeMinor: 150,
        realStakeMinor: 150,
        wonMinor: 250,
        currency: 'EUR',
        placedAt: AT_TEXT,
        settledAt: '2026-11-28T12:00:01.000Z',
      },
    ]);
  });

  it('reports nothing again when stakes and payouts are repeated', async () => {
    const player = await openPlayer();
    await playRound(player, 'round', 40);
    await playRound(player, 'round', 40);
    expect(await factsOf(player, 'api.bet-settled')).toHaveLength(1);
  });

  it('reports nothing for a voided round', async () => {
    const player = await openPlayer();
    await stake(database.pool, gameMovement(player, 'stake', 100, 'round'), AT);
    await voidStake(database.pool, gameVoid(player, 'void', 'stake'), AT);
    expect(await factsOf(player, 'api.bet-settled')).toEqual([]);
  });

  it('leaves a voided stake out of a round that goes on', async () => {
    const player = await openPlayer();
    await stake(database.pool, gameMovement(player, 'first', 100, 'round'), AT);
    await stake(database.pool, gameMovement(player, 'second', 60, 'round'), AT);
    await voidStake(database.pool, gameVoid(player, 'void', 'second'), AT);
    await settle(database.pool, { ...gameMovement(player, 'win', 0, 'round'), closes: true }, AT);
    expect(await factsOf(player, 'api.bet-settled')).toMatchObject([{ stakeMinor: 100, wonMinor: 0 }]);
  });

  it('keeps the first result when the bet is resettled or paid late', async () => {
    const player = await openPlayer();
    await playRound(player, 'round', 40);
    await resettle(database.pool, gameMovement(player, 'correction', 90, 'round'), AT + 2_000);
    await settle(database.pool, { ...gameMovement(player, 'late', 5, 'round'), closes: true }, AT + 3_000);
    expect(await factsOf(player, 'api.bet-settled')).toMatchObject([{ wonMinor: 40 }]);
  });

  it('reports a payout without a stake, which closes at once', async () => {
    const player = await openPlayer();
    await settle(database.pool, { ...gameMovement(player, 'win', 30, 'free'), closes: true }, AT);
    expect(await factsOf(player, 'api.bet-settled')).toMatchObject([
      { stakeMinor: 0, realStakeMinor: 0, wonMinor: 30, reference: 'free' },
    ]);
  });

  it('separates real money from bonus money', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 60, at: AT });
    await giveBonus(database.pool, player, { amount: 500, at: AT });
    await stake(database.pool, gameMovement(player, 'stake', 100, 'round'), AT);
    await settle(database.pool, { ...gameMovement(player, 'win', 0, 'round'), closes: true }, AT);
    expect(await factsOf(player, 'api.bet-settled')).toMatchObject([{ stakeMinor: 100, realStakeMinor: 60 }]);
  });
});

describe('api.deposit-completed', () => {
  it('reports a credited deposit once, and a held one never', async () => {
    const player = await openPlayer();
    const { id } = await openTestDeposit(database.pool, player, 2_500, AT);
    const update = providerUpdateOf(player, id, 2_500, 'completed', AT);
    await applyTestUpdate(database.pool, update, AT, 'once');
    await applyTestUpdate(database.pool, update, AT, 'again');
    await applyTestUpdate(database.pool, { ...update, status: 'refunded' }, AT, 'refund');
    await database.pool.query('update api.player set deposits_blocked = false where id = $1', [
      player.playerId,
    ]);
    const held = await openTestDeposit(database.pool, player, 3_000, AT);
    await database.pool.query('update api.player set deposits_blocked = true where id = $1', [
      player.playerId,
    ]);
    await applyTestUpdate(database.pool, providerUpdateOf(player, held.id, 3_000, 'completed', AT), AT);
    expect(await factsOf(player, 'api.deposit-completed')).toEqual([
      {
        paymentId: id,
        playerId: player.playerId,
        brand: 'aurora',
        amountMinor: 2_500,
        currency: 'EUR',
        at: AT_TEXT,
      },
    ]);
  });
});

describe('api.player-signed-in', () => {
  it('reports each session once, without its id', async () => {
    const player = await openPlayer();
    expect(await factsOf(player, 'api.player-signed-in')).toEqual([
      {
        sessionDigest: createHash('sha256').update(player.sid).digest('hex'),
        playerId: player.playerId,
        brand: 'aurora',
        at: AT_TEXT,
      },
    ]);
  });
});
