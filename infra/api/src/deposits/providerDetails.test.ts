import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { ProviderPayment } from '../payments/provider.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;
/** Time by which our timestamps are later than the provider's. */
const LATE_MS = 7_000;
const AMOUNT = 2_000;
type Report = readonly [status: ProviderPayment['status'], minute: number, more?: Partial<ProviderPayment>];

const database = useDatabase(createTestDatabase);
beforeAll(async () => {
  await writeBrandRules(database.pool, 24);
});

async function openedDeposit(): Promise<{ readonly player: LedgerPlayer; readonly id: string }> {
  const player = await openLedgerPlayer(database.pool, { at: NOON });
  return { player, id: (await openTestDeposit(database.pool, player, AMOUNT, NOON)).id };
}
const providerTime = (minute: number) => NOON + minute * MINUTE;
const localTime = (minute: number) => new Date(providerTime(minute) + LATE_MS);
const receive = (player: LedgerPlayer, id: string, [status, minute, more]: Report) =>
  applyTestUpdate(
    database.pool,
    providerUpdateOf(player, id, AMOUNT, status, providerTime(minute), more),
    localTime(minute).getTime(),
  );

async function readPayment(id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    'select status, provider_payment_id, provider_status, tx_name, fee, account_id, account_label, account_holder, action, failure, authorised_at, sent_at, processed_at, ended_at from api.payment_transaction where id = $1',
    [id],
  );
  return rows[0];
}

describe('authorisation time of a deposit, in provider time', () => {
  it.each<[string, readonly Report[], number | null]>([
    ['is unknown before the approval', [['created', 1]], null],
    [
      'is the time of the pending update',
      [
        ['created', 1],
        ['pending', 2],
      ],
      2,
    ],
    [
      'ignores a repeated pending update',
      [
        ['pending', 2],
        ['pending', 4],
      ],
      2,
    ],
    [
      'ignores the completion after a pending update',
      [
        ['pending', 2],
        ['completed', 5],
      ],
      2,
    ],
    [
      'is the completion time without an earlier update',
      [
        ['created', 1],
        ['completed', 5],
      ],
      5,
    ],
    [
      'is kept after a later failure',
      [
        ['pending', 2],
        ['failed', 5],
      ],
      2,
    ],
    [
      'remains unknown after a failure without approval',
      [
        ['created', 1],
        ['failed', 5],
      ],
      null,
    ],
    [
      'ignores a chargeback',
      [
        ['pending', 2],
        ['completed', 5],
        ['charged_back', 9],
      ],
      2,
    ],
  ])('%s', async (_what, reports, minute) => {
    const { player, id } = await openedDeposit();
    for (const report of reports) await receive(player, id, report);
    expect(await readPayment(id)).toMatchObject({
      authorised_at: minute === null ? null : new Date(providerTime(minute)),
    });
  });

  it('is stored for a refunded deposit, which ends with the refund', async () => {
    const { player, id } = await openedDeposit();
    await database.pool.query('update api.player set self_excluded_at = $2 where id = $1', [
      player.playerId,
      new Date(NOON),
    ]);
    await receive(player, id, ['completed', 5]);
    expect(await readPayment(id)).toMatchObject({
      status: 'RollbackInitialized',
      authorised_at: new Date(providerTime(5)),
      processed_at: null,
      ended_at: null,
    });
    await receive(player, id, ['refunded', 9]);
    expect(await readPayment(id)).toMatchObject({
      status: 'RolledBacked',
      authorised_at: new Date(providerTime(5)),
      processed_at: localTime(9),
      ended_at: localTime(9),
    });
  });
});

describe('provider details of a deposit', () => {
  const FRAME = {
    kind: 'frame',
    url: 'http://pay.test/1',
    origin: 'http://pay.test',
    nonce: 'n1',
    expiresAt: '2026-11-18T12:30:00.000Z',
  } as const;
  const card = { id: 'acc-1', label: '•••• 1111', holder: 'Ada Example' };

  it('keep values that a later update omits and otherwise have the latest ones', async () => {
    const { player, id } = await openedDeposit();
    await receive(player, id, [
      'created',
      1,
      { txName: 'CreditcardDeposit', fee: 30, account: card, action: FRAME },
    ]);
    const first = {
      status: 'Initialized',
      provider_payment_id: `pay-${id}`,
      provider_status: 'created',
      tx_name: 'CreditcardDeposit',
      fee: 30,
      account_id: 'acc-1',
      account_label: '•••• 1111',
      account_holder: 'Ada Example',
      action: FRAME,
      failure: null,
      authorised_at: null,
      sent_at: null,
      processed_at: null,
      ended_at: null,
    };
    expect(await readPayment(id)).toEqual(first);
    await receive(player, id, ['pending', 2, { fee: 30, account: null, action: { ...FRAME, nonce: 'n2' } }]);
    const second = {
      ...first,
      provider_status: 'pending',
      action: { ...FRAME, nonce: 'n2' },
      authorised_at: new Date(providerTime(2)),
    };
    expect(await readPayment(id)).toEqual(second);
    expect(await receive(player, id, ['created', 3, { fee: 99, action: FRAME }])).toBe('STALE');
    expect(await readPayment(id)).toEqual(second);
    await receive(player, id, [
      'completed',
      5,
      {
        txName: 'OtherDeposit',
        fee: 35,
        account: { id: 'acc-2', label: '•••• 2222', holder: 'A Example' },
        action: FRAME,
      },
    ]);
    const third = {
      ...second,
      status: 'Completed',
      provider_status: 'completed',
      tx_name: 'OtherDeposit',
      fee: 35,
      account_id: 'acc-2',
      account_label: '•••• 2222',
      account_holder: 'A Example',
      action: null,
      processed_at: localTime(5),
      ended_at: localTime(5),
    };
    expect(await readPayment(id)).toEqual(third);
    await receive(player, id, ['charged_back', 9, { fee: 35 }]);
    expect(await readPayment(id)).toEqual({
      ...third,
      status: 'RolledBacked',
      provider_status: 'charged_back',
      ended_at: localTime(9),
    });
  });

  it('have no action once an update clears it, and the failure reason at the end', async () => {
    const { player, id } = await openedDeposit();
    await receive(player, id, ['created', 1, { action: FRAME }]);
    await receive(player, id, ['pending', 2, { action: null }]);
    expect(await readPayment(id)).toMatchObject({ action: null });
    await receive(player, id, ['failed', 5, { failure: 'declined' }]);
    expect(await readPayment(id)).toMatchObject({
      status: 'Cancelled',
      provider_status: 'failed',
      failure: 'declined',
      processed_at: null,
      ended_at: localTime(5),
    });
  });
});

