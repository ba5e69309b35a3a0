import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { effort } from '@foyer/testing/effort';
import { killedWhile, POLL_MS, type MortalApi } from '../../test/killedWhile.ts';
import {
  balanceOf,
  ledgerFaults,
  openLedgerPlayer,
  roundInput,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { TEST_SECRETS } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { callWallet, walletBody, type WalletCall } from '../../test/walletClient.ts';

const KILLS = effort({ smoke: 1, full: 4 });
const PLAYERS = 6;
/** Timeout: up to five processes start one after the other. */
const TIMEOUT_MS = 2 * START_MS;
const FUNDS = 1_000_000;
const STAKE = 100;
const WIN = 70;

const database = useDatabase(createRuledDatabase);
let players: readonly LedgerPlayer[];
beforeAll(async () => {
  players = await Promise.all(
    Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool, { fundsMinor: FUNDS })),
  );
});

/** Repeats a call with the same ids until it is answered, as the wallet contract requires of a provider. */
async function untilAnswered(api: MortalApi, call: WalletCall, input: object): Promise<void> {
  while (Date.now() < api.until) {
    const reply = await callWallet(
      { baseUrl: api.baseUrl(), secret: TEST_SECRETS.games, deadlineMs: 2_000 },
      walletBody(call, input),
    ).catch(() => undefined);
    if (reply?.answer?.__typename === 'WalletBalance') return;
    if (reply && reply.status !== 503)
      throw new Error(`The wallet responded with ${reply.status}: ${JSON.stringify(reply)}.`);
    await wait(POLL_MS);
  }
  throw new Error(`No answer to a ${call}.`);
}

async function playRounds(api: MortalApi, player: LedgerPlayer): Promise<number> {
  let rounds = 0;
  while (!api.isOver()) {
    const roundId = crypto.randomUUID();
    const round = roundInput(player, roundId);
    await untilAnswered(api, 'placeBet', { ...round, transactionId: `${roundId}-b`, amount: STAKE });
    await untilAnswered(api, 'settleWin', { ...round, transactionId: `${roundId}-w`, amount: WIN });
    rounds += 1;
  }
  return rounds;
}

describe('kill -9 of the api during rounds', () => {
  it(
    `loses and duplicates no movement and keeps the ledger balanced (seed ${testSeed})`,
    async () => {
      const rounds = await killedWhile({
        connectionString: database.connectionString,
        kills: KILLS,
        timeoutMs: TIMEOUT_MS,
        progress: movements,
        distance: (kill) => 20 + ((testSeed >> kill) % 40),
        workers: players.map((player) => (api) => playRounds(api, player)),
      });
      for (const [index, player] of players.entries()) {
        expect(await balanceOf(database.pool, player.playerId)).toBe(
          FUNDS - (rounds[index] ?? 0) * (STAKE - WIN),
        );
        const { rows } = await database.pool.query<{ open: number; closed: number }>(
          `select count(*) filter (where status = 'OPEN') as open, count(*) filter (where status = 'CLOSED') as closed from api.wager where player_id = $1`,
          [player.playerId],
        );
        expect(rows[0]).toEqual({ open: 0, closed: rounds[index] });
      }
      expect(await ledgerFaults(database.pool)).toEqual([]);
    },
    TIMEOUT_MS + START_MS,
  );
});

async function movements(): Promise<number> {
  const { rows } = await database.pool.query<{ movements: number }>(
    'select count(*) as movements from api.journal',
  );
  return rows[0]?.movements ?? 0;
}
