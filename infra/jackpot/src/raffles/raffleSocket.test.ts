import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { raffleOf, STUDIO } from '../testing/fakeRaffleOperator.ts';
import { serveJackpot, type ServedJackpot } from '../testing/servedJackpot.ts';
import { RAFFLE_WON } from './payPrizes.ts';

const SID = 'a-session-id-that-cannot-be-guessed';
const INSTANCE = '/v1/pots/instances/source/hourly-provider-of-the-week-source/brand/op-a:aurora';
const EVENTS = '/v1/events/op-a/aurora';
const REQUEST = { type: 'PlayerRaffleTicketsRequest', data: {} };
const POLL_MS = 50;

let jackpot: ServedJackpot;
beforeAll(async () => {
  jackpot = await serveJackpot();
  jackpot.operator.sessions.set(SID, { brand: 'aurora', playerId: 'aino', currency: 'EUR' });
  jackpot.raffles.raffles.push(raffleOf());
  await runningDrop();
}, DATABASE_START_MS);
afterAll(() => jackpot.close());

/** The running drop, once the service has opened it. */
async function runningDrop(): Promise<Record<string, unknown>> {
  // lets the definitions of the start expire, so that they are read again
  jackpot.skew.milliseconds = 20_000;
  for (;;) {
    const { status, body } = await jackpot.request(INSTANCE);
    if (status === 200) return body;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function listen() {
  const { body } = await jackpot.request('/v1/tickets', { method: 'POST', bearer: `aino:${SID}` });
  return jackpot.listen(`${EVENTS}?token=${String(body['ticket'])}&currency=EUR`);
}

describe('raffles of the jackpot service', () => {
  it('answers the source of a raffle with the running drop', async () => {
    const drop = await runningDrop();
    expect(drop).toMatchObject({ pots: [{ id: '0', current_value: 1_000 }], studio: 'emberwick' });
    const [start, end] = [drop['timestamp_start'], drop['timestamp_end']].map((at) => Date.parse(String(at)));
    expect((end ?? 0) - (start ?? 0)).toBe(3_600_000);
  });

  it.each([
    ['of another brand', '/v1/pots/instances/source/hourly-provider-of-the-week-source/brand/op-a:tuli'],
    ['of an unknown source', '/v1/pots/instances/source/yearly-source/brand/op-a:aurora'],
  ])('answers 404 for a drop %s', async (_what, path) =>
    expect((await jackpot.request(path)).status).toBe(404),
  );

  it('publishes the record of an open drop without seed and entries', async () => {
    const { id } = await runningDrop();
    const { status, body } = await jackpot.request(`/v1/raffles/draws/${String(id)}.json`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'open', seed: null, entries: null, seed_hash: expect.any(String) });
    expect((await jackpot.request(`/v1/raffles/draws/${String(id)}.json`, { brand: 'zephyra' })).status).toBe(
      404,
    );
    const list = (await jackpot.request('/v1/raffles/draws')).body['draws'] as unknown[];
    expect(list).toHaveLength(3);
  });

  it('sends the player’s tickets on request and when a bet was settled', async () => {
    const { id } = await runningDrop();
    const socket = await listen();
    socket.reply(REQUEST);
    expect(await socket.next('PlayerRaffleTicketsListResponse')).toEqual({ instance_tickets: [] });
    const now = new Date().toISOString();
    const payload = {
      betId: 'bet-1',
      playerId: 'aino',
      brand: 'aurora',
      product: 'casino',
      reference: 'round-1',
      studioId: STUDIO,
      stakeMinor: 300,
      realStakeMinor: 300,
      wonMinor: 0,
      currency: 'EUR',
      placedAt: now,
      settledAt: now,
    };
    await jackpot.publish('api.bet-settled', payload);
    const { instance_tickets: tickets } = await socket.next('PlayerRaffleTicketsListResponse');
    expect(tickets).toContainEqual({
      instance_id: id,
      ticket_count: 3,
      entry: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    socket.close();
  });

  it('sends visitors an empty list', async () => {
    const socket = await jackpot.listen(EVENTS);
    socket.reply(REQUEST);
    expect(await socket.next('PlayerRaffleTicketsListResponse')).toEqual({ instance_tickets: [] });
    socket.close();
  });

  it('names a winner to the winner only', async () => {
    const [own, other] = [await listen(), await jackpot.listen(EVENTS)];
    // both sockets are subscribed once they have an answer
    for (const socket of [own, other]) {
      socket.reply(REQUEST);
      await socket.next('PlayerRaffleTicketsListResponse');
    }
    await jackpot.publish(RAFFLE_WON, {
      prizeId: 'c1f7a3c6-7f6e-4e0e-9c39-8a3c9d1b2f10',
      dropId: 'raffle-1',
      playerId: 'aino',
      brand: 'aurora',
      amountMinor: 1_000,
      currency: 'EUR',
    });
    expect(await own.next('RaffleWinEvent')).toMatchObject({
      instance_id: 'raffle-1',
      credited: true,
      winners: [{ player_id: 'aino:EUR:aurora', currency: 'EUR', win_amount: 1_000 }],
    });
    expect(await other.next('RaffleWinEvent')).toEqual({
      instance_id: 'raffle-1',
      winners: [{ player_id: '', currency: 'EUR', win_amount: 1_000 }],
    });
    own.close();
    other.close();
  });
});