const CHANGES: Readonly<Record<string, string>> = {
  'was started': 'select $1::text, $2::text, $3::text, $4::timestamptz',
  'its player cancelled': 'select api.request_cancellation($1, $2, $3, $4)',
  'was abandoned': `select api.abandon_payment($3, 'UNKNOWN', $4), $1::text, $2::text`,
};
const STATUSES = ['created', 'pending', 'completed', 'failed', 'cancelled', 'charged_back'] as const;

describe('provider payment id of a deposit', () => {
  it.each(Object.keys(CHANGES).flatMap((change) => STATUSES.map((status) => [change, status] as const)))(
    'is set once for a deposit that %s, by the first update (%s), and no other id is accepted afterwards',
    async (change, status) => {
      const { player, id } = await openedDeposit();
      await database.pool.query(CHANGES[change] ?? '', [player.brand, player.playerId, id, new Date(NOON)]);
      await receive(player, id, [status, 1]);
      expect(await readPayment(id)).toMatchObject({ provider_payment_id: `pay-${id}` });
      expect(await receive(player, id, ['completed', 2, { id: `pay-other-${id}` }])).toBe('MISMATCH');
      expect(await readPayment(id)).toMatchObject({ provider_payment_id: `pay-${id}` });
    },
  );
});

describe('provider details of a withdrawal', () => {
  const payout = (more: Partial<ProviderPayment> = {}): Partial<ProviderPayment> => ({
    direction: 'payout',
    ...more,
  });
  async function sent(): Promise<{ readonly player: LedgerPlayer; readonly id: string }> {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 9_000 });
    const { id } = await openTestWithdrawal(database.pool, player, [AMOUNT], NOON);
    await database.pool.query('select api.claim_payouts($1, 1000)', [new Date(NOON)]);
    return { player, id };
  }

  it('keep values that a later update omits, with the times of the first update, the arrival and the end', async () => {
    const { player, id } = await sent();
    await receive(player, id, [
      'created',
      2,
      payout({ fee: 15, account: { id: 'acc-card', label: 'Visa ··4242' } }),
    ]);
    const first = {
      status: 'Initialized',
      provider_payment_id: `pay-${id}`,
      provider_status: 'created',
      fee: 15,
      account_label: 'Visa ··4242',
      failure: null,
      sent_at: localTime(2),
      processed_at: null,
      ended_at: null,
    };
    expect(await readPayment(id)).toMatchObject(first);
    await receive(player, id, ['pending', 4, payout({ fee: 20, account: null })]);
    const second = { ...first, provider_status: 'pending', fee: 20 };
    expect(await readPayment(id)).toMatchObject(second);
    expect(await receive(player, id, ['created', 5, payout({ fee: 99 })])).toBe('STALE');
    expect(await readPayment(id)).toMatchObject(second);
    await receive(player, id, ['completed', 6, payout({ fee: 20 })]);
    const third = {
      ...second,
      status: 'Completed',
      provider_status: 'completed',
      processed_at: localTime(6),
      ended_at: localTime(6),
    };
    expect(await readPayment(id)).toMatchObject(third);
    await receive(player, id, ['returned', 9, payout({ failure: 'account_closed' })]);
    expect(await readPayment(id)).toMatchObject({
      ...third,
      status: 'RolledBacked',
      provider_status: 'returned',
      failure: 'account_closed',
      ended_at: localTime(9),
    });
  });

  it.each<[string, Report, object]>([
    [
      'the arrival',
      ['completed', 6, payout()],
      {
        status: 'Completed',
        provider_status: 'completed',
        failure: null,
        sent_at: localTime(6),
        processed_at: localTime(6),
        ended_at: localTime(6),
      },
    ],
    [
      'the return',
      ['returned', 9, payout({ failure: 'account_closed' })],
      {
        status: 'RolledBacked',
        provider_status: 'returned',
        failure: 'account_closed',
        sent_at: localTime(9),
        processed_at: localTime(9),
        ended_at: localTime(9),
      },
    ],
    [
      'the failure',
      ['failed', 5, payout({ failure: 'declined' })],
      {
        status: 'Cancelled',
        provider_status: 'failed',
        failure: 'declined',
        sent_at: null,
        processed_at: null,
        ended_at: localTime(5),
      },
    ],
  ])('are complete if the first update is %s', async (_what, report, expected) => {
    const { player, id } = await sent();
    await receive(player, id, report);
    expect(await readPayment(id)).toMatchObject({ provider_payment_id: `pay-${id}`, ...expected });
  });
});
