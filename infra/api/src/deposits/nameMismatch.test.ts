import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { readCases } from '../withdrawals/withdrawalCases.ts';
import { decideWithdrawal } from '../withdrawals/decideWithdrawal.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const database = useDatabase(createTestDatabase);
beforeAll(async () => {
  await writeBrandRules(database.pool, 24);
  await database.pool.query(
    `update api.brand_rule set automatic_withdrawal_up_to = 100000, four_eyes_from = 200000, has_closed_loop = false`,
  );
});

const ACCOUNT = { id: 'acc-bank', label: 'Kestrel ··1234' };

async function paidIn(
  holder: string | null,
  kind = 'INSTANT_BANK',
): Promise<{ readonly player: LedgerPlayer; readonly deposit: string }> {
  const player = await openLedgerPlayer(database.pool, { at: NOON });
  await database.pool.query(
    `update api.player set first_name = 'Aino', last_name = 'Virtanen' where id = $1`,
    [player.playerId],
  );
  return { player, deposit: await payIn(player, holder, kind) };
}

async function payIn(
  player: LedgerPlayer,
  holder: string | null,
  kind = 'INSTANT_BANK',
  at = NOON,
): Promise<string> {
  const { id } = await openTestDeposit(database.pool, player, 5_000, at, {
    method_id: 'bank',
    method_kind: kind,
  });
  await applyTestUpdate(
    database.pool,
    providerUpdateOf(player, id, 5_000, 'completed', NOON, {
      method: 'bank',
      account: { ...ACCOUNT, holder },
    }),
    NOON,
    id,
  );
  return id;
}

const withdraw = async (player: LedgerPlayer, accountId = ACCOUNT.id): Promise<string> =>
  (
    await openTestWithdrawal(database.pool, player, [2_000], NOON, {
      method_id: 'bank',
      method_kind: 'INSTANT_BANK',
      account_id: accountId,
    })
  ).id;
const approvalOf = async (id: string): Promise<unknown> =>
  (
    await database.pool.query<object>(
      'select approval, processing_type, decided_at is null as undecided from api.payment_transaction where id = $1',
      [id],
    )
  ).rows[0];
const claimed = async (): Promise<readonly string[]> =>
  (
    await database.pool.query<{ id: string }>('select id from api.claim_payouts($1, 1000)', [new Date(NOON)])
  ).rows.map(({ id }) => id);
const caseOf = async (id: string) =>
  (await readCases(database.pool, { brand: undefined, state: undefined }, NOON)).find((one) => one.id === id);
const alerts = async (deposit: string): Promise<readonly object[]> =>
  (
    await database.pool.query<{ payload: object }>(
      `select payload from api.outbox where topic = 'api.alert' and payload->>'kind' = 'account-holder-mismatch' and payload->>'paymentId' = $1`,
      [deposit],
    )
  ).rows;
const BY_PEOPLE = { approval: 'waiting', processing_type: 'Manual', undecided: true };
const AUTOMATIC_APPROVAL = { approval: 'automatic', processing_type: 'Instant', undecided: false };

describe('money from an account in another name', () => {
  it.each(['INSTANT_BANK', 'OPEN_BANKING', 'WALLET'])(
    'is credited and reported to staff without a name; a withdrawal to it waits for an approval that shows both names: %s',
    async (kind) => {
      const { player, deposit } = await paidIn('Mart Tamm', kind);
      expect(await balanceOf(database.pool, player.playerId)).toBe(5_000);
      const raisedAlerts = await alerts(deposit);
      expect([
        raisedAlerts.length,
        JSON.stringify(raisedAlerts).includes('Tamm'),
        JSON.stringify(raisedAlerts).includes('Virtanen'),
      ]).toEqual([1, false, false]);
      const id = await withdraw(player);
      expect([await approvalOf(id), (await claimed()).includes(id)]).toEqual([BY_PEOPLE, false]);
      expect(await caseOf(id)).toMatchObject({
        reason: 'OTHER_NAME',
        approvalsNeeded: 1,
        shares: [{ otherName: 'Mart Tamm' }],
        player: { name: 'Aino Virtanen' },
      });
      const deps = { pool: database.pool, clock: () => NOON, relay: { kick: () => undefined } };
      expect(
        await decideWithdrawal(deps, id, {
          decision: 'approve',
          reason: 'A joint account, seen on paper',
          staff: 'ann',
          key: `${id}-ann`,
        }),
      ).toBe('APPROVED');
      expect(await claimed()).toContain(id);
    },
  );

  it('is reported once for an account and a name, and again for another', async () => {
    const { player } = await paidIn('Mart Tamm');
    expect(await alerts(await payIn(player, 'Mart Tamm'))).toEqual([]);
    expect(await alerts(await payIn(player, 'Foyer Trading Ltd', 'INSTANT_BANK', NOON + 1_000))).toHaveLength(
      1,
    );
  });

  it.each<[string, string | null, string]>([
    ['a deposit in the player’s own name', 'VIRTANEN AINO', 'INSTANT_BANK'],
    ['a deposit without a name', null, 'WALLET'],
    ['a card deposit, because its name was typed', 'Mart Tamm', 'CARD'],
  ])(
    'does not hold a withdrawal after %s, which is paid out automatically without a report',
    async (_what, holder, kind) => {
      const { player, deposit } = await paidIn(holder, kind);
      const id = await withdraw(player);
      expect([await approvalOf(id), (await claimed()).includes(id), await alerts(deposit)]).toEqual([
        AUTOMATIC_APPROVAL,
        true,
        [],
      ]);
      expect((await caseOf(id))?.player.name).toBeNull();
    },
  );

  it('leaves withdrawals to other accounts as they are', async () => {
    const { player } = await paidIn('Mart Tamm');
    expect(await approvalOf(await withdraw(player, 'acc-own'))).toEqual(AUTOMATIC_APPROVAL);
  });

  it('holds back a withdrawal that was released before the name was known', async () => {
    const { player } = await paidIn('Aino Virtanen');
    const id = await withdraw(player);
    await payIn(player, 'Mart Tamm', 'INSTANT_BANK', NOON + 1_000);
    expect((await claimed()).includes(id)).toBe(false);
    expect(await caseOf(id)).toMatchObject({
      reason: 'HELD_BACK',
      state: 'waiting',
      shares: [{ otherName: 'Mart Tamm' }],
    });
  });
});
