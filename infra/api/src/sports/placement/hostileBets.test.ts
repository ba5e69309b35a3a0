import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { PLAYER, useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { priced, QUOTES } from '../../../test/worlds/sportsFeedAnswers.ts';

const { api, feedQuotes, selection, place, send, placeUpcoming, settle, feedResults } = useSportsBets();

const OTHER = 'caravel-funded';
/** Names of SQL objects, files and stack frames, which no answer may contain. */
const INTERNALS = /api\.|\/src\/|\.ts:|\bat \S+ \(|sports_bet|select |insert |node_modules/;
/** Bytes of an answer to one invalid request. */
const MAX_ANSWER = 2_000;
const NUL = 'a\u0000b';
const TERMS = { numerator: 1, denominator: 5, places: 3 };

const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id } refusals maximumStakePerLine } }`;
const CASH_OUT = `mutation($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) { bet { id } refusal } }`;
const RULE = `mutation($input: SetSportsAutoCashOutInput!) { setSportsAutoCashOut(input: $input) { refusal } }`;
const DISPUTE = `mutation($input: OpenSportsDisputeInput!) { openSportsDispute(input: $input) { dispute { id } refusal } }`;
const SHARE = `mutation($selections: [SportsSelectionInput!]!) { shareSportsSlip(selections: $selections) { code refusal } }`;
const SAVE = `mutation($selections: [SportsSelectionInput!]!) { saveSportsSlip(selections: $selections) { version } }`;
const OPEN_CODE = `query($code: String!) { root { sharedSportsSlip(code: $code) { refusal } } }`;
const BET = `query($id: ID!) { viewer { sportsBet(id: $id) { id } } }`;
const BETS = `query($ids: [ID!]!) { viewer { sportsBetsById(ids: $ids) { id } } }`;
const BEFORE = `query($id: ID!) { viewer { sportsBets(before: $id) { id } } }`;
const OFFERS = `query($ids: [ID!]!) { viewer { sportsCashOuts(betIds: $ids) { betId } } }`;
const VALUES = `query($id: ID!) { viewer { sportsCashOutHistory(betId: $id) { samples { offer } } } }`;
const DISPUTES = `query($id: ID!) { viewer { sportsDisputes(betId: $id) { id } } }`;
const HISTORY = `query($first: Int, $after: String, $sport: String) { viewer { sportsBetHistory(first: $first, after: $after, sport: $sport) { edges { cursor } } } }`;
const LIMITS = `query($selections: [SportsSelectionInput!]!, $sizes: [Int!]!, $bankers: [Int!]!) { viewer { sportsStakeLimits(selections: $selections, sizes: $sizes, bankers: $bankers) { maximum } } }`;

const key = (): string => crypto.randomUUID();
const slip = (count: number) => Array.from({ length: count }, () => selection());
const betInput = (change: object) => ({
  selections: [selection()],
  sizes: [1],
  stakePerLine: 100,
  priceChanges: 'NONE',
  idempotencyKey: key(),
  ...change,
});

let balance = 0;
beforeEach(async () => {
  balance = await balanceOf(api.pool, PLAYER);
});

/** The answer as text, which contains no internals and is not longer than a refusal has to be. */
async function answer(query: string, variables: Record<string, unknown>, playerId = PLAYER): Promise<string> {
  const text = JSON.stringify(await send(query, variables, playerId));
  expect(text).not.toMatch(INTERNALS);
  expect(text.length).toBeLessThan(MAX_ANSWER);
  return text;
}

async function expectNothingTaken(): Promise<void> {
  expect(await balanceOf(api.pool, PLAYER)).toBe(balance);
  expect(await ledgerFaults(api.pool)).toEqual([]);
}

describe('a slip of a malicious client', () => {
  it.each<[string, () => object, string]>([
    ['a stake of zero', () => ({ stakePerLine: 0 }), 'stakePerLine'],
    ['a negative stake', () => ({ stakePerLine: -100 }), 'stakePerLine'],
    ['half a cent', () => ({ stakePerLine: 0.5 }), 'RequestInvalid'],
    ['a stake above every payout', () => ({ stakePerLine: 1e15 }), 'stakePerLine'],
    ['a stake that is not a safe integer', () => ({ stakePerLine: 1e30 }), 'RequestInvalid'],
    ['a stake as text', () => ({ stakePerLine: '100' }), 'RequestInvalid'],
    ['no stake', () => ({ stakePerLine: null }), 'RequestInvalid'],
    ['no selection', () => ({ selections: [] }), 'selections'],
    ['101 selections', () => ({ selections: slip(101) }), 'selections'],
    ['10,000 selections', () => ({ selections: slip(10_000) }), 'RequestTooComplexFailure'],
    ['a negative banker', () => ({ bankers: [-1] }), 'bankers.0'],
    ['a banker of 10^9', () => ({ bankers: [1e9] }), 'bankers.0'],
    ['101 sizes', () => ({ sizes: Array.from({ length: 101 }, (_, index) => index + 1) }), 'sizes'],
    ['a market kind of JavaScript', () => ({ selections: [{ ...selection(), kind: '__proto__' }] }), 'kind'],
    [
      'a market kind of 60,000 characters',
      () => ({ selections: [{ ...selection(), kind: 'x'.repeat(60_000) }] }),
      'RequestInvalid',
    ],
    ['an event id with a quote', () => ({ selections: [{ ...selection(), event: `a' or 1` }] }), 'event'],
    ['an event id with a null character', () => ({ selections: [{ ...selection(), event: NUL }] }), 'event'],
    ['a price of 1', () => ({ selections: [{ ...selection(), price: 1_000 }] }), 'price'],
    ['a negative price', () => ({ selections: [{ ...selection(), price: -2_000 }] }), 'price'],
    [
      'each-way terms of a zero denominator',
      () => ({ selections: [{ ...selection(), eachWay: { ...TERMS, denominator: 0 } }] }),
      'eachWay.denominator',
    ],
    [
      '300 places',
      () => ({ selections: [{ ...selection(), eachWay: { ...TERMS, places: 300 } }] }),
      'places',
    ],
    ['a key with a null character', () => ({ idempotencyKey: `key-${NUL}` }), 'idempotencyKey'],
    ['a key of 100,000 characters', () => ({ idempotencyKey: 'k'.repeat(100_000) }), 'idempotencyKey'],
    ['a boost id with a path', () => ({ boost: '../boost' }), 'boost'],
    ['money of another kind', () => ({ money: 'PLAY_MONEY' }), 'money'],
    [
      'parts of a selection that is no bet builder',
      () => ({ selections: [{ ...selection(), parts: [{ kind: 'winner', outcome: 'home' }] }] }),
      'parts',
    ],
  ])('is invalid with %s', async (_name, change, named) => {
    const text = await answer(PLACE, { input: betInput(change()) });
    expect(text).toMatch(/ValidationFailure|RequestInvalid|RequestTooComplexFailure/);
    expect(text).toContain(named);
    await expectNothingTaken();
  });

  it.each<[string, () => object, string]>([
    ['21 selections', () => ({ selections: slip(21), sizes: [21] }), 'SELECTIONS_INVALID'],
    ['184,756 lines', () => ({ selections: slip(20), sizes: [10] }), 'TOO_MANY_LINES'],
    ['no line', () => ({ sizes: [] }), 'SELECTIONS_INVALID'],
    ['lines of nothing', () => ({ sizes: [0] }), 'SELECTIONS_INVALID'],
    ['lines of more selections than there are', () => ({ sizes: [2] }), 'SELECTIONS_INVALID'],
    ['the same size twice', () => ({ selections: slip(2), sizes: [1, 1] }), 'SELECTIONS_INVALID'],
    ['sizes in descending order', () => ({ selections: slip(2), sizes: [2, 1] }), 'SELECTIONS_INVALID'],
    ['a banker twice', () => ({ selections: slip(3), bankers: [0, 0] }), 'SELECTIONS_INVALID'],
    ['a banker that is no selection', () => ({ selections: slip(2), bankers: [2] }), 'SELECTIONS_INVALID'],
    ['bankers only', () => ({ selections: slip(2), bankers: [0, 1] }), 'SELECTIONS_INVALID'],
    [
      'a selection twice as singles',
      () => {
        const twice = selection();
        return { selections: [twice, twice] };
      },
      'SELECTIONS_INVALID',
    ],
    [
      'two markets of a match in one line',
      () => {
        const one = selection();
        return { selections: [one, { ...one, kind: 'bothScore', outcome: 'yes' }], sizes: [2] };
      },
      'RELATED_SELECTIONS',
    ],
    [
      'two markets of a match in one line of a system',
      () => {
        const one = selection();
        const other = { ...one, kind: 'bothScore', outcome: 'yes' };
        return { selections: [one, selection(), other], sizes: [1, 2] };
      },
      'RELATED_SELECTIONS',
    ],
    [
      'a related selection as a banker',
      () => {
        const one = selection();
        const other = { ...one, kind: 'bothScore', outcome: 'yes' };
        return { selections: [one, other, selection()], bankers: [0], sizes: [1] };
      },
      'RELATED_SELECTIONS',
    ],
    [
      'the winner of a competition with a match of it',
      () => ({
        selections: [selection(), { ...selection(), event: 'fpl03z', kind: 'fieldWinner', outcome: 'r1' }],
        sizes: [2],
      }),
      'RELATED_SELECTIONS',
    ],
    [
      'each way in no line as a whole',
      () => ({ selections: [{ ...selection(), eachWay: TERMS }, selection()], sizes: [2] }),
      'SELECTIONS_INVALID',
    ],
    ['each way on a match', () => ({ selections: [{ ...selection(), eachWay: TERMS }] }), 'EACH_WAY_CHANGED'],
    [
      'each-way terms that pay more than the price',
      () => ({ selections: [{ ...selection(), eachWay: { ...TERMS, numerator: 9 } }] }),
      'EACH_WAY_CHANGED',
    ],
    ['a boost of another player', () => ({ boost: 'welcome-boost' }), 'BOOST_UNAVAILABLE'],
    ['a boost called none', () => ({ boost: 'none' }), 'BOOST_UNAVAILABLE'],
    ['boosted odds that do not exist', () => ({ boostedOdds: 'derby' }), 'BOOSTED_ODDS_UNAVAILABLE'],
    ['bonus money without a bonus', () => ({ money: 'BONUS' }), 'BONUS_UNAVAILABLE'],
  ])('is refused with %s', async (_name, change, refusal) => {
    const input = betInput(change());
    feedQuotes(...input.selections.map(() => priced(2_000)));
    expect(await answer(PLACE, { input })).toContain(`"refusals":["${refusal}"]`);
    await expectNothingTaken();
  });

  it.each<[string, Quote, object, string]>([
    ['a price that fell', priced(1_999), {}, 'PRICE_CHANGED'],
    ['a price that fell, for better ones only', priced(1_999), { priceChanges: 'BETTER' }, 'PRICE_CHANGED'],
    ['a price that rose, without consent', priced(2_001), {}, 'PRICE_CHANGED'],
    [
      'a suspended market at any price',
      priced(2_000, { status: 'suspended' }),
      { priceChanges: 'ANY' },
      'SELECTION_SUSPENDED',
    ],
    [
      'a closed or unknown market',
      { status: 'unavailable' },
      { priceChanges: 'ANY' },
      'SELECTION_UNAVAILABLE',
    ],
    [
      'a match that has ended',
      priced(2_000, { phase: 'ended' }),
      { priceChanges: 'ANY' },
      'SELECTION_UNAVAILABLE',
    ],
  ])('is refused with %s', async (_name, quote, change, refusal) => {
    feedQuotes(quote);
    expect(await answer(PLACE, { input: betInput(change) })).toContain(`"refusals":["${refusal}"]`);
    await expectNothingTaken();
  });

  it('is refused with the key of another slip, also of a refused one', async () => {
    feedQuotes(priced(1_500));
    const refused = betInput({});
    expect(await answer(PLACE, { input: refused })).toContain('PRICE_CHANGED');
    feedQuotes(priced(2_000));
    // the answer to a refused key stays the same, also when the slip is another one now
    expect(await answer(PLACE, { input: { ...refused, selections: [selection()] } })).toContain(
      'PRICE_CHANGED',
    );
    await expectNothingTaken();
  });

  it('belongs to the brand of the session, regardless of the header', async () => {
    const token = await api.identity.token({ brand: 'tuli', playerId: 'tuli-funded', sid: key() });
    const response = await fetch(`${api.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, brand: 'aurora' },
      body: JSON.stringify({ query: PLACE, variables: { input: betInput({}) } }),
    });
    // a brand without a sportsbook
    expect(await response.text()).toContain('NOT_OFFERED');
  });
});

describe('ids of another player', () => {
  let open: string | undefined;
  let settled: string | undefined;
  beforeAll(async () => {
    feedQuotes(priced(2_000));
    ({ id: open } = await placeUpcoming());
    const chosen = selection();
    feedQuotes(priced(2_000));
    settled = (await place({ selections: [chosen] })).bet?.id;
    feedResults([chosen.event, 0, 1]);
    await settle();
  });
  afterAll(async () => expect(await ledgerFaults(api.pool)).toEqual([]));

  it.each<[string, string, () => Record<string, unknown>, string]>([
    ['a bet', BET, () => ({ id: open }), '"sportsBet":null'],
    ['bets', BETS, () => ({ ids: [open, settled] }), '"sportsBetsById":[]'],
    ['the bets before one', BEFORE, () => ({ id: open }), '"sportsBets":[]'],
    ['offers', OFFERS, () => ({ ids: [open] }), '"sportsCashOuts":[]'],
    ['the history of a value', VALUES, () => ({ id: open }), '"sportsCashOutHistory":null'],
    ['disputes', DISPUTES, () => ({ id: settled }), '"sportsDisputes":[]'],
    [
      'a cash-out',
      CASH_OUT,
      () => ({ input: { betId: open, amount: 1, idempotencyKey: key() } }),
      '"refusal":"CLOSED"',
    ],
    ['a rule', RULE, () => ({ input: { betId: open, amount: 1_500 } }), '"refusal":"CLOSED"'],
    ['the end of a rule', RULE, () => ({ input: { betId: open } }), '"refusal":"CLOSED"'],
    [
      'a dispute',
      DISPUTE,
      () => ({
        input: {
          betId: settled,
          reason: 'RULE',
          message: 'This is my bet, not yours',
          idempotencyKey: key(),
        },
      }),
      '"refusal":"UNKNOWN_BET"',
    ],
  ])('reach nothing: %s', async (_name, query, variables, expected) => {
    expect(await answer(query, variables(), OTHER)).toContain(expected);
  });

  it('do not differ from ids that do not exist', async () => {
    const foreign = await answer(BET, { id: open }, OTHER);
    expect(await answer(BET, { id: 'unknown' }, OTHER)).toBe(foreign);
  });
});

describe('malformed input about bets', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['a bet', BET, { id: NUL }],
    ['bets', BETS, { ids: [NUL] }],
    ['201 bets', BETS, { ids: Array.from({ length: 201 }, () => 'a') }],
    ['the bets before one', BEFORE, { id: NUL }],
    ['offers', OFFERS, { ids: [NUL] }],
    ['201 offers', OFFERS, { ids: Array.from({ length: 201 }, () => 'a') }],
    ['the history of a value', VALUES, { id: NUL }],
    ['disputes', DISPUTES, { id: NUL }],
    ['a sport', HISTORY, { sport: NUL }],
    ['a page of 10^6', HISTORY, { first: 1_000_000 }],
    ['a page of less than nothing', HISTORY, { first: -1 }],
    ['a cursor', HISTORY, { after: 'zzz' }],
    [
      'a cursor with a null character',
      HISTORY,
      { after: Buffer.from(JSON.stringify([NUL])).toString('base64url') },
    ],
    ['a cash-out', CASH_OUT, { input: { betId: NUL, amount: 1, idempotencyKey: 'key-of-test' } }],
    ['a rule', RULE, { input: { betId: NUL, amount: 1 } }],
    [
      'a dispute',
      DISPUTE,
      { input: { betId: NUL, reason: 'RULE', message: 'A long message', idempotencyKey: 'key-of-test' } },
    ],
    [
      'sizes of a system',
      LIMITS,
      { selections: [], bankers: [], sizes: Array.from({ length: 21 }, () => 1) },
    ],
    ['a slip of 21 selections', SAVE, { selections: slip(21) }],
    ['a slip with an unknown outcome', SAVE, { selections: [{ ...selection(), outcome: 'r24' }] }],
  ])('is answered as invalid: %s', async (_name, query, variables) => {
    const errors = api.logLines.filter((line) => line.includes('"error"')).length;
    expect(await answer(query, variables)).toMatch(/ValidationFailure|RequestInvalid/);
    expect(api.logLines.filter((line) => line.includes('"error"'))).toHaveLength(errors);
  });

  it('does not keep or share a slip that has a selection twice', async () => {
    const twice = selection();
    expect(await answer(SAVE, { selections: [twice, twice] })).toContain('ValidationFailure');
    expect(await answer(SHARE, { selections: [twice, twice] })).toContain('SELECTIONS_INVALID');
  });

  it('answers codes that do not exist, and stops guesses', async () => {
    expect(await answer(OPEN_CODE, { code: 'A'.repeat(100_000) })).toContain('UNKNOWN_CODE');
    const answers: string[] = [];
    for (let guess = 0; guess < 30; guess += 1) answers.push(await answer(OPEN_CODE, { code: 'AAAAAAAA' }));
    expect(answers.at(-1)).toContain('TOO_MANY_REQUESTS');
  });
});

describe('players who may not bet', () => {
  it.each<[string, string, string]>([
    ['self-excluded', 'self_excluded_at = now()', 'SELF_EXCLUDED'],
    ['17 years old', `date_of_birth = current_date - interval '17 years'`, 'UNDER_AGE'],
  ])('are refused when they are %s, and no bet is stored', async (_name, change, refusal) => {
    await api.pool.query(`update api.player set ${change} where id = $1`, ['quetzal-funded']);
    feedQuotes(priced(2_000));
    const { rows } = await api.pool.query<{ bets: number }>(`select count(*) as bets from api.sports_bet`);
    expect(await answer(PLACE, { input: betInput({}) }, 'quetzal-funded')).toContain(refusal);
    await api.pool.query(
      `update api.player set self_excluded_at = null, date_of_birth = '1985-02-03' where id = $1`,
      ['quetzal-funded'],
    );
    expect((await api.pool.query(`select count(*) as bets from api.sports_bet`)).rows).toEqual(rows);
  });
});

it('asks the feed for no slip that is refused by its shape', async () => {
  const asked = api.identity.calls.filter(({ path }) => path === QUOTES).length;
  await answer(PLACE, { input: betInput({ selections: slip(20), sizes: [10] }) });
  expect(api.identity.calls.filter(({ path }) => path === QUOTES)).toHaveLength(asked);
});
