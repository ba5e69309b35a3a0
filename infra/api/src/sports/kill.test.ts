import { beforeAll, describe, expect, it } from '@jest/globals';
import { effort } from '@foyer/testing/effort';
import { setTimeout as wait } from 'node:timers/promises';
import { killedWhile, POLL_MS, type MortalApi } from '../../test/killedWhile.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { testSeed } from '../../test/seed.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { directBetDeps } from '../../test/worlds/directFeed.ts';
import {
  balanceOf,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { priced } from '../../test/worlds/sportsFeedAnswers.ts';
import { placeBet } from './placement/placeBet.ts';

const KILLS = effort({ smoke: 2, full: 8 });
const BETS_A_PLAYER = effort({ smoke: 40, full: 200 });
const PLAYERS = 5;
const EVENTS = 10;
/** Timeout: the processes start one after the other, and each settles some seconds later. */
const TIMEOUT_MS = 3 * START_MS;
const FUNDS = 1_000_000;
const STAKE = 100;
const PRICE = 2_500;
const WIN = 250;

const database = useDatabase(createRuledDatabase);
let players: readonly LedgerPlayer[];

const startsAt = Date.now() - 3_600_000;

beforeAll(async () => {
  players = await Promise.all(
    Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool, { fundsMinor: FUNDS })),
  );
  const deps = directBetDeps(database.pool, { quoteOf: () => priced(PRICE, { startsAt }) });
  await Promise.all(
    players.map(async ({ brand, playerId, currency }) => {
      for (let bet = 0; bet < BETS_A_PLAYER; bet += 1) {
        const selection = {
          event: `e${bet % EVENTS}`,
          kind: 'winner',
          line: null,
          outcome: 'home',
          price: PRICE,
        } as const;
        const request = {
          selections: [selection],
          bankers: [],
          sizes: [1],
          stakePerLine: STAKE,
          priceChanges: 'NONE',
        } as const;
        const placed = await placeBet(deps, { brand, playerId, currency }, request, `bet-of-the-test-${bet}`);
        if (!placed.bet) throw new Error(`The bet was refused: ${placed.refusals.join()}.`);
      }
    }),
  );
}, START_MS);

/** The last result of a match: home wins every second one, and a correction turns every third. */
const isWon = (event: number): boolean => (event % 2 === 0) !== (event % 3 === 0);

async function publish(
  number: number,
  events: readonly number[],
  home: (event: number) => boolean,
): Promise<void> {
  for (const event of events)
    await database.pool.query(
      `insert into api.sports_result (event_id, number, status, home, away, periods, ended_at, received_at) values ($1, $2, 'PLAYED', $3, 0, '[]', now(), now())`,
      [`e${event}`, number, home(event) ? 1 : 0],
    );
}

async function count(condition: string): Promise<number> {
  const { rows } = await database.pool.query<{ bets: number }>(
    `select count(*) as bets from api.sports_bet where ${condition}`,
  );
  return rows[0]?.bets ?? 0;
}

/** Publishes all results, corrects some once half of the bets are paid, and waits for the last payout. */
async function publishResults(api: MortalApi): Promise<void> {
  const events = Array.from({ length: EVENTS }, (_, event) => event);
  await publish(1, events, (event) => event % 2 === 0);
  const half = (PLAYERS * BETS_A_PLAYER) / 2;
  const until = async (isReached: () => Promise<boolean>): Promise<void> => {
    while (!(await isReached())) {
      if (Date.now() > api.until) throw new Error('The bets were not settled in time.');
      await wait(POLL_MS);
    }
  };
  await until(async () => (await count(`status = 'SETTLED'`)) >= half);
  await publish(
    2,
    events.filter((event) => event % 3 === 0),
    isWon,
  );
  await until(async () => (await count(`status = 'OPEN' or is_outdated`)) === 0 && (await undecided()) === 0);
}

async function undecided(): Promise<number> {
  const { rows } = await database.pool.query<{ legs: number }>(
    `select count(*) as legs from api.sports_bet_leg l where result_number is distinct from (select max(number) from api.sports_result r where r.event_id = l.event_id)`,
  );
  return rows[0]?.legs ?? 0;
}

describe('kill -9 of the api while it settles sports bets', () => {
  it(
    `pays and corrects every bet once and keeps the ledger balanced (seed ${testSeed})`,
    async () => {
      await killedWhile({
        connectionString: database.connectionString,
        kills: KILLS,
        timeoutMs: TIMEOUT_MS,
        progress: () => count(`status = 'SETTLED'`),
        distance: (kill) => 10 + ((testSeed >> kill) % 40),
        workers: [publishResults],
      });
      const { rows } = await database.pool.query<{ event_id: string; returns: number }>(
        `select distinct l.event_id, b.returns from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id`,
      );
      const paid = rows.map(({ event_id, returns }) => [event_id, returns]).sort();
      expect(paid).toEqual(
        Array.from({ length: EVENTS }, (_, event) => [`e${event}`, isWon(event) ? WIN : 0]),
      );
      // the email is in the transaction of the correction
      const emails = await database.pool.query<{ emails: number; bets: number; corrected: number }>(
        `select count(*) as emails, count(distinct content ->> 'bet') as bets, (select count(*) from api.sports_bet where corrected_at is not null) as corrected
         from api.outgoing_email where kind = 'sports-bet-corrected'`,
      );
      const [{ corrected } = { corrected: -1 }] = emails.rows;
      expect(emails.rows).toEqual([{ emails: corrected, bets: corrected, corrected }]);
      const won = Array.from({ length: BETS_A_PLAYER }, (_, bet) => isWon(bet % EVENTS)).filter(
        Boolean,
      ).length;
      for (const { playerId } of players)
        expect(await balanceOf(database.pool, playerId)).toBe(FUNDS - BETS_A_PLAYER * STAKE + won * WIN);
      expect(await ledgerFaults(database.pool)).toEqual([]);
    },
    TIMEOUT_MS + START_MS,
  );
});
