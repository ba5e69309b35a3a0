import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from '@foyer/runtime';
import { stake } from '../ledger/productLedger.ts';
import { sendWebhook } from '../../test/fakes/fakePayments.ts';
import { executeGraphql, type GraphqlAnswer } from '../../test/graphqlClient.ts';
import { depositInput } from '../../test/paymentInputs.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  moneyFaults,
  openTestDeposit,
  openTestWithdrawal,
  statusOf,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

/** Faults 28 to 31 of requirements/reliability#faults, on a real database. */
const PLAYER = 'aurora-empty';
/** Polling interval for the state of the database. */
const POLL_MS = 10;
const START =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { id outcome } } ... on PaymentRefusal { code } } }';

let api: TestApi;
let pool: Pool;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ pool } = api);
  token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: 'payer' });
  await pool.query('create sequence api.test_failures');
}, START_MS);
afterAll(() => api.close());
afterEach(async () => expect(await moneyFaults(pool)).toEqual([]));

const start = (input: object): Promise<GraphqlAnswer> =>
  executeGraphql(api, { query: START, variables: { input }, token });
const deliverWebhook = (event: object): Promise<Response> =>
  sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock: Date.now });
const cancel = (id: string): Promise<GraphqlAnswer> =>
  executeGraphql(api, { query: `mutation { cancelPayment(id: "${id}") { cancelled } }`, token });

/** Locks the player's wallet; resolves to the process id of the connection. */
const lockWallet = async (connection: PoolClient): Promise<number> => {
  const { rows } = await connection.query<{ pid: number }>(
    'select pg_backend_pid() as pid from api.wallet where player_id = $1 for update',
    [PLAYER],
  );
  return rows[0]?.pid ?? 0;
};

/** Waits until a connection waits for a lock of `holder`; resolves to its process id. */
const blockedBy = async (holder: number): Promise<number> => {
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [holder],
    );
    if (rows[0]) return rows[0].pid;
    await wait(POLL_MS);
  }
};

/** One transaction of a payment, with status and balance before and after it. */
interface Step {
  prepare(player: LedgerPlayer, id: string): Promise<unknown>;
  take(database: Pool, player: LedgerPlayer, id: string): Promise<unknown>;
  readonly before: readonly [status: string | undefined, balance: number];
  readonly after: readonly [status: string | undefined, balance: number];
}

const FUNDS = 9_000;
const at = Date.now();
const open = (player: LedgerPlayer, id: string): Promise<unknown> =>
  openTestDeposit(pool, player, 2_000, at, {}, id);
const update = (
  database: Pool,
  player: LedgerPlayer,
  id: string,
  status: 'completed' | 'charged_back' | 'failed',
): Promise<unknown> =>
  applyTestUpdate(database, providerUpdateOf(player, id, 2_000, status, at), at, `${id}-${status}`);
const reserve = (database: Pool, player: LedgerPlayer, id: string): Promise<unknown> =>
  openTestWithdrawal(database, player, [2_000], at, {}, id);
const leave = (): Promise<unknown> =>
  pool.query('select id from api.claim_payouts($1, 100)', [new Date(at + 60_000)]);
const payout = (
  database: Pool,
  player: LedgerPlayer,
  id: string,
  status: 'completed' | 'failed',
): Promise<unknown> =>
  applyTestUpdate(
    database,
    providerUpdateOf(player, id, 2_000, status, at, { direction: 'payout' }),
    at,
    `${id}-${status}`,
  );

