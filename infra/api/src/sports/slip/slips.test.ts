import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { balanceOf } from '../../../test/worlds/ledgerWorld.ts';
import { fakeSportsFeed, priced } from '../../../test/worlds/sportsFeedAnswers.ts';

const api = useTestApi();
const PLAYER = 'aurora-funded';

const SHARE = `mutation($selections: [SportsSelectionInput!]!) { shareSportsSlip(selections: $selections) { code expiresAt refusal } }`;
const OPEN = `query($code: String!) { root { sharedSportsSlip(code: $code) { selections { event kind line outcome price home away } refusal } } }`;
const SAVE = `mutation($selections: [SportsSelectionInput!]!) { saveSportsSlip(selections: $selections) { version selections { event price } } }`;
const READ = `{ viewer { sportsSlip { version selections { event kind line outcome price } } } }`;
const LIMITS = `query($selections: [SportsSelectionInput!]!, $bankers: [Int!]!, $sizes: [Int!]!) {
  viewer { sportsStakeLimits(selections: $selections, bankers: $bankers, sizes: $sizes) { minimum maximum isBalance } } }`;

interface Shared {
  readonly code: string | null;
  readonly refusal: string | null;
}
interface Opened {
  readonly selections: readonly { readonly event: string; readonly price: number | null }[];
  readonly refusal: string | null;
}

const offered = (price: number): Quote => priced(price, { startsAt: Date.now() + 60_000 });
const feed = fakeSportsFeed(api);
const feedQuotes = feed.setQuotes;

const selection = (event: string) => ({
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price: 2_000,
});

let visitors = 0;
/** A visitor with an address of its own, so that the limits of other tests do not count. */
const address = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });

async function ask<Data>(
  query: string,
  variables: Record<string, unknown>,
  options: { readonly playerId?: string; readonly headers?: Record<string, string> } = {},
) {
  const token =
    options.playerId &&
    (await api.identity.token({
      brand: options.playerId.split('-')[0] ?? '',
      playerId: options.playerId,
      sid: crypto.randomUUID(),
    }));
  const { data, errors } = await executeGraphql(api, {
    query,
    variables,
    headers: options.headers ?? address(),
    ...(token && { token }),
  });
  return { data: data as Data, errors };
}

const share = async (selections: readonly object[], headers = address()): Promise<Shared> =>
  (await ask<{ shareSportsSlip: Shared }>(SHARE, { selections }, { headers })).data.shareSportsSlip;
const open = async (code: string, headers = address()): Promise<Opened> =>
  (await ask<{ root: { sharedSportsSlip: Opened } }>(OPEN, { code }, { headers })).data.root.sharedSportsSlip;

beforeEach(() => feedQuotes(offered(2_000)));

describe('a shared slip', () => {
  it('is opened by any visitor at the current prices', async () => {
    feedQuotes(offered(2_000), offered(1_500));
    const { code } = await share([selection('one'), selection('two')]);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    feedQuotes(offered(2_200), { status: 'unavailable' });
    const opened = await open(code?.toLowerCase() ?? '');
    expect(opened).toEqual({
      refusal: null,
      selections: [
        {
          event: 'one',
          kind: 'winner',
          line: null,
          outcome: 'home',
          price: 2_200,
          home: 'Harbour',
          away: 'Valley',
        },
        {
          event: 'two',
          kind: 'winner',
          line: null,
          outcome: 'home',
          price: null,
          home: 'Harbour',
          away: 'Valley',
        },
      ],
    });
  });

  it('has another code each time', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => share([selection('one')])));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  });

  it('is not opened after it expired, and is deleted with the next shared slip', async () => {
    const { code } = await share([selection('one')]);
    await api.pool.query(
      `update api.sports_slip_code set created_at = created_at - interval '40 days', expires_at = now() - interval '1 second' where code = $1`,
      [code],
    );
    expect(await open(code ?? '')).toEqual({ selections: [], refusal: 'UNKNOWN_CODE' });
    await share([selection('one')]);
    const { rows } = await api.pool.query('select 1 from api.sports_slip_code where code = $1', [code]);
    expect(rows).toEqual([]);
  });

  it('is not opened at another brand', async () => {
    const { code } = await share([selection('one')]);
    await api.pool.query(`update api.sports_slip_code set brand = 'caravel' where code = $1`, [code]);
    expect((await open(code ?? '')).refusal).toBe('UNKNOWN_CODE');
  });

  it.each([
    ['an empty text', ''],
    ['letters that no code has', 'AEIOUAEI'],
    ['SQL', "'; drop table"],
    ['10,000 characters', '2'.repeat(10_000)],
    ['a free code', '22222222'],
  ])('is not found under %s', async (_case, code) => {
    expect(await open(code)).toEqual({ selections: [], refusal: 'UNKNOWN_CODE' });
  });

  it.each<[string, readonly object[]]>([
    ['no selection', []],
    ['21 selections', Array.from({ length: 21 }, (_item, index) => selection(`e${index}`))],
    ['a line that the market cannot have', [{ ...selection('one'), line: 250 }]],
    ['an outcome of another market', [{ ...selection('one'), outcome: 'over' }]],
    ['the id of a match with foreign characters', [selection('../one')]],
    ['a negative price', [{ ...selection('one'), price: -2_000 }]],
  ])('is refused with %s', async (_case, selections) => {
    expect(await share(selections)).toMatchObject({ code: null, refusal: 'SELECTIONS_INVALID' });
  });

  it('is refused when the feed does not know any of its selections', async () => {
    feedQuotes({ status: 'unavailable' });
    expect(await share([selection('none')])).toMatchObject({ code: null, refusal: 'SELECTIONS_INVALID' });
  });

  it('is refused while the feed does not answer', async () => {
    const { code } = await share([selection('one')]);
    feed.failQuotes(503);
    expect((await share([selection('one')])).refusal).toBe('FEED_UNAVAILABLE');
    expect((await open(code ?? '')).refusal).toBe('FEED_UNAVAILABLE');
  });

  it('limits the attempts of one address, not those of others', async () => {
    const headers = address();
    const refusals: (string | null)[] = [];
    for (let attempt = 0; attempt < 25; attempt += 1)
      refusals.push((await open('22222222', headers)).refusal);
    expect(refusals.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'UNKNOWN_CODE'));
    expect(refusals.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect((await share([selection('one')], headers)).refusal).toBe('TOO_MANY_REQUESTS');
    expect((await open('22222222')).refusal).toBe('UNKNOWN_CODE');
  });
});

