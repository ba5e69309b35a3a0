import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  statusOf,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY_MS = 86_400_000;
/** 2,000 EUR within 180 days, done within 30 (requirements/regulation#mga, MGA). */
const MGA = { threshold: 200_000, windowMs: 180 * DAY_MS, graceMs: 30 * DAY_MS };
/** 10,000 USD in total, converted to 8,000 EUR (ADR 0129). */
const ANJ_EUR = 800_000;

const database = useDatabase(createRuledDatabase);

async function deposit(player: LedgerPlayer, amount: number, at: number): Promise<string> {
  const { id } = await openPaidDeposit(database.pool, player, amount, at);
  return id;
}

async function stateOf({ playerId }: LedgerPlayer) {
  const { rows } = await database.pool.query<{ status: string; deadline: Date | null; missing: string[] }>(
    'select kyc_status as status, kyc_deadline as deadline, kyc_missing as missing from api.player where id = $1',
    [playerId],
  );
  return rows[0];
}

async function checksOf({ playerId }: LedgerPlayer) {
  return (
    await database.pool.query<object>(
      'select kind, deposited, threshold, since, deadline, at from api.identity_check where player_id = $1 order by id',
      [playerId],
    )
  ).rows;
}

const OPEN = { status: 'NotRequired', deadline: null, missing: [] };
const requestedAt = (at: number) => ({
  status: 'Required',
  deadline: new Date(at + MGA.graceMs),
  missing: ['identity', 'address'],
});