const STEPS: readonly [string, Step][] = [
  [
    'a deposit is started',
    {
      prepare: () => Promise.resolve(),
      take: (database, player, id) => openTestDeposit(database, player, 2_000, at, {}, id),
      before: [undefined, FUNDS],
      after: ['Initialized', FUNDS],
    },
  ],
  [
    'a deposit is credited',
    {
      prepare: open,
      take: (database, player, id) => update(database, player, id, 'completed'),
      before: ['Initialized', FUNDS],
      after: ['Completed', FUNDS + 2_000],
    },
  ],
  [
    'a deposit fails',
    {
      prepare: open,
      take: (database, player, id) => update(database, player, id, 'failed'),
      before: ['Initialized', FUNDS],
      after: ['Cancelled', FUNDS],
    },
  ],
  [
    'a deposit is charged back',
    {
      prepare: async (player, id) => (await open(player, id), await update(pool, player, id, 'completed')),
      take: (database, player, id) => update(database, player, id, 'charged_back'),
      before: ['Completed', FUNDS + 2_000],
      after: ['RolledBacked', FUNDS],
    },
  ],
  [
    'a withdrawal is reserved',
    {
      prepare: () => Promise.resolve(),
      take: reserve,
      before: [undefined, FUNDS],
      after: ['Initialized', FUNDS - 2_000],
    },
  ],
  [
    'a withdrawal is paid out',
    {
      prepare: async (player, id) => (await reserve(pool, player, id), await leave()),
      take: (database, player, id) => payout(database, player, id, 'completed'),
      before: ['Initialized', FUNDS - 2_000],
      after: ['Completed', FUNDS - 2_000],
    },
  ],
  [
    'a withdrawal is returned',
    {
      prepare: async (player, id) => (await reserve(pool, player, id), await leave()),
      take: (database, player, id) => payout(database, player, id, 'failed'),
      before: ['Initialized', FUNDS - 2_000],
      after: ['Cancelled', FUNDS],
    },
  ],
  [
    'a stake is taken',
    {
      prepare: () => Promise.resolve(),
      take: (database, player, id) => stake(database, gameMovement(player, id, 2_000), at),
      before: [undefined, FUNDS],
      after: [undefined, FUNDS - 2_000],
    },
  ],
];

describe('fault 28: connection killed during a transaction', () => {
  /** A client can replace the pool, because the code under test only uses `query`. */
  const asPool = (client: PoolClient): Pool => client as unknown as Pool;

  it.each(STEPS)(
    '%s: rolls back, and the retry applies it once',
    async (_what, { prepare, take, before, after }) => {
      const player = await openLedgerPlayer(pool, { fundsMinor: FUNDS });
      const id = crypto.randomUUID();
      const state = async (): Promise<unknown> => [
        await statusOf(pool, id),
        await balanceOf(pool, player.playerId),
      ];
      await prepare(player, id);
      expect(await state()).toEqual(before);
      const client = await pool.connect();
      await client.query('begin');
      await take(asPool(client), player, id);
      // all rows are written, nothing is committed
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect(client.query('commit')).rejects.toThrow();
      client.release(true);
      expect(await state()).toEqual(before);
      await take(pool, player, id);
      expect(await state()).toEqual(after);
      await take(pool, player, id);
      expect(await state()).toEqual(after);
    },
  );
});

