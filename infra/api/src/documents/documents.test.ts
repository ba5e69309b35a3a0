import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentPlayer, DocumentQueue } from '@foyer/market/document-answers';
import { callTyped } from '@foyer/runtime/service-calls';
import { signRequest } from '@foyer/runtime';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestWithdrawal } from '../../test/worlds/paymentWorld.ts';
import { createDocuments } from './documentComponents.ts';
import { jpeg, pdf, png } from './inspection/documentFiles.fixture.ts';
import { eraseDocuments } from './retentionJob.ts';
import { reviewMinutes } from './reviewEstimate.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

interface Overview {
  readonly filesAhead: number | null;
  readonly reviewMinutes: number | null;
  readonly requests: readonly {
    readonly id: string;
    readonly kind: string;
    readonly fundingType: string | null;
    readonly reason: string;
    readonly comment: string | null;
    readonly status: string;
    readonly verifiedBy: string | null;
    readonly files: readonly {
      readonly id: string;
      readonly status: string;
      readonly refusal: string | null;
      readonly rejection: string | null;
      readonly comment: string | null;
    }[];
  }[];
}

const tokenOf = ({ brand, playerId }: LedgerPlayer) =>
  api.identity.token({ brand, playerId, sid: `documents-${playerId}` });

async function overviewOf(player: LedgerPlayer): Promise<Overview> {
  const { data, errors } = await executeGraphql(api, {
    token: await tokenOf(player),
    brand: player.brand,
    query:
      '{ viewer { documents { filesAhead reviewMinutes requests { id kind fundingType reason comment status verifiedBy files { id status refusal rejection comment } } } } }',
  });
  expect(errors).toEqual([]);
  return (data?.['viewer'] as { documents: Overview }).documents;
}

async function requestOf(player: LedgerPlayer, kind: string) {
  const found = (await overviewOf(player)).requests.find((one) => one.kind === kind && one.status === 'Open');
  if (!found) throw new Error(`There is no open request for ${kind}.`);
  return found;
}

async function send(
  player: LedgerPlayer,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Buffer,
) {
  const response = await fetch(`${api.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(player)}`, brand: player.brand, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    body: (text === '' ? {} : JSON.parse(text)) as { code?: string; id?: string },
  };
}

const start = (player: LedgerPlayer, requestId: string, size: number) =>
  send(player, 'POST', '/uploads', { 'upload-length': String(size), 'upload-request': requestId });

const append = (player: LedgerPlayer, id: string, offset: number, part: Buffer) =>
  send(
    player,
    'PATCH',
    `/uploads/${id}`,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    part,
  );

/** Sends a whole file; the answer to its last part. */
async function upload(player: LedgerPlayer, requestId: string, bytes: Buffer) {
  const { body } = await start(player, requestId, bytes.length);
  const id = body.id ?? '';
  return { id, ...(await append(player, id, 0, bytes)) };
}

