import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlayerMatch, PlayerRecord, TimelineEvent } from '@foyer/market/player-record-answers';
import { callTyped, testClient } from '@foyer/runtime/service-calls';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { SILENT } from '../../test/worlds/paymentWorld.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { sendPlayerEmails } from '../player-emails/playerEmailJob.ts';

let api: TestApi;
let player: LedgerPlayer;
beforeAll(async () => {
  api = await startTestApi({ FOYER_SITE_ADDRESS: 'https://{brand}.casino.example' });
  player = await openLedgerPlayer(api.pool, { fundsMinor: 500 });
  await named(player, 'Anna Maria', 'Lindström-Peña', 'anna.lind@example.test');
}, START_MS);
afterAll(() => api.close());

const named = ({ playerId }: LedgerPlayer, first: string, last: string, email: string) =>
  api.pool.query(
    `update api.player set first_name = $2, last_name = $3, email = $4, phone_number = '+358401112233' where id = $1`,
    [playerId, first, last, email],
  );

const emailDeps = () => ({
  pool: api.pool,
  clock: Date.now,
  content: { of: compiledLiveContent },
  settings: { gatewayPort: 4000 },
  catalogue: { current: () => ({ gameById: new Map() }) as never },
  log: SILENT,
  identityAddress: api.identity.baseUrl,
  internalSecret: TEST_SECRETS.internal,
  serviceClient: testClient,
});
function call<Body = { outcome?: string; code?: string }>(path: string, body: object) {
  return callTyped<Body & object>({
    baseUrl: api.baseUrl,
    path: `/internal/player-records${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
}
const search = async (query: string, brand?: string) =>
  (await call<{ players: PlayerMatch[] }>('/search', { query, ...(brand && { brand }) })).body.players.map(
    ({ playerId }) => playerId,
  );
const recordOf = async ({ brand, playerId }: LedgerPlayer) =>
  (await call<PlayerRecord>('/player', { brand, playerId })).body;
const timelineOf = async ({ brand, playerId }: LedgerPlayer, more: object = {}) =>
  (await call<{ events: TimelineEvent[]; hasMore: boolean }>('/timeline', { brand, playerId, ...more })).body;
const decide = ({ brand, playerId }: LedgerPlayer, action: string, change: object = {}) =>
  call('/decision', {
    brand,
    playerId,
    action,
    ...(action === 'close' && { cause: 'OperatorDecision' }),
    reason: 'Asked for by letter',
    staff: 'ann@staff.test',
    key: crypto.randomUUID(),
    ...change,
  });

describe('the search for players', () => {
  it.each([
    'anna',
    'LIND',
    'anna lindström',
    'lindström anna',
    'anna maria',
    'anna.lind@exam',
    '+358401112233',
  ])('finds the player by %j', async (query) => {
    expect(await search(query)).toEqual([player.playerId]);
  });
  it.each(['nna', 'anna smith', '%%', '_nna', 'lindström bob', '100%'])(
    'finds no player by %j',
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );
  it('finds a player by the id, and not at another brand', async () => {
    expect(await search(player.playerId)).toEqual([player.playerId]);
    expect(await search(player.playerId, 'tuli')).toEqual([]);
  });
});

describe('the record of a player', () => {
  it('shows limits with the pending change, exclusions with the player’s words, and the emails', async () => {
    const limited = await openLedgerPlayer(api.pool);
    const at = new Date();
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at, pending_ceiling, pending_requested_at, pending_confirmable_at, pending_lapses_at)
       values ($1, 'DEPOSIT', 'Day', 1000, $2, 5000, $2, $3, $4)`,
      [limited.playerId, at, new Date(at.getTime() + 86_400_000), new Date(at.getTime() + 8 * 86_400_000)],
    );
    await api.pool.query(
      `select api.start_break('aurora', $1, 'EXCLUSION', '{}', 'P6M', $2, 'brand', 'player', false, 'break-key-1', $3, '{}')`,
      [limited.playerId, new Date(at.getTime() + 180 * 86_400_000), at],
    );
    await api.pool.query(
      `insert into api.exclusion_return (exclusion_id, kind, reason, key, at) select id, 'requested', 'I was treated', 'return-key-1', $2 from api.exclusion where player_id = $1`,
      [limited.playerId, at],
    );
    const record = await recordOf(limited);
    expect(record).toMatchObject({
      isExcluded: true,
      depositBlocks: expect.arrayContaining(['SELF_EXCLUDED']),
      breaks: [{ length: 'P6M', origin: 'player', steps: [{ kind: 'requested', reason: 'I was treated' }] }],
      emails: [{ kind: 'exclusion', sentAt: null }],
    });
    expect(record.limits).toContainEqual(
      expect.objectContaining({
        kind: 'DEPOSIT',
        period: 'Day',
        ceiling: 1_000,
        pending: expect.objectContaining({ ceiling: 5_000 }),
      }),
    );
    expect((await timelineOf(limited)).events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['break', 'return-requested', 'email', 'registered']),
    );
  });
  it('is unknown at another brand', async () => {
    const { playerId } = player;
    for (const path of ['/player', '/timeline'])
      expect(await call(path, { brand: 'tuli', playerId })).toMatchObject({ status: 404 });
  });
  it('pages the timeline without a gap or a repetition, also within one instant', async () => {
    const many = await openLedgerPlayer(api.pool);
    await api.pool.query(
      `insert into api.player_session (sid, player_id, started_at) select 'many-' || n, $1, '2026-11-01T10:00:00.123456Z' from generate_series(1, 70) n`,
      [many.playerId],
    );
    // before, at and after that instant
    await api.pool.query(
      `insert into api.responsible_gaming_event (player_id, kind, details, at)
       select $1, 'limits-reviewed', '{}', timestamptz '2026-11-01T10:00:00.100Z' + n / 2 * interval '1 millisecond' from generate_series(1, 80) n`,
      [many.playerId],
    );
    const seen: string[] = [];
    const positions: string[] = [];
    let before: object | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await timelineOf(many, before && { before });
      seen.push(...page.events.map(({ ref }) => ref));
      positions.push(...page.events.map(({ at, ref }) => `${at} ${ref}`));
      const last = page.events.at(-1);
      before = last && { at: last.at, ref: last.ref };
      ({ hasMore } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((ref) => ref.startsWith('session:many-'))).toHaveLength(70);
    expect(seen.filter((ref) => ref.startsWith('protection:'))).toHaveLength(80);
    expect(positions.map((position) => position.slice(0, 24))).toEqual(
      positions
        .map((position) => position.slice(0, 24))
        .toSorted()
        .toReversed(),
    );
    const protection = await timelineOf(many, { subject: 'protection' });
    expect([protection.events.length, protection.hasMore]).toEqual([30, true]);
    expect((await timelineOf(many, { subject: 'money' })).events).toEqual([]);
  });
});

