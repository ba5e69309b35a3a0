import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { createBus, createLog, receiveSigned, sendJson, systemClock } from '@foyer/runtime';
import { ENGAGEMENT_MIGRATIONS } from '../index.ts';
import { openRuleSets } from '../rules/ruleSets.ts';
import { bet, factOf, missionOf, rulesOf } from '../testing/factBuilder.ts';
import { applyFact } from './factStore.ts';
import { replay } from './replay.ts';

const SECRET = 'internal-secret-of-the-tests';
const SCRIPT = fileURLToPath(new URL('../testing/feedProcess.ts', import.meta.url));
const PLAYERS = ['aino', 'bo', 'cai', 'dai'] as const;
const BETS = 2_000;
const KILLS = 6;
const TIMEOUT_MS = 3 * DATABASE_START_MS;
/** A reward for every fifth round, and a point for each euro. */
const EVERY = 5;
const RULES = rulesOf(
  [
    missionOf({
      recurrence: 'immediately',
      maxCompletions: BETS,
      tasks: [{ id: 'rounds', title: 'rounds', filter: { kind: 'bet' }, counter: 'count', target: EVERY }],
      reward: { kind: 'offer', offer: 'mission-reward' },
    }),
  ],
  { earning: [{ product: 'casino', points: 1, perCents: 100 }] },
);

interface Call {
  readonly after: number;
  readonly tag: string;
  readonly key: string;
}

let database: TestDatabase;
let server: Server;
let child: ChildProcess | undefined;
/** Calls until the fake operator kills the process, before or after the call was carried out. */
let callsLeft = Number.POSITIVE_INFINITY;
const granted: string[] = [];
const events = Array.from({ length: BETS }, (_, index) => ({
  id: index + 1,
  topic: 'api.bet-settled',
  payload: bet(Date.now(), { playerId: PLAYERS[index % PLAYERS.length] ?? '' }).payload,
}));

beforeAll(async () => {
  database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
  server = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (!received) return;
      callsLeft -= 1;
      // the call is carried out, and its answer is lost
      const answer = answerOf((request.url ?? '').replace('/internal/', ''), received.body as Call);
      if (callsLeft === 0) child?.kill('SIGKILL');
      else sendJson(response, 200, answer);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, DATABASE_START_MS);
afterAll(async () => {
  child?.kill('SIGKILL');
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
});

function answerOf(path: string, call: Call): object {
  if (path === 'events') return { events: events.filter(({ id }) => id > call.after).slice(0, 200) };
  if (path === 'engagement/rules') return { tag: call.tag, brands: null };
  if (path === 'engagement/offers') return { offers: [] };
  if (path === 'engagement/grants') {
    granted.push(call.key);
    return { granted: true };
  }
  return { isSessionLive: null, blocks: [], currency: 'EUR', headroom: [] };
}

/** Everyone takes part before the first bet is settled. */
async function optIn(): Promise<void> {
  const log = createLog('engagement', () => undefined);
  const bus = await createBus(database.connectionString, log);
  const ruleSets = await openRuleSets(database.pool, Date.now, { aurora: RULES });
  const rules = ruleSets.current('aurora');
  if (!rules) throw new Error('The rules of the test are missing.');
  for (const playerId of PLAYERS)
    await applyFact(
      { pool: database.pool, bus, clock: Date.now },
      { brand: 'aurora', playerId },
      rules,
      () => ({
        ...factOf('participation', Date.now(), { enable: true }, { playerId }),
        blocks: [],
      }),
    );
  await bus.close();
}

/** Runs the service until the condition is met, or until it is killed. */
async function run(isDone: () => Promise<boolean>): Promise<void> {
  const { port } = server.address() as AddressInfo;
  child = spawn(
    process.execPath,
    [SCRIPT, database.connectionString, `http://127.0.0.1:${port}`, SECRET, JSON.stringify(RULES)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null && !(await isDone()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
}

async function one<Row extends object>(query: string): Promise<Row> {
  const { rows } = await database.pool.query<Row>(query);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row.');
  return row;
}

describe('kill -9 of the engagement service under load', () => {
  it(
    'loses and doubles no fact, point or reward, and a replay leads to the same state',
    async () => {
      await optIn();
      const countFacts = () =>
        one<{ count: number }>(`select count(*)::integer as count from engagement.fact where kind = 'bet'`);
      let interrupted = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { count } = await countFacts();
        // alternately in a call to the operator, and between two statements
        callsLeft = kill % 2 === 0 ? 8 + kill : Number.POSITIVE_INFINITY;
        await run(async () => kill % 2 === 1 && (await countFacts()).count > count);
        if ((await countFacts()).count < BETS) interrupted += 1;
      }
      expect(interrupted).toBeGreaterThan(2);
      callsLeft = Number.POSITIVE_INFINITY;
      // grants of a killed process are due again at once
      await database.pool.query('update engagement.reward_grant set next_attempt_at = null');
      await run(
        async () =>
          (
            await one<{ done: boolean }>(
              `select (select count(*) from engagement.fact where kind = 'bet') = ${BETS}
                 and (select count(*) from engagement.reward_grant where confirmed_at is not null) = ${BETS / EVERY} as done`,
            )
          ).done,
      );
      expect(await countFacts()).toEqual({ count: BETS });
      expect(
        await one(
          `select sum(amount)::integer as points, count(distinct id)::integer as entries from engagement.point_entry`,
        ),
      ).toEqual({ points: BETS, entries: BETS });
      // a repeated call has the same key, which the operator assigns once
      expect(new Set(granted).size).toBe(BETS / EVERY);
      const { computedHash, storedHash } = await replay(database.pool);
      expect(computedHash).toBe(storedHash);
    },
    TIMEOUT_MS,
  );
});
