import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  applyTestUpdate,
  closeWithoutFaults,
  setDepositLimit,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createStrictDatabase, closeWithoutFaults);

const setLimit = (playerId: string, period: string, ceiling: number): Promise<void> =>
  setDepositLimit(database.pool, playerId, period, ceiling, NOON);

describe('deposit limits', () => {
  it('count deposits in progress, and the lowest one applies', async () => {
    const player = await openLedgerPlayer(database.pool);
    await setLimit(player.playerId, 'Week', 10_000);
    await setLimit(player.playerId, 'Day', 6_000);
    const first = await openTestDeposit(database.pool, player, 4_000, NOON);
    expect(await openTestDeposit(database.pool, player, 2_001, NOON)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 2_000,
    });
    await applyTestUpdate(database.pool, providerUpdateOf(player, first.id, 4_000, 'failed', NOON), NOON);
    const second = await openTestDeposit(database.pool, player, 6_000, NOON);
    expect(second.code).toBe('OK');
    await applyTestUpdate(database.pool, providerUpdateOf(player, second.id, 6_000, 'completed', NOON), NOON);
    expect(await openTestDeposit(database.pool, player, 500, NOON + HOUR)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 0,
    });
    // the day has passed, the week has not
    expect(await openTestDeposit(database.pool, player, 4_001, NOON + DAY + 1)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 4_000,
    });
    expect(await openTestDeposit(database.pool, player, 4_000, NOON + DAY + 1)).toMatchObject({ code: 'OK' });
  });

  it('report the exact time when room is available again', async () => {
    const player = await openLedgerPlayer(database.pool);
    await setLimit(player.playerId, 'Day', 3_000);
    const { id } = await openTestDeposit(database.pool, player, 3_000, NOON);
    const at = NOON + 17 * 60_000;
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 3_000, 'completed', at), at);
    const refused = await openTestDeposit(database.pool, player, 500, at + HOUR);
    expect(refused).toMatchObject({ code: 'LIMIT_REACHED', until: new Date(at + DAY) });
    expect(await openTestDeposit(database.pool, player, 500, at + DAY - 1)).toMatchObject({
      code: 'LIMIT_REACHED',
    });
    expect(await openTestDeposit(database.pool, player, 500, at + DAY + 1)).toMatchObject({ code: 'OK' });
  });

  it("start at midnight of the licence's time zone if its days are calendar days", async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'tuli' });
    await setLimit(player.playerId, 'Day', 3_000);
    const lastMinute = Date.UTC(2026, 10, 18, 21, 59); // Tallinn, UTC+2
    await openPaidDeposit(database.pool, player, 3_000, lastMinute);
    expect(await openTestDeposit(database.pool, player, 500, lastMinute)).toMatchObject({
      code: 'LIMIT_REACHED',
      until: new Date(Date.UTC(2026, 10, 18, 22)),
    });
    expect(await openTestDeposit(database.pool, player, 500, lastMinute + 60_000)).toMatchObject({
      code: 'OK',
    });
  });

  it('accept as many parallel deposits as there is room for', async () => {
    const player = await openLedgerPlayer(database.pool);
    await setLimit(player.playerId, 'Month', 4_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openTestDeposit(database.pool, player, 1_000, NOON)),
    );
    expect(answers.filter((answer) => answer.code === 'OK')).toHaveLength(4);
  });

  it('refuse a deposit while a required limit is not set', async () => {
    await database.pool.query(
      `update api.limit_rule set is_required = true where brand = 'quetzal' and kind = 'DEPOSIT' and period = 'Day'`,
    );
    const player = await openLedgerPlayer(database.pool, { brand: 'quetzal' });
    expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject({
      code: 'BLOCKED',
      reasons: ['LIMIT_REQUIRED'],
    });
    await setLimit(player.playerId, 'Day', 5_000);
    expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject({ code: 'OK' });
  });
});