describe('fault 29: database without free or live connections', () => {
  it('responds 503 with Retry-After without partial effects, and recovers', async () => {
    const input = depositInput();
    await start(input);
    const waiting = depositInput();
    const before = await balanceOf(pool, PLAYER);
    const event = api.payments.setPaymentStatus(input.id, 'completed');
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const [webhook, question] = await Promise.all([
      deliverWebhook(event),
      fetch(`${api.baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', brand: 'aurora', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: START, variables: { input: waiting } }),
      }),
    ]);
    for (const client of taken) client.release();
    expect([webhook.status, webhook.headers.get('retry-after')]).toEqual([503, '1']);
    expect([question.status, question.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await question.json()).toMatchObject({
      errors: [{ extensions: { type: 'ServiceUnavailableFailure' } }],
    });
    expect([await balanceOf(pool, PLAYER), await statusOf(pool, waiting.id)]).toEqual([before, undefined]);
    expect((await deliverWebhook(event)).status).toBe(200);
    expect(await balanceOf(pool, PLAYER)).toBe(before + 2_500);
    expect((await start(waiting)).data).toMatchObject({ startDeposit: { payments: [{ id: waiting.id }] } });
    await cancel(waiting.id);
  });

  it('answers each webhook with 200 or 503 during a restart and credits it once', async () => {
    const inputs = Array.from({ length: 3 }, () => depositInput());
    for (const input of inputs) await start(input);
    const before = await balanceOf(pool, PLAYER);
    const events = inputs.map(({ id }) => api.payments.setPaymentStatus(id, 'completed'));
    const answers: number[] = [];
    const deliverUntilAccepted = async (event: object): Promise<void> => {
      for (let status = 0; status !== 200;) answers.push((status = (await deliverWebhook(event)).status));
    };
    const deliveries = Promise.all([...events, ...events, ...events].map(deliverUntilAccepted));
    for (let round = 0; round < 5; round += 1) {
      await pool
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        .catch(() => undefined);
      await wait(POLL_MS);
    }
    await deliveries;
    expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(await balanceOf(pool, PLAYER)).toBe(before + 3 * 2_500);
  });
});

/** Makes the next inserts into a table fail with an SQLSTATE, as in a conflict of transactions. */
async function failNext(table: string, sqlState: string, times: number): Promise<() => Promise<unknown>> {
  await pool.query(`select setval('api.test_failures', 1, false)`);
  await pool.query(`create or replace function api.test_fail() returns trigger language plpgsql as $$ begin
    if nextval('api.test_failures') <= ${times} then raise exception 'in the way' using errcode = '${sqlState}'; end if; return new; end $$`);
  await pool.query(
    `create trigger test_fail before insert on api.${table} for each row execute function api.test_fail()`,
  );
  return () => pool.query(`drop trigger test_fail on api.${table}`);
}

describe('fault 30: conflicting transactions', () => {
  it.each(['40001', '40P01'])('are retried twice without a visible error (%s)', async (sqlState) => {
    const input = depositInput();
    const undo = await failNext('payment_transaction', sqlState, 2);
    const answer = await start(input).finally(undo);
    expect(answer).toMatchObject({
      errors: [],
      data: { startDeposit: { payments: [{ id: input.id, outcome: 'IN_PROGRESS' }] } },
    });
    const before = await balanceOf(pool, PLAYER);
    const event = api.payments.setPaymentStatus(input.id, 'completed');
    const undoEvents = await failNext('payment_event', sqlState, 2);
    expect((await deliverWebhook(event).finally(undoEvents)).status).toBe(200);
    expect(await balanceOf(pool, PLAYER)).toBe(before + 2_500);
  });

  it('fail without effect after the third conflict, and the same key succeeds later', async () => {
    const input = depositInput();
    const orders = api.payments.orders.length;
    const undo = await failNext('payment_transaction', '40001', 3);
    const failed = await start(input).finally(undo);
    expect(failed.errors).toHaveLength(1);
    expect(JSON.stringify(failed.errors)).not.toContain('in the way');
    expect([await statusOf(pool, input.id), api.payments.orders.length]).toEqual([undefined, orders]);
    expect((await start(input)).data).toMatchObject({ startDeposit: { payments: [{ id: input.id }] } });
    await cancel(input.id);
  });

  it('credit once in a real deadlock', async () => {
    const input = depositInput();
    await start(input);
    const before = await balanceOf(pool, PLAYER);
    const [holder, other] = [await pool.connect(), await pool.connect()];
    await holder.query('begin');
    const holderPid = await lockWallet(holder);
    await other.query('begin');
    // so that PostgreSQL does not choose this transaction as the victim
    await other.query(`set local deadlock_timeout = '60s'`);
    await other.query('select 1 from api.payment_transaction where id = $1 for update', [input.id]);
    // The delivery is the first to wait for the wallet and locks it next. PostgreSQL looks for a
    // deadlock once, when the delivery has waited a second for the payment: the other transaction
    // has to wait for the wallet by then.
    const deliveries = deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'));
    const deliveryPid = await blockedBy(holderPid);
    const walletOfOther = lockWallet(other);
    await blockedBy(deliveryPid);
    await holder.query('rollback');
    holder.release();
    await walletOfOther;
    await other.query('rollback');
    other.release();
    expect((await deliveries).status).toBe(200);
    expect(await balanceOf(pool, PLAYER)).toBe(before + 2_500);
    const { rows } = await pool.query<{ deadlocks: number }>(
      'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows[0]?.deadlocks).toBeGreaterThan(0);
  });
});

describe('fault 31: concurrent movements of the last funds', () => {
  it('gives the balance to exactly one of a withdrawal, a stake and a withdrawal in two shares', async () => {
    const winners = new Set<number>();
    for (let round = 0; round < 24; round += 1) {
      const player = await openLedgerPlayer(pool, { fundsMinor: 5_000 });
      const attempts = [
        async () => (await openTestWithdrawal(pool, player, [5_000], at)).code === 'OK',
        async () => (await stake(pool, gameMovement(player, 'bet', 5_000), at)).ok,
        async () => (await openTestWithdrawal(pool, player, [3_000, 2_000], at)).code === 'OK',
      ];
      // each round starts with another contender
      const order = attempts.map((_, index) => (index + round) % attempts.length);
      const answers = await Promise.all(
        order.map(async (index) => ((await attempts[index]?.()) === true ? index : -1)),
      );
      const had = answers.filter((index) => index >= 0);
      expect(had).toHaveLength(1);
      winners.add(had[0] ?? -1);
      expect(await balanceOf(pool, player.playerId)).toBe(0);
    }
    expect(winners.size).toBeGreaterThan(1);
  });
});