function call<Body extends object = { outcome?: string; code?: string }>(path: string, body: object) {
  return callTyped<Body>({
    baseUrl: api.baseUrl,
    path: `/internal/documents${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
}

const verdict = (player: LedgerPlayer, fileId: string, change: object = {}) =>
  call('/verdict', {
    brand: player.brand,
    fileId,
    verdict: 'verified',
    document: 'passport',
    comment: null,
    staff: 'ann@staff.test',
    key: crypto.randomUUID(),
    ...change,
  });

const REJECTED = { verdict: 'rejected', reason: 'Unreadable', comment: 'The lower half is dark.' };

const wealth = (player: LedgerPlayer, change: object) =>
  call('/wealth', {
    brand: player.brand,
    playerId: player.playerId,
    comment: 'Deposits have grown.',
    staff: 'ann@staff.test',
    key: crypto.randomUUID(),
    ...change,
  });

const withdraw = async (player: LedgerPlayer) =>
  (await openTestWithdrawal(api.pool, player, [2_000], Date.now())).code;

const openPlayer = (brand: string) =>
  openLedgerPlayer(api.pool, { brand, fundsMinor: 5_000, at: Date.now() });

async function verify(player: LedgerPlayer, kind: 'IDENTITY' | 'ADDRESS'): Promise<void> {
  const { id } = await upload(player, (await requestOf(player, kind)).id, png());
  const document = kind === 'IDENTITY' ? 'passport' : 'utility-bill';
  expect((await verdict(player, id, { document })).body).toEqual({ outcome: 'VERIFIED' });
}

describe('documents of a player (requirements/regulation#documents)', () => {
  it('allow a withdrawal once staff have verified a proof of identity and of address', async () => {
    const player = await openPlayer('tuli');
    expect(await withdraw(player)).toBe('BLOCKED');
    const request = await requestOf(player, 'IDENTITY');
    expect(request).toMatchObject({ reason: 'BeforeWithdrawal', files: [] });
    const first = await upload(player, request.id, jpeg());
    expect(first).toMatchObject({ status: 204 });
    expect((await verdict(player, first.id, REJECTED)).body).toEqual({ outcome: 'REJECTED' });
    expect((await requestOf(player, 'IDENTITY')).files).toEqual([
      {
        id: first.id,
        status: 'Rejected',
        refusal: null,
        rejection: 'Unreadable',
        comment: 'The lower half is dark.',
      },
    ]);
    await verify(player, 'IDENTITY');
    expect(await withdraw(player)).toBe('BLOCKED');
    await verify(player, 'ADDRESS');
    expect(await withdraw(player)).toBe('OK');
    expect((await overviewOf(player)).requests.map(({ kind, status }) => [kind, status])).toEqual([
      ['ADDRESS', 'Verified'],
      ['IDENTITY', 'Verified'],
    ]);
    const { rows } = await api.pool.query(
      'select kind, documents, staff from api.identity_check where player_id = $1',
      [player.playerId],
    );
    expect(rows).toEqual([
      { kind: 'confirmed', documents: ['passport', 'utility-bill'], staff: 'ann@staff.test' },
    ]);
  });

  it('are asked for again when staff ask for a new identity check', async () => {
    const player = await openPlayer('tuli');
    for (const kind of ['IDENTITY', 'ADDRESS'] as const) await verify(player, kind);
    await callTyped({
      baseUrl: api.baseUrl,
      path: '/internal/identity-checks/decision',
      body: {
        brand: 'tuli',
        playerId: player.playerId,
        decision: 'ask',
        documents: [],
        reason: 'The passport has expired',
        staff: 'ann@staff.test',
        key: crypto.randomUUID(),
      },
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });
    expect((await requestOf(player, 'IDENTITY')).reason).toBe('AccountCheck');
  });

  it('verified at one brand of an operator are not asked for at another', async () => {
    const [here, there, otherPerson] = [
      await openPlayer('tuli'),
      await openPlayer('zephyra'),
      await openPlayer('zephyra'),
    ];
    await api.pool.query(
      `update api.player set first_name = 'Same', last_name = 'Person', date_of_birth = '1980-01-01', country = 'FI', email = $2, email_verified = true where id = any($1)`,
      [[here.playerId, there.playerId], 'same@person.test'],
    );
    // the same name without the confirmed email address is another person
    await api.pool.query(
      `update api.player set first_name = 'Same', last_name = 'Person', date_of_birth = '1980-01-01', country = 'FI', email_verified = true where id = $1`,
      [otherPerson.playerId],
    );
    await api.pool.query(`update api.brand_rule set operator = 'op-b' where brand = 'zephyra'`);
    try {
      await overviewOf(there);
      for (const kind of ['IDENTITY', 'ADDRESS'] as const) await verify(here, kind);
      expect(await withdraw(there)).toBe('OK');
      expect((await overviewOf(there)).requests.filter(({ status }) => status === 'Verified')).toMatchObject([
        { verifiedBy: 'Tuli' },
        { verifiedBy: 'Tuli' },
      ]);
      expect(await withdraw(otherPerson)).toBe('BLOCKED');
    } finally {
      await api.pool.query(`update api.brand_rule set operator = 'op-d' where brand = 'zephyra'`);
    }
  });

  it('need two members of staff where the protection asks for it', async () => {
    const player = await openPlayer('zephyra');
    await api.pool.query(`update api.brand_rule set document_reviewers = 2 where brand = 'zephyra'`);
    try {
      const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
      const key = crypto.randomUUID();
      for (const _time of [1, 2])
        expect((await verdict(player, id, { key })).body).toEqual({ outcome: 'CONFIRMED_ONCE' });
      expect((await verdict(player, id)).body).toEqual({ code: 'SAME_PERSON' });
      expect((await verdict(player, id, { staff: 'bob@staff.test' })).body).toEqual({ outcome: 'VERIFIED' });
    } finally {
      await api.pool.query(`update api.brand_rule set document_reviewers = 1 where brand = 'zephyra'`);
    }
  });
});

describe('an upload', () => {
  it('continues at the offset that the server knows, part by part', async () => {
    const player = await openPlayer('tuli');
    const { id: request } = await requestOf(player, 'IDENTITY');
    const bytes = png({ width: 40, height: 40 });
    const { status, offset, body } = await start(player, request, bytes.length);
    expect([status, offset]).toEqual([201, '0']);
    const id = body.id ?? '';
    expect(await append(player, id, 0, bytes.subarray(0, 20))).toMatchObject({ status: 204, offset: '20' });
    expect(await append(player, id, 0, bytes.subarray(0, 20))).toMatchObject({
      status: 409,
      body: { code: 'OFFSET' },
    });
    expect(await send(player, 'HEAD', `/uploads/${id}`)).toMatchObject({ status: 200, offset: '20' });
    expect(await append(player, id, 20, Buffer.concat([bytes.subarray(20), Buffer.from('x')]))).toMatchObject(
      {
        status: 422,
        body: { code: 'TOO_LARGE' },
      },
    );
    expect(await append(player, id, 20, bytes.subarray(20))).toMatchObject({ status: 204 });
    expect(await append(player, id, bytes.length, Buffer.alloc(0))).toMatchObject({
      body: { code: 'CLOSED' },
    });
    expect(await send(player, 'DELETE', `/uploads/${id}`)).toMatchObject({ status: 204 });
    expect((await requestOf(player, 'IDENTITY')).files).toEqual([]);
  });

  it.each<[string, Buffer, string]>([
    ['a web page', Buffer.from('<html></html>'), 'WRONG_TYPE'],
    ['a PDF document with a script', pdf(['<< /S /JavaScript >>']), 'ACTIVE_CONTENT'],
  ])('of %s is refused with its reason, and its bytes are removed', async (_what, bytes, code) => {
    const player = await openPlayer('tuli');
    const { id: request } = await requestOf(player, 'IDENTITY');
    const sent = await upload(player, request, bytes);
    expect(sent).toMatchObject({ status: 422, body: { code } });
    expect((await requestOf(player, 'IDENTITY')).files).toMatchObject([{ status: 'Refused', refusal: code }]);
    const { rows } = await api.pool.query<{ wrapped_key: Buffer | null; parts: number }>(
      'select wrapped_key, (select count(*)::int from api.document_chunk where file_id = f.id) as parts from api.document_file f where id = $1',
      [sent.id],
    );
    expect(rows).toEqual([{ wrapped_key: null, parts: 0 }]);
  });

  it.each<[string, (request: string) => Record<string, string>, number, string]>([
    ['no bytes', (request) => ({ 'upload-length': '0', 'upload-request': request }), 422, 'EMPTY'],
    [
      '10 MB and a byte',
      (request) => ({ 'upload-length': '10485761', 'upload-request': request }),
      422,
      'TOO_LARGE',
    ],
    [
      'a negative size',
      (request) => ({ 'upload-length': '-1', 'upload-request': request }),
      400,
      'HEADERS_INVALID',
    ],
    [
      'a path as the request',
      () => ({ 'upload-length': '9', 'upload-request': '../../keys' }),
      422,
      'UNKNOWN_REQUEST',
    ],
    ['no request', () => ({ 'upload-length': '9' }), 400, 'HEADERS_INVALID'],
  ])('of %s is not started', async (_what, headers, status, code) => {
    const player = await openPlayer('tuli');
    const { id: request } = await requestOf(player, 'IDENTITY');
    expect(await send(player, 'POST', '/uploads', headers(request))).toMatchObject({
      status,
      body: { code },
    });
  });

  it('reaches no request and no file of another player, and needs a token', async () => {
    const [victim, thief] = [await openPlayer('tuli'), await openPlayer('tuli')];
    const { id: request } = await requestOf(victim, 'IDENTITY');
    expect((await start(thief, request, 10)).body).toEqual({ code: 'UNKNOWN_REQUEST' });
    const bytes = png();
    const id = (await start(victim, request, bytes.length)).body.id ?? '';
    expect(await append(thief, id, 0, bytes)).toMatchObject({ status: 404 });
    expect(await send(thief, 'HEAD', `/uploads/${id}`)).toMatchObject({ status: 404 });
    expect(await send(thief, 'DELETE', `/uploads/${id}`)).toMatchObject({ status: 404 });
    expect((await fetch(`${api.baseUrl}/uploads/${id}`, { method: 'HEAD' })).status).toBe(401);
    expect((await send(victim, 'GET', `/uploads/${id}`)).status).toBe(405);
    expect((await send(victim, 'GET', `/uploads/..%2f..%2fkeys`)).status).toBe(404);
  });

  it('continues at the same byte when the store of documents was not available', async () => {
    const player = await openPlayer('tuli');
    const bytes = jpeg();
    const { body } = await start(player, (await requestOf(player, 'IDENTITY')).id, bytes.length);
    const id = body.id ?? '';
    await append(player, id, 0, bytes.subarray(0, 10));
    const folder = join(api.settings.home, 'documents');
    await rename(folder, `${folder}.away`);
    await writeFile(folder, 'a file instead of the folder: nothing can be written');
    const refused = await append(player, id, 10, bytes.subarray(10));
    await rm(folder);
    await rename(`${folder}.away`, folder);
    expect(refused).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
    expect((await send(player, 'HEAD', `/uploads/${id}`)).offset).toBe('10');
    expect((await append(player, id, 10, bytes.subarray(10))).status).toBe(204);
  });

  it('of more than ten files for one request is refused', async () => {
    const player = await openPlayer('tuli');
    const { id: request } = await requestOf(player, 'IDENTITY');
    for (let count = 0; count < 10; count += 1) expect((await start(player, request, 9)).status).toBe(201);
    expect((await start(player, request, 9)).body).toEqual({ code: 'TOO_MANY_FILES' });
  });
});

async function open(player: LedgerPlayer, fileId: string, secret: string = TEST_SECRETS.internal) {
  const path = '/internal/documents/file';
  const body = JSON.stringify({ brand: player.brand, fileId, staff: 'ann@staff.test' });
  return fetch(`${api.baseUrl}${path}`, {
    method: 'POST',
    headers: signRequest(secret, { method: 'POST', path, body }, Date.now()),
    body,
  });
}

describe('a stored document', () => {
  it('is encrypted, and opened by staff as a download that is recorded', async () => {
    const player = await openPlayer('tuli');
    const bytes = jpeg({ comment: 'The secret of this player' });
    const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, bytes);
    const folder = join(api.settings.home, 'documents');
    for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (name.isFile())
        expect(await readFile(join(name.parentPath, name.name), 'latin1')).not.toContain(
          'secret of this player',
        );
    const answer = await open(player, id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="document-${id.slice(0, 8)}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await open(player, id, 'wrong')).status).toBe(401);
    expect((await open({ ...player, brand: 'aurora' }, id)).status).toBe(404);
    const { body } = await call<DocumentPlayer>('/player', { brand: 'tuli', who: player.playerId });
    expect(body.events).toMatchObject([{ kind: 'opened', staff: 'ann@staff.test' }]);
  });

  it('that was modified is not delivered', async () => {
    const player = await openPlayer('tuli');
    const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
    const { rows } = await api.pool.query<{ object_key: string }>(
      'select object_key from api.document_chunk where file_id = $1',
      [id],
    );
    const key = rows[0]?.object_key ?? '';
    const path = join(api.settings.home, 'documents', key.slice(0, 2), key);
    const sealed = await readFile(path);
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    await writeFile(path, sealed);
    const refused = await open(player, id);
    expect([refused.status, await refused.json()]).toEqual([503, { code: 'STORE_UNAVAILABLE' }]);
  });

  it.each<[string, string, number, boolean, 'Closed' | null]>([
    ['rejected 89 days ago', `status = 'Rejected'`, 89, false, null],
    ['rejected 91 days ago', `status = 'Rejected'`, 91, true, null],
    ['verified long ago, of an open account', `status = 'Verified'`, 3_000, false, null],
    ['not finished within a day', `status = 'Uploading', media_type = null`, 2, true, null],
    ['in review', `status = 'InReview'`, 400, false, null],
    ['verified, of an account closed 5 years and a day ago', `status = 'Verified'`, 1_828, true, 'Closed'],
    ['verified, of an account closed not yet 5 years ago', `status = 'Verified'`, 1_824, false, 'Closed'],
    ['in review, of an account closed 91 days ago', `status = 'InReview'`, 91, true, 'Closed'],
    ['in review, of an account closed 89 days ago', `status = 'InReview'`, 89, false, 'Closed'],
  ])('that is %s keeps to its retention', async (_what, change, days, isErased, account) => {
    const player = await openPlayer('tuli');
    const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
    await api.pool.query(`update api.document_file set decided_at = started_at, ${change} where id = $1`, [
      id,
    ]);
    if (account !== null) {
      await api.pool.query(`update api.player set status = $2 where id = $1`, [player.playerId, account]);
      // another change of a closed account does not restart the time
      await api.pool.query(
        `update api.player set is_suppressed = true, updated_at = now() + interval '4 years' where id = $1`,
        [player.playerId],
      );
    }
    await eraseDocuments(createDocuments(api), Date.now() + days * DAY_MS, 1_000);
    const { rows } = await api.pool.query(
      'select erased_at is not null as erased, wrapped_key is null as keyless, (select count(*)::int from api.document_chunk where file_id = f.id) as parts from api.document_file f where id = $1',
      [id],
    );
    expect(rows).toEqual([{ erased: isErased, keyless: isErased, parts: isErased ? 0 : 1 }]);
  });
});

describe('review by staff', () => {
  it('lists requests by due date, without names', async () => {
    const [late, soon] = [await openPlayer('aurora'), await openPlayer('aurora')];
    for (const [player, days] of [
      [late, 20],
      [soon, 2],
    ] as const) {
      await api.pool.query(
        `update api.player set kyc_status = 'Required', kyc_missing = '{identity,address}', kyc_deadline = $2 where id = $1`,
        [player.playerId, new Date(Date.now() + days * DAY_MS)],
      );
      await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
    }
    const { body } = await call<DocumentQueue>('', { brand: 'aurora' });
    const own = body.requests.filter(({ playerId }) => [late.playerId, soon.playerId].includes(playerId));
    expect(own.map(({ playerId }) => playerId)).toEqual([soon.playerId, late.playerId]);
    expect(own[0]).toMatchObject({
      kind: 'identity',
      files: [{ status: 'InReview', mediaType: 'image/png' }],
    });
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await overviewOf(late)).filesAhead).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, object, number, string]>([
    ['a document that proves something else', { document: 'utility-bill' }, 422, 'FIELD_INVALID'],
    ['no document', { document: null }, 422, 'FIELD_INVALID'],
    ['a rejection without a reason', { ...REJECTED, reason: null }, 422, 'FIELD_INVALID'],
    ['another brand', { brand: 'aurora' }, 404, 'UNKNOWN_FILE'],
    ['an unknown file', { fileId: crypto.randomUUID() }, 404, 'UNKNOWN_FILE'],
  ])('refuses a verdict with %s', async (_what, change, status, code) => {
    const player = await openPlayer('tuli');
    const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
    expect(await verdict(player, id, change)).toEqual({ status, body: { code } });
  });

  it('decides a file once, for concurrent verdicts too', async () => {
    const player = await openPlayer('tuli');
    const { id } = await upload(player, (await requestOf(player, 'IDENTITY')).id, png());
    const answers = await Promise.all(
      ['ann', 'bob'].map((name) => verdict(player, id, { staff: `${name}@staff.test` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [0, 10, 1_008],
    [4, 10, 5_040],
    [0, 0, null],
  ])('reaches %i files ahead at %i verdicts a week in %s minutes', (ahead, decided, minutes) =>
    expect(reviewMinutes(ahead, decided)).toBe(minutes),
  );
});

describe('source of wealth (requirements/entities#source-of-wealth)', () => {
  async function mutate(player: LedgerPlayer, query: string, variables: object = {}) {
    const { data, errors } = await executeGraphql(api, {
      token: await tokenOf(player),
      brand: player.brand,
      query,
      variables: { ...variables },
    });
    expect(errors).toEqual([]);
    return data ?? {};
  }
  const save = (player: LedgerPlayer, options: string[], completed: boolean, type = 'Salary') =>
    mutate(
      player,
      'mutation($input: SourceOfWealthInput!) { saveSourceOfWealth(input: $input) { outcome viewer { sourceOfWealth { type completed options { title checked } files { documentId } } } } }',
      { input: { type, options, completed } },
    );
  const submit = (player: LedgerPlayer) => mutate(player, 'mutation { submitSourceOfWealth { outcome } }');
  const statusOf = async ({ playerId }: LedgerPlayer) =>
    (
      await api.pool.query<{ sow_status: string; sow_due_at: Date | null }>(
        'select sow_status, sow_due_at from api.player where id = $1',
        [playerId],
      )
    ).rows[0];
  const payslips = async (player: LedgerPlayer): Promise<string> =>
    (
      (await mutate(player, '{ root { fundingOptions { id options { title } } } }'))['root'] as {
        fundingOptions: { id: string; options: { title: string }[] }[];
      }
    ).fundingOptions.find(({ id }) => id === 'Salary')?.options[0]?.title ?? '';

  it('is declared by source with documents and files, checked, and confirmed by staff', async () => {
    const player = await openPlayer('aurora');
    expect(await save(player, [], false)).toMatchObject({ saveSourceOfWealth: { outcome: 'NOT_REQUIRED' } });
    expect((await wealth(player, { decision: 'require', days: 14 })).body).toEqual({ outcome: 'REQUIRED' });
    const option = await payslips(player);
    expect(await save(player, [option], true)).toMatchObject({
      saveSourceOfWealth: { outcome: 'INCOMPLETE' },
    });
    expect(await save(player, [option], false)).toMatchObject({ saveSourceOfWealth: { outcome: 'OK' } });
    const { id } = await upload(player, (await requestOf(player, 'SOURCE_OF_WEALTH')).id, pdf());
    expect(await submit(player)).toEqual({ submitSourceOfWealth: { outcome: 'INCOMPLETE' } });
    expect(await save(player, [option], true)).toMatchObject({
      saveSourceOfWealth: {
        outcome: 'OK',
        viewer: { sourceOfWealth: [{ type: 'Salary', completed: true, files: [{ documentId: id }] }] },
      },
    });
    expect(await submit(player)).toEqual({ submitSourceOfWealth: { outcome: 'OK' } });
    expect((await statusOf(player))?.sow_status).toBe('Pending');
    expect((await wealth(player, { decision: 'accept' })).body).toEqual({ code: 'FILES_IN_REVIEW' });
    expect((await verdict(player, id, { document: null })).body).toEqual({ outcome: 'VERIFIED' });
    expect((await wealth(player, { decision: 'accept' })).body).toEqual({ outcome: 'ACCEPTED' });
    expect(await statusOf(player)).toEqual({ sow_status: 'Done', sow_due_at: null });
  });

  it('blocks withdrawals from its due date on, and not while it is checked', async () => {
    const player = await openPlayer('aurora');
    await wealth(player, { decision: 'require', days: 1 });
    const later = Date.now() + 2 * DAY_MS;
    const code = async (at: number) => (await openTestWithdrawal(api.pool, player, [1_000], at)).code;
    expect([await code(Date.now()), await code(later)]).toEqual(['OK', 'BLOCKED']);
    const option = await payslips(player);
    await save(player, [option], false);
    await upload(player, (await requestOf(player, 'SOURCE_OF_WEALTH')).id, pdf());
    await save(player, [option], true);
    await submit(player);
    expect(await code(later)).toBe('OK');
  });

  it.each([
    ['Required', true],
    ['WillBeRequired', true],
    ['Pending', false],
    ['Done', false],
  ])('with a due date that has passed is overdue while it is %s: %j', async (status, dueDateExpired) => {
    const player = await openPlayer('aurora');
    await api.pool.query(
      `update api.player set sow_status = $2, sow_due_at = now() - interval '1 second' where id = $1`,
      [player.playerId, status],
    );
    expect(await mutate(player, '{ viewer { player { sourceOfWealthStatus { dueDateExpired } } } }')).toEqual(
      { viewer: { player: { sourceOfWealthStatus: { dueDateExpired } } } },
    );
  });

  it('asks for another file of one source with the comment of staff, and never moves the due date away', async () => {
    const player = await openPlayer('aurora');
    await wealth(player, { decision: 'require', days: 5 });
    const due = (await statusOf(player))?.sow_due_at;
    expect(
      (
        await wealth(player, {
          decision: 'request-upload',
          days: 30,
          fundingType: 'Inheritance',
          comment: 'Send the will.',
        })
      ).body,
    ).toEqual({ outcome: 'UPLOAD_REQUESTED' });
    expect((await statusOf(player))?.sow_due_at).toEqual(due);
    expect(await requestOf(player, 'SOURCE_OF_WEALTH')).toMatchObject({
      fundingType: 'Inheritance',
      reason: 'Staff',
      comment: 'Send the will.',
    });
    const { viewer } = (await mutate(
      player,
      '{ viewer { notices { id } player { sourceOfWealthStatus { requiredDocumentsUploadV2 { comment requestedFundingType } } } } }',
    )) as { viewer: { notices: { id: string }[]; player: object } };
    expect(viewer.notices.map(({ id }) => id)).toContain('SowUploadRequired');
    expect(viewer.player).toEqual({
      sourceOfWealthStatus: {
        requiredDocumentsUploadV2: [{ comment: 'Send the will.', requestedFundingType: 'Inheritance' }],
      },
    });
    await mutate(player, 'mutation { removeSourceOfWealth(type: Inheritance) { id } }');
    expect((await requestOf(player, 'SOURCE_OF_WEALTH')).fundingType).toBe('Inheritance');
  });

  it('removes a source that was started by mistake, with its files', async () => {
    const player = await openPlayer('aurora');
    await wealth(player, { decision: 'require', days: 5 });
    await save(player, [], false, 'Dividends');
    const { id } = await upload(player, (await requestOf(player, 'SOURCE_OF_WEALTH')).id, pdf());
    await mutate(player, 'mutation { removeSourceOfWealth(type: Dividends) { id } }');
    expect((await overviewOf(player)).requests.filter(({ kind }) => kind === 'SOURCE_OF_WEALTH')).toEqual([]);
    expect((await open(player, id)).status).toBe(404);
  });

  it('is idempotent by the key of a decision', async () => {
    const player = await openPlayer('aurora');
    const order = { decision: 'require', days: 5, key: crypto.randomUUID() };
    for (const _time of [1, 2]) expect((await wealth(player, order)).body).toEqual({ outcome: 'REQUIRED' });
    expect((await wealth(player, { ...order, staff: 'bob@staff.test' })).body).toEqual({
      code: 'KEY_REUSED',
    });
  });
});