describe('identity request after deposits', () => {
  it.each<[brand: string, amounts: readonly number[], isRequested: boolean]>([
    ['aurora', [MGA.threshold - 1], false],
    ['aurora', [MGA.threshold], true],
    ['aurora', [MGA.threshold + 1], true],
    ['aurora', [150_000, 49_999], false],
    ['aurora', [150_000, 50_000], true],
    ['zephyra', [ANJ_EUR - 1], false],
    ['zephyra', [ANJ_EUR], true],
    ['tuli', [2_000_000], false],
    ['caravel', [2_000_000], false],
    ['quetzal', [2_000_000], false],
  ])('is made on %s after deposits of %j: %s', async (brand, amounts, isRequested) => {
    const player = await openLedgerPlayer(database.pool, { brand, at: NOON });
    for (const amount of amounts) await deposit(player, amount, NOON);
    expect(await stateOf(player)).toEqual(isRequested ? requestedAt(NOON) : OPEN);
  });

  it('is made once and stored with sum, window and threshold', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const deposits = await Promise.all(
      [120_000, 90_000, 80_000].map((amount) => openTestDeposit(database.pool, player, amount, NOON)),
    );
    expect(deposits.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK']);
    for (const [index, amount] of [120_000, 90_000, 80_000].entries())
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(player, deposits[index]?.id ?? '', amount, 'completed', NOON),
        NOON + index,
      );
    expect(await stateOf(player)).toEqual(requestedAt(NOON + 1));
    expect(await checksOf(player)).toEqual([
      {
        kind: 'asked',
        deposited: 210_000,
        threshold: 200_000,
        since: new Date(NOON + 1 - MGA.windowMs),
        deadline: new Date(NOON + 1 + MGA.graceMs),
        at: new Date(NOON + 1),
      },
    ]);
  });

  it('counts all deposits where the licence has no window', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'zephyra', at: NOON - 2_000 * DAY_MS });
    await deposit(player, ANJ_EUR - 100, NOON - 2_000 * DAY_MS);
    await deposit(player, 100, NOON);
    expect(await checksOf(player)).toMatchObject([{ deposited: ANJ_EUR, threshold: ANJ_EUR, since: null }]);
  });

  it.each([
    ['at its start', 0, true],
    ['a millisecond before its start', -1, false],
  ])('applies the window to a deposit %s', async (_when, shift, isRequested) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON - 200 * DAY_MS });
    await deposit(player, 150_000, NOON - MGA.windowMs + shift);
    await deposit(player, 50_000, NOON);
    expect((await stateOf(player))?.status).toBe(isRequested ? 'Required' : 'NotRequired');
  });

  it.each(['refunded', 'charged_back'] as const)(
    'counts gross deposits, including one that was %s',
    async (reversal) => {
      const player = await openLedgerPlayer(database.pool, { at: NOON });
      const id = await deposit(player, 150_000, NOON);
      await applyTestUpdate(database.pool, providerUpdateOf(player, id, 150_000, reversal, NOON), NOON);
      expect(await statusOf(database.pool, id)).toBe('RolledBacked');
      await deposit(player, 50_000, NOON);
      expect(await stateOf(player)).toEqual(requestedAt(NOON));
    },
  );

  it('ignores deposits that were never credited: started, failed or quarantined', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await openTestDeposit(database.pool, player, 100_000, NOON);
    const failed = await openTestDeposit(database.pool, player, 100_000, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(player, failed.id, 100_000, 'failed', NOON), NOON);
    const held = await openTestDeposit(database.pool, player, 100_000, NOON);
    await database.pool.query('update api.player set deposits_blocked = true where id = $1', [
      player.playerId,
    ]);
    await applyTestUpdate(database.pool, providerUpdateOf(player, held.id, 100_000, 'completed', NOON), NOON);
    await database.pool.query('update api.player set deposits_blocked = false where id = $1', [
      player.playerId,
    ]);
    await deposit(player, 199_999, NOON);
    expect([await stateOf(player), await checksOf(player)]).toEqual([OPEN, []]);
  });

  it('starts at the late arrival of a completion', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openTestDeposit(database.pool, player, MGA.threshold, NOON);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, MGA.threshold, 'completed', NOON),
      NOON + DAY_MS,
    );
    expect(await stateOf(player)).toEqual(requestedAt(NOON + DAY_MS));
  });

  it('counts deposits of this account only, not of the same person on another brand', async () => {
    const [here, there] = await Promise.all(
      ['aurora', 'zephyra'].map((brand) => openLedgerPlayer(database.pool, { brand, at: NOON })),
    );
    if (!here || !there) throw new Error('Missing player.');
    await deposit(there, 700_000, NOON);
    await deposit(here, 199_999, NOON);
    expect([await stateOf(here), await stateOf(there)]).toEqual([OPEN, OPEN]);
  });

  it.each(['Done', 'Required'])('is not made for a player whose status is %s', async (status) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openTestDeposit(database.pool, player, MGA.threshold, NOON);
    await database.pool.query('update api.player set kyc_status = $2, kyc_deadline = $3 where id = $1', [
      player.playerId,
      status,
      new Date(NOON),
    ]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, MGA.threshold, 'completed', NOON),
      NOON,
    );
    expect([await stateOf(player), await checksOf(player)]).toEqual([
      { status, deadline: new Date(NOON), missing: [] },
      [],
    ]);
  });

  it('is made once for concurrent and repeated completions', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const deposits = await Promise.all(
      Array.from({ length: 5 }, () => openTestDeposit(database.pool, player, 150_000, NOON)),
    );
    await Promise.all(
      deposits.flatMap(({ id }) =>
        [1, 2].map((time) =>
          applyTestUpdate(
            database.pool,
            providerUpdateOf(player, id, 150_000, 'completed', NOON),
            NOON,
            `${id}-${time}`,
          ),
        ),
      ),
    );
    expect(await checksOf(player)).toMatchObject([{ kind: 'asked', deposited: 300_000 }]);
  });

  it('publishes exactly one player-changed event', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const count = async () =>
      (
        await database.pool.query<{ count: number }>(
          `select count(*)::int from api.outbox where topic = 'api.player-changed' and payload->>'playerId' = $1`,
          [player.playerId],
        )
      ).rows[0]?.count;
    await deposit(player, 150_000, NOON);
    expect(await count()).toBe(0);
    await openPaidDeposit(database.pool, player, 50_000, NOON);
    expect(await count()).toBe(1);
  });
});
