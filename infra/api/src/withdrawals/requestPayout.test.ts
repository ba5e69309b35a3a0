import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped, testClient } from '@foyer/runtime/service-calls';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  moneyFaults,
  statusOf,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { runPayments } from '../payments/paymentJob.ts';
import { createPayments, type PaymentDeps } from '../payments/payments.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { sendPayoutEmails } from './payoutEmailJob.ts';
import type { PlayerBalances } from '@foyer/kernel/balance-answers';

let api: TestApi;
let deps: PaymentDeps;
const clock = () => Date.now() + api.skew.milliseconds;
beforeAll(async () => {
  api = await startTestApi();
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
    debug: () => undefined,
  };
  deps = {
    pool: api.pool,
    clock,
    log,
    relay: { kick: () => undefined },
    payments: createPayments({
      address: api.payments.baseUrl,
      secrets: [TEST_SECRETS.payments],
      clock,
      serviceClient: testClient,
      log,
    }),
  };
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  expect([
    ...(await moneyFaults(api.pool)),
    ...(await api.pool.query<Record<string, unknown>>('select * from api.debt_faults()')).rows,
  ]).toEqual([]);
});

const call = <Body = Record<string, unknown>>(path: string, body: object) =>
  callTyped<Body>({ baseUrl: api.baseUrl, path, body, secret: TEST_SECRETS.internal, clock });
const readPayouts = (player: LedgerPlayer) =>
  call<PlayerBalances>('/internal/player-money', {
    brand: player.brand,
    who: `${player.playerId}@LEDGER.test`,
  });
const request = (player: LedgerPlayer, staff = 'ann@staff.test', id: string = crypto.randomUUID()) =>
  call('/internal/player-money/payout', {
    brand: player.brand,
    who: player.playerId,
    id,
    reason: 'requested by letter',
    staff,
  });
const decide = (id: string, staff: string, decision = 'approve') =>
  call(`/internal/withdrawals/${id}/decision`, {
    decision,
    reason: 'identity is known',
    staff,
    key: crypto.randomUUID(),
  });

const EXCLUDED = 'self_excluded_at = now()';
const CLOSED = `status = 'Closed', status_cause = 'PlayerRequest'`;

/** A player who deposited `deposited` by card and has `balance`, changed by the given SQL. */
async function shutOut(change: string, { deposited = 30_000, balance = 50_000 } = {}): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(api.pool, { at: clock(), fundsMinor: balance - deposited });
  await openPaidDeposit(api.pool, player, deposited, clock(), {
    update: {
      account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
    },
  });
  await api.pool.query(`update api.player set ${change}, language = 'fi' where id = $1`, [player.playerId]);
  return player;
}

async function emailSubjects(player: LedgerPlayer): Promise<readonly string[]> {
  await sendPayoutEmails({
    pool: api.pool,
    clock,
    serviceClient: testClient,
    log: deps.log,
    content: { of: compiledLiveContent },
    identityAddress: api.identity.baseUrl,
    internalSecret: api.settings.internalSecret,
  });
  return api.identity.emails
    .filter(({ path }) => path.includes(player.playerId))
    .map(({ subject }) => subject.replaceAll('\u00a0', ' '));
}

describe('payout email', () => {
  it.each(['payout-asked', 'payout-requested'])('has the text of a request for the kind %s', async (kind) => {
    const player = await shutOut(CLOSED);
    await api.pool.query(
      `insert into api.payout_email (player_id, kind, amount, currency, written_at) values ($1, $2, 100, 'EUR', now())`,
      [player.playerId, kind],
    );
    expect(await emailSubjects(player)).toEqual([expect.stringMatching(/^Maksamme saldosi sinulle: /)]);
  });
});

