import { beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../../test/testDatabase.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { graphqlBetsWorld } from '../../../test/worlds/graphqlBetsWorld.ts';

const api = useTestApi();
const { ask, newMatch, place, settle } = graphqlBetsWorld(() => api);

const PAGE = `query($first: Int, $after: String, $from: DateTime, $to: DateTime, $outcomes: [SportsBetOutcome!], $sport: String) {
  viewer { sportsBetHistory(first: $first, after: $after, from: $from, to: $to, outcomes: $outcomes, sport: $sport) {
    edges { cursor node { id } } pageInfo { hasNextPage endCursor } totals { bets stake openStake returns net currency } } } }`;
interface Page {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totals: Readonly<Record<string, unknown>>;
}

/** Names of the bets by their ids, so that a failure is readable. */
const names = new Map<string, string>();

async function list(variables: object, playerId?: string) {
  const { data, errors } = await ask<{ viewer: { sportsBetHistory: Page } }>(PAGE, variables, playerId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { edges, pageInfo, totals } = data.viewer.sportsBetHistory;
  return { bets: edges.map(({ node }) => names.get(node.id)), pageInfo, totals };
}

beforeAll(async () => {
  const [won, lost, abandoned, open] = [newMatch(), newMatch(), newMatch(), newMatch()];
  names.set(await place([won]), 'won');
  names.set(await place([lost], { sport: 'tennis' }), 'lost');
  names.set(await place([abandoned]), 'void');
  names.set(await place([won, abandoned]), 'double');
  names.set(await place([open], { sport: 'tennis' }), 'open');
  names.set(await place([won], { playerId: 'aurora-loyal' }), 'foreign');
  await settle(
    { event: won, home: 1, away: 0 },
    { event: lost, home: 0, away: 1 },
    { event: abandoned, home: 1, away: 0, status: 'VOID', reason: 'ABANDONED' },
  );
}, START_MS);

describe('the history of sports bets', () => {
  const ALL = { bets: 5, stake: 5_000, openStake: 1_000, returns: 5_000, net: 1_000, currency: 'EUR' };

  it('lists the bets of the player only, newest first, with totals in minor units', async () => {
    expect(await list({})).toMatchObject({ bets: ['open', 'double', 'void', 'lost', 'won'], totals: ALL });
    expect(await list({}, 'aurora-loyal')).toMatchObject({ bets: ['foreign'], totals: { bets: 1 } });
  });

  it.each<[object, readonly string[], object]>([
    [{ outcomes: ['OPEN'] }, ['open'], { stake: 1_000, openStake: 1_000, returns: 0, net: 0 }],
    [{ outcomes: ['WON'] }, ['double', 'won'], { stake: 2_000, returns: 4_000, net: 2_000 }],
    [{ outcomes: ['LOST', 'VOID'] }, ['void', 'lost'], { stake: 2_000, returns: 1_000, net: -1_000 }],
    [{ outcomes: ['CASHED_OUT'] }, [], { bets: 0, stake: 0, returns: 0, net: 0 }],
    [{ sport: 'tennis' }, ['open', 'lost'], { bets: 2, stake: 2_000, openStake: 1_000, net: -1_000 }],
    [{ sport: 'tennis', outcomes: ['LOST'] }, ['lost'], { bets: 1, net: -1_000 }],
    [{ to: '2026-01-01T00:00:00.000Z' }, [], { bets: 0 }],
  ])('selects by %j', async (filter, bets, totals) => {
    expect(await list(filter)).toMatchObject({ bets, totals });
  });

  it('continues after the last bet of a page, with the totals of all', async () => {
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ bets: ['open', 'double'], pageInfo: { hasNextPage: true }, totals: ALL });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      bets: ['void', 'lost', 'won'],
      pageInfo: { hasNextPage: false },
      totals: ALL,
    });
  });

  it('returns one bet to its player only', async () => {
    const query = `query($id: ID!) { viewer { sportsBet(id: $id) { id status } sportsBetsById(ids: [$id]) { id } } }`;
    const [id = ''] = names.keys();
    expect((await ask(query, { id })).data).toMatchObject({
      viewer: { sportsBet: { id, status: 'SETTLED' }, sportsBetsById: [{ id }] },
    });
    const none = { viewer: { sportsBet: null, sportsBetsById: [] } };
    expect((await ask(query, { id }, 'aurora-loyal')).data).toEqual(none);
    expect((await ask(query, { id: 'unknown' })).data).toEqual(none);
  });
});

describe('the export of sports bets', () => {
  it('has the filter and the totals of the page', async () => {
    const { token } = await ask('{ viewer { id } }', {});
    const get = (query: string) =>
      fetch(`${api.baseUrl}/exports/sports-bets.csv?from=2026-01-01&to=2027-12-31&locale=en${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await get('&status=WON,LOST&sport=football');
    expect(answer.headers.get('content-disposition')).toContain('aurora-sports-bets-won+lost-football-');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('Date,Reference,Selections,Status,Staked,Returned,Net,Currency');
    expect(lines[1]).toContain(',Harbour – Valley 2.000,Won,10.00,20.00,10.00,EUR');
    expect(lines[2]).toContain(',Harbour – Valley 2.000; Harbour – Valley 2.000,Won,10.00,20.00,10.00,EUR');
    expect(lines.slice(4)).toEqual([
      'Bets,2',
      'Total staked,20.00 EUR',
      'Total returned,40.00 EUR',
      'Net of settled bets,20.00 EUR',
      '',
    ]);
    expect((await get('&sport=curling')).status).toBe(400);
  });
});
