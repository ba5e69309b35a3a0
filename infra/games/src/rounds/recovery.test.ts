import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { createLog, type Pool } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createEngines } from '../engines/engines.ts';
import { createSeededRandom } from '../testing/seededRandom.ts';
import { replayRandom } from '../testing/replayRandom.ts';
import { createSessionStore } from '../sessions/sessionStore.ts';
import { createFreeSpinsStore, type FreeSpinsStore } from '../free-spins/freeSpinsStore.ts';
import { startFakeOperator, type FakeOperator, type Fault } from '../testing/fakeOperator.ts';
import { TEST_SECRET } from '../testing/gamesUnderTest.ts';
import { createSeamlessWallet } from '../wallet/seamlessWallet.ts';
import { advanceRound, resumeRound, type RoundWork } from './advanceRound.ts';
import type { Round } from './round.ts';
import { FINAL_STATES } from './roundMachine.ts';
import { createRoundStore, ROUND_LEASE_MS, type RoundStore } from './roundStore.ts';
import { startRound } from './startRound.ts';

const START = 100_000;
const STAKE = 20;
let now = Date.UTC(2026, 10, 21);
const clock = (): number => now;
const engines = createEngines();
const game = CATALOGUE.find(({ model }) => model === 'lines-20');
let database: TestDatabase;
let pool: Pool;
let operator: FakeOperator;
let store: RoundStore;
let freeSpins: FreeSpinsStore;

beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'games',
    migrations: join(import.meta.dirname, '..', '..', 'sql'),
  });
  ({ pool } = database);
  store = createRoundStore(pool, clock);
  freeSpins = createFreeSpinsStore(pool);
}, DATABASE_START_MS);
afterAll(async () => {
  await database.close();
});
beforeEach(async () => {
  operator = await startFakeOperator(TEST_SECRET, clock);
});
afterEach(() => operator.close());

class Crash extends Error {}

/** Store that simulates a crash at the n-th write, before or after the write takes effect. */
function crashingStore(at: number, when: 'before' | 'after'): RoundStore {
  let writes = 0;
  return {
    ...store,
    async move(...change) {
      writes += 1;
      if (writes === at && when === 'before') throw new Crash();
      const moved = await store.move(...change);
      if (writes === at) throw new Crash();
      return moved;
    },
  };
}

function workOf(of: RoundStore): RoundWork {
  const wallet = createSeamlessWallet({
    baseUrl: operator.url,
    secret: TEST_SECRET,
    clock,
    serviceClient: testClient,
    deadlineMs: 30_000, // no fault of this test waits for it
  });
  return {
    store: of,
    walletOf: () => wallet,
    engines,
    random: createSeededRandom(99),
    clock,
    log: createLog('test', () => undefined),
  };
}

async function newRound(freeSpinsId: string | null = null): Promise<Round> {
  if (!game) throw new Error('unknown game');
  const sessions = createSessionStore(pool, clock);
  const id = randomUUID();
  await sessions.insert(
    {
      id,
      brand: 'aurora',
      playerId: 'p1',
      operatorSessionId: 's1',
      gameId: game.id,
      mode: 'real',
      replayRoundId: null,
      freeSpinsId,
      currency: 'EUR',
      locale: 'en',
      country: 'MT',
      jurisdiction: {
        autoplay: false,
        turbo: false,
        minimumRoundMs: 0,
        maximumStakeMinor: null,
        celebrateReturnUpToStake: false,
        buyFeature: false,
        showRtp: true,
        showNetPosition: true,
        showSessionClock: true,
        fullscreen: false,
      },
      returnOrigins: [],
      nonce: 'n',
      launchExpiresAt: now,
      isRedeemed: false,
      createdAt: now,
      expiresAt: now + 3_600_000,
      endedAt: null,
      lastRoundAt: null,
    },
    id,
    null,
  );
  const started = await startRound({ pool, sessions, rounds: store, freeSpins, clock }, game, engines.slot, {
    sessionId: id,
    roundId: randomUUID(),
    bet: { coinMinor: 1 },
    isFree: freeSpinsId !== null,
  });
  if (!started.ok) throw new Error(started.failure.code);
  return started.value;
}

async function newFreeSpins(spins: number): Promise<string> {
  const id = randomUUID();
  operator.spinsLeft.set(id, spins);
  await freeSpins.write(
    {
      id,
      brand: 'aurora',
      playerId: 'p1',
      gameId: game?.id ?? '',
      currency: 'EUR',
      spins,
      valueMinor: STAKE,
      bet: { coinMinor: 1 },
    },
    now,
  );
  return id;
}

/** Restarts the service until nothing is due. */
async function recover(): Promise<void> {
  for (let pass = 0; pass < 12; pass += 1) {
    now += Math.max(ROUND_LEASE_MS, 64_000) + 1;
    const due = await store.claimDue(50);
    if (due.length === 0) return;
    for (const round of due) await resumeRound(workOf(store), round);
  }
}

const BET_FAULTS: Fault[] = [
  'none',
  'lost-request',
  'lost-answer',
  'error-500',
  'not-json',
  'unauthorized',
  'graphql-error',
  'unknown-refusal',
];
const LATER_FAULTS: Fault[] = ['none', 'lost-request', 'lost-answer'];
const CRASHES = [
  undefined,
  ...[1, 2, 3].flatMap((at) => (['before', 'after'] as const).map((when) => ({ at, when }))),
];
const CASES = BET_FAULTS.flatMap((bet) =>
  LATER_FAULTS.flatMap((later) =>
    CRASHES.map((crash) => ({
      bet,
      later,
      crash,
      name: crash ? `${crash.when} write ${crash.at}` : 'never',
    })),
  ),
);

