import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { giveBonus, playBonusesToEveryEnd, writeBonusGames } from '../../test/worlds/bonusWorld.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit } from '../../test/worlds/paymentWorld.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
let token: string;
const OWN = 'aurora-funded';
/** Recent, so that the service's clock does not expire the active bonus. */
const FIRST_GIVEN_MS = Date.now();

beforeAll(async () => {
  api = await startTestApi();
  token = await api.identity.token({ brand: 'aurora', playerId: OWN, sid: 'own' });
  await giveBonus(
    api.pool,
    { brand: 'aurora', playerId: OWN, currency: 'EUR', gameSessionId: '', sid: '' },
    { amount: 2_000 },
  );
}, START_MS);
afterAll(() => api.close());

const SPAN = { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' };
const get = (
  file: string,
  query: Readonly<Record<string, string>> = SPAN,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${token}` },
) => fetch(`${api.baseUrl}/exports/${file}?${new URLSearchParams(query).toString()}`, { headers });

/** Lines of the table, without the totals below it. */
const linesOf = (file: string): readonly string[] => (file.split('\r\n\r\n')[0] ?? '').split('\r\n');

describe('GET /exports (requirements/experience#profile)', () => {
  it('returns the statement with its movements in the requested language', async () => {
    const response = await get('statement.csv', { ...SPAN, locale: 'fi' });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="aurora-statement-2026-01-01-2027-12-31.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const file = new TextDecoder().decode(bytes);
    const lines = linesOf(file);
    expect(lines[0]).toBe('Päivämäärä,Tapahtuma,Peli,Oikea raha,Bonusraha,Saldo,Valuutta');
    expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z,Oikaisu,,1000\.00,0\.00,1000\.00,EUR$/);
    expect(lines[2]).toMatch(/,Bonus saatu,,0\.00,20\.00,1000\.00,EUR$/);
    expect(lines).toHaveLength(3);
    expect(file).toContain('\r\n\r\nAlkusaldo,0.00 EUR\r\n');
  });

  beforeEach(() => {
    for (const playerId of [OWN, 'tuli-funded'])
      api.identity.answers.set(`/internal/players/${playerId}/sign-ins`, {
        status: 200,
        body: { sessions: [], totals: { count: 0, countries: 0 } },
      });
  });

  it.each([
    ['deposits', 9],
    ['withdrawals', 9],
    ['bonuses', 9],
    ['games', 9],
    ['rewards', 6],
    ['sessions', 6],
    ['limits', 9],
    ['notices', 5],
  ])('exports %s with a heading and only the player’s own rows', async (name, columns) => {
    const other = await api.identity.token({ brand: 'tuli', playerId: 'tuli-funded', sid: 'other' });
    const [mine, theirs] = await Promise.all([
      get(`${name}.csv`),
      get(`${name}.csv`, SPAN, { authorization: `Bearer ${other}`, 'x-player-id': OWN }),
    ]);
    const [own, foreign] = [await mine.text(), await theirs.text()];
    expect(own.split('\r\n')[0]?.split(',')).toHaveLength(columns);
    // each of the two has one reward that expired
    const rewards = name === 'rewards' ? 1 : 0;
    expect(linesOf(own)).toHaveLength(name === 'bonuses' ? 2 : 1 + rewards);
    expect(linesOf(foreign)).toHaveLength(1 + rewards);
  });

  it.each<[string, Readonly<Record<string, string>>, string, readonly string[]]>([
    [
      'no filter',
      {},
      '',
      ['Completed', 'Cancelled', 'Refund in progress', 'Refunded', 'Reversal in progress'],
    ],
    ['a status', { status: 'Completed' }, '-completed', ['Completed']],
    [
      'several statuses',
      { status: 'Completed,RollbackInitialized' },
      '-completed+rollbackinitialized',
      ['Completed', 'Refund in progress', 'Reversal in progress'],
    ],
    ['a method', { method: 'VOUCHER' }, '-voucher', ['Cancelled', 'Refunded']],
    [
      'status and method',
      { status: 'RolledBacked', method: 'VOUCHER,CARD' },
      '-rolledbacked-voucher+card',
      [],
    ],
  ])('applies the filter of the page to deposits: %s', async (_what, filter, inName, states) => {
    const payer = await filteredPayer();
    const response = await get('deposits.csv', { ...SPAN, ...filter, locale: 'en' }, payer);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="aurora-deposits${inName}-2026-01-01-2027-12-31.csv"`,
    );
    expect(
      linesOf(await response.text())
        .slice(1)
        .map((line) => line.split(',')[6]),
    ).toEqual(states);
  });

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['all of them', {}, '20.00', '2026-01-01-2027-12-31'],
    ['a status', { status: 'Cancelled' }, '0.00', '2026-01-01-2027-12-31'],
    [
      'a day in the licence’s time zone, ahead of UTC',
      { from: '2026-05-31T22:00:00Z', to: '2026-06-01T22:00:00Z' },
      '20.00',
      '2026-06-01-2026-06-01',
    ],
  ])(
    'appends completed and lifetime net deposits and names the file by days of the licence: %s',
    async (_what, change, total, days) => {
      const response = await get('deposits.csv', { ...SPAN, locale: 'en', ...change }, await filteredPayer());
      expect(response.headers.get('content-disposition')).toContain(`${days}.csv`);
      expect((await response.text()).split('\r\n\r\n')[1]?.split('\r\n')).toEqual([
        `Total completed,${total} EUR`,
        'Net deposits since the account was opened,20.00 EUR',
        '',
      ]);
    },
  );

  it.each<[string, Readonly<Record<string, string>>, string, readonly string[], readonly string[]]>([
    [
      'all of them',
      {},
      '',
      ['Converted', 'Forfeited', 'Used up', 'Active'],
      ['Total received,10.00 EUR', 'Total converted to cash,1.50 EUR', 'Bonuses not converted,5.00 EUR'],
    ],
    [
      'a status',
      { status: 'Expired' },
      '-expired',
      ['Used up'],
      ['Total received,3.00 EUR', 'Total converted to cash,0.00 EUR', 'Bonuses not converted,3.00 EUR'],
    ],
    [
      'several statuses and a period',
      { status: 'Active,Converted', to: new Date(FIRST_GIVEN_MS + 1).toISOString() },
      '-active+converted',
      ['Converted'],
      ['Total received,1.00 EUR', 'Total converted to cash,1.50 EUR', 'Bonuses not converted,0.00 EUR'],
    ],
  ])(
    'applies the filter of the page to bonuses and appends their sums: %s',
    async (_what, filter, inName, states, totals) => {
      const response = await get('bonuses.csv', { ...SPAN, locale: 'en', ...filter }, await bonusPlayer());
      expect(response.headers.get('content-disposition')).toContain(`aurora-bonuses${inName}-2026-01-01-`);
      const file = await response.text();
      expect([
        linesOf(file)
          .slice(1)
          .map((line) => line.split(',')[7]),
        file.split('\r\n\r\n')[1]?.trim().split('\r\n'),
      ]).toEqual([states, totals]);
    },
  );

  it.each([
    [
      'limits',
      { kind: 'SESSION' },
      '-session',
      'Time,Daily,You,90 min,60 min,,Took effect,',
      'Set or lowered,1',
    ],
    ['limits', { kind: 'LOSS,WAGER' }, '-loss+wager', undefined, 'Set or lowered,0'],
    ['notices', {}, '', 'Reality check,,Stopped playing,', 'Notices shown,1'],
    ['notices', { kind: 'ACCOUNT_NOTICE' }, '-account_notice', undefined, 'Notices shown,0'],
    ['games', { status: 'OPEN' }, '-open', undefined, 'Rounds,0'],
    ['rewards', {}, '', ',5.00,EUR,Expired,2026-11-20T10:00:00.000Z', 'Rewards,1'],
    ['rewards', { status: 'Credited' }, '-credited', undefined, 'Rewards,0'],
    ['sessions', { method: 'PASSKEY' }, '-passkey', 'Chrome · Android,Malta,Passkey,,', 'Sign-ins,1'],
  ])('names rows and totals of %s in words, with the filter %j', async (name, filter, inName, row, total) => {
    const response = await get(`${name}.csv`, { ...SPAN, ...filter, locale: 'en' }, await protectedPlayer());
    expect(response.headers.get('content-disposition')).toContain(`aurora-${name}${inName}-2026`);
    const file = await response.text();
    expect(linesOf(file)[1]?.slice('2026-11-21T10:00:00.000Z,'.length) ?? '').toContain(row ?? '');
    expect(linesOf(file)).toHaveLength(row === undefined ? 1 : 2);
    expect(file.split('\r\n\r\n')[1]).toContain(`${total}\r\n`);
  });

  it('starts 24 months ago, on a day of the licence', async () => {
    const from = new Date();
    from.setUTCFullYear(from.getUTCFullYear() - 2);
    const headers = await protectedPlayer();
    const response = await get(
      'limits.csv',
      {
        from: new Date(from.getTime() - 3 * 86_400_000).toISOString(),
        to: new Date(from.getTime() + 5 * 86_400_000).toISOString(),
      },
      headers,
    );
    expect(response.headers.get('content-disposition')).toContain(
      `aurora-limits-${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Malta' }).format(from)}`,
    );
    expect((await get('limits.csv', { from: '2019-01-01', to: '2020-01-01' }, headers)).status).toBe(400);
  });

  it.each([
    ['en', 'statement'],
    ['fi', 'games'],
    ['et_EE', 'limits'],
    ['fr_CA', 'notices'],
    ['ja', 'statement'],
  ])('returns a complete PDF in %s: %s', async (locale, name) => {
    const { playerId } = await openLedgerPlayer(api.pool);
    const reader = await api.identity.token({ brand: 'aurora', playerId, sid: `pdf-${locale}` });
    const response = await get(`${name}.pdf`, { ...SPAN, locale }, { authorization: `Bearer ${reader}` });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect([bytes.subarray(0, 5).toString('latin1'), bytes.subarray(-6).toString('latin1').trim()]).toEqual([
      '%PDF-',
      '%%EOF',
    ]);
  });

  it.each<[string, string, Readonly<Record<string, string>>, number]>([
    ['without a period', 'statement.csv', {}, 400],
    ['with a period that ends before its start', 'statement.csv', { from: SPAN.to, to: SPAN.from }, 400],
    ['for more than two years', 'statement.csv', { from: '2020-01-01', to: '2026-01-01' }, 400],
    ['with an invalid instant', 'statement.csv', { from: 'now()', to: SPAN.to }, 400],
    ['with a day that does not exist', 'statement.csv', { from: '2026-02-31', to: SPAN.to }, 400],
    ['with an unknown status', 'deposits.csv', { ...SPAN, status: 'Completed,Lost' }, 400],
    ['with an unknown method', 'withdrawals.csv', { ...SPAN, method: 'card' }, 400],
    ['for bonuses with a payment status', 'bonuses.csv', { ...SPAN, status: 'Completed' }, 400],
    ['for payments with a bonus status', 'deposits.csv', { ...SPAN, status: 'Active' }, 400],
    ['for bonuses with a method', 'bonuses.csv', { ...SPAN, method: 'CARD' }, 400],
    ['for limits with a status', 'limits.csv', { ...SPAN, status: 'Completed' }, 400],
    ['for notices with an unknown kind', 'notices.csv', { ...SPAN, kind: 'TOAST' }, 400],
    ['for a statement with a status', 'statement.csv', { ...SPAN, status: 'Completed' }, 400],
    ['for an unknown format', 'statement.xlsx', SPAN, 404],
    ['for an unknown export', 'players.csv', SPAN, 404],
  ])('refuses a request %s', async (_what, file, query, status) => {
    expect((await get(file, query)).status).toBe(status);
  });

  it('responds 401 without a valid access token', async () => {
    expect([
      (await get('statement.csv', SPAN, {})).status,
      (await get('statement.csv', SPAN, { authorization: 'Bearer wrong' })).status,
    ]).toEqual([401, 401]);
  });

  it('responds 429 after ten exports in a minute', async () => {
    api.skew.milliseconds += 61_000;
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const response = await get('bonuses.csv');
      statuses.push(response.status);
      await response.arrayBuffer();
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

let protectedHeaders: Promise<Readonly<Record<string, string>>> | undefined;

/** One player who lowered a time limit and stopped at a reality check. */
function protectedPlayer(): Promise<Readonly<Record<string, string>>> {
  return (protectedHeaders ??= (async () => {
    const { playerId } = await openLedgerPlayer(api.pool);
    await api.pool.query(
      `insert into api.responsible_gaming_event (player_id, kind, details, at) values
         ($1, 'limit-set', '{"kind":"SESSION","period":"Day","before":90,"ceiling":60}', now()),
         ($1, 'reality-check-acknowledged', '{"choice":"LEAVE"}', now())`,
      [playerId],
    );
    await api.pool.query(
      `insert into api.player_reward (assignation_id, player_id, status, assigned_at, updated_at, definition_id, kind, name, claim_type, amount, currency, starts_at, ends_at)
       select 'past-reward', $1, 'Unclaimed', $2, $2, id, kind, name, claim_type, 500, 'EUR', $2, $3 from api.reward_definition where brand = 'aurora' and kind = 'MoneyDrop' limit 1`,
      [playerId, new Date('2026-11-20T10:00:00.000Z'), new Date('2026-11-21T10:00:00.000Z')],
    );
    const at = '2026-11-21T10:00:00.000Z';
    const device = { kind: 'PHONE', browser: 'Chrome', system: 'Android' };
    api.identity.answers.set(`/internal/players/${playerId}/sign-ins`, {
      status: 200,
      body: {
        sessions: [
          {
            sid: 'protected',
            method: 'PASSKEY',
            device,
            country: 'MT',
            startedAt: at,
            lastSeenAt: at,
            endedAt: null,
            endReason: null,
          },
        ],
        totals: { count: 1, countries: 1 },
      },
    });
    return {
      authorization: `Bearer ${await api.identity.token({ brand: 'aurora', playerId, sid: 'protected' })}`,
    };
  })());
}

let bonusHeaders: Promise<Readonly<Record<string, string>>> | undefined;

/** One player with one bonus in every end status and one active bonus. */
function bonusPlayer(): Promise<Readonly<Record<string, string>>> {
  return (bonusHeaders ??= (async () => {
    await writeBonusGames(api.pool);
    const player = await openLedgerPlayer(api.pool);
    await playBonusesToEveryEnd(api.pool, player, FIRST_GIVEN_MS);
    return {
      authorization: `Bearer ${await api.identity.token({ brand: 'aurora', playerId: player.playerId, sid: 'bonuses' })}`,
    };
  })());
}

const DEPOSITS = [
  ['CARD', 'Completed', null],
  ['VOUCHER', 'Cancelled', null],
  ['CARD', 'RollbackInitialized', false],
  ['VOUCHER', 'Cancelled', true],
  ['WALLET', 'RollbackInitialized', null],
] as const;
let payer: Promise<Readonly<Record<string, string>>> | undefined;

/** One player with deposits of several methods, statuses and return states. */
function filteredPayer(): Promise<Readonly<Record<string, string>>> {
  return (payer ??= (async () => {
    const player = await openLedgerPlayer(api.pool);
    const at = Date.UTC(2026, 5, 1);
    for (const [index, [methodKind, status, isBack]] of DEPOSITS.entries()) {
      const { id } = await openTestDeposit(api.pool, player, 2_000, at + index, { method_kind: methodKind });
      const steps = status === 'Cancelled' ? ['CancelInitialized', status] : [status];
      for (const step of steps)
        await api.pool.query('update api.payment_transaction set status = $2 where id = $1', [id, step]);
      if (isBack !== null)
        await api.pool.query(
          `insert into api.payment_refund (payment_id, amount, reason, requested_at, done_at) values ($1, 2000, 'LIMIT_REACHED', $2, $3)`,
          [id, new Date(at), isBack ? new Date(at) : null],
        );
    }
    return {
      authorization: `Bearer ${await api.identity.token({ brand: 'aurora', playerId: player.playerId, sid: 'payer' })}`,
    };
  })());
}
