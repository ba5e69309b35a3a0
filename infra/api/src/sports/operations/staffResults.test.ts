import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { readBets } from '../betRows.ts';
import { settleBets } from '../settlement/settleBets.ts';
import { createOperationsStage, FUNDS } from './operations.fixture.ts';

/** Possible returns from which two persons approve, minor units. */
const FOUR_EYES_FROM = 500_000;
const DAY_MS = 86_400_000;

const database = useDatabase(createRuledDatabase);
let stage: ReturnType<typeof createOperationsStage>;
let player: LedgerPlayer;
let event: string;

beforeAll(async () => {
  stage = createOperationsStage(database.pool);
  await database.pool.query('update api.brand_rule set four_eyes_from = $1', [FOUR_EYES_FROM]);
});
beforeEach(async () => {
  player = await stage.player();
  event = stage.newMatch();
});

const settle = () => settleBets(stage.deps);
/** Balance of the player without the initial funds. */
const gain = async (): Promise<number> => (await balanceOf(database.pool, player.playerId)) - FUNDS;
const latest = async () =>
  (await readBets(database.pool, { playerId: player.playerId, isOpen: undefined, before: undefined }))[0];

const request = (change: object, staff?: string, key?: string) =>
  stage.act(
    'result',
    {
      eventId: event,
      kind: 'VOID_MATCH',
      market: null,
      line: null,
      home: null,
      away: null,
      periods: null,
      ...change,
    },
    staff,
    key,
  );
const correction = (home: number, away: number) => ({
  kind: 'CORRECT',
  home,
  away,
  periods: [
    { home, away },
    { home: 0, away: 0 },
  ],
});
const requestId = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    'select max(id) as id from api.sports_result_request where event_id = $1',
    [event],
  );
  return rows[0]?.id ?? 0;
};
const applied = { status: 200, body: { outcome: 'APPLIED' } };

describe('a void of staff', () => {
  it('returns the stakes of a match once, and later results of the feed change nothing', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    await stage.bet(player, [[event, 'total', 'over', 250]]);
    expect(await request({})).toEqual(applied);
    await Promise.all([settle(), settle(), settle()]);
    expect(await gain()).toBe(0);
    stage.publish(event, 0, 3, { number: 5 });
    expect(await settle()).toBe(0);
    expect(await gain()).toBe(0);
    expect(await latest()).toMatchObject({
      status: 'SETTLED',
      legs: [{ result: 'VOID', void_reason: 'OPERATOR' }],
    });
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it.each([
    [null, 'VOID'],
    [250, 'VOID'],
    [350, 'WON'],
  ] as const)(
    'leaves other selections open when a market is void before the match, with the line %s',
    async (line, result) => {
      await stage.bet(player, [[event, 'total', 'over', 250]]);
      await stage.bet(player, [[event, 'winner', 'away']]);
      expect(await request({ kind: 'VOID_MARKET', market: 'total', line })).toEqual(applied);
      expect(await settle()).toBe(result === 'VOID' ? 1 : 0);
      expect((await latest())?.status).toBe('OPEN');
      stage.publish(event, 0, 3);
      await settle();
      // the winner pays double; the total is void or has won
      expect(await gain()).toBe(1_000 + (result === 'VOID' ? 0 : 1_000));
      // a correction of the feed counts for the others, and the market remains void
      stage.publish(event, 1, 0, { number: 2 });
      await settle();
      expect(await gain()).toBe(-1_000 + (result === 'VOID' ? 0 : -1_000));
      expect(await settle()).toBe(0);
      expect(await ledgerFaults(database.pool)).toEqual([]);
    },
  );

  it('returns the stake of a market after the payout', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    stage.publish(event, 0, 1);
    await settle();
    expect(await gain()).toBe(-1_000);
    expect(await request({ kind: 'VOID_MARKET', market: 'winner' })).toEqual(applied);
    expect(await settle()).toBe(1);
    expect(await gain()).toBe(0);
    expect(await latest()).toMatchObject({
      legs: [{ void_reason: 'OPERATOR', home_score: 0, away_score: 1 }],
    });
  });

  it('refuses later bets on it, and shows it as suspended', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    await request({});
    expect(await stage.bet(player, [[event, 'total', 'over', 250]])).toMatchObject({
      refusals: ['SELECTION_SUSPENDED'],
    });
    expect(stage.feed.suspensions?.suspensions).toContainEqual({
      brand: null,
      scope: 'EVENT',
      target: event,
      kind: null,
      line: null,
    });
  });
});

