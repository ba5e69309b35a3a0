import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal, providerUpdateOf } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { startWithdrawal } from '../withdrawals/startWithdrawal.ts';
import { compareHoldersOfPlayer } from './accountHolders.ts';
import { runPayments } from './paymentJob.ts';
import type { PaymentDeps } from './payments.ts';
import { applyProviderUpdate } from './providerUpdates.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const METHOD = { method_id: 'bank', method_kind: 'INSTANT_BANK' };
const ACCOUNT = 'acc-bank';
const OWN = 'VIRTANEN AINO';
const database = useDatabase(createRuledDatabase);
beforeAll(async () => {
  await database.pool.query(
    'update api.brand_rule set automatic_withdrawal_up_to = 100000, has_closed_loop = false',
  );
});

/** Dependencies with a provider that refuses payouts; `sent` receives their references. */
function depsWith(sent: string[] = []): PaymentDeps {
  const method = { id: 'bank', kind: 'INSTANT_BANK', name: 'Bank', directions: ['payout'], minimum: 1 };
  const account = { id: ACCOUNT, method: 'bank', kind: 'INSTANT_BANK', label: 'Bank', canReceive: true };
  const costs = { maximum: 100_000, feeFixed: 0, feeBasisPoints: 0, estimatedSeconds: { payout: 1 } };
  return {
    pool: database.pool,
    clock: () => NOON,
    log: { error: () => undefined, warn: () => undefined },
    relay: { kick: () => undefined },
    payments: {
      provider: {
        name: 'foyer-payments',
        payOut: ({ reference }: { readonly reference: string }) => {
          sent.push(reference);
          return Promise.resolve({ kind: 'unknown' });
        },
        find: () => Promise.resolve({ kind: 'unknown' }),
      },
      offers: {
        methods: async () => ({ methods: [{ ...method, ...costs, isAvailable: true }], isCurrent: true }),
        accounts: async () => [account],
      },
      running: new Map(),
    },
  } as unknown as PaymentDeps;
}

/** A charged deposit whose holder SQL has stored, without the comparison that follows in TypeScript. */
async function depositUncompared(holder: string): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { at: NOON, isKnown: true });
  await rename(player, 'Aino');
  const { id } = await openTestDeposit(database.pool, player, 5_000, NOON, METHOD);
  await database.pool.query('select api.apply_provider_update($1, $2, $3, $4)', [
    `event-${id}`,
    'payment.completed',
    JSON.stringify(updateOf(player, id, holder)),
    new Date(NOON),
  ]);
  return player;
}

const updateOf = (player: LedgerPlayer, id: string, holder: string) =>
  providerUpdateOf(player, id, 5_000, 'completed', NOON, {
    method: 'bank',
    account: { id: ACCOUNT, label: 'Bank', holder },
  });

const rename = (player: LedgerPlayer, given: string): Promise<unknown> =>
  database.pool.query(`update api.player set first_name = $2, last_name = 'Virtanen' where id = $1`, [
    player.playerId,
    given,
  ]);

async function withdrawDirectly(player: LedgerPlayer): Promise<string> {
  const { id, code } = await openTestWithdrawal(database.pool, player, [2_000], NOON, {
    ...METHOD,
    account_id: ACCOUNT,
  });
  expect(code).toBe('OK');
  return id;
}

async function approvalOf(id: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ approval: string }>(
    'select approval from api.payment_transaction where id = $1',
    [id],
  );
  return rows[0]?.approval;
}

async function comparisonsOf({ playerId }: LedgerPlayer): Promise<readonly (boolean | null)[]> {
  const { rows } = await database.pool.query<{ is_holder_different: boolean | null }>(
    `select is_holder_different from api.payment_transaction where player_id = $1 and direction = 'Deposit'`,
    [playerId],
  );
  return rows.map((row) => row.is_holder_different);
}