describe('payout to a player who cannot sign in', () => {
  it.each([
    ['excluded', EXCLUDED],
    ['closed', CLOSED],
  ])('is sent after two approvals with emails to the player: %s', async (_what, change) => {
    const player = await shutOut(change);
    const { body } = await readPayouts(player);
    // every licence: up to the deposits to the card, and the rest to the same account
    expect(body).toMatchObject({
      blocks: [],
      balances: { balance: 50_000, pending: 0, owed: 0 },
      payout: {
        amount: 50_000,
        shares: [
          { accountLabel: '•••• 4242', amount: 30_000, reason: 'DEPOSITED_FROM_HERE' },
          { amount: 20_000, reason: 'REST' },
        ],
      },
    });
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      request(player, 'ann@staff.test', id),
      request(player, 'ann@staff.test', id),
    ]);
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      Array(2).fill([200, { amount: 50_000, currency: 'EUR' }]),
    );
    expect(await balanceOf(api.pool, player.playerId)).toBe(0);
    const cases = await callTyped<{ withdrawals: readonly object[] }>({
      baseUrl: api.baseUrl,
      path: '/internal/withdrawals?brand=aurora&state=waiting',
      method: 'GET',
      secret: TEST_SECRETS.internal,
      clock,
    });
    expect(cases.body.withdrawals).toContainEqual(
      expect.objectContaining({
        id,
        amount: 50_000,
        reason: 'ASKED_BY_STAFF',
        approvalsNeeded: 2,
        decisions: [
          expect.objectContaining({
            staff: 'ann@staff.test',
            decision: 'approve',
            reason: 'requested by letter',
          }),
        ],
      }),
    );
    expect((await decide(id, 'ann@staff.test')).body).toEqual({ code: 'SAME_PERSON' });
    await runPayments(deps);
    expect(api.payments.orders.filter(({ reference }) => reference.startsWith(id))).toEqual([]);
    expect((await decide(id, 'bob@staff.test')).body).toEqual({ outcome: 'APPROVED' });
    await runPayments(deps);
    for (const share of [id, `${id}-2`])
      await applyTestUpdate(
        api.pool,
        {
          ...providerUpdateOf(player, share, share === id ? 30_000 : 20_000, 'completed', clock(), {
            direction: 'payout',
          }),
        },
        clock(),
      );
    expect([await statusOf(api.pool, id), await statusOf(api.pool, `${id}-2`)]).toEqual([
      'Completed',
      'Completed',
    ]);
    expect(await emailSubjects(player)).toEqual([
      'Maksamme saldosi sinulle: Aurora',
      '300,00 € on matkalla sinulle',
      '200,00 € on matkalla sinulle',
    ]);
    expect(await emailSubjects(player)).toHaveLength(3);
  });

  it('needs a second operator for any amount', async () => {
    const player = await shutOut(EXCLUDED, { deposited: 1_000, balance: 1_000 });
    const id = crypto.randomUUID();
    expect((await request(player, 'ann@staff.test', id)).status).toBe(200);
    await runPayments(deps);
    expect(api.payments.orders.filter(({ reference }) => reference === id)).toEqual([]);
  });

  it('is returned after a refusal with an email to the player, and can be requested again', async () => {
    const player = await shutOut(CLOSED);
    const id = crypto.randomUUID();
    await request(player, 'ann@staff.test', id);
    expect((await decide(id, 'bob@staff.test', 'refuse')).body).toEqual({ outcome: 'REFUSED' });
    expect(await balanceOf(api.pool, player.playerId)).toBe(50_000);
    expect((await emailSubjects(player)).slice(1).sort()).toEqual([
      'Summaa 200,00 € ei voitu maksaa',
      'Summaa 300,00 € ei voitu maksaa',
    ]);
    expect((await request(player)).status).toBe(200);
  });

  it('settles a debt first, in the same transaction', async () => {
    const player = await shutOut(EXCLUDED);
    // a chargeback after the money was spent makes all of it a debt
    await api.pool.query('update api.player set self_excluded_at = null where id = $1', [player.playerId]);
    const charged = await openPaidDeposit(api.pool, player, 51_200, clock());
    await api.pool.query(
      `select api.post_house_transfer('aurora', $1, 'spent', 'x', -101200, 'EUR', now())`,
      [player.playerId],
    );
    await applyTestUpdate(
      api.pool,
      providerUpdateOf(player, charged.id, 51_200, 'charged_back', clock()),
      clock(),
    );
    await api.pool.query(`select api.post_house_transfer('aurora', $1, 'back', 'x', 60000, 'EUR', now())`, [
      player.playerId,
    ]);
    await api.pool.query(`update api.player set ${EXCLUDED} where id = $1`, [player.playerId]);
    expect((await readPayouts(player)).body).toMatchObject({
      blocks: ['DEBT_OPEN'],
      balances: { owed: 51_200 },
      payout: { amount: 8_800 },
    });
    await api.pool.query('update api.player set withdrawals_blocked = true where id = $1', [player.playerId]);
    expect((await request(player)).body).toEqual({ code: 'BLOCKED', reasons: ['WITHDRAWALS_BLOCKED'] });
    expect([
      await balanceOf(api.pool, player.playerId),
      (await readPayouts(player)).body.balances.owed,
    ]).toEqual([60_000, 51_200]);
    await api.pool.query('update api.player set withdrawals_blocked = false where id = $1', [
      player.playerId,
    ]);
    expect((await request(player)).body).toEqual({ amount: 8_800, currency: 'EUR' });
    expect((await readPayouts(player)).body).toMatchObject({
      blocks: [],
      balances: { balance: 0, pending: 8_800, owed: 0 },
    });
  });

  it.each<[string, string, string]>([
    ['who can sign in', `status = 'Active'`, 'PLAYER_CAN_SIGN_IN'],
    ['on a time-out, who can sign in', `timeout_ends_at = now() + interval '1 day'`, 'PLAYER_CAN_SIGN_IN'],
    ['who has to be known first', `${EXCLUDED}, kyc_status = 'Required'`, 'BLOCKED'],
    [
      'whose source of wealth is overdue',
      `${CLOSED}, sow_status = 'Required', sow_due_at = now() - interval '1 day'`,
      'BLOCKED',
    ],
  ])('is refused for a player %s', async (_who, change, code) => {
    const player = await shutOut(change);
    expect(await request(player)).toMatchObject({ status: 409, body: { code } });
    expect(await balanceOf(api.pool, player.playerId)).toBe(50_000);
  });

  it('is refused without a balance, for a player of another brand, and for malformed or unauthenticated calls', async () => {
    const player = await openLedgerPlayer(api.pool, { at: clock() });
    await api.pool.query(`update api.player set ${EXCLUDED} where id = $1`, [player.playerId]);
    expect((await request(player)).body).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await request({ ...player, brand: 'tuli' })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_PLAYER' },
    });
    expect(
      (await call('/internal/player-money', { brand: 'aurora', who: player.playerId, at: 'yesterday' }))
        .status,
    ).toBe(422);
    expect((await fetch(`${api.baseUrl}/internal/player-money`, { method: 'POST', body: '{}' })).status).toBe(
      401,
    );
  });

  it('retries its emails until identity accepts them', async () => {
    const player = await shutOut(EXCLUDED);
    await request(player);
    api.identity.sendsEmails = false;
    expect(await emailSubjects(player)).toEqual([]);
    api.identity.sendsEmails = true;
    api.skew.milliseconds += 61_000;
    expect(await emailSubjects(player)).toEqual(['Maksamme saldosi sinulle: Aurora']);
  });
});
