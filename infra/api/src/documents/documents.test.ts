import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { jpeg, png } from './inspection/documentFiles.fixture.ts';
import { REJECTED, documentWorld } from '../../test/worlds/documentWorld.ts';
import { startTestApi, type TestApi, TEST_SECRETS } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { overviewOf, requestOf, upload, verdict, withdraw, openPlayer, verify } = documentWorld(() => api);

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

  it('are not finished when the file is unknown', async () => {
    const { playerId } = await openPlayer('tuli');
    const { rows } = await api.pool.query(
      `select api.finish_document($1, gen_random_uuid(), 'image/png', null, now()) as finished`,
      [playerId],
    );
    expect(rows).toEqual([{ finished: false }]);
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

  it('are requested once per operator: a document verified at one brand is not requested at another', async () => {
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

  it('need two members of staff where the protection mode requires them', async () => {
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