describe('withdrawal to an account whose holder was not compared', () => {
  it('needs a manual review, also when the holder is the player', async () => {
    const player = await depositUncompared(OWN);
    expect(await approvalOf(await withdrawDirectly(player))).toBe('waiting');
    await compareHoldersOfPlayer(database.pool, player.playerId);
    expect(await approvalOf(await withdrawDirectly(player))).toBe('automatic');
  });

  it('is not sent when the player was renamed after its automatic approval', async () => {
    const player = await depositUncompared(OWN);
    await compareHoldersOfPlayer(database.pool, player.playerId);
    const id = await withdrawDirectly(player);
    await rename(player, 'Eeva');
    await database.pool.query('select api.claim_payouts($1, 1000)', [new Date(NOON)]);
    expect(await approvalOf(id)).toBe('waiting');
  });
});

describe('comparison of account holders', () => {
  it.each([
    [OWN, 'automatic'],
    ['Mart Tamm', 'waiting'],
  ])('precedes the request of a withdrawal: the holder %s makes it %s', async (holder, approval) => {
    const player = await depositUncompared(holder);
    const answer = await startWithdrawal(depsWith(), {
      id: crypto.randomUUID(),
      brand: player.brand,
      playerId: player.playerId,
      playerCountry: 'FI',
      currency: player.currency,
      amount: 2_000,
      accountId: ACCOUNT,
      locale: 'en',
      country: 'FI',
      minimum: 1,
      isClosedLoop: false,
    });
    expect(answer).toMatchObject({ ok: true, value: [{ approval }] });
  });

  it.each([
    ['Aino Maria', true],
    ['Mart', false],
  ])('precedes sending: after a rename to %s, the withdrawal is sent: %s', async (given, isSent) => {
    const player = await depositUncompared(OWN);
    await compareHoldersOfPlayer(database.pool, player.playerId);
    const id = await withdrawDirectly(player);
    await rename(player, given);
    const sent: string[] = [];
    await runPayments(depsWith(sent));
    expect([sent.includes(id), await approvalOf(id)]).toEqual([isSent, isSent ? 'automatic' : 'waiting']);
  });

  it('is made on redelivery if the first delivery was interrupted', async () => {
    const player = await depositUncompared(OWN);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from api.payment_transaction where player_id = $1',
      [player.playerId],
    );
    const id = rows[0]?.id ?? '';
    const event = { id: `event-${id}`, type: 'payment.completed' };
    expect(await applyProviderUpdate(depsWith(), updateOf(player, id, OWN), event)).toBe('DUPLICATE');
    expect(await comparisonsOf(player)).toEqual([false]);
  });

  it.each([
    ['given name', [OWN, 'Eeva', 'Virtanen']],
    ['family name', [OWN, 'Aino', 'Koski']],
  ])('is refused when the %s is no longer the compared one', async (_what, compared) => {
    const player = await depositUncompared(OWN);
    const { rows } = await database.pool.query<{ is_recorded: boolean }>(
      'select api.record_holder_comparison($1, $2, $3, $4, false) as is_recorded',
      [player.playerId, ...compared],
    );
    expect(rows).toEqual([{ is_recorded: false }]);
    expect(await comparisonsOf(player)).toEqual([null]);
  });

  it('applies to no other holder, and is removed when the reported holder changes', async () => {
    const player = await depositUncompared(OWN);
    await database.pool.query(
      `select api.record_holder_comparison($1, 'Mart Tamm', 'Aino', 'Virtanen', false)`,
      [player.playerId],
    );
    expect(await comparisonsOf(player)).toEqual([null]);
    await compareHoldersOfPlayer(database.pool, player.playerId);
    expect(await comparisonsOf(player)).toEqual([false]);
    await database.pool.query(
      `update api.payment_transaction set account_holder = 'Mart Tamm' where player_id = $1`,
      [player.playerId],
    );
    expect(await comparisonsOf(player)).toEqual([null]);
  });
});
