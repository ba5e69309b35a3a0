import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callSigned } from '@foyer/runtime';
import { writeBrandRules } from '../players/brandRules.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer, TEST_GAME, type LedgerPlayer } from '../testing/ledgerWorld.ts';
import { testSeed } from '../testing/seed.ts';
import { createTestDatabase, START_MS, TEST_SECRETS, type TestDatabase } from '../testing/testApi.ts';

const KILLS = 4;
/** Between two looks at what another process does; nothing is assumed to have happened meanwhile. */
const POLL_MS = 10;
const PLAYERS = 6;
const FUNDS = 1_000_000;
const STAKE = 100;
const WIN = 70;

let database: TestDatabase;
let players: readonly LedgerPlayer[];
beforeAll(async () => {
  database = await createTestDatabase();
  await writeBrandRules(database.pool, 24);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool, { fundsMinor: FUNDS })));
}, START_MS);
afterAll(() => database.close());

interface RunningApi {
  readonly baseUrl: string;
  readonly child: ChildProcess;
}

async function startProcess(): Promise<RunningApi> {
  const script = fileURLToPath(new URL('../testing/apiProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database.connectionString, '/nowhere', TEST_SECRETS.internal, TEST_SECRETS.games], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { baseUrl: `http://127.0.0.1:${String(port).trim()}`, child };
}

/** The provider's side of a round: the same ids until somebody answers, as a provider must (notes of the wallet contract). */
async function untilAnswered(api: () => RunningApi, path: string, body: object): Promise<void> {
  for (;;) {
    try {
      const { status } = await callSigned({ baseUrl: api().baseUrl, path: `/wallet/${path}`, body, secret: TEST_SECRETS.games, clock: Date.now, deadlineMs: 2_000 });
      if (status === 200) return;
      if (status !== 503) throw new TypeError(`The wallet answered ${status}.`);
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('The wallet')) throw error;
      await wait(POLL_MS);
    }
  }
}

async function playRounds(api: () => RunningApi, player: LedgerPlayer, isOver: () => boolean): Promise<number> {
  let rounds = 0;
  while (!isOver()) {
    const roundId = crypto.randomUUID();
    const common = { brand: player.brand, playerId: player.playerId, sessionId: player.gameSessionId, gameId: TEST_GAME, roundId, currency: player.currency };
    await untilAnswered(api, 'bet', { ...common, transactionId: `${roundId}-b`, amountMinor: STAKE });
    await untilAnswered(api, 'win', { ...common, transactionId: `${roundId}-w`, amountMinor: WIN });
    rounds += 1;
  }
  return rounds;
}

describe('kill -9 of the api in the middle of rounds', () => {
  it(`loses nothing, doubles nothing, leaves nothing unbalanced (seed ${testSeed})`, async () => {
    let api = await startProcess();
    let killed = 0;
    const playing = players.map((player) => playRounds(() => api, player, () => killed >= KILLS));
    while (killed < KILLS) {
      // a different moment each time, counted in committed movements so that rounds are under way
      const target = (await movements()) + 20 + ((testSeed >> killed) % 40);
      while ((await movements()) < target) await wait(POLL_MS);
      api.child.kill('SIGKILL');
      await once(api.child, 'exit');
      api = await startProcess();
      killed += 1;
    }
    const rounds = await Promise.all(playing);
    api.child.kill('SIGKILL');
    await once(api.child, 'exit');
    for (const [index, player] of players.entries()) {
      expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - (rounds[index] ?? 0) * (STAKE - WIN));
      const { rows } = await database.pool.query<{ open: number; closed: number }>(
        `select count(*) filter (where status = 'OPEN') as open, count(*) filter (where status = 'CLOSED') as closed from api.game_round where player_id = $1`, [player.playerId]);
      expect(rows[0]).toEqual({ open: 0, closed: rounds[index] });
    }
    expect(await ledgerFaults(database.pool)).toEqual([]);
  }, START_MS);
});

async function movements(): Promise<number> {
  const { rows } = await database.pool.query<{ movements: number }>('select count(*) as movements from api.journal');
  return rows[0]?.movements ?? 0;
}