describe('a correction of staff', () => {
  it.each<readonly [string, readonly [number, number], readonly [number, number], number]>([
    ['a lost bet that has won', [0, 1], [2, 0], 1_000],
    ['a won bet that has lost', [1, 0], [0, 0], -1_000],
  ])('resettles %s once, and the feed does not undo it', async (_name, first, second, expected) => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    stage.publish(event, ...first);
    await settle();
    expect(await request(correction(...second))).toEqual(applied);
    const done = await Promise.all([settle(), settle(), settle()]);
    expect(await gain()).toBe(expected);
    expect(done.some((count) => count > 0)).toBe(true);
    stage.publish(event, ...first, { number: 2 });
    await settle();
    stage.publish(event, ...first, { number: 9 });
    await settle();
    expect(await gain()).toBe(expected);
    const { rows } = await database.pool.query(
      'select number, source, comment, is_final from api.sports_result where event_id = $1 order by number',
      [event],
    );
    expect(rows).toEqual([
      { number: 1, source: 'FEED', comment: null, is_final: false },
      { number: 2, source: 'STAFF', comment: 'Reason of the test', is_final: true },
    ]);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('works years after the match, and again', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    stage.publish(event, 1, 0, { endedAt: Date.now() - 800 * DAY_MS });
    await settle();
    await request(correction(0, 1));
    await settle();
    expect(await gain()).toBe(-1_000);
    await request(correction(1, 0));
    await settle();
    expect(await gain()).toBe(1_000);
  });

  it('decides a match before the feed has a result, while the feed is unavailable', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    await request(correction(1, 0));
    stage.feed.isAway = true;
    await settle().catch(() => undefined);
    stage.feed.isAway = false;
    expect(await gain()).toBe(1_000);
  });

  it('has the next number when the feed stores a result at the same time', async () => {
    await stage.bet(player, [[event, 'winner', 'home']]);
    stage.publish(event, 0, 1);
    const [answer] = await Promise.all([request(correction(1, 0)), settle(), settle()]);
    expect(answer).toEqual(applied);
    await settle();
    expect(await gain()).toBe(1_000);
  });
});

