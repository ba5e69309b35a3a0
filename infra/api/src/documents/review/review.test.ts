import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentQueue } from '@foyer/market/document-answers';
import { png } from '../inspection/documentFiles.fixture.ts';
import { reviewMinutes } from '../reviewEstimate.ts';
import { REJECTED, documentWorld } from '../../../test/worlds/documentWorld.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { overviewOf, requestOf, upload, call, verdict, openPlayer } = documentWorld(() => api);

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
