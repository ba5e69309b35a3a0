import { describe, expect, it } from '@jest/globals';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { PLAYER, useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { priced, QUOTES } from '../../../test/worlds/sportsFeedAnswers.ts';
import { closeBet } from '../settlement/closeBet.ts';

const { api, feedQuotes, feedResults, quotesAsked, send, settle, cashOut, placeUpcoming } = useSportsBets();
const OFFERS = `query($betIds: [ID!]!) { viewer { sportsCashOuts(betIds: $betIds) { betId amount unavailable } } }`;

describe('cashing out a sports bet', () => {
  it('pays the offer once, and the bet is not settled afterwards', async () => {
    const { id, event } = await placeUpcoming();
    const before = await balanceOf(api.pool, PLAYER);
    const { data } = await send<{ viewer: { sportsCashOuts: object } }>(OFFERS, { betIds: [id, 'unknown'] });
    expect(data.viewer.sportsCashOuts).toEqual([{ betId: id, amount: 904, unavailable: null }]);
    const key = crypto.randomUUID();
    const paid = { bet: { id, status: 'CASHED_OUT', returns: 904 }, refusal: null, amount: null };
    expect(await Promise.all([cashOut(id, 904, key), cashOut(id, 904, key)])).toEqual([paid, paid]);
    // the answer was lost, and the price has moved since
    feedQuotes(priced(1_100));
    expect(await cashOut(id, 904, key)).toEqual(paid);
    expect(await cashOut(id, 904)).toEqual({ bet: null, refusal: 'CLOSED', amount: null });
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '2 hours' where bet_id = $1`,
      [id],
    );
    feedResults([event, 1, 0]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 904);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('is refused with the key of another cash-out, and pays nothing', async () => {
    const { id } = await placeUpcoming();
    const { id: other } = await placeUpcoming();
    const key = crypto.randomUUID();
    await cashOut(id, 904, key);
    const before = await balanceOf(api.pool, PLAYER);
    expect(await cashOut(other, 904, key)).toEqual({ bet: null, refusal: 'CHANGED', amount: null });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
    expect(await cashOut(other, 904)).toMatchObject({ bet: { status: 'CASHED_OUT' } });
  });

  it('asks the feed once for the selections of several bets, and answers for no more than ten pages', async () => {
    const before = quotesAsked();
    const ids: (string | undefined)[] = [];
    for (let bet = 0; bet < 21; bet += 1) ids.push((await placeUpcoming()).id);
    const quote = priced(2_000, { startsAt: Date.now() + 3_600_000 });
    feedQuotes(...Array.from({ length: 21 }, () => quote));
    const { data } = await send<{ viewer: { sportsCashOuts: readonly { amount: number | null }[] } }>(
      OFFERS,
      { betIds: ids },
    );
    expect(data.viewer.sportsCashOuts.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 21 }, () => 904),
    );
    expect(quotesAsked()).toBe(before + 21 + 1);
    const many = await send(OFFERS, { betIds: Array.from({ length: 201 }, () => 'x') });
    expect(JSON.stringify(many.errors)).toContain('ValidationFailure');
  });

  it('pays a higher offer, and refuses one that has fallen', async () => {
    const { id } = await placeUpcoming();
    feedQuotes(priced(4_000, { startsAt: Date.now() + 3_600_000 }));
    expect(await cashOut(id, 904)).toEqual({ bet: null, refusal: 'OFFER_LOWER', amount: 452 });
    feedQuotes(priced(1_600, { startsAt: Date.now() + 3_600_000 }));
    expect(await cashOut(id, 904)).toMatchObject({ bet: { returns: 1_130 } });
  });

  it('is refused to other players, and while the feed does not answer', async () => {
    const { id } = await placeUpcoming();
    expect(await cashOut(id, 904, undefined, 'caravel-funded')).toMatchObject({ refusal: 'CLOSED' });
    api.identity.answers.set(QUOTES, { status: 503, body: {} });
    expect(await cashOut(id, 904)).toMatchObject({ refusal: 'FEED_UNAVAILABLE' });
  });

  it('and settling at the same time pays one of them', async () => {
    const { id, event } = await placeUpcoming();
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([event, 1, 0]);
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '2 hours' where bet_id = $1`,
      [id],
    );
    const bet = { id: id ?? '', brand: 'aurora', player_id: PLAYER, currency: 'EUR' };
    await Promise.all([
      settle(),
      ...['one', 'two'].map((key) =>
        closeBet(api.pool, bet, {
          key: `cash-out-${key}`,
          status: 'CASHED_OUT',
          amount: 904,
          at: Date.now(),
          numbers: [null],
          stakePerLine: 1_000,
        }),
      ),
    ]);
    const paid = (await balanceOf(api.pool, PLAYER)) - before;
    expect([904, 2_000]).toContain(paid);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });
});
