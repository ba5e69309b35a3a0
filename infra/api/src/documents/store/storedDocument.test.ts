import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentPlayer } from '@foyer/market/document-answers';
import { createDocuments } from '../documentComponents.ts';
import { jpeg, png } from '../inspection/documentFiles.fixture.ts';
import { eraseDocuments } from '../retentionJob.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { documentWorld } from '../../../test/worlds/documentWorld.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { requestOf, upload, call, openPlayer, open } = documentWorld(() => api);

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

  it('is not delivered after it was modified', async () => {
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
    ['not finished within a day', `status = 'Uploading', media_type = null`, 1.1, true, null],
    ['started less than a day ago', `status = 'Uploading', media_type = null`, 0.9, false, null],
    ['in review', `status = 'InReview'`, 400, false, null],
    ['verified, of an account closed 5 years and a day ago', `status = 'Verified'`, 1_828, true, 'Closed'],
    ['verified, of an account closed not yet 5 years ago', `status = 'Verified'`, 1_824, false, 'Closed'],
    ['in review, of an account closed 91 days ago', `status = 'InReview'`, 91, true, 'Closed'],
    ['in review, of an account closed 89 days ago', `status = 'InReview'`, 89, false, 'Closed'],
  ])(
    'is kept as long as its retention says when it is %s',
    async (_what, change, days, isErased, account) => {
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
    },
  );
});
