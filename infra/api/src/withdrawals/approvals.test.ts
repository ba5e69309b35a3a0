import { beforeAll, describe, expect, it } from '@jest/globals';
import { decideTestWithdrawal } from '../../test/worlds/withdrawalWorld.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const SECOND = 1_000;
const DAY = 86_400_000;
const database = useDatabase(createRuledDatabase);
beforeAll(async () => {
  await database.pool.query(
    `update api.brand_rule set automatic_withdrawal_up_to = 5000, four_eyes_from = 20000 where brand = 'aurora'`,
  );
});

const rich = (at = NOON): Promise<LedgerPlayer> =>
  openLedgerPlayer(database.pool, { at, fundsMinor: 100_000 });
const approvalOf = async (id: string) =>
  (
    await database.pool.query<{ approval: string; processing_type: string; decided_at: Date | null }>(
      'select approval, processing_type, decided_at from api.payment_transaction where id = $1',
      [id],
    )
  ).rows[0];
const decide = (id: string, staff: string) => decideTestWithdrawal(database.pool, id, { staff }, NOON);

describe('approval of a withdrawal', () => {
  it.each<[string, readonly (readonly [amount: number, at: number])[], string]>([
    ['at the threshold', [[5_000, NOON]], 'automatic'],
    ['one cent above the threshold', [[5_001, NOON]], 'waiting'],
    [
      'of two that exceed the threshold by a cent within a day',
      [
        [2_000, NOON - DAY + 1],
        [3_001, NOON],
      ],
      'waiting',
    ],
    [
      'of two that reach the threshold within a day',
      [
        [2_000, NOON - DAY + 1],
        [3_000, NOON],
      ],
      'automatic',
    ],
    [
      'a whole day after another',
      [
        [5_000, NOON - DAY],
        [5_000, NOON],
      ],
      'automatic',
    ],
  ])('is correct for one %s', async (_what, requests, approval) => {
    const player = await rich(NOON - 2 * DAY);
    let last = '';
    for (const [amount, at] of requests)
      last = (await openTestWithdrawal(database.pool, player, [amount], at)).id;
    expect(await approvalOf(last)).toEqual(
      approval === 'automatic'
        ? { approval, processing_type: 'Instant', decided_at: new Date(NOON) }
        : { approval, processing_type: 'Manual', decided_at: null },
    );
  });

  it('counts withdrawals of the same day, except returned ones', async () => {
    const player = await rich();
    const first = await openTestWithdrawal(database.pool, player, [3_000], NOON);
    await database.pool.query('select api.claim_payouts($1, 1000)', [new Date(NOON)]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, first.id, 3_000, 'completed', NOON, { direction: 'payout' }),
      NOON,
    );
    expect(
      await approvalOf((await openTestWithdrawal(database.pool, player, [2_001], NOON)).id),
    ).toMatchObject({
      approval: 'waiting',
    });
    await applyTestUpdate(database.pool, providerUpdateOf(player, first.id, 3_000, 'returned', NOON), NOON);
    expect(
      await approvalOf((await openTestWithdrawal(database.pool, player, [2_999], NOON)).id),
    ).toMatchObject({
      approval: 'automatic',
    });
  });
});

describe('number of approvals', () => {
  it.each([
    [19_999, ['APPROVED', 'NOT_WAITING']],
    [20_000, ['SECOND_NEEDED', 'APPROVED']],
  ])('depends on the amount: %i needs %j', async (amount, answers) => {
    const { id } = await openTestWithdrawal(database.pool, await rich(), [amount], NOON);
    expect([await decide(id, 'ann'), await decide(id, 'bob')]).toEqual(answers);
  });

  it('adds up all shares and applies a decision to all of them', async () => {
    const { id } = await openTestWithdrawal(database.pool, await rich(), [10_000, 10_000], NOON);
    expect([await decide(id, 'ann'), await decide(`${id}-2`, 'bob')]).toEqual(['SECOND_NEEDED', 'APPROVED']);
    expect([await approvalOf(id), await approvalOf(`${id}-2`)]).toMatchObject([
      { approval: 'approved' },
      { approval: 'approved' },
    ]);
  });
});

describe('limits of open payments', () => {
  it('allow ten withdrawals, with each share counted', async () => {
    const player = await rich();
    for (let index = 0; index < 8; index += 1)
      expect((await openTestWithdrawal(database.pool, player, [100], NOON)).code).toBe('OK');
    expect((await openTestWithdrawal(database.pool, player, [100, 100, 100], NOON)).code).toBe(
      'TOO_MANY_OPEN',
    );
    expect((await openTestWithdrawal(database.pool, player, [100, 100], NOON)).code).toBe('OK');
    expect((await openTestWithdrawal(database.pool, player, [100], NOON)).code).toBe('TOO_MANY_OPEN');
    for (let index = 0; index < 5; index += 1)
      expect((await openTestDeposit(database.pool, player, 1_000, NOON)).code).toBe('OK');
  });

  it('allow five deposits, without those that ended', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 1_000 });
    const openDeposits = [];
    for (let index = 0; index < 5; index += 1)
      openDeposits.push(await openTestDeposit(database.pool, player, 1_000, NOON));
    expect((await openTestDeposit(database.pool, player, 1_000, NOON)).code).toBe('TOO_MANY_OPEN');
    expect((await openTestWithdrawal(database.pool, player, [100], NOON)).code).toBe('OK');
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, openDeposits[0]?.id ?? '', 1_000, 'failed', NOON),
      NOON,
    );
    expect((await openTestDeposit(database.pool, player, 1_000, NOON)).code).toBe('OK');
  });

  it('stores the requested expiry of a deposit', async () => {
    const { id } = await openTestDeposit(database.pool, await rich(), 1_000, NOON, { open_minutes: 30 });
    const { rows } = await database.pool.query(
      'select expires_at from api.payment_transaction where id = $1',
      [id],
    );
    expect(rows).toEqual([{ expires_at: new Date(NOON + 1_800 * SECOND) }]);
  });
});

describe('claim_payouts', () => {
  const claim = async (at: number, most = 1_000) =>
    (
      await database.pool.query<{ id: string; sending_at: Date; queried_at: Date }>(
        'select id, sending_at, queried_at from api.claim_payouts($1, $2)',
        [new Date(at), most],
      )
    ).rows;

  it('retries an unanswered payout after 15 s, keeps its first sending time, and stops after a provider update', async () => {
    const player = await rich();
    const { id } = await openTestWithdrawal(database.pool, player, [1_000], NOON);
    const mine = async (at: number) => (await claim(at)).filter((row) => row.id === id);
    expect(await mine(NOON)).toEqual([{ id, sending_at: new Date(NOON), queried_at: new Date(NOON) }]);
    expect(await mine(NOON + 15 * SECOND)).toEqual([]);
    const again = NOON + 15 * SECOND + 1;
    expect(await mine(again)).toEqual([{ id, sending_at: new Date(NOON), queried_at: new Date(again) }]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, 1_000, 'pending', again, { direction: 'payout' }),
      again,
    );
    expect(await mine(again + DAY)).toEqual([]);
  });

  it('returns the oldest withdrawals first, up to the batch size', async () => {
    const player = await rich(NOON - 2 * DAY);
    const later = await openTestWithdrawal(database.pool, player, [100], NOON - SECOND);
    const earlier = await openTestWithdrawal(database.pool, player, [100], NOON - 2 * SECOND);
    expect((await claim(NOON - SECOND, 1)).map(({ id }) => id)).toEqual([earlier.id]);
    expect((await claim(NOON - SECOND, 1)).map(({ id }) => id)).toEqual([later.id]);
  });
});
