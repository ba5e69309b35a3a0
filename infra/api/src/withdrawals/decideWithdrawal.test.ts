import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestWithdrawal, statusOf, closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { readCases } from './withdrawalCases.ts';
import { claimPayouts, decideTestWithdrawal } from '../../test/worlds/withdrawalWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const claim = (): Promise<readonly string[]> => claimPayouts(database.pool, NOON);

function decide(
  id: string,
  decision: 'approve' | 'refuse',
  staff: string,
  key: string = crypto.randomUUID(),
) {
  return decideTestWithdrawal(database.pool, id, { decision, staff, key }, NOON);
}

describe('approval of withdrawals', () => {
  async function waiting(amount: number): Promise<{ player: LedgerPlayer; id: string }> {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: amount, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, player, [amount], NOON);
    expect(await claim()).not.toContain(id);
    return { player, id };
  }

  it('is automatic for small amounts, which count together', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 100_000, at: NOON });
    const pieces = [
      await openTestWithdrawal(database.pool, player, [30_000], NOON),
      await openTestWithdrawal(database.pool, player, [30_000], NOON),
    ];
    const claimed = await claim();
    expect(pieces.map(({ id }) => claimed.includes(id))).toEqual([true, false]);
  });

  it('needs one operator, once per key', async () => {
    const { id } = await waiting(80_000);
    const key = crypto.randomUUID();
    expect(await Promise.all([decide(id, 'approve', 'ann', key), decide(id, 'approve', 'ann', key)])).toEqual(
      ['APPROVED', 'APPROVED'],
    );
    expect(await decide(id, 'refuse', 'ann', key)).toBe('KEY_REUSED');
    expect(await decide(id, 'refuse', 'bob')).toBe('NOT_WAITING');
    expect(await claim()).toContain(id);
  });

  it('needs two different operators above the threshold', async () => {
    const { id } = await waiting(500_000);
    expect(await decide(id, 'approve', 'ann')).toBe('SECOND_NEEDED');
    expect(await decide(id, 'approve', 'ann')).toBe('SAME_PERSON');
    expect(await claim()).not.toContain(id);
    const cases = await readCases(database.pool, { brand: 'aurora', state: 'waiting' }, NOON);
    expect(cases.find((one) => one.id === id)).toMatchObject({
      approvalsNeeded: 2,
      decisions: [{ staff: 'ann', decision: 'approve' }],
      amount: 500_000,
      player: { balance: 0 },
    });
    expect(await decide(id, 'approve', 'bob')).toBe('APPROVED');
    expect(await claim()).toContain(id);
  });

  it('returns the money after a refusal', async () => {
    const { player, id } = await waiting(80_000);
    expect(await decide(id, 'refuse', 'ann')).toBe('REFUSED');
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      'Cancelled',
      80_000,
    ]);
  });

  it('is refused for a player who was blocked meanwhile', async () => {
    const { player, id } = await waiting(80_000);
    await database.pool.query('update api.player set withdrawals_blocked = true where id = $1', [
      player.playerId,
    ]);
    expect(await decide(id, 'approve', 'ann')).toBe('PLAYER_BLOCKED');
  });
});