describe('four eyes', () => {
  const large = () => stage.bet(player, [[event, 'winner', 'home']], { stake: FOUR_EYES_FROM / 2 });
  const decide = async (decision: string, staff: string, key?: string) =>
    stage.act('result/decision', { id: await requestId(), decision }, staff, key);

  it.each([
    [0, 'SECOND_NEEDED'],
    [1, 'APPLIED'],
  ])('are needed from the sum on, less %i cents', async (less, outcome) => {
    await stage.bet(player, [[event, 'winner', 'home']], { stake: FOUR_EYES_FROM / 2 - less });
    expect(await request({})).toMatchObject({ body: { outcome } });
  });

  it('cannot be those of one person, and the second person decides once', async () => {
    await large();
    expect(await request({}, 'ann@staff.test')).toMatchObject({ body: { outcome: 'SECOND_NEEDED' } });
    await settle();
    expect((await latest())?.status).toBe('OPEN');
    expect(await decide('approve', 'ann@staff.test')).toEqual({ status: 409, body: { code: 'SAME_PERSON' } });
    const answers = await Promise.all([
      decide('approve', 'bob@staff.test'),
      decide('approve', 'cem@staff.test'),
      decide('reject', 'dee@staff.test'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const isVoid = answers[2]?.status !== 200;
    await Promise.all([settle(), settle()]);
    expect(await gain()).toBe(isVoid ? 0 : -FOUR_EYES_FROM / 2);
  });

  it('replay the answer to a repeated approval, and refuse its key for another', async () => {
    await large();
    const key = crypto.randomUUID();
    await request({}, 'ann@staff.test', key);
    expect(await request({}, 'ann@staff.test', key)).toMatchObject({ body: { outcome: 'SECOND_NEEDED' } });
    expect(await request({ kind: 'VOID_MARKET', market: 'total' }, 'ann@staff.test', key)).toMatchObject({
      body: { code: 'KEY_REUSED' },
    });
    const approval = crypto.randomUUID();
    expect(await decide('approve', 'bob@staff.test', approval)).toEqual(applied);
    expect(await decide('approve', 'bob@staff.test', approval)).toEqual(applied);
    expect(await decide('reject', 'bob@staff.test', approval)).toMatchObject({
      body: { code: 'KEY_REUSED' },
    });
  });

  it('allow the requester to withdraw, and another request after that', async () => {
    await large();
    await request({}, 'ann@staff.test');
    expect(await request({}, 'bob@staff.test')).toMatchObject({ body: { code: 'ALREADY_WAITING' } });
    expect(await decide('reject', 'ann@staff.test')).toMatchObject({ body: { outcome: 'REJECTED' } });
    expect(await decide('approve', 'bob@staff.test')).toMatchObject({ body: { code: 'REQUEST_DECIDED' } });
    expect(await request({}, 'bob@staff.test')).toMatchObject({ body: { outcome: 'SECOND_NEEDED' } });
  });

  it('are required by the database as well', async () => {
    await large();
    await request({}, 'ann@staff.test');
    await expect(
      database.pool.query(
        `update api.sports_result_request set status = 'APPLIED', decided_by = staff, decided_at = now(), result_number = 1 where event_id = $1`,
        [event],
      ),
    ).rejects.toThrow('sports_result_request_two_persons');
    await expect(database.pool.query('delete from api.sports_operation')).rejects.toThrow('append-only');
  });
});

describe('a match without bets', () => {
  const refused = { bet: undefined, refusals: ['SELECTION_SUSPENDED'] };

  it('can be void before its first bet, permanently and in the log', async () => {
    expect(await request({})).toEqual(applied);
    expect(stage.feed.suspensions?.suspensions).toContainEqual(
      expect.objectContaining({ scope: 'EVENT', target: event }),
    );
    const player = await stage.player();
    expect({ bet: undefined, ...(await stage.bet(player, [[event, 'winner', 'home']])) }).toMatchObject(
      refused,
    );
    stage.publish(event, 1, 0);
    await settleBets(stage.deps);
    expect({ bet: undefined, ...(await stage.bet(player, [[event, 'winner', 'home']])) }).toMatchObject(
      refused,
    );
    const { rows } = await database.pool.query(
      `select action, outcome, staff from api.sports_operation where subject->>'eventId' = $1`,
      [event],
    );
    expect(rows).toEqual([{ action: 'REQUEST_RESULT', outcome: 'APPLIED', staff: 'ann@staff.test' }]);
  });

  it('can have one void market', async () => {
    expect(await request({ kind: 'VOID_MARKET', market: 'total' })).toEqual(applied);
    const player = await stage.player();
    expect((await stage.bet(player, [[event, 'total', 'over', 250]])).refusals).toEqual([
      'SELECTION_SUSPENDED',
    ]);
    expect((await stage.bet(player, [[event, 'winner', 'home']])).refusals).toEqual([]);
  });

  it('accepts no bet after its void, although both arrive at the same time', async () => {
    const player = await stage.player();
    const bets = Array.from({ length: 8 }, () =>
      stage.bet(player, [[event, 'winner', 'home']], { stake: 100 }),
    );
    const [answer] = await Promise.all([request({}), ...bets]);
    expect(answer).toEqual(applied);
    await settleBets(stage.deps);
    // those that were faster are returned
    const { rows } = await database.pool.query<{ open: number; lost: number }>(
      `select count(*) filter (where b.status = 'OPEN') as open, count(*) filter (where b.returns <> b.stake) as lost
       from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id where l.event_id = $1`,
      [event],
    );
    expect(rows).toEqual([{ open: 0, lost: 0 }]);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });
});

describe('the input of a result', () => {
  it('must name a match with bets or of the feed', async () => {
    stage.feed.unknown.push(event);
    expect(await request({})).toEqual({ status: 404, body: { code: 'UNKNOWN_EVENT' } });
    stage.feed.unknown.length = 0;
    stage.feed.isAway = true;
    expect(await request({})).toEqual({ status: 404, body: { code: 'UNKNOWN_EVENT' } });
    stage.feed.isAway = false;
    // without bets there is nothing to correct
    expect(await request(correction(1, 0))).toEqual({ status: 404, body: { code: 'UNKNOWN_EVENT' } });
  });

  it.each<object>([
    { kind: 'CORRECT' },
    { kind: 'CORRECT', home: 1, away: 0 },
    { ...correction(1, 0), home: -1 },
    { ...correction(1, 0), kind: 'VOID_MATCH' },
    { kind: 'VOID_MARKET' },
    { market: 'total' },
    { kind: 'VOID_MARKET', market: 'unknown' },
    { reason: ' ' },
  ])('%j is rejected', async (change) => {
    expect(await request(change)).toMatchObject({ status: 422 });
  });
});

describe('a finishing order of staff', () => {
  const ranked = (...positions: readonly number[]) => ({
    runners: positions.map((position, index) => ({
      runner: index === 0 ? ('r1' as const) : index === 1 ? ('r2' as const) : ('r3' as const),
      name: `Runner ${index + 1}`,
      position,
    })),
    withdrawn: [],
  });
  const reorder = (order: string) => request({ kind: 'CORRECT_ORDER', order });

  it('replaces that of the feed, with ties, and runners that did not finish', async () => {
    await stage.bet(player, [[event, 'fieldWinner', 'r2']]);
    stage.publish(event, 0, 0, { field: ranked(1, 2, 3) });
    await settle();
    expect(await gain()).toBe(-1_000);
    expect(await reorder('2=1')).toMatchObject({ status: 200, body: { outcome: 'APPLIED' } });
    await settle();
    // half of the stake at 2.00
    expect(await gain()).toBe(0);
    const bet = await latest();
    expect(bet?.legs[0]).toMatchObject({
      result: 'WON',
      result_terms: { deadHeat: { places: 1, tied: 2 } },
      field: {
        runners: [
          { runner: 'r1', position: 1 },
          { runner: 'r2', position: 1 },
          { runner: 'r3', position: null },
        ],
      },
    });
    // a later result of the feed does not count
    stage.publish(event, 0, 0, { number: 2, field: ranked(1, 2, 3) });
    await settle();
    expect(await gain()).toBe(0);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('needs an order that it replaces', async () => {
    await stage.bet(player, [[event, 'fieldWinner', 'r2']]);
    expect(await reorder('2, 1')).toMatchObject({ status: 404, body: { code: 'UNKNOWN_EVENT' } });
    stage.publish(event, 1, 0);
    await settle();
    expect(await reorder('2, 1')).toMatchObject({ status: 404 });
  });

  it.each([undefined, '', '2, 2', '99'])('is refused when it is "%s"', async (order) => {
    await expect(request({ kind: 'CORRECT_ORDER', order })).resolves.toMatchObject({ status: 422 });
  });
});
