import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
import { declineDepositLimit } from './limitOffer.ts';
import { setLimit } from './playerLimits.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const OFFERED = { code: 'BLOCKED', reasons: ['LIMIT_OFFERED'] };

const database = useDatabase(createStrictDatabase);

const deps = () => ({ pool: database.pool, clock: () => NOON });
const deposit = (player: LedgerPlayer) => openTestDeposit(database.pool, player, 2_000, NOON);
/** A player from a registration without a limit offer. */
const newcomer = (brand: string) => openLedgerPlayer(database.pool, { brand, limits: null, at: NOON });
const answers = async (player: LedgerPlayer) =>
  (
    await database.pool.query(
      `select 1 from api.responsible_gaming_event where player_id = $1 and kind = 'deposit-limit-declined'`,
      [player.playerId],
    )
  ).rowCount;

// requirements/regulation#limits-before-deposit: every brand except Malta's, whose registration makes the
// offer
describe.each(['tuli', 'caravel', 'zephyra', 'quetzal'])('first deposit on %s', (brand) => {
  it('waits until the limit offer is declined, which is stored once', async () => {
    const player = await newcomer(brand);
    expect(await deposit(player)).toMatchObject(OFFERED);
    await declineDepositLimit(deps(), player.playerId);
    await declineDepositLimit(deps(), player.playerId);
    expect(await answers(player)).toBe(1);
    expect(await deposit(player)).toMatchObject({ code: 'OK' });
  });

  it('waits until any deposit limit is set', async () => {
    const player = await newcomer(brand);
    await setLimit(deps(), player.playerId, { kind: 'LOSS', period: 'Day' }, 5_000);
    expect(await deposit(player)).toMatchObject(OFFERED);
    await setLimit(deps(), player.playerId, { kind: 'DEPOSIT', period: 'Month' }, 50_000);
    expect(await deposit(player)).toMatchObject({ code: 'OK' });
  });
});

describe('deposit limit offer', () => {
  it('is part of the registration on aurora and blocks no deposit', async () => {
    const player = await newcomer('aurora');
    expect(await deposit(player)).toMatchObject({ code: 'OK' });
    await declineDepositLimit(deps(), player.playerId);
    expect(await answers(player)).toBe(0);
  });

  it('is answered by a bank registration, with or without a limit', async () => {
    const without = await openLedgerPlayer(database.pool, { brand: 'tuli', limits: [], at: NOON });
    const within = await openLedgerPlayer(database.pool, {
      brand: 'tuli',
      limits: [{ kind: 'DEPOSIT', period: 'Week', amountMinor: 9_000 }],
      at: NOON,
    });
    for (const player of [without, within]) expect(await deposit(player)).toMatchObject({ code: 'OK' });
    expect([await answers(without), await answers(within)]).toEqual([1, 0]);
  });

  it('is skipped after a completed deposit, but not after a started deposit or a payout', async () => {
    const [depositor, beginner, winner] = [
      await newcomer('aurora'),
      await newcomer('aurora'),
      await openLedgerPlayer(database.pool, { limits: null, at: NOON, fundsMinor: 5_000 }),
    ];
    const { id } = await deposit(depositor);
    await applyTestUpdate(database.pool, providerUpdateOf(depositor, id, 2_000, 'completed', NOON), NOON);
    await deposit(beginner);
    const payout = await openTestWithdrawal(database.pool, winner, [1_000], NOON);
    await database.pool.query('select api.claim_payouts($1, 100)', [new Date(NOON)]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(winner, payout.id, 1_000, 'completed', NOON, { direction: 'payout' }),
      NOON,
    );
    await database.pool.query('update api.brand_rule set offers_limit_first = true');
    expect(await deposit(depositor)).toMatchObject({ code: 'OK' });
    for (const player of [beginner, winner]) expect(await deposit(player)).toMatchObject(OFFERED);
    await writeBrandRules(database.pool, 24, { protectionMode: 'strict' });
  });

  it('is required when the brand’s rule is unknown', async () => {
    await database.pool.query('update api.brand_rule set offers_limit_first = default');
    const player = await newcomer('aurora');
    expect(await deposit(player)).toMatchObject(OFFERED);
    await writeBrandRules(database.pool, 24, { protectionMode: 'strict' });
    expect(await deposit(player)).toMatchObject({ code: 'OK' });
  });
});
