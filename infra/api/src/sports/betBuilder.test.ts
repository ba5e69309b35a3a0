import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Quote } from '@foyer/kernel/sports-trading';
import { balanceOf, ledgerFaults } from '../../test/worlds/ledgerWorld.ts';
import { PLAYER, useSportsBets } from '../../test/worlds/sportsBetWorld.ts';
import { played, priced, type PricedQuote } from '../../test/worlds/sportsFeedAnswers.ts';

const { api, feed, quotesAsked, send, settle } = useSportsBets();
const LEGS = 'legs { event kind outcome price result parts { kind line outcome player result } }';
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id status stake possibleReturns returns ${LEGS} } refusals quotes { price } } }`;
const BET = `query($id: ID!) { viewer { sportsBet(id: $id) { status returns ${LEGS} } sportsCashOuts(betIds: [$id]) { amount fairValue unavailable } } }`;
const SAVE = `mutation($selections: [SportsSelectionInput!]!) { saveSportsSlip(selections: $selections) { selections { event kind parts { kind line outcome } } } }`;

interface Part {
  readonly kind: string;
  readonly line: number | null;
  readonly outcome: string;
}

interface Bet {
  readonly id: string;
  readonly status: string;
  readonly possibleReturns: number;
  readonly returns: number | null;
  readonly legs: readonly {
    readonly result: string | null;
    readonly parts: readonly (Part & { readonly result: string })[];
  }[];
}

const HOME: Part = { kind: 'winner', line: null, outcome: 'home' };
const OVER: Part = { kind: 'total', line: 250, outcome: 'over' };
const SCORER: Part = { kind: 'anytimeScorer', line: null, outcome: 'h9' };
const DRAW_NO_BET: Part = { kind: 'drawNoBet', line: null, outcome: 'home' };

let match = 0;
const builder = (parts: unknown = [HOME, OVER], change: object = {}) => ({
  event: `fbb${(match += 1)}`,
  kind: 'builder',
  line: null,
  outcome: 'all',
  price: 4_000,
  parts,
  ...change,
});

const quote = (change: Partial<PricedQuote> = {}): Quote =>
  priced(4_000, { players: [null, null, 'A. Aalto'], marginBasisPoints: 1_000, ...change });
const feedQuotes = feed.setQuotes;
const feedResult = (event: string, home: number, away: number, change: object = {}): void =>
  feed.setResults(
    played(event, home, away, {
      periods: [
        { home, away },
        { home: 0, away: 0 },
      ],
      statistics: {
        corners: { home: 5, away: 4 },
        cards: { home: 1, away: 2 },
        scorers: ['h9'],
        names: ['A. Aalto'],
      },
      ...change,
    }),
  );

const request = (selections: readonly object[], change: object = {}) =>
  send<{ placeSportsBet: { bet: Bet | null; refusals: readonly string[] } }>(PLACE, {
    input: {
      selections,
      sizes: [selections.length],
      stakePerLine: 1_000,
      priceChanges: 'NONE',
      idempotencyKey: crypto.randomUUID(),
      ...change,
    },
  });

async function place(selections: readonly object[], change: object = {}) {
  const { data, errors } = await request(selections, change);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.placeSportsBet;
}

async function read(id: string) {
  const { data } = await send<{
    viewer: {
      sportsBet: Bet;
      sportsCashOuts: readonly { amount: number | null; unavailable: string | null }[];
    };
  }>(BET, { id });
  return data.viewer;
}

beforeEach(() => feedQuotes(quote()));

describe('a bet builder', () => {
  it('is placed at one price with its parts, and pays when all are won', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    const selection = builder([HOME, OVER, SCORER]);
    const { bet, refusals } = await place([selection]);
    expect(refusals).toEqual([]);
    expect(bet).toMatchObject({
      possibleReturns: 4_000,
      legs: [
        {
          kind: 'builder',
          outcome: 'all',
          price: 4_000,
          result: null,
          parts: [
            { ...HOME, player: null, result: null },
            { ...OVER, player: null, result: null },
            { ...SCORER, player: 'A. Aalto', result: null },
          ],
        },
      ],
    });
    feedResult(selection.event, 2, 1);
    await settle();
    const { sportsBet } = await read(bet?.id ?? '');
    expect(sportsBet).toMatchObject({ status: 'SETTLED', returns: 4_000, legs: [{ result: 'WON' }] });
    expect(sportsBet.legs[0]?.parts.map(({ result }) => result)).toEqual(['WON', 'WON', 'WON']);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 3_000);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it.each<[string, readonly Part[], number, number, object, string, readonly string[], number]>([
    ['a lost part', [HOME, OVER], 2, 0, {}, 'LOST', ['WON', 'LOST'], 0],
    ['a void part', [DRAW_NO_BET, SCORER], 1, 1, {}, 'VOID', ['VOID', 'WON'], 1_000],
    ['a void and a lost part', [DRAW_NO_BET, OVER], 1, 1, {}, 'LOST', ['VOID', 'LOST'], 0],
    [
      'an abandoned match',
      [HOME, OVER],
      2,
      1,
      { status: 'VOID', reason: 'ABANDONED' },
      'VOID',
      ['VOID', 'VOID'],
      1_000,
    ],
    ['a match without counts', [HOME, SCORER], 2, 1, { statistics: null }, 'VOID', ['WON', 'VOID'], 1_000],
  ])(
    'is settled by the rules with %s',
    async (_case, parts, home, away, change, result, results, returns) => {
      const selection = builder(parts);
      const { bet } = await place([selection]);
      feedResult(selection.event, home, away, change);
      await settle();
      const { sportsBet } = await read(bet?.id ?? '');
      expect(sportsBet).toMatchObject({ status: 'SETTLED', returns, legs: [{ result }] });
      expect(sportsBet.legs[0]?.parts.map((part) => part.result)).toEqual(results);
    },
  );

  it('is paid again after a correction', async () => {
    const selection = builder();
    const { bet } = await place([selection]);
    feedResult(selection.event, 2, 0);
    await settle();
    expect((await read(bet?.id ?? '')).sportsBet.returns).toBe(0);
    feedResult(selection.event, 3, 0, { number: 2 });
    await settle();
    expect((await read(bet?.id ?? '')).sportsBet).toMatchObject({
      returns: 4_000,
      legs: [{ result: 'WON' }],
    });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('has its stake returned when staff make the market of a part void', async () => {
    const selection = builder([HOME, OVER]);
    const { bet } = await place([selection]);
    feedResult(selection.event, 2, 1);
    await api.pool.query(
      `insert into api.sports_result (event_id, number, source, status, home, away, periods, ended_at, received_at, void_markets)
       values ($1, 1, 'STAFF', 'PARTIAL', 0, 0, '[]', now(), now(), '[{"kind": "total", "line": null}]')`,
      [selection.event],
    );
    await settle();
    const { sportsBet } = await read(bet?.id ?? '');
    expect(sportsBet).toMatchObject({ returns: 1_000, legs: [{ result: 'VOID' }] });
    expect(sportsBet.legs[0]?.parts.map(({ result }) => result)).toEqual(['WON', 'VOID']);
  });

  it('is one selection of a multiple with other matches', async () => {
    feedQuotes(quote(), quote({ price: 2_000 }));
    const { parts: _, ...single } = builder();
    const { bet, refusals } = await place([builder(), { ...single, ...HOME, price: 2_000 }]);
    expect([refusals, bet?.possibleReturns]).toEqual([[], 8_000]);
  });

  it('is refused in one line with a selection of its match', async () => {
    const own = builder();
    const { parts: _, ...single } = own;
    feedQuotes(quote(), quote());
    expect((await place([own, { ...single, ...HOME }])).refusals).toEqual(['RELATED_SELECTIONS']);
    expect((await place([own, { ...own, parts: [OVER, SCORER] }])).refusals).toEqual(['RELATED_SELECTIONS']);
  });

  it('is refused at another price than that of the feed', async () => {
    expect((await place([builder(undefined, { price: 9_000 })])).refusals).toEqual(['PRICE_CHANGED']);
  });

  it.each<[Quote, string]>([
    [{ status: 'unavailable', reason: 'IMPOSSIBLE' }, 'BUILDER_REFUSED'],
    [{ status: 'unavailable', reason: 'CONTAINED' }, 'BUILDER_REFUSED'],
    [{ status: 'unavailable', reason: 'UNAVAILABLE' }, 'SELECTION_UNAVAILABLE'],
    [{ status: 'unavailable' }, 'SELECTION_UNAVAILABLE'],
    [quote({ status: 'suspended' }), 'SELECTION_SUSPENDED'],
  ])('is refused when the feed answers %j', async (answer, refusal) => {
    feedQuotes(answer);
    expect((await place([builder()])).refusals).toEqual([refusal]);
  });

  it.each<[string, unknown]>([
    ['one part', [HOME]],
    ['nine parts', Array.from({ length: 9 }, (_, index) => ({ ...OVER, line: index * 100 + 50 }))],
    ['100,000 parts', Array.from({ length: 100_000 }, () => HOME)],
    ['a part twice', [HOME, HOME]],
    ['a quarter line', [HOME, { kind: 'asianTotal', line: 225, outcome: 'over' }]],
    ['a bet builder as its part', [HOME, { kind: 'builder', line: null, outcome: 'all' }]],
    ['an outcome of another market', [HOME, { kind: 'total', line: 250, outcome: 'home' }]],
    ['a market that does not exist', [HOME, { kind: 'toString', line: null, outcome: 'home' }]],
    ['a line that the market cannot have', [HOME, { ...OVER, line: 200 }]],
  ])('is refused with %s, without a question to the feed', async (_case, parts) => {
    const before = await balanceOf(api.pool, PLAYER);
    const asked = quotesAsked();
    const { data, errors } = await request([builder(parts)]).catch((error: Error) => ({
      data: null,
      errors: [error],
    }));
    expect(errors.length + (data?.placeSportsBet?.refusals.length ?? 0)).toBeGreaterThan(0);
    expect(quotesAsked()).toBe(asked);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('is refused without parts, and other markets with parts', async () => {
    const { parts, ...none } = builder();
    expect((await place([none])).refusals).toEqual(['SELECTIONS_INVALID']);
    expect((await place([{ ...none, ...HOME, parts }])).refusals).toEqual(['SELECTIONS_INVALID']);
  });

  it('is refused while staff suspend the market of a part', async () => {
    const selection = builder();
    await api.pool.query(
      `insert into api.sports_suspension (scope, target, market, reason, staff, at) values ('MARKET', $1, 'total', 'test', 'test', now())`,
      [selection.event],
    );
    expect((await place([selection])).refusals).toEqual(['SELECTION_SUSPENDED']);
  });

  it('counts in the limit of the market of a part', async () => {
    await api.pool.query(
      `insert into api.sports_market_limit (brand, market, max_stake, staff, at) values ('aurora', 'cardTotal', 500, 'test', now())`,
    );
    const { refusals } = await place([builder([HOME, { kind: 'cardTotal', line: 350, outcome: 'over' }])]);
    expect(refusals).toEqual(['STAKE_TOO_HIGH']);
  });

  it('is offered a cash-out from its own price and margin', async () => {
    const { bet } = await place([builder()]);
    feedQuotes(quote({ price: 2_000 }));
    // 1,000 × 4.0 ÷ (2.0 × 1.10), of which 95 %
    expect((await read(bet?.id ?? '')).sportsCashOuts).toMatchObject([{ amount: 1_727, fairValue: 1_818 }]);
    expect(feed.questions().at(-1)).toMatchObject({
      selections: [{ kind: 'builder', parts: [HOME, OVER], isHeld: true }],
    });
    feedQuotes({ status: 'unavailable', reason: 'IMPOSSIBLE' });
    expect((await read(bet?.id ?? '')).sportsCashOuts).toMatchObject([{ amount: null, unavailable: 'LOST' }]);
  });

  it('is the same selection with its parts in another order', async () => {
    const one = builder();
    const { bet } = await place([one]);
    const { bet: other } = await place([{ ...one, parts: [OVER, HOME] }]);
    const { rows } = await api.pool.query(
      'select distinct outcome from api.sports_bet_leg where bet_id = any($1)',
      [[bet?.id, other?.id]],
    );
    const digest = createHash('sha256').update('total.250.over,winner..home').digest('hex').slice(0, 16);
    expect(rows).toEqual([{ outcome: digest }]);
  });

  it('is named in the export of the bets', async () => {
    const { bet } = await place([builder([HOME, OVER, SCORER])]);
    const token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: crypto.randomUUID() });
    const answer = await fetch(
      `${api.baseUrl}/exports/sports-bets.csv?from=2026-01-01&to=2027-12-31&locale=en`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    const line = (await answer.text()).split('\r\n').find((text) => text.includes(bet?.id ?? ''));
    expect(line).toContain('Harbour – Valley 4.000 (Bet builder: 3)');
  });

  it('is kept in the slip of the player', async () => {
    const selection = builder();
    const { data } = await send<{ saveSportsSlip: object }>(SAVE, { selections: [selection] });
    expect(data.saveSportsSlip).toEqual({
      selections: [{ event: selection.event, kind: 'builder', parts: [HOME, OVER] }],
    });
  });
});
