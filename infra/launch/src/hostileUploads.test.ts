import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { png } from '@foyer/api/test-documents';
import { HOSTILE_FILES } from '@foyer/api/test-hostile-documents';
import { signedIn } from '@foyer/identity/test-client';
import { DOCUMENT_BYTES, DOCUMENT_PART_BYTES, DOCUMENT_PARTS } from '@foyer/kernel/uploads';
import {
  createPlayerRequests,
  type PlayerAnswer as Answer,
  type RequestHeaders,
} from './testing/playerRequests.ts';
import { startPlayerServices, type PlayerServices } from './testing/playerServices.ts';

const START_MS = 240_000;
const ATTACK_MS = 120_000;
const HOST = 'tuli.localhost';
const PART_TYPE = 'application/offset+octet-stream';
const MANY = 200;
/** More than the sockets that the gateway has for a service. */
const SLOW_CLIENTS = 300;
const MAX_FILES = 10;

let services: PlayerServices;
const { begin, send } = createPlayerRequests(HOST, () => services.ports.gateway);
/** Access tokens of players whose documents are requested; two share the files, as a day has a limit of uploads. */
let hostile: string;
let malicious: string;
let careless: string;
let victim: string;

beforeAll(async () => {
  services = await startPlayerServices();
  await services.pool.query(
    `update api.player p set kyc_status = k.kyc_status, kyc_done = k.kyc_done, kyc_missing = k.kyc_missing, kyc_deadline = k.kyc_deadline
     from api.player k where k.id = 'tuli-kyc' and p.id in ('tuli-funded', 'tuli-loyal', 'tuli-empty')`,
  );
  [hostile = '', careless = '', victim = '', malicious = ''] = await Promise.all(
    ['kyc', 'funded', 'loyal', 'empty'].map(signIn),
  );
}, START_MS);
afterAll(() => services.close(), START_MS);

async function signIn(player: string): Promise<string> {
  const visitor = services.visitorOf('tuli');
  const tokens = await signedIn(visitor, await services.configurationOf('tuli'), `${player}@tuli.test`);
  return tokens.access_token;
}

async function requestOf(token: string): Promise<string> {
  const body = Buffer.from(
    JSON.stringify({ query: '{ viewer { documents { requests { id kind status } } } }' }),
  );
  const { text } = await send(token, 'POST', '/api/graphql', { 'content-type': 'application/json' }, body);
  const { data } = JSON.parse(text) as {
    data: { viewer: { documents: { requests: { id: string; status: string }[] } } };
  };
  return data.viewer.documents.requests.find(({ status }) => status === 'Open')?.id ?? '';
}

const start = (token: string, request: string, size: number | string, further: RequestHeaders = {}) =>
  send(token, 'POST', '/api/uploads', {
    'upload-length': String(size),
    'upload-request': request,
    ...further,
  });
const idOf = ({ text }: Answer) => (JSON.parse(text) as { id: string }).id;
const codeOf = ({ text }: Answer) => (JSON.parse(text) as { code?: string }).code;
const partHeaders = (offset: number) => ({ 'content-type': PART_TYPE, 'upload-offset': String(offset) });
const append = (token: string, id: string, offset: number, part: Buffer) =>
  send(token, 'PATCH', `/api/uploads/${id}`, partHeaders(offset), part);
const offsetOf = async (token: string, id: string) =>
  (await send(token, 'HEAD', `/api/uploads/${id}`)).headers['upload-offset'];

/** Sends a file in parts as the page does; returns its id and the last answer. */
async function upload(
  token: string,
  request: string,
  bytes: Buffer,
): Promise<Answer & { readonly id: string }> {
  const started = await start(token, request, bytes.length);
  if (started.status !== 201) return { ...started, id: '' };
  const id = idOf(started);
  let answer = started;
  for (let at = 0; at < bytes.length; at += DOCUMENT_PART_BYTES)
    answer = await append(token, id, at, bytes.subarray(at, at + DOCUMENT_PART_BYTES));
  return { ...answer, id };
}

