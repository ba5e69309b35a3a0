import { describe, expect, it } from '@jest/globals';
import { exposition } from '@foyer/runtime';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { LIST, PLAYER, useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { priced } from '../../../test/worlds/sportsFeedAnswers.ts';
import { reportSettlementLag } from '../betMetrics.ts';

const { api, feedQuotes, feedResults, selection, place, settle, send } = useSportsBets();

describe('settling sports bets', () => {
  it('pays what the results decide, once', async () => {
    const [first, second, third] = [selection(), selection(3_000), selection(4_000)];
    feedQuotes(priced(2_000), priced(3_000), priced(4_000));
    const { bet } = await place({ selections: [first, second, third], sizes: [2, 3], stakePerLine: 100 });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([first.event, 1, 0], [second.event, 2, 1]);
    expect(await settle()).toBe(0);
    feedResults([third.event, 0, 0]);
    await Promise.all([settle(), settle(), settle()]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 600);
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(LIST, { isOpen: false });
    expect(data.viewer.sportsBets[0]).toEqual({ id: bet?.id, status: 'SETTLED', returns: 600 });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('pays when the placements in progress have their answers', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    feedResults([chosen.event, 1, 0]);
    const before = await balanceOf(api.pool, PLAYER);
    const seen: number[] = [];
    const untilQuiet = async (): Promise<void> => {
      seen.push(await balanceOf(api.pool, PLAYER));
    };
    expect(await settle({ placementTraffic: { untilQuiet } })).toBe(1);
    expect(seen).toEqual([before]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);
  });

  it('returns half of the stake when a quarter line is half lost', async () => {
    const chosen = { ...selection(), kind: 'asianHandicap' as const, line: -125 };
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 1, 0]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 500);
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(
      `{ viewer { sportsBets(isOpen: false) { returns legs { kind line result periods { home away } } } } }`,
      {},
    );
    expect(data.viewer.sportsBets[0]).toEqual({
      returns: 500,
      legs: [
        {
          kind: 'asianHandicap',
          line: -125,
          result: 'HALF_LOST',
          periods: [
            { home: 1, away: 0 },
            { home: 0, away: 0 },
          ],
        },
      ],
    });
  });

  it('counts bets and refusals, and reports no lag once everything is paid', async () => {
    reportSettlementLag(api.pool, Date.now);
    const chosen = selection();
    await place({ selections: [chosen] });
    feedQuotes({ status: 'unavailable' });
    await place({ selections: [selection()] });
    const lag = async (): Promise<number> =>
      Number(/^foyer_api_sports_settlement_lag_seconds (\S+)$/m.exec(await exposition('api'))?.[1]);
    const metrics = await exposition('api');
    expect(metrics).toMatch(/foyer_api_sports_bets_total\{outcome="PLACED"\} \d/);
    expect(metrics).toMatch(/foyer_api_sports_bets_total\{outcome="SELECTION_UNAVAILABLE"\} \d/);
    expect(metrics).toMatch(/foyer_api_sports_bet_accepted_seconds_count [1-9]/);
    expect(await lag()).toBe(0);
    await api.pool.query(
      `with r as (insert into api.sports_result (event_id, number, status, home, away, periods, ended_at, received_at)
         values ($1, 1, 'PLAYED', 1, 0, '[]', now(), now() - interval '1 minute') returning event_id)
       update api.sports_bet_leg set result = 'WON', result_number = 1 where event_id in (select event_id from r)`,
      [chosen.event],
    );
    await api.pool.query(
      `update api.sports_bet set open_legs = 0 where id in (select bet_id from api.sports_bet_leg where event_id = $1)`,
      [chosen.event],
    );
    expect(await lag()).toBeGreaterThan(59);
    feedResults();
    await settle();
    expect(await lag()).toBe(0);
  });

  it('closes a lost bet without a payout', async () => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 0, 1]);
    await settle();
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(LIST, { isOpen: false });
    expect(data.viewer.sportsBets[0]).toEqual({ id: bet?.id, status: 'SETTLED', returns: 0 });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('pays a player who was excluded after the bet', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [PLAYER]);
    feedResults([chosen.event, 1, 0]);
    await settle();
    await api.pool.query('update api.player set self_excluded_at = null where id = $1', [PLAYER]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);
  });
});
