import { describe, expect, it } from '@jest/globals';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { PLAYER, useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { correctBet, settleBatch } from './closeBet.ts';

const { api, feedResults, selection, place, settle, cashOut, placeUpcoming, send } = useSportsBets();

describe('correcting sports bets', () => {
  const VOID = { status: 'VOID', reason: 'ABANDONED' };
  const HISTORY = `{ viewer { sportsBets(isOpen: false) { id returns correctedAt legs { result homeScore voidReason } } } }`;

  async function latest() {
    const { data } = await send<{ viewer: { sportsBets: readonly { readonly id: string }[] } }>(HISTORY, {});
    return data.viewer.sportsBets[0];
  }

  it.each<[string, readonly [number, number, object?], readonly [number, number, object?], number, string]>([
    ['a lost bet that has won', [0, 1], [1, 0, { number: 2 }], 2_000, 'WON'],
    ['a won bet that has lost', [1, 0], [0, 0, { number: 2 }], 0, 'LOST'],
    ['a won bet on a void match', [1, 0], [1, 0, { number: 2, ...VOID }], 1_000, 'VOID'],
    ['a bet whose result stays the same', [1, 0], [2, 0, { number: 2 }], 2_000, 'WON'],
  ])('corrects %s, once', async (_name, first, second, returns, result) => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, ...first]);
    await settle();
    feedResults([chosen.event, ...second]);
    await Promise.all([settle(), settle(), settle()]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + returns);
    expect(await latest()).toMatchObject({ id: bet?.id, returns, legs: [{ result }] });
    expect(await settle()).toBe(0);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('leaves the payout unchanged when the result of the selection stays the same', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    feedResults([chosen.event, 1, 0]);
    await settle();
    feedResults([chosen.event, 2, 0, { number: 2 }]);
    expect(await settle()).toBe(0);
    expect(await latest()).toMatchObject({ correctedAt: null, legs: [{ homeScore: 2 }] });
  });

  it('refuses a payout that was computed from other results', async () => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    const id = bet?.id ?? '';
    const paid = { id, brand: 'aurora', player_id: PLAYER, currency: 'EUR' };
    const payout = (numbers: readonly number[]) => ({
      key: `payout-${id}`,
      amount: 2_000,
      at: Date.now(),
      numbers,
      stakePerLine: 1_000,
    });
    const decideAs = (result: string, number: number) =>
      api.pool.query('select from api.decide_sports_legs($1, $2, $3, $4)', [[id], [0], [result], [number]]);

    await decideAs('WON', 2);
    // neither an older nor the same result decides again
    await decideAs('LOST', 1);
    await decideAs('LOST', 2);
    const { rows } = await api.pool.query('select result from api.sports_bet_leg where bet_id = $1', [id]);
    expect(rows).toEqual([{ result: 'WON' }]);
    expect(await settleBatch(api.pool, [{ ...paid, payout: payout([1]) }])).toEqual(['NOT_SETTLED']);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
    expect(await settleBatch(api.pool, [{ ...paid, payout: payout([2]) }])).toEqual(['OK']);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);

    await decideAs('LOST', 3);
    const correction = (numbers: readonly number[]) => ({
      key: `correction-${id}`,
      amount: 0,
      at: Date.now(),
      numbers,
      stakePerLine: 1_000,
    });
    expect(await correctBet(api.pool, paid, correction([2]))).toMatchObject({
      ok: false,
      code: 'NOT_SETTLED',
    });
    expect(await correctBet(api.pool, paid, correction([3]))).toMatchObject({ ok: true });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('follows the last of several corrections, in whichever order they arrive', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    for (const [home, away, number] of [
      [1, 0, 1],
      [0, 0, 2],
      [1, 0, 1],
      [3, 0, 4],
      [0, 0, 3],
    ] as const) {
      feedResults([chosen.event, home, away, { number }]);
      await settle();
    }
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);
    expect(await latest()).toMatchObject({ correctedAt: expect.any(String), legs: [{ homeScore: 3 }] });
  });

  it('applies a correction that was stored hours ago, before the process stopped', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    const hours = { endedAt: Date.now() - 5 * 3_600_000 };
    feedResults([chosen.event, 1, 0, hours]);
    await settle();
    await api.pool.query(
      `insert into api.sports_result select event_id, 2, status, reason, 0, away, periods, ended_at, now() - interval '4 hours'
       from api.sports_result where event_id = $1`,
      [chosen.event],
    );
    feedResults();
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it.each([
    ['a result', 1, 2_000],
    ['a correction', 2, 0],
  ])('pays by %s that another process stores at the same time', async (_name, number, returns) => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    const results: readonly (readonly [string, number, number, object])[] = [
      [chosen.event, 1, 0, { number: 1 }],
      [chosen.event, 0, 1, { number: 2 }],
    ];
    const last = results[number - 1];
    const earlier = results[number - 2];
    if (!last) throw new Error('no result');
    if (earlier) {
      feedResults(earlier);
      await settle();
    }
    const other = await api.pool.connect();
    await other.query('begin');
    const { rows } = await other.query<{ pid: number }>(
      `insert into api.sports_result (event_id, number, feed_number, status, home, away, periods, ended_at, received_at)
       values ($1, $2, $2, 'PLAYED', $3, $4, '[]', now(), now()) returning pg_backend_pid() as pid`,
      [chosen.event, number, last[1], last[2]],
    );
    feedResults(last);
    const settling = settle();
    for (let blocked: number | null = 0; !blocked;)
      ({ rowCount: blocked } = await api.pool.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [rows[0]?.pid],
      ));
    await other.query('commit');
    other.release();
    await settling;
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + returns);
  });

  it('returns the stake of a match that was abandoned, and says why', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 1, 0, VOID]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 1_000);
    expect(await latest()).toMatchObject({
      correctedAt: null,
      legs: [{ result: 'VOID', voidReason: 'ABANDONED' }],
    });
  });

  it('leaves a cash-out unchanged', async () => {
    const { id, event } = await placeUpcoming();
    await cashOut(id, 904);
    const before = await balanceOf(api.pool, PLAYER);
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '1 hour' where bet_id = $1`,
      [id],
    );
    for (const number of [1, 2]) {
      feedResults([event, number - 1, 0, { number }]);
      await settle();
    }
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });
});
