import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { testClient } from '@foyer/runtime/service-calls';
import { compiledLiveContent } from '../content/liveContent.ts';
import { personalTables } from './archive.ts';
import { buildNextExport } from './dataExport.ts';
import { png } from '../documents/inspection/documentFiles.fixture.ts';
import { createDocuments } from '../documents/documentComponents.ts';
import { storePersonalCode } from '../personal-codes/sealStoredCodes.ts';
import { eraseDocuments } from '../documents/retentionJob.ts';
import { storePart } from '../documents/store/documentStore.ts';
import { advanceErasure, eraseAfter, requestErasure } from './erasure.ts';
import type { PersonalDataDeps } from './personalDataDeps.ts';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { documentWorld } from '../../test/worlds/documentWorld.ts';
import type { LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const as = async (kind: string, query: string, variables: Record<string, unknown> = {}) =>
  executeGraphql(api, { token: await tokenOf(api, kind), query, variables });

const { append, send, start, upload } = documentWorld(() => api);
const PHOTO = png({ width: 40, height: 40 });

const DAY_MS = 86_400_000;
let now = Date.now();
const deps = (): PersonalDataDeps => ({
  pool: api.pool,
  personalCodes: testPersonalCodes,
  clock: () => now,
  content: { of: compiledLiveContent },
  relay: { kick: () => undefined },
  identityAddress: api.identity.baseUrl,
  chatAddress: api.identity.baseUrl,
  engagementAddress: api.identity.baseUrl,
  internalSecret: TEST_SECRETS.internal,
  // signatures use the real time, not the clock of the test
  serviceClient: {
    ...testClient,
    callSigned: (call) => testClient.callSigned({ ...call, clock: Date.now }),
  },
  log: { warn: () => undefined } as unknown as PersonalDataDeps['log'],
});
const PERSONAL_CODE = '48403150011';
const PATIENCE_MS = 6 * 60_000;
/** Claims the waiting archive, so that the job of the running api leaves it to the test. */
async function holdExport(): Promise<void> {
  await api.pool.query('update api.data_export set attempted_at = now() where built_at is null');
  now = Date.now() + PATIENCE_MS;
}
const CHATS = [{ startedAt: '2026-11-20T12:00:00Z', messages: [{ author: 'player', text: 'Hello' }] }];
const POINTS = [{ at: '2026-11-20T12:00:00Z', amount: 10, reason: 'play' }];
/** Prepares the answers of identity, the live chat and the engagement service about the personal data of a player. */
function answerForPersonalData(kind: string): void {
  api.identity.answers.set('/internal/chat/personal-data', { status: 200, body: { conversations: CHATS } });
  api.identity.answers.set('/internal/chat/erase', { status: 200, body: { erased: 1 } });
  api.identity.answers.set('/internal/engagement/personal-data', { status: 200, body: { points: POINTS } });
  api.identity.answers.set('/internal/engagement/erase', { status: 200, body: { erased: 1 } });
  api.identity.answers.set(`/internal/players/aurora-${kind}/personal-data`, {
    status: 200,
    body: { credential: { email: `${kind}@aurora.test` } },
  });
  api.identity.answers.set(`/internal/players/aurora-${kind}/erase`, { status: 200, body: { erased: true } });
}

describe('the ledger of consents (requirements/screens#personal-data)', () => {
  it('has every consent, newest first', async () => {
    await as('terms', 'mutation { setMarketingConsent(input: { sms: true }) { id } }');
    await as('terms', 'mutation { setMarketingConsent(input: { sms: false }) { id } }');
    const { data } = await as('terms', '{ viewer { consents { kind isAccepted version } } }');
    const { consents } = (data as { viewer: { consents: { kind: string; version: string | null }[] } })
      .viewer;
    expect(consents.slice(0, 2)).toEqual([
      { kind: 'MARKETING_SMS', isAccepted: false, version: null },
      { kind: 'MARKETING_SMS', isAccepted: true, version: null },
    ]);
    expect(
      consents
        .slice(2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['PRIVACY_POLICY', 'TERMS']);
    expect(consents.at(-1)?.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('the archive of personal data', () => {
  const REQUEST = 'mutation { requestDataExport { dataExport { status expiresAt } } }';
  const download = async (kind: string, token: string) =>
    fetch(`${api.baseUrl}/exports/personal-data.zip?token=${token}`, {
      headers: { brand: 'aurora', authorization: `Bearer ${await tokenOf(api, kind)}` },
    });
  /** Uploads a photo in two parts, and another one that is withdrawn. */
  async function uploadPhotos(playerId: string): Promise<void> {
    const player = { brand: 'aurora', playerId } as LedgerPlayer;
    const { rows } = await api.pool.query<{ id: string }>(
      `insert into api.document_request (player_id, kind, reason, requested_at) values ($1, 'identity', 'AccountCheck', now()) returning id`,
      [playerId],
    );
    const request = rows[0]?.id ?? '';
    const { body } = await start(player, request, PHOTO.length);
    await append(player, body.id ?? '', 0, PHOTO.subarray(0, 50));
    await append(player, body.id ?? '', 50, PHOTO.subarray(50));
    const withdrawn = await upload(player, request, png());
    await send(player, 'DELETE', `/uploads/${withdrawn.id}`);
  }
  const tokenSent = (): string => /export=([\w-]+)/.exec(api.identity.emails.at(-1)?.body ?? '')?.[1] ?? '';

  it('is built by the job and downloaded with the link of the email, by its player only', async () => {
    answerForPersonalData('funded');
    await storePersonalCode(api.pool, testPersonalCodes, 'aurora-funded', PERSONAL_CODE);
    await uploadPhotos('aurora-funded');
    expect((await as('funded', REQUEST)).data).toEqual({
      requestDataExport: { dataExport: { status: 'PREPARING', expiresAt: null } },
    });
    await holdExport();
    expect((await as('funded', REQUEST)).errors[0]?.extensions).toMatchObject({
      type: 'LimitFailure',
      reasons: ['TooManyExports'],
    });
    await buildNextExport(deps());
    expect((await as('funded', '{ viewer { dataExport { status } } }')).data).toEqual({
      viewer: { dataExport: { status: 'READY' } },
    });
    const token = tokenSent();
    const response = await download('funded', token);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const [document = '', ...others] = Object.keys(files).filter((name) => name !== 'personal-data.json');
    expect(others).toEqual([]);
    expect(document).toMatch(/^documents\/identity-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.png$/);
    expect(Buffer.from(files[document] ?? []).equals(PHOTO)).toBe(true);
    const archive = JSON.parse(strFromU8(files['personal-data.json'] ?? new Uint8Array())) as {
      account: Readonly<Record<string, unknown>>;
      signIn: { credential: { email: string } };
      chats: readonly unknown[];
      engagement: { points: readonly unknown[] };
      records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    };
    expect([archive.account['email'], archive.signIn.credential.email]).toEqual([
      'funded@aurora.test',
      'funded@aurora.test',
    ]);
    // the code as the player entered it, and no machine-readable values
    expect(archive.account['ssn']).toBe(PERSONAL_CODE);
    expect(Object.keys(archive.account).filter((name) => name.startsWith('ssn'))).toEqual(['ssn']);
    expect(archive.chats).toEqual(CHATS);
    expect(archive.engagement.points).toEqual(POINTS);
    expect(api.identity.calls).toContainEqual({
      path: '/internal/chat/personal-data',
      body: { brand: 'aurora', playerId: 'aurora-funded' },
    });
    expect(archive.records['journal']?.[0]).toMatchObject({ player_id: 'aurora-funded', currency: 'EUR' });
    expect(archive.records['legal_acceptance']).toHaveLength(2);
    for (const [kind, link] of [
      ['empty', token],
      ['funded', 'forged'],
      ['funded', ''],
    ] as const)
      expect((await download(kind, link)).status).toBe(404);
    // a copy of the table must reveal no token
    const { rows } = await api.pool.query<{ text: string }>(
      `select encode(archive, 'escape') as text from api.data_export`,
    );
    expect(rows[0]?.text).not.toContain('funded@aurora.test');
  });

  it('is deleted when it expires, and can be requested again after a day', async () => {
    const token = tokenSent();
    // the link ends at the instant that the email and the page name
    const expiry = `update api.data_export set expires_at = now() + $1::interval where player_id = 'aurora-funded'`;
    await api.pool.query(expiry, ['-1 second']);
    expect((await download('funded', token)).status).toBe(404);
    await api.pool.query(expiry, ['7 days']);
    expect((await download('funded', token)).status).toBe(200);
    now = Date.now() + 8 * DAY_MS;
    expect(await buildNextExport(deps())).toBe(false);
    expect((await download('funded', token)).status).toBe(404);
    expect((await as('funded', REQUEST)).errors).toEqual([]);
    await holdExport();
  });

  it.each<[string, () => void, () => void]>([
    ['identity', () => void (api.identity.isDown = true), () => void (api.identity.isDown = false)],
    [
      'the live chat',
      () => void api.identity.answers.set('/internal/chat/personal-data', { status: 503, body: {} }),
      () => answerForPersonalData('funded'),
    ],
    [
      'the engagement service',
      () => void api.identity.answers.set('/internal/engagement/personal-data', { status: 503, body: {} }),
      () => answerForPersonalData('funded'),
    ],
  ])('stays requested while %s does not answer', async (_service, stop, start) => {
    await api.pool.query(
      `update api.data_export set built_at = null, attempted_at = null, expires_at = null, archive = null, token_hash = null`,
    );
    stop();
    await expect(buildNextExport(deps())).rejects.toThrow();
    start();
    now += PATIENCE_MS;
    expect(await buildNextExport(deps())).toBe(true);
  });

  it('has every table of players except those with secrets', async () => {
    const tables = (await personalTables(api.pool)).map(({ name }) => name);
    expect(tables).toEqual(
      expect.arrayContaining(['journal', 'payment_transaction', 'player_limit', 'wager']),
    );
    expect(tables).not.toEqual(expect.arrayContaining(['browser_session']));
  });
});

/** Stores a verified document; counts its keys and its objects. */
async function addDocument(playerId: string) {
  const documents = createDocuments(api);
  const id = randomUUID();
  const { wrapped } = documents.keys.create(id);
  const key = await storePart(documents, { id, wrappedKey: wrapped }, 0, Buffer.from('passport'));
  await api.pool.query(
    `with request as (
       insert into api.document_request (player_id, kind, status, reason, requested_at, ended_at) values ($1, 'identity', 'Verified', 'AccountCheck', now(), now()) returning id
     ), file as (
       insert into api.document_file (id, request_id, player_id, status, size, received, media_type, wrapped_key, started_at, decided_at)
         select $2, id, $1, 'Verified', 8, 8, 'image/png', $3, now(), now() from request returning id
     ) insert into api.document_chunk (file_id, start, length, object_key) select id, 0, 8, $4 from file`,
    [playerId, id, wrapped, key],
  );
  return async () => {
    const { rows } = await api.pool.query<{ keys: number }>(
      'select count(wrapped_key)::int as keys from api.document_file where id = $1',
      [id],
    );
    return { keys: rows[0]?.keys, objects: (await documents.objects.get(key)) ? 1 : 0 };
  };
}

describe('erasure', () => {
  const ERASE = 'mutation { requestErasure { closed refusal } }';
  const row = async () =>
    (
      await api.pool.query<Record<string, unknown>>(
        `select status, num_nonnulls(ssn_digest, ssn_sealed, ssn_key) as personal_code_columns, reopen_by_customer_allowed, email, first_name, last_name, street, phone_number, date_of_birth::text, email_marketing,
           (select count(*) from api.recently_played where player_id = p.id) as recent, (select count(*) from api.journal where player_id = p.id) as journals
         from api.player p where id = 'aurora-wealth'`,
      )
    ).rows[0];

  it('is refused while money is left', async () => {
    expect((await as('funded', ERASE)).data).toEqual({
      requestErasure: { closed: false, refusal: 'BALANCE_LEFT' },
    });
  });

  it('closes the account permanently, deletes data without a duty to keep it, and the rest after the retention', async () => {
    now = Date.now();
    answerForPersonalData('wealth');
    await as('wealth', 'mutation { setMarketingConsent(input: { email: true }) { id } }');
    await api.pool.query(
      `insert into api.recently_played (player_id, game_id, played_at) values ('aurora-wealth', 'slot-1', now())`,
    );
    await api.pool.query(
      `with changed as (update api.player set phone_number = '+3725550002' where id = 'aurora-wealth')
       insert into api.contact_change (player_id, field, old_value, new_value, changed_at) values
         ('aurora-wealth', 'email', '"before@example.com"', '"wealth@aurora.test"', now()), ('aurora-wealth', 'phoneNumber', '"+3725550001"', '"+3725550002"', now()),
         ('aurora-wealth', 'address', '{"street": "Before 1"}', '{"street": "After 2"}', now()), ('aurora-wealth', 'phoneNumber', 'null', '"+3725550001"', now())`,
    );
    const documents = await addDocument('aurora-wealth');
    await storePersonalCode(api.pool, testPersonalCodes, 'aurora-wealth', PERSONAL_CODE);
    expect((await as('wealth', ERASE)).data).toEqual({ requestErasure: { closed: true, refusal: null } });
    // a live chat that does not answer keeps the request open
    api.identity.answers.set('/internal/chat/erase', { status: 503, body: {} });
    expect(await advanceErasure(deps())).toBe(false);
    expect(await row()).toMatchObject({ recent: 1 });
    answerForPersonalData('wealth');
    await advanceErasure(deps());
    expect(api.identity.calls.at(-1)).toEqual({
      path: '/internal/chat/erase',
      body: { brand: 'aurora', playerId: 'aurora-wealth' },
    });
    expect(await documents()).toEqual({ keys: 1, objects: 1 });
    expect(await row()).toMatchObject({
      status: 'Closed',
      reopen_by_customer_allowed: false,
      email_marketing: false,
      recent: 0,
      first_name: 'Iris',
      personal_code_columns: 3,
    });
    // nothing more is due until the retention of the licence has ended
    expect(await advanceErasure(deps())).toBe(false);
    now = eraseAfter('aurora', now).getTime() + DAY_MS;
    // an exclusion without an end keeps the person recognisable, also after the retention
    const exclude = (endsAt: Date | null) =>
      api.pool.query(
        `update api.player set self_excluded_at = $1, self_exclusion_ends_at = $2 where id = 'aurora-wealth'`,
        [new Date(now - DAY_MS), endsAt],
      );
    await exclude(null);
    expect(await advanceErasure(deps())).toBe(false);
    await exclude(new Date(now + 1));
    expect(await advanceErasure(deps())).toBe(false);
    expect(await row()).toMatchObject({ first_name: 'Iris' });
    await exclude(new Date(now));
    await advanceErasure(deps());
    expect(await row()).toMatchObject({
      email: 'erased-aurora-wealth@erased.invalid',
      first_name: '',
      last_name: '',
      street: null,
      phone_number: null,
      personal_code_columns: 0,
      date_of_birth: '1990-01-01',
    });
    expect(api.identity.calls.at(-1)).toMatchObject({
      path: '/internal/players/aurora-wealth/erase',
      body: { brand: 'aurora', recipients: expect.any(Array) },
    });
    const { recipients } = api.identity.calls.at(-1)?.body as { recipients: readonly string[] };
    expect([...recipients].sort()).toEqual([
      '+3725550001',
      '+3725550002',
      'before@example.com',
      'wealth@aurora.test',
    ]);
    expect(await advanceErasure(deps())).toBe(false);
    // the key is destroyed at once, the object by the next run of the retention
    expect(await documents()).toEqual({ keys: 0, objects: 1 });
    await eraseDocuments(createDocuments(api), now);
    expect(await documents()).toEqual({ keys: 0, objects: 0 });
  });

  it('is requested once: a second request changes neither the day nor sends another email', async () => {
    await api.pool.query(`update api.player set status = 'Active' where id = 'aurora-unconfirmed'`);
    const player = { id: 'aurora-unconfirmed', brand: 'aurora', language: 'en' };
    const request = async () => {
      const refusal = await requestErasure(deps(), player);
      const { rows } = await api.pool.query(
        'select requested_at, erase_after from api.erasure_request where player_id = $1',
        [player.id],
      );
      return { refusal, rows, emails: api.identity.emails.length };
    };
    now = Date.now();
    const first = await request();
    now += DAY_MS;
    expect(first.rows).toHaveLength(1);
    expect(await request()).toEqual(first);
  });

  it.each([
    ['aurora', '2031-11-26'],
    ['tuli', '2031-11-26'],
  ])('waits on %s until %s for an account that was closed on 2026-11-26', (brand, day) => {
    expect(
      eraseAfter(brand, Date.UTC(2026, 10, 26))
        .toISOString()
        .slice(0, 10),
    ).toBe(day);
  });
});
