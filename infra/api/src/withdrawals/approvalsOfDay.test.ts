import { beforeAll, describe, expect, it } from '@jest/globals';
import { decideTestWithdrawal } from '../../test/worlds/withdrawalWorld.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { stake } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  closeWithoutFaults,
  openTestWithdrawal,
  statusOf,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { readCases } from './withdrawalCases.ts';
import { type DecisionOutcome } from './decideWithdrawal.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const database = useDatabase(createTestDatabase, closeWithoutFaults);
beforeAll(async () => {
  await writeBrandRules(database.pool, 24);
  await database.pool.query(
    `update api.brand_rule set automatic_withdrawal_up_to = 5000, four_eyes_from = 20000 where brand = 'aurora'`,
  );
});

const rich = (): Promise<LedgerPlayer> =>
  openLedgerPlayer(database.pool, { at: NOON - 48 * HOUR, fundsMinor: 100_000 });
const claimed = async (at = NOON) =>
  (
    await database.pool.query<{ id: string }>('select id from api.claim_payouts($1, 1000)', [new Date(at)])
  ).rows.map(({ id }) => id);
const approvalOf = async (id: string) =>
  (
    await database.pool.query<{ approval: string }>(
      'select approval from api.payment_transaction where id = $1',
      [id],
    )
  ).rows[0]?.approval;
const decide = (
  id: string,
  staff: string,
  decision: 'approve' | 'refuse' = 'approve',
): Promise<DecisionOutcome> => decideTestWithdrawal(database.pool, id, { decision, staff }, NOON);
const change = (player: LedgerPlayer, column: string, value: unknown) =>
  database.pool.query(`update api.player set ${column} = $2 where id = $1`, [player.playerId, value]);
const caseOf = async (id: string) =>
  (await readCases(database.pool, { brand: 'aurora', state: 'waiting' }, NOON)).find((one) => one.id === id);

describe('number of approvals by the total of a day', () => {
  it.each<[string, readonly (readonly [amount: number, at: number])[], 1 | 2]>([
    [
      'two that reach the four-eyes threshold',
      [
        [15_000, NOON - HOUR],
        [5_000, NOON],
      ],
      2,
    ],
    [
      'two that are a cent below it',
      [
        [15_000, NOON - HOUR],
        [4_999, NOON],
      ],
      1,
    ],
    [
      'two with a day between them',
      [
        [15_000, NOON - 24 * HOUR],
        [15_000, NOON],
      ],
      1,
    ],
    [
      'two with a millisecond less between them',
      [
        [15_000, NOON - 24 * HOUR + 1],
        [15_000, NOON],
      ],
      2,
    ],
    [
      'one that was approved automatically and one more',
      [
        [5_000, NOON - HOUR],
        [15_000, NOON],
      ],
      2,
    ],
  ])('is correct for %s', async (_what, requests, approvals) => {
    const player = await rich();
    const ids: string[] = [];
    for (const [amount, at] of requests)
      ids.push((await openTestWithdrawal(database.pool, player, [amount], at)).id);
    const waiting = [];
    for (const id of ids) if ((await approvalOf(id)) === 'waiting') waiting.push(id);
    for (const id of waiting) {
      expect(await caseOf(id)).toMatchObject({
        approvalsNeeded: approvals,
        reason: approvals === 2 ? 'ABOVE_FOUR_EYES' : 'ABOVE_AUTOMATIC',
      });
      expect(await decide(id, 'ann')).toBe(approvals === 2 ? 'SECOND_NEEDED' : 'APPROVED');
    }
  });

  it('excludes refused withdrawals', async () => {
    const player = await rich();
    const first = await openTestWithdrawal(database.pool, player, [15_000], NOON - HOUR);
    await decide(first.id, 'ann', 'refuse');
    const second = await openTestWithdrawal(database.pool, player, [15_000], NOON);
    expect(await decide(second.id, 'ann')).toBe('APPROVED');
  });
});

describe('an approved withdrawal before it is sent', () => {
  it.each<[string, (player: LedgerPlayer) => Promise<unknown>]>([
    ['an operator’s block', (player) => change(player, 'withdrawals_blocked', true)],
    [
      'an overdue source of wealth check',
      async (player) => {
        await change(player, 'sow_status', 'Required');
        await change(player, 'sow_due_at', new Date(NOON - HOUR));
      },
    ],
    ['a debt', owe],
  ])('is held for manual review after %s', async (_what, block) => {
    const player = await rich();
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    expect(await approvalOf(id)).toBe('automatic');
    await block(player);
    expect(await claimed()).not.toContain(id);
    expect([await approvalOf(id), await decide(id, 'ann')]).toEqual(['waiting', 'PLAYER_BLOCKED']);
    const held = await caseOf(id);
    expect([held?.reason, held?.player.blocks.length]).toEqual(['HELD_BACK', 1]);
    expect([await decide(id, 'ann', 'refuse'), await statusOf(database.pool, id)]).toEqual([
      'REFUSED',
      'Cancelled',
    ]);
  });

  it('needs all approvals again after a block, also from the same operators', async () => {
    const player = await rich();
    const { id } = await openTestWithdrawal(database.pool, player, [20_000], NOON);
    expect([await decide(id, 'ann'), await decide(id, 'bob')]).toEqual(['SECOND_NEEDED', 'APPROVED']);
    await change(player, 'withdrawals_blocked', true);
    expect(await claimed()).not.toContain(id);
    await change(player, 'withdrawals_blocked', false);
    expect(await claimed()).not.toContain(id);
    expect([await decide(id, 'ann'), await decide(id, 'ann')]).toEqual(['SECOND_NEEDED', 'SAME_PERSON']);
    const held = await caseOf(id);
    expect([held?.reason, held?.decisions.map(({ staff, isVoid }) => [staff, isVoid])]).toEqual([
      'HELD_BACK',
      [
        ['ann', true],
        ['bob', true],
        ['ann', false],
      ],
    ]);
    expect(await decide(id, 'bob')).toBe('APPROVED');
    expect(await claimed()).toContain(id);
  });

  it('continues after it may have been sent, despite a block', async () => {
    const player = await rich();
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    expect(await claimed()).toContain(id);
    await change(player, 'withdrawals_blocked', true);
    expect(await claimed(NOON + 16_000)).toContain(id);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, 5_000, 'completed', NOON, { direction: 'payout' }),
      NOON,
    );
    expect(await statusOf(database.pool, id)).toBe('Completed');
  });

  it('is skipped while another transaction locks the wallet', async () => {
    const player = await rich();
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from api.wallet where player_id = $1 for update', [player.playerId]);
    expect(await claimed()).not.toContain(id);
    await client.query('rollback');
    client.release();
    expect(await claimed()).toContain(id);
  });
});

/** Creates a debt: a deposit that was played and then charged back. */
async function owe(player: LedgerPlayer): Promise<void> {
  const { id } = await openPaidDeposit(database.pool, player, 2_500, NOON);
  expect(
    await stake(
      database.pool,
      gameMovement(player, `bet-${id}`, await balanceOf(database.pool, player.playerId)),
      NOON,
    ),
  ).toMatchObject({ ok: true });
  expect(
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_500, 'charged_back', NOON), NOON),
  ).toBe('APPLIED');
}
