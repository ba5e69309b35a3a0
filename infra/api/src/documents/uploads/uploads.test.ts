import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jpeg, pdf, png } from '../inspection/documentFiles.fixture.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { documentWorld } from '../../../test/worlds/documentWorld.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { requestOf, send, start, append, upload, openPlayer } = documentWorld(() => api);

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
  ])('refuses %s with its reason and removes its bytes', async (_what, bytes, code) => {
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
  ])('does not start for %s', async (_what, headers, status, code) => {
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

  it('rejects the eleventh file of a request', async () => {
    const player = await openPlayer('tuli');
    const { id: request } = await requestOf(player, 'IDENTITY');
    for (let count = 0; count < 10; count += 1) expect((await start(player, request, 9)).status).toBe(201);
    expect((await start(player, request, 9)).body).toEqual({ code: 'TOO_MANY_FILES' });
  });
});