describe('decisions of staff about an account', () => {
  it.each([
    ['PlayerRequest', 'as you asked, our support team has closed your account'],
    ['OperatorDecision', 'Your balance is yours'],
    ['MultipleAccounts', 'Your balance is yours'],
  ])('report the closing of an account to the player by one email: %s', async (cause, sentence) => {
    const account = await openLedgerPlayer(api.pool);
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1) await decide(account, 'close', { cause, key });
    while ((await sendPlayerEmails(emailDeps())) > 0);
    const emails = api.identity.emails.filter(({ path }) => path.includes(account.playerId));
    expect(emails.map(({ body }) => body)).toEqual([expect.stringContaining(sentence)]);
    expect((await recordOf(account)).emails).toMatchObject([{ sentAt: expect.any(String) }]);
  });
  it('report the reopening of an account to the player by one email', async () => {
    const account = await openLedgerPlayer(api.pool);
    await decide(account, 'close');
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1) await decide(account, 'reopen', { key });
    while ((await sendPlayerEmails(emailDeps())) > 0);
    const emails = api.identity.emails.filter(({ path }) => path.includes(account.playerId));
    expect(emails.filter(({ body }) => body.includes('You can sign in again'))).toHaveLength(1);
    expect(new Set((await recordOf(account)).emails.map(({ kind }) => kind))).toEqual(
      new Set(['account-reopened', 'account-closed']),
    );
  });
  it('end every session at identity, once per key', async () => {
    const account = await openLedgerPlayer(api.pool);
    const path = `/internal/players/${account.playerId}/sessions/end`;
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await decide(account, 'sign-out', { key })).body).toEqual({ outcome: 'OK' });
    expect(api.identity.ended.filter((one) => one.path === path)).toHaveLength(1);
    expect((await timelineOf(account)).events[0]).toMatchObject({ kind: 'staff-sign-out' });
    expect(await recordOf(account)).toMatchObject({ status: 'Active' });
  });
  it('withdraw the consent to marketing with its proof, once', async () => {
    const account = await openLedgerPlayer(api.pool);
    await api.pool.query(
      'update api.player set email_marketing = true, phone_marketing = true where id = $1',
      [account.playerId],
    );
    expect(await recordOf(account)).toMatchObject({ marketing: ['email', 'phone'] });
    for (let time = 0; time < 2; time += 1)
      expect((await decide(account, 'stop-marketing')).body).toEqual({ outcome: 'OK' });
    expect(await recordOf(account)).toMatchObject({ marketing: [], marketingChangedAt: expect.any(String) });
    const { rows } = await api.pool.query(
      'select channel, is_accepted from api.marketing_consent where player_id = $1 order by channel',
      [account.playerId],
    );
    expect(rows).toEqual([
      { channel: 'email', is_accepted: false },
      { channel: 'phone', is_accepted: false },
    ]);
  });
  it('close and reopen it once per key, in the name of staff', async () => {
    const account = await openLedgerPlayer(api.pool, { fundsMinor: 500 });
    const key = crypto.randomUUID();
    expect((await decide(account, 'close', { key })).body).toEqual({ outcome: 'OK' });
    expect((await decide(account, 'close', { key })).body).toEqual({ outcome: 'OK' });
    expect(await decide(account, 'reopen', { key })).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    expect(await recordOf(account)).toMatchObject({
      status: 'Closed',
      closing: { cause: 'OperatorDecision', mayPlayerReopen: false },
    });
    expect(await decide(account, 'close')).toMatchObject({ body: { code: 'ALREADY_CLOSED' } });
    expect((await decide(account, 'reopen')).body).toEqual({ outcome: 'OK' });
    expect(await recordOf(account)).toMatchObject({ status: 'Active', closing: null });
    expect(
      (await timelineOf(account)).events.filter(({ staff }) => staff === 'ann@staff.test'),
    ).toMatchObject([{ kind: 'staff-reopen', reason: 'Asked for by letter' }, { kind: 'staff-close' }]);
  });
  it.each([
    ['close', { cause: 'PlayerRequest' }, 'BALANCE_LEFT'],
    ['reopen', {}, 'NOT_CLOSED'],
    ['erase', {}, 'BALANCE_LEFT'],
  ])('refuse to %s an account with money when %j', async (action, change, code) => {
    expect(await decide(player, action, change)).toMatchObject({ status: 409, body: { code } });
    expect(await recordOf(player)).toMatchObject({ status: 'Active', erasure: null });
  });
  it.each([
    "close_account_by_staff('zephyra', $1, 'OperatorDecision', now())",
    "reopen_account_by_staff('zephyra', $1, now())",
  ])('do not reach the account of another brand: %s', async (call) => {
    const { rows } = await api.pool.query(`select api.${call} as refusal`, [player.playerId]);
    expect(rows).toEqual([{ refusal: 'UNKNOWN_PLAYER' }]);
    expect(await recordOf(player)).toMatchObject({ status: 'Active' });
  });
  it('request the erasure, confirmed to the player by one email', async () => {
    const account = await openLedgerPlayer(api.pool);
    expect((await decide(account, 'erase')).body).toEqual({ outcome: 'OK' });
    expect((await decide(account, 'erase')).body).toEqual({ outcome: 'OK' });
    expect(await recordOf(account)).toMatchObject({ status: 'Closed', erasure: { erasedAt: null } });
    expect(await decide(account, 'reopen')).toMatchObject({ body: { code: 'ERASURE_REQUESTED' } });
    expect(api.identity.emails.filter(({ path }) => path.includes(account.playerId))).toHaveLength(1);
  });
  it('request no erasure with the key of another decision', async () => {
    const account = await openLedgerPlayer(api.pool);
    const key = crypto.randomUUID();
    await decide(account, 'export', { key });
    expect(await decide(account, 'erase', { key })).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    expect(await recordOf(account)).toMatchObject({ status: 'Active', erasure: null });
  });
  it('request an archive once a day, and none that the player could not open', async () => {
    const account = await openLedgerPlayer(api.pool);
    expect((await decide(account, 'export')).body).toEqual({ outcome: 'OK' });
    const { rows } = await api.pool.query('select origin from api.data_export where player_id = $1', [
      account.playerId,
    ]);
    expect(rows).toEqual([{ origin: 'https://aurora.casino.example' }]);
    expect(await decide(account, 'export')).toMatchObject({ body: { code: 'TOO_MANY_EXPORTS' } });
    await decide(account, 'close');
    expect(await decide(account, 'export')).toMatchObject({ body: { code: 'CANNOT_DOWNLOAD' } });
  });
  it.each([
    ['close', { cause: undefined }],
    ['reopen', { cause: 'OperatorDecision' }],
    ['close', { reason: ' ' }],
  ])('reject the decision %s %j', async (action, change) => {
    expect(await decide(player, action, change)).toMatchObject({ status: 422 });
  });
});

