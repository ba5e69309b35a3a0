import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { openTestWithdrawal } from '../../test/worlds/paymentWorld.ts';
import { type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { pdf } from './inspection/documentFiles.fixture.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { documentWorld, REJECTED } from '../../test/worlds/documentWorld.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { tokenOf, overviewOf, requestOf, upload, verdict, wealth, openPlayer, open } = documentWorld(
  () => api,
);

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
  ])('is overdue after the due date while it is %s: %j', async (status, dueDateExpired) => {
    const player = await openPlayer('aurora');
    await api.pool.query(
      `update api.player set sow_status = $2, sow_due_at = now() - interval '1 second' where id = $1`,
      [player.playerId, status],
    );
    expect(await mutate(player, '{ viewer { player { sourceOfWealthStatus { dueDateExpired } } } }')).toEqual(
      { viewer: { player: { sourceOfWealthStatus: { dueDateExpired } } } },
    );
  });

  it.each([0, 501])('accepts no comment of staff with %i characters', async (length) => {
    const { playerId } = await openPlayer('aurora');
    await expect(
      api.pool.query(
        `insert into api.document_request (player_id, kind, reason, comment, staff, requested_at) values ($1, 'identity', 'Staff', repeat('x', $2), 'ann', now())`,
        [playerId, length],
      ),
    ).rejects.toMatchObject({ constraint: 'document_request_comment_check' });
  });

  it.each([
    ['Required', -1, true],
    ['Required', 1, false],
    ['Required', null, true],
    ['WillBeRequired', -1, true],
    ['WillBeRequired', 1, false],
    ['WillBeRequired', null, false],
    ['NotNeed', -1, false],
  ])('is overdue by status and due date: %s, due in %s days: %s', async (status, days, isOverdue) => {
    const { playerId } = await openPlayer('aurora');
    const { rows } = await api.pool.query(
      `with changed as (update api.player set sow_status = $2, sow_due_at = now() + make_interval(days => $3) where id = $1 returning player)
       select api.is_wealth_overdue(player, now()) as overdue from changed`,
      [playerId, status, days],
    );
    expect(rows).toEqual([{ overdue: isOverdue }]);
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

  it('is not complete any more after one of its files was rejected', async () => {
    const player = await openPlayer('aurora');
    await wealth(player, { decision: 'require', days: 14 });
    await save(player, [], false);
    const { id } = await upload(player, (await requestOf(player, 'SOURCE_OF_WEALTH')).id, pdf());
    await save(player, [await payslips(player)], true);
    const isComplete = async () =>
      (
        await api.pool.query<{ completed: boolean }>(
          'select completed from api.source_of_wealth_funding where player_id = $1',
          [player.playerId],
        )
      ).rows;
    expect(await isComplete()).toEqual([{ completed: true }]);
    await verdict(player, id, { ...REJECTED, document: null });
    expect(await isComplete()).toEqual([{ completed: false }]);
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
    const decision = { decision: 'require', days: 5, key: crypto.randomUUID() };
    for (const _time of [1, 2])
      expect((await wealth(player, decision)).body).toEqual({ outcome: 'REQUIRED' });
    expect((await wealth(player, { ...decision, staff: 'bob@staff.test' })).body).toEqual({
      code: 'KEY_REUSED',
    });
  });
});
