import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@foyer/launch/test-database';
import { createBus, createLog, receiveSigned, sendJson, systemClock, type Pool } from '@foyer/runtime';
import { applyFacts, REWARDS, STATE_CHANGED, type StoreDeps } from '../facts/factStore.ts';
import { ENGAGEMENT_MIGRATIONS } from '../index.ts';
import { createPlayerTokens } from '../provider/playerTokens.ts';
import { openRuleSets, type StoredRules } from '../rules/ruleSets.ts';
import type { RuleSet } from '../rules/rules.ts';
import { bet, factOf } from './factBuilder.ts';

const SECRET = 'internal-secret-of-the-tests';
const SCRIPT = fileURLToPath(new URL('feedProcess.ts', import.meta.url));
const BRAND = 'aurora';
const POLL_MS = 5;

/** The service in a process that a test kills, with its database and a fake operator that outlive it. */
export interface KillableService {
  readonly pool: Pool;
  readonly rules: StoredRules;
  /** Keys of rewards that the operator received, with repetitions. */
  readonly granted: readonly string[];
  /** Dependencies of the store, for preparing data without the process. */
  store(clock: () => number): StoreDeps;
  /** Opted-in players with points from a stake; one point for each euro. */
  addPlayers(count: number, points: number, at: number): Promise<readonly string[]>;
  /** Sends an action until it is answered: repeated with the same body after each kill. */
  act(
    playerId: string,
    path: string,
    body: object,
  ): Promise<{ readonly status: number; readonly code?: string }>;
  /** Number of answered actions. */
  answered(): number;
  start(): Promise<void>;
  /** Kills the process (SIGKILL) as soon as the condition is met. */
  killWhen(isDue: () => boolean | Promise<boolean>): Promise<void>;
  /** Makes all rewards due now and waits until the operator has confirmed this many. */
  untilConfirmed(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the database and the operator, not yet the process. */
export async function createKillableService(ruleSet: RuleSet): Promise<KillableService> {
  const database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
  const { pool } = database;
  const bus = await createBus(
    database.connectionString,
    createLog('engagement', () => undefined),
  );
  const ruleSets = await openRuleSets(pool, Date.now, { [BRAND]: ruleSet });
  const rules = ruleSets.current(BRAND);
  if (!rules) throw new Error('The rules of the test are missing.');
  const granted: string[] = [];
  const operator = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (received) sendJson(response, 200, answerOf(request.url ?? '', received.body as never, granted));
    })();
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  const { port: operatorPort } = operator.address() as AddressInfo;
  const tokens = createPlayerTokens(SECRET, Date.now);
  let child: ChildProcess | undefined;
  /** Resolves with the address of the process when it answers. */
  let host = Promise.withResolvers<string>();
  let players = 0;
  let answers = 0;

  async function attempt(accessToken: string, path: string, body: object) {
    const current = await host.promise;
    try {
      const response = await fetch(`http://${current}${path}`, {
        method: 'POST',
        headers: { brand: BRAND, authorization: `Bearer ${accessToken}` },
        body: JSON.stringify(body),
      });
      const { code } = (await response.json()) as { readonly code?: string };
      return response.status >= 500 ? undefined : { status: response.status, ...(code && { code }) };
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined; // the process was killed
      throw error;
    }
  }

  return {
    pool,
    rules,
    granted,
    store: (clock) => ({ pool, bus, clock }),
    async addPlayers(count, points, at) {
      const ids = Array.from({ length: count }, () => `player-${(players += 1)}`);
      const facts = ids.flatMap((playerId) => [
        factOf('participation', at, { enable: true }, { playerId }),
        bet(at, { stakeMinor: points * 100, realStakeMinor: points * 100, playerId }, { playerId }),
      ]);
      await applyFacts(
        { pool, bus, clock: () => at },
        facts.map((fact) => ({
          player: { brand: BRAND, playerId: fact.playerId },
          rules,
          decide: () => ({ ...fact, blocks: [] }),
        })),
      );
      return ids;
    },
    async act(playerId, path, body) {
      const { accessToken } = await tokens.issue({ brand: BRAND, playerId, sid: `sid-of-${playerId}` });
      for (;;) {
        const answer = await attempt(accessToken, path, body);
        if (answer) {
          answers += 1;
          return answer;
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    answered: () => answers,
    async start() {
      child = spawn(
        process.execPath,
        [
          SCRIPT,
          database.connectionString,
          `http://127.0.0.1:${operatorPort}`,
          SECRET,
          JSON.stringify(ruleSet),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      if (!child.stdout) throw new Error('The process has no output.');
      const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
      host.resolve(`127.0.0.1:${port}`);
    },
    async killWhen(isDue) {
      while (!(await isDue())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (!child) throw new Error('The process is not running.');
      const ended = once(child, 'exit');
      host = Promise.withResolvers<string>();
      child.kill('SIGKILL');
      await ended;
    },
    async untilConfirmed(count) {
      for (;;) {
        await pool.query(
          'update engagement.reward_grant set next_attempt_at = null where confirmed_at is null',
        );
        const { rows } = await pool.query<{ count: number }>(
          'select count(*)::integer as count from engagement.reward_grant where confirmed_at is not null',
        );
        if ((rows[0]?.count ?? 0) >= count) return;
        await bus.publish(STATE_CHANGED, { brand: '', playerId: '', version: 0, parts: [REWARDS] });
        await new Promise((resolve) => setTimeout(resolve, 10 * POLL_MS));
      }
    },
    async close() {
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      operator.closeAllConnections();
      await new Promise<void>((resolve) => operator.close(() => resolve()));
      await bus.close();
      await database.close();
    },
  };
}

function answerOf(
  url: string,
  call: { readonly tag: string; readonly key: string },
  granted: string[],
): object {
  const path = url.replace('/internal/', '');
  if (path === 'events') return { events: [] };
  if (path === 'engagement/rules') return { tag: call.tag, brands: null };
  if (path === 'engagement/offers')
    return {
      offers: [
        { id: 'mission-reward', rewardType: 'MoneyDrop', amount: 200, currency: 'EUR' },
        {
          id: 'mission-spins-5',
          rewardType: 'FreeSpin',
          amount: 5,
          currency: 'EUR',
          spinValue: 20,
          spinTerms: { gameName: 'Ember Hollow', wageringFactor: 10, maxPayout: 5_000, lastsHours: 168 },
        },
      ],
    };
  if (path === 'engagement/grants') {
    granted.push(call.key);
    return { granted: true };
  }
  return { isSessionLive: true, blocks: [], currency: 'EUR', headroom: [] };
}