describe('open sessions', () => {
  const sessionsPath = ({ playerId }: LedgerPlayer) => `/internal/players/${playerId}/sessions`;
  const running = (sid: string) => ({
    sid,
    method: 'BankPayment',
    device: { kind: 'PHONE', browser: 'Firefox' },
    country: 'FI',
    startedAt: '2026-11-30T08:00:00.000Z',
    lastSeenAt: '2026-11-30T09:00:00.000Z',
    endedAt: null,
    endReason: null,
  });
  const sessionsOf = ({ brand, playerId }: LedgerPlayer) => call('/sessions', { brand, playerId });
  const open = (account: LedgerPlayer, ...sids: readonly string[]) =>
    api.identity.answers.set(sessionsPath(account), { status: 200, body: { sessions: sids.map(running) } });
  const endedOf = (sid: string) =>
    api.identity.ended.filter(({ path }) => path.includes(`/sessions/${sid}/`));

  it('are listed with device, country and method, as identity records them', async () => {
    open(player, 'session-1');
    expect(await sessionsOf(player)).toEqual({
      status: 200,
      body: {
        sessions: [
          {
            id: 'session-1',
            method: 'BANK_PAYMENT',
            device: { kind: 'PHONE', browser: 'Firefox', system: null },
            country: 'FI',
            startedAt: '2026-11-30T08:00:00.000Z',
            lastSeenAt: '2026-11-30T09:00:00.000Z',
          },
        ],
      },
    });
  });
  it('end one by one, once per key, and stay on the timeline', async () => {
    const account = await openLedgerPlayer(api.pool);
    open(account, 'session-2', 'session-3');
    const key = crypto.randomUUID();
    const end = (change: object) => decide(account, 'end-session', { key, session: 'session-2', ...change });
    expect((await end({})).body).toEqual({ outcome: 'OK' });
    open(account, 'session-3');
    expect((await end({})).body).toEqual({ outcome: 'OK' });
    expect(endedOf('session-2')).toEqual([
      { path: '/internal/sessions/session-2/end', body: { brand: 'aurora', reason: 'ENDED_BY_OPERATOR' } },
    ]);
    expect(endedOf('session-3')).toEqual([]);
    expect(await end({ session: 'session-3' })).toMatchObject({ body: { code: 'KEY_REUSED' } });
    const { events } = await timelineOf(account);
    expect(events.filter(({ kind }) => kind === 'staff-end-session')).toHaveLength(1);
  });
  it('end only where they are open sessions of the player', async () => {
    const account = await openLedgerPlayer(api.pool);
    open(account, 'session-4');
    expect(await decide(account, 'end-session', { session: 'session-1' })).toMatchObject({
      status: 409,
      body: { code: 'SESSION_ENDED' },
    });
    expect(await decide(account, 'end-session')).toMatchObject({ status: 422 });
    expect(await decide(account, 'sign-out', { session: 'session-4' })).toMatchObject({ status: 422 });
    expect(endedOf('session-1')).toEqual([]);
  });
  it('are not shown as none while identity does not answer', async () => {
    const account = await openLedgerPlayer(api.pool);
    api.identity.isDown = true;
    try {
      expect(await sessionsOf(account)).toMatchObject({
        status: 503,
        body: { code: 'IDENTITY_UNAVAILABLE' },
      });
      expect(await decide(account, 'end-session', { session: 'session-5' })).toMatchObject({ status: 503 });
    } finally {
      api.identity.isDown = false;
    }
  });
});

describe('notices shown to the player', () => {
  it('are listed with the answer, newest first', async () => {
    const account = await openLedgerPlayer(api.pool);
    await api.pool.query(
      `insert into api.notice_event (player_id, notice, appearance, act, title, at) values
         ($1, 'KycRequired', 'KycRequired|1', 'shown', null, '2026-11-01T10:00:00Z'),
         ($1, 'KycRequired', 'KycRequired|1', 'followed', null, '2026-11-01T10:05:00Z'),
         ($1, 'Content', 'Content|2', 'shown', 'Winter opening hours', '2026-11-02T10:00:00Z')`,
      [account.playerId],
    );
    const { brand, playerId } = account;
    expect((await call('/notices', { brand, playerId })).body).toMatchObject({
      isTruncated: false,
      notices: [
        { notice: 'Content', title: 'Winter opening hours', answer: null },
        { notice: 'KycRequired', answer: 'FOLLOWED', answeredAt: '2026-11-01T10:05:00.000Z' },
      ],
    });
    expect(await call('/notices', { brand: 'zephyra', playerId })).toMatchObject({ status: 404 });
  });
});
