import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { ledgerFaults, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

describe('production constraints', () => {
  it.each([
    ['an update of a journal', 'update api.journal set amount = amount + 1'],
    ['a deletion of a journal', 'delete from api.journal'],
    ['a truncation of the journal', 'truncate api.journal cascade'],
    ['an update of an entry', 'update api.entry set amount = amount + 1'],
    ['a deletion of an entry', 'delete from api.entry'],
    ['a truncation of the entries', 'truncate api.entry'],
    ['a balance set by hand', 'update api.account set balance = balance + 1'],
    [
      'an account opened with money',
      `insert into api.account (kind, brand, holder, currency, balance) values ('player_real', 'aurora', 'unknown', 'EUR', 5)`,
    ],
    ['an account deleted', 'delete from api.account'],
    [
      'an entry without its pair',
      `insert into api.entry (journal_id, account_id, amount, currency) select j.id, w.real_account_id, 5, j.currency from api.journal j join api.wallet w using (player_id) limit 1`,
    ],
    [
      'a pair in two currencies',
      `insert into api.entry (journal_id, account_id, amount, currency) select j.id, w.real_account_id, v.amount, v.currency from (select * from api.journal limit 1) j join api.wallet w using (player_id), (values (5, 'EUR'), (-5, 'USD')) v (amount, currency)`,
    ],
    [
      'an entry of a missing account',
      `insert into api.entry (journal_id, account_id, amount, currency) select id, 999999999, 5, currency from api.journal limit 1`,
    ],
    [
      'an entry of a missing journal',
      `insert into api.entry (journal_id, account_id, amount, currency) select 999999999, a.id, 5, a.currency from (select * from api.account limit 1) a`,
    ],
    ['a rewritten regulator event', `update api.responsible_gaming_event set kind = 'x'`],
  ])('refuses %s', async (_what, sql) => {
    await openLedgerPlayer(database.pool, { fundsMinor: 100 });
    await database.pool.query(
      `insert into api.responsible_gaming_event (player_id, kind, details, at) select id, 'test', '{}', now() from api.player limit 1`,
    );
    await expect(database.pool.query(sql)).rejects.toMatchObject({
      code: expect.stringMatching(/^P04(03|22)$/),
    });
  });

  it.each([
    ['kind', `'player_pending'`],
    ['brand', `'tuli'`],
    ['holder', `'other-player'`],
    ['currency', `'USD'`],
    ['shard', '(shard + 1)::smallint'],
  ])('never redefines an account: %s', async (column, value) => {
    const player = await openLedgerPlayer(database.pool);
    await expect(
      database.pool.query(
        `update api.account set ${column} = ${value} where kind = 'player_real' and holder = $1`,
        [player.playerId],
      ),
    ).rejects.toMatchObject({
      code: 'P0403',
      message: 'kind, brand, holder, currency and shard of an account cannot be changed',
    });
  });

  it('reports a fault that was written with triggers disabled', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 100 });
    expect(await ledgerFaults(database.pool)).toEqual([]);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update api.account set balance = balance + 1 where holder = $1', [player.playerId]);
    const { rows } = await client.query<{ fault: string }>('select fault from api.ledger_faults()');
    await client.query('rollback');
    client.release();
    expect(rows.map((row) => row.fault)).toEqual(
      expect.arrayContaining([
        'balance differs from the sum of its entries',
        'balances of a currency do not sum to zero',
      ]),
    );
  });
});