describe('the slip of a player', () => {
  interface Slip {
    readonly version: number;
    readonly selections: readonly object[];
  }
  const read = async (playerId: string): Promise<Slip> =>
    (await ask<{ viewer: { sportsSlip: Slip } }>(READ, {}, { playerId })).data.viewer.sportsSlip;
  const save = async (playerId: string, selections: readonly object[]): Promise<Slip> =>
    (await ask<{ saveSportsSlip: Slip }>(SAVE, { selections }, { playerId })).data.saveSportsSlip;

  it('is the same on all devices, and the last write wins', async () => {
    expect(await read(PLAYER)).toEqual({ version: 0, selections: [] });
    expect((await save(PLAYER, [selection('one')])).version).toBe(1);
    expect((await save(PLAYER, [selection('two'), selection('three')])).version).toBe(2);
    expect(await read(PLAYER)).toEqual({ version: 2, selections: [selection('two'), selection('three')] });
    expect(await save(PLAYER, [])).toEqual({ version: 3, selections: [] });
  });

  it('belongs to one player', async () => {
    await save(PLAYER, [selection('one')]);
    expect((await read('aurora-loyal')).selections).toEqual([]);
  });

  it('is refused for visitors and with invalid selections', async () => {
    const visitor = await ask(SAVE, { selections: [selection('one')] });
    expect(visitor.errors).toHaveLength(1);
    const invalid = await ask(
      SAVE,
      { selections: [{ ...selection('one'), outcome: 'over' }] },
      { playerId: PLAYER },
    );
    expect(invalid.errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys: ['selections'] });
  });
});

describe('limits of a stake', () => {
  interface Limits {
    readonly minimum: number;
    readonly maximum: number | null;
    readonly isBalance: boolean;
  }
  const limits = async (
    events: readonly string[],
    sizes: readonly number[],
    bankers: readonly number[] = [],
  ) =>
    (
      await ask<{ viewer: { sportsStakeLimits: Limits } }>(
        LIMITS,
        { selections: events.map(selection), bankers, sizes },
        { playerId: PLAYER },
      )
    ).data.viewer.sportsStakeLimits;

  it('are the balance divided among the lines', async () => {
    feedQuotes(offered(2_000), offered(2_000), offered(2_000));
    const balance = await balanceOf(api.pool, PLAYER);
    expect(await limits(['a', 'b', 'c'], [2, 3])).toEqual({
      minimum: 10,
      maximum: Math.floor(balance / 4),
      isBalance: true,
    });
  });

  it('are the highest payout when the balance is higher', async () => {
    feedQuotes(offered(5_000_000), offered(2_000));
    expect(await limits(['a', 'b'], [2])).toEqual({ minimum: 10, maximum: 2_500, isBalance: false });
  });

  it.each<[string, readonly string[], readonly number[], readonly number[]]>([
    ['two selections of one match', ['a', 'a'], [2], []],
    ['a size above the selections', ['a', 'b'], [3], []],
    ['a banker that does not exist', ['a', 'b'], [1], [7]],
  ])('have no maximum with %s', async (_case, events, sizes, bankers) => {
    expect((await limits(events, sizes, bankers)).maximum).toBeNull();
  });
});