describe('money at stake', () => {
  it.each(CASES)(
    'is paid or refunded once: bet $bet, then $later twice, process ends $name',
    async ({ bet, later, crash }) => {
      operator.fault = (call, count) => (call === 'bet' ? bet : count < 2 ? later : 'none');
      const round = await newRound();
      await advanceRound(workOf(crash ? crashingStore(crash.at, crash.when) : store), round).catch(
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        },
      );
      const seen = await store.find(round.id);
      await recover();
      const done = await store.find(round.id);
      expect(FINAL_STATES).toContain(done?.state);
      const movements = [...operator.ledger.values()].filter(({ roundId }) => roundId === round.id);
      expect(START + movements.reduce((sum, { change }) => sum + change, 0)).toBe(operator.balanceMinor);
      const taken = done?.state === 'closed' ? (done.returnMinor ?? 0) - STAKE : 0;
      expect(operator.balanceMinor).toBe(START + taken);
      expect(movements.filter(({ kind }) => kind === 'bet').length).toBeLessThanOrEqual(1);
      expect(movements.filter(({ kind }) => kind === 'win')).toHaveLength(done?.state === 'closed' ? 1 : 0);
      // the stored draw is paid after a crash
      if (seen?.outcome) expect(done?.outcome).toEqual(seen.outcome);
      if (bet === 'none' && !crash) expect(done?.state).toBe('closed');
      // without a stored result the bet counts as unknown, even if it arrived
      if (crash?.at === 1 && crash.when === 'before') expect(done?.state).toBe('rolledBack');
      if (
        bet === 'lost-request' ||
        bet === 'unauthorized' ||
        bet === 'graphql-error' ||
        bet === 'unknown-refusal'
      )
        expect(done?.state).toBe('rolledBack');
    },
  );

  it.each(CASES)(
    'uses a free spin once or gives it back: bet $bet, then $later twice, process ends $name',
    async ({ bet, later, crash }) => {
      operator.fault = (call, count) => (call === 'bet' ? bet : count < 2 ? later : 'none');
      const spins = await newFreeSpins(3);
      const round = await newRound(spins);
      await advanceRound(workOf(crash ? crashingStore(crash.at, crash.when) : store), round).catch(
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        },
      );
      await recover();
      const done = await store.find(round.id);
      const known = await freeSpins.find('aurora', spins);
      expect(FINAL_STATES).toContain(done?.state);
      const isPlayed = done?.state === 'closed';
      expect([known?.used, operator.spinsLeft.get(spins)]).toEqual(isPlayed ? [1, 2] : [0, 3]);
      expect(operator.balanceMinor).toBe(START + (isPlayed ? (done.returnMinor ?? 0) : 0));
      expect(known?.wonMinor).toBe(isPlayed ? done.returnMinor : 0);
    },
  );

  it.each(['before', 'after'] as const)(
    'is credited once when the process ends %s it records the acknowledged win',
    async (when) => {
      const round = await newRound();
      await expect(advanceRound(workOf(crashingStore(3, when)), round)).rejects.toBeInstanceOf(Crash);
      expect((await store.find(round.id))?.state).toBe(when === 'before' ? 'resolved' : 'closed');
      const credited = operator.balanceMinor;
      await recover();
      expect(await store.find(round.id)).toMatchObject({
        state: 'closed',
        closedAt: expect.any(Number),
        balanceMinor: credited,
      });
      expect(operator.balanceMinor).toBe(credited);
    },
  );

  it('remains at stake and is retried while the operator violates the contract', async () => {
    operator.fault = (call) => (call === 'win' ? 'unauthorized' : 'none');
    const round = await newRound();
    const left = await advanceRound(workOf(store), round);
    expect(left.state).toBe('resolved');
    await recover();
    expect((await store.find(round.id))?.state).toBe('resolved');
    operator.fault = () => 'none';
    await recover();
    expect((await store.find(round.id))?.state).toBe('closed');
  });

  it('reproduces the outcome from the recorded draws', async () => {
    const round = await advanceRound(workOf(store), await newRound());
    const again = engines[round.engine].play(round.modelId, round.bet, replayRandom(round.draws ?? []));
    expect(again).toEqual({ outcome: round.outcome, returnMinor: round.returnMinor });
    expect(round.modelVersion).toBe(engines.slot.version(round.modelId));
  });

  it('cannot be changed outside the state machine', async () => {
    const round = await advanceRound(workOf(store), await newRound());
    await expect(
      pool.query('update games.round set return_minor = return_minor + 1 where id = $1', [round.id]),
    ).rejects.toThrow(/outcome of round/);
    await expect(
      pool.query('update games.round set stake_minor = 1 where id = $1', [round.id]),
    ).rejects.toThrow(/stake of round/);
  });

  it('is processed by one process only', async () => {
    const round = await newRound();
    now += ROUND_LEASE_MS + 1;
    const claims = await Promise.all([store.claimDue(50), store.claimDue(50), store.claimDue(50)]);
    expect(claims.flat().filter(({ id }) => id === round.id)).toHaveLength(1);
    await recover();
  });
});
