import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const database = useDatabase(createRuledDatabase);
let id: string;
beforeAll(async () => {
  ({ id } = await openTestDeposit(database.pool, await openLedgerPlayer(database.pool), 2_500, Date.now()));
});

describe('the request of a payment', () => {
  it.each([
    ['id', `'another-id'`],
    ['group_id', `'another'`],
    ['fingerprint', `'another'`],
    ['player_id', `'another'`],
    ['brand', `'tuli'`],
    ['direction', `'Withdrawal'`],
    ['processing_type', `'Manual'`],
    ['provider', `'another'`],
    ['method_id', `'another'`],
    ['method_kind', `'WALLET'`],
    ['amount', 'amount + 1'],
    ['currency', `'USD'`],
    ['created_at', `created_at + interval '1 second'`],
    ['share_reason', `'REST'`],
    ['requested_by', `'ada'`],
  ])('is immutable: %s', async (column, value) => {
    await expect(
      database.pool.query(`update api.payment_transaction set ${column} = ${value} where id = $1`, [id]),
    ).rejects.toMatchObject({ code: 'P0403', message: 'the request of a payment cannot be changed' });
  });

  it('allows changes of the provider status', async () => {
    const { rowCount } = await database.pool.query(
      `update api.payment_transaction set provider_status = 'pending', provider_payment_id = 'pay-1' where id = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
    await expect(
      database.pool.query(`update api.payment_transaction set provider_payment_id = 'pay-2' where id = $1`, [
        id,
      ]),
    ).rejects.toMatchObject({ code: 'P0403' });
  });
});