/** Objects in the store of documents, and the parts that the database knows. */
async function stored(): Promise<{ readonly objects: number; readonly parts: number }> {
  const files = await readdir(join(services.home, 'documents'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const { rows } = await services.pool.query<{ parts: number }>(
    'select count(*)::int as parts from api.document_chunk',
  );
  return { objects: files.filter((file) => file.isFile()).length, parts: rows[0]?.parts ?? 0 };
}

describe('an attacker of the upload', () => {
  it.each(HOSTILE_FILES)(
    'stores nothing of %s',
    async (what, make, refusal) => {
      const attacker = what.length % 2 === 0 ? hostile : malicious;
      const before = await stored();
      const answer = await upload(attacker, await requestOf(attacker), make());
      expect([answer.status, codeOf(answer)]).toEqual([422, refusal]);
      expect(await stored()).toEqual(before);
    },
    ATTACK_MS,
  );

  it.each<[string, string, number, string]>([
    ['a byte above the limit', String(DOCUMENT_BYTES + 1), 422, 'TOO_LARGE'],
    ['a terabyte', '999999999999', 422, 'TOO_LARGE'],
    ['no byte', '0', 422, 'EMPTY'],
    ['a fraction of a byte', '1.5', 400, 'HEADERS_INVALID'],
    ['a number that is no decimal', '0x10', 400, 'HEADERS_INVALID'],
  ])('starts no upload of %s', async (_what, size, status, code) => {
    const answer = await start(careless, await requestOf(careless), size);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('sends no more than a part at once, and no more than it announced', async () => {
    const id = idOf(await start(careless, await requestOf(careless), 100));
    expect((await append(careless, id, 0, Buffer.alloc(DOCUMENT_PART_BYTES + 1))).status).toBe(413);
    expect(codeOf(await append(careless, id, 0, Buffer.alloc(101)))).toBe('TOO_LARGE');
    const { sent, answer } = begin(careless, 'PATCH', `/api/uploads/${id}`, {
      ...partHeaders(0),
      'transfer-encoding': 'chunked',
    });
    sent.end(Buffer.alloc(2 * DOCUMENT_PART_BYTES));
    expect((await answer).status).toBe(413);
    expect(await offsetOf(careless, id)).toBe('0');
    expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
  });

  it('adds no request behind a part whose length is a lie', async () => {
    const request = await requestOf(careless);
    const id = idOf(await start(careless, request, 100));
    const hidden = `DELETE /api/uploads/${id} HTTP/1.1\r\nhost: ${HOST}\r\nauthorization: Bearer ${victim}\r\n\r\n`;
    const { sent, answer } = begin(careless, 'PATCH', `/api/uploads/${id}`, {
      ...partHeaders(0),
      'content-length': '4',
      'transfer-encoding': 'chunked',
    });
    sent.end(hidden);
    expect((await answer).status).toBe(400);
    expect(await offsetOf(careless, id)).toBe('0');
    expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
  });

  it.each([
    '/api/uploads/../../internal/documents/file',
    '/api/uploads/..%2f..%2finternal%2fdocuments%2ffile',
    '/api/uploads/%2e%2e/%2e%2e/graphql',
    '/api/uploads/....//....//keys/documents-key',
    '/internal/documents/file',
    '/documents/',
  ])('reaches nothing by the path %s', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const { status, headers } = await send(careless, method, path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(String(headers['content-type'])).not.toMatch(/image|pdf|octet/);
    }
  });

  it('reaches no upload of another player by its id', async () => {
    const bytes = png();
    const id = idOf(await start(victim, await requestOf(victim), bytes.length));
    await append(victim, id, 0, bytes.subarray(0, 20));
    expect((await append(careless, id, 20, bytes.subarray(20))).status).toBe(404);
    expect((await send(careless, 'HEAD', `/api/uploads/${id}`)).status).toBe(404);
    expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(404);
    expect((await append('forged', id, 20, bytes.subarray(20))).status).toBe(401);
    expect((await append(victim, id, 20, bytes.subarray(20))).status).toBe(204);
  });

  it('is inspected as a whole when it cuts the connection and resumes with other content', async () => {
    const before = await stored();
    const image = png({ width: 200, height: 200 });
    const id = idOf(await start(careless, await requestOf(careless), image.length));
    await append(careless, id, 0, image.subarray(0, 40));
    const { sent, answer } = begin(careless, 'PATCH', `/api/uploads/${id}`, {
      ...partHeaders(40),
      'content-length': String(image.length - 40),
    });
    sent.write(image.subarray(40, 60));
    sent.destroy();
    await expect(answer).rejects.toThrow();
    // bytes of a part that was cut off do not count
    expect(await offsetOf(careless, id)).toBe('40');
    const page = Buffer.alloc(image.length - 40, '<script>alert(1)</script>');
    const refused = await append(careless, id, 40, page);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'DAMAGED']);
    expect(await stored()).toEqual(before);
  });

  // a refused file also erases what was withdrawn before it: the rows above count, so withdrawals follow them
  it('stores no part that is out of order', async () => {
    const id = idOf(await start(careless, await requestOf(careless), 100));
    expect(codeOf(await append(careless, id, 50, Buffer.alloc(10)))).toBe('OFFSET');
    expect((await append(careless, id, 0, Buffer.alloc(10))).status).toBe(204);
    for (const offset of [0, 9, 11, 99])
      expect(codeOf(await append(careless, id, offset, Buffer.alloc(1)))).toBe('OFFSET');
    expect(await offsetOf(careless, id)).toBe('10');
    expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
  });

  it.each([
    ['a path', '../../../keys/documents-key'],
    ['a null byte', 'passport.png\0.html'],
    ['a change of the writing direction', 'passport\u202Egnp.exe'],
    ['2,000 characters', 'n'.repeat(2_000)],
    ['a line break', 'a\r\nset-cookie: a=b'],
  ])('chooses no name: %s in the metadata of an upload is ignored', async (_what, name) => {
    const before = await stored();
    const bytes = png();
    const request = await requestOf(careless);
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const id = idOf(await start(careless, request, bytes.length, { 'upload-metadata': metadata }));
    expect((await append(careless, id, 0, bytes)).status).toBe(204);
    expect(await stored()).toEqual({ objects: before.objects + 1, parts: before.parts + 1 });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
  });

  it(
    'sends no file in single bytes',
    async () => {
      const before = await stored();
      const id = idOf(await start(careless, await requestOf(careless), 1_000));
      for (let at = 0; at < DOCUMENT_PARTS; at += 1) await append(careless, id, at, Buffer.alloc(1));
      const refused = await append(careless, id, DOCUMENT_PARTS, Buffer.alloc(1));
      expect([refused.status, codeOf(refused)]).toEqual([422, 'TOO_MANY_PARTS']);
      expect((await stored()).objects).toBe(before.objects + DOCUMENT_PARTS);
      expect((await send(careless, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
    },
    ATTACK_MS,
  );

  it('starts ten uploads of a request with 200 requests at once', async () => {
    const request = await requestOf(victim);
    const answers = await Promise.all(Array.from({ length: MANY }, () => start(victim, request, 9)));
    const started = answers.filter(({ status }) => status === 201);
    // one upload of this player waits for its review
    expect(started).toHaveLength(MAX_FILES - 1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(['TOO_MANY_FILES']),
    );
    for (const answer of started)
      expect((await send(victim, 'DELETE', `/api/uploads/${idOf(answer)}`)).status).toBe(204);
  });

  it('stores one of 200 parts that arrive at once for one place of a file', async () => {
    const before = await stored();
    const bytes = png();
    const id = idOf(await start(victim, await requestOf(victim), bytes.length));
    const answers = await Promise.all(Array.from({ length: MANY }, () => append(victim, id, 0, bytes)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(await stored()).toEqual({ objects: before.objects + 1, parts: before.parts + 1 });
  });

  it('does not keep other players waiting by sending slowly', async () => {
    const id = idOf(await start(careless, await requestOf(careless), 1_000));
    const slow = Array.from({ length: SLOW_CLIENTS }, () =>
      begin(careless, 'PATCH', `/api/uploads/${id}`, { ...partHeaders(0), 'content-length': '1000' }),
    );
    let answered = 0;
    for (const { sent, answer } of slow) {
      sent.write('x');
      answer.then(
        () => (answered += 1),
        () => undefined,
      );
    }
    expect(await requestOf(victim)).not.toBe('');
    expect(answered).toBe(0);
    for (const { sent } of slow) sent.destroy();
    await Promise.allSettled(slow.map(({ answer }) => answer));
  });

  it('gets none of its files shown by the product', async () => {
    const { id } = await upload(careless, await requestOf(careless), png());
    expect(id).not.toBe('');
    for (const path of [`/api/uploads/${id}`, `/uploads/${id}`, `/documents/${id}`, `/en/documents/${id}/`]) {
      const { status, headers } = await send(careless, 'GET', path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(String(headers['content-type'])).not.toMatch(/image|pdf/);
    }
  });
});
