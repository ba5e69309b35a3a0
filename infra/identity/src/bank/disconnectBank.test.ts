import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { createLog } from '@foyer/runtime';
import { createServices } from '../services.ts';
import {
  ACCOUNT,
  callInternal,
  disconnect,
  lastConnection,
  linkBank,
  listBanks,
} from '../testing/bankConnections.ts';
import { fakeBank, NEWCOMER, type FakeBank } from '../testing/bankScene.ts';
import { authorisation, discover, exchange, signedIn } from '../testing/client.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { openPayer, type Payer } from '../testing/payer.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { Visitor } from '../testing/visitor.ts';
import { sendDeferredEmails } from './disconnectBank.ts';

let stage: Stage;
let config: oidc.Configuration;
let bank: FakeBank;
let serial = 0;

beforeAll(async () => {
  // two sessions of one player, to see which of them ends
  stage = await createStage({ singleSession: () => false });
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  pass(1);
  stage.api.isDown = false;
  stage.api.calls.length = 0;
  bank = fakeBank(stage.api);
  bank.person = { ...NEWCOMER, subject: `${NEWCOMER.subject}-leaves-${serial}` };
  await stage.pool.query('delete from identity.attempt_counter');
  await stage.pool.query('delete from identity.outgoing_mail');
  await stage.pool.query('delete from identity.bank_person');
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const rows = async <Row extends object>(sql: string): Promise<readonly Row[]> =>
  (await stage.pool.query<Row>(sql)).rows;
const emails = () =>
  rows<{ recipient: string; locale: string; subject: string; body: string }>(
    'select recipient, locale, subject, body from identity.outgoing_mail order by id',
  );
const disconnections = () =>
  rows<{ player_id: string; details: object }>(
    `select player_id, details from identity.significant_event where kind = 'BANK_DISCONNECTED' and details ->> 'connection' in (select connection_id::text from identity.bank_disconnection) order by id`,
  );

/** Opens a payer who is signed in by a newly connected bank. */
async function connected(): Promise<{
  readonly payer: Payer;
  readonly connection: string;
  readonly refreshToken: string;
}> {
  const payer = await openPayer(stage.port, config, bank);
  const { url } = await linkBank(payer);
  const { refresh_token: refreshToken = '' } = await exchange(config, payer.pending(), url);
  const connection = await lastConnection(stage);
  await stage.pool.query('delete from identity.outgoing_mail');
  pass(1);
  return { payer, connection, refreshToken };
}

describe('listing the bank connections of a player', () => {
  it('returns the flow and the date of each connection, and no other data of the bank', async () => {
    const { connection } = await connected();
    expect(await listBanks(stage)).toMatchObject({
      status: 200,
      body: {
        connections: [
          {
            id: connection,
            flow: 'BankPayment',
            linkedAt: new Date(Date.now() - 1_000).toISOString(),
            isOnlyWayIn: false,
          },
        ],
      },
    });
    expect(Object.keys((await listBanks(stage)).body.connections[0] ?? {}).sort()).toEqual([
      'flow',
      'id',
      'isOnlyWayIn',
      'linkedAt',
    ]);
  });

  it.each([
    ['an unknown player', 'unknown-player', 'aurora'],
    ['a player of another brand', ACCOUNT.playerId, 'tuli'],
  ])('returns 404 for %s', async (_what, playerId, brand) => {
    expect(await listBanks(stage, playerId, brand)).toEqual({
      status: 404,
      body: { code: 'UNKNOWN_PLAYER' },
    });
  });
});

describe('disconnecting a bank', () => {
  it('ends the sessions that a bank proved and no others, records staff and reason, and notifies the player', async () => {
    const byPassword = await signedIn(new Visitor(stage.port), config, ACCOUNT.email);
    const { connection, refreshToken } = await connected();
    const key = crypto.randomUUID();
    expect(await disconnect(stage, connection, { key, reason: 'It was not they' })).toEqual({
      status: 200,
      body: { disconnected: true },
    });
    await expect(oidc.refreshTokenGrant(config, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await oidc.refreshTokenGrant(config, byPassword.refresh_token ?? '')).access_token).toEqual(
      expect.any(String),
    );
    expect(
      await rows(
        `select end_reason from identity.player_session where player_id = '${ACCOUNT.playerId}' and ended_at is not null order by ended_at desc limit 1`,
      ),
    ).toEqual([{ end_reason: 'BANK_DISCONNECTED' }]);
    expect((await disconnections()).at(-1)).toMatchObject({
      player_id: ACCOUNT.playerId,
      details: { connection, flow: 'BankPayment', staff: 'ann@staff.test', reason: 'It was not they', key },
    });
    const { body } = await listBanks(stage);
    expect(body.connections).toEqual([]);
    expect(body.disconnected[0]).toEqual({
      id: connection,
      flow: 'BankPayment',
      linkedAt: expect.any(String),
      at: new Date(Date.now()).toISOString(),
      staff: 'ann@staff.test',
      reason: 'It was not they',
    });
    // the only call to the api requests the language: deposits, withdrawals and bank accounts are unchanged
    expect(stage.api.calls.map(({ path }) => path.split('/').at(-1)).slice(-1)).toEqual(['language']);
    await expect(stage.pool.query('delete from identity.bank_disconnection')).rejects.toThrow('append-only');
    await expect(
      stage.pool.query(`update identity.bank_disconnection set reason = 'another'`),
    ).rejects.toThrow('append-only');
  });

  it.each([
    ['en', 'Your bank was disconnected from your Aurora account'],
    ['fi', 'Pankkisi yhteys Aurora-tiliisi poistettiin'],
    ['et_EE', 'Pank eemaldati sinu kontolt: Aurora'],
    ['fr_CA', 'Votre banque a été dissociée de votre compte Aurora'],
    ['ja', 'Auroraのアカウントと銀行の連携が解除されました'],
    ['de', 'Your bank was disconnected from your Aurora account'], // a language of the brand without an email template
  ])(
    'sends an email in the language of the account (%s), with the time, the time zone and a link to reconnect',
    async (language, subject) => {
      const { connection } = await connected();
      bank.language = language;
      await disconnect(stage, connection);
      const [email, ...others] = await emails();
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        recipient: ACCOUNT.email,
        locale: language === 'de' ? 'en' : language,
        subject,
      });
      expect(email?.body).toContain('care@aurora.test');
      expect(email?.body).toMatch(/http:\/\/aurora\.localhost:\d+\/\w+\/login\/$/);
      expect(email?.body).toMatch(/(GMT|UTC|CET|EET)/);
      expect(email?.body).not.toMatch(/[{}]/);
    },
  );

  it('does not mention a bank in the email about a wallet', async () => {
    const { connection } = await connected();
    await stage.pool.query(`update identity.bank_person set flow = 'PaymentGateway' where id = $1`, [
      connection,
    ]);
    await disconnect(stage, connection);
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      'Your wallet was disconnected from your Aurora account',
    ]);
  });

  it('has one effect and sends one email when requests with the same key run at once or again', async () => {
    const { connection } = await connected();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => disconnect(stage, connection, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await disconnect(stage, connection, { key })).status).toBe(200);
    expect([
      (await emails()).length,
      (
        await rows(
          `select 1 from identity.significant_event where kind = 'BANK_DISCONNECTED' and details ->> 'key' = '${key}'`,
        )
      ).length,
    ]).toEqual([1, 1]);
  });

  it('lets one of two concurrent requests by different staff succeed', async () => {
    const { connection } = await connected();
    const answers = await Promise.all([
      disconnect(stage, connection),
      disconnect(stage, connection, { staff: 'bea@staff.test' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await emails()).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, unknown>>, number, string]>([
    ['for a connection of another player', { playerId: 'aurora-kyc' }, 404, 'UNKNOWN_CONNECTION'],
    ['for an unknown player', { playerId: 'unknown-player' }, 404, 'UNKNOWN_PLAYER'],
    ['for a player of another brand', { brand: 'tuli' }, 404, 'UNKNOWN_PLAYER'],
    [
      'for an unknown connection',
      { connection: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11' },
      404,
      'UNKNOWN_CONNECTION',
    ],
    ['without a reason', { reason: '  ' }, 422, 'FIELD_INVALID'],
    ['with a reason that is too long', { reason: 'x'.repeat(501) }, 422, 'FIELD_INVALID'],
    ['without a member of staff', { staff: '' }, 422, 'FIELD_INVALID'],
    ['with a malformed key', { key: 'press' }, 422, 'FIELD_INVALID'],
    ['with a malformed connection id', { connection: ['x'] }, 422, 'FIELD_INVALID'],
  ])('rejects a request %s', async (_what, change, status, code) => {
    const { connection, refreshToken } = await connected();
    expect(await disconnect(stage, connection, change)).toEqual({ status, body: { code } });
    expect([await lastConnection(stage), await emails()]).toEqual([connection, []]);
    expect((await oidc.refreshTokenGrant(config, refreshToken)).access_token).toEqual(expect.any(String));
  });

  it('rejects a key that was used for another request', async () => {
    const [one, key] = [await connected(), crypto.randomUUID()];
    await disconnect(stage, one.connection, { key });
    bank.person = { ...bank.person, subject: `${bank.person['subject']}-again` };
    bank.state = 'open';
    const other = await connected();
    expect(await disconnect(stage, other.connection, { key })).toEqual({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    expect(await lastConnection(stage)).toBe(other.connection);
  });

  it('sends the email later when the language of the player is unknown at first', async () => {
    const { connection } = await connected();
    stage.api.isDown = true;
    expect((await disconnect(stage, connection)).status).toBe(200);
    expect([(await listBanks(stage)).body.connections, await emails()]).toEqual([[], []]);
    stage.api.isDown = false;
    const services = createServices({
      settings: stage.settings,
      pool: stage.pool,
      bus: stage.bus,
      log: createLog('identity', () => undefined),
      clock: () => Date.now(),
    });
    await sendDeferredEmails(services);
    await sendDeferredEmails(services);
    expect(await emails()).toHaveLength(1);
  });
});

describe('disconnecting the only way to sign in', () => {
  const PLAYER = 'aurora-excluded';
  /** Connects a bank to an account without a password, as accounts opened through a bank are. */
  async function bankOf(playerId: string, letter = 'a'): Promise<string> {
    await stage.pool.query('update identity.credential set password_hash = null where player_id = $1', [
      playerId,
    ]);
    const {
      rows: [row],
    } = await stage.pool.query<{ id: string }>(
      `insert into identity.bank_person (brand, subject_hash, player_id, linked_at, flow) values ('aurora', $1, $2, $3, 'BankPayment') returning id`,
      [Buffer.from(letter + playerId), playerId, new Date(Date.now())],
    );
    return row?.id ?? '';
  }

  it('is refused, and the connection is listed as the only one', async () => {
    const connection = await bankOf(PLAYER);
    expect((await listBanks(stage, PLAYER)).body.connections).toMatchObject([
      { id: connection, isOnlyWayIn: true },
    ]);
    expect(await disconnect(stage, connection, { playerId: PLAYER })).toEqual({
      status: 409,
      body: { code: 'NO_OTHER_WAY_IN' },
    });
    expect([await lastConnection(stage, PLAYER), await emails()]).toEqual([connection, []]);
  });

  it('leaves one connection when two are disconnected at once', async () => {
    const connections = [await bankOf(PLAYER, 'a'), await bankOf(PLAYER, 'b')];
    const answers = await Promise.all(
      connections.map((connection) => disconnect(stage, connection, { playerId: PLAYER })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listBanks(stage, PLAYER)).body.connections).toMatchObject([{ isOnlyWayIn: true }]);
  });

  async function opensItsLink(playerId: string): Promise<void> {
    await callInternal(stage, `/internal/players/${playerId}/email-verification/send`, {
      brand: 'aurora',
      locale: 'en',
    });
    const token = /token=([\w-]+)/.exec((await emails()).at(-1)?.body ?? '')?.[1];
    expect(
      await callInternal(stage, '/internal/email-verifications/redeem', { brand: 'aurora', token }),
    ).toMatchObject({ body: { kind: 'valid' } });
  }

  async function signsInByCode(playerId: string): Promise<void> {
    const visitor = new Visitor(stage.port);
    await visitor.open((await authorisation(config, visitor.origin)).url.href);
    await visitor.open(`${visitor.page?.url.pathname}/code`);
    await visitor.submit('/code', { email: `${playerId.slice('aurora-'.length)}@aurora.test` });
    await visitor.submit('/code/check', {
      code: /\d{8}/.exec((await emails()).at(-1)?.body ?? '')?.[0] ?? '',
    });
    expect((await visitor.submit('/new-password/skip')).url.searchParams.has('code')).toBe(true);
  }

  // a different player in each case, because the event log is append-only
  it.each<[string, string, (playerId: string) => Promise<void>]>([
    ['opening the verification link', 'aurora-closed', opensItsLink],
    ['a sign-in code', 'aurora-kyc', signsInByCode],
  ])('is allowed once the player has proved the email address by %s', async (_how, playerId, shows) => {
    const connection = await bankOf(playerId);
    expect((await listBanks(stage, playerId)).body.connections).toMatchObject([{ isOnlyWayIn: true }]);
    await shows(playerId);
    expect((await listBanks(stage, playerId)).body.connections).toMatchObject([{ isOnlyWayIn: false }]);
    expect((await disconnect(stage, connection, { playerId })).status).toBe(200);
  });
});
