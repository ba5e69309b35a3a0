import {
  cashOutPart,
  closeBet,
  createPlacements,
  openLedgerPlayer,
  openStake,
  placeBet,
  readBet,
  resultNumbers,
  settleBatch,
  settleBets,
  writeBrandRules,
  type BetRow,
  type PlaceBetDeps,
} from '@foyer/api/proving';
import { createLog, type Pool } from '@foyer/runtime';
import type { Tally } from '../tally.ts';
import type { AcceptedBet } from './bettor.ts';
import { scriptedDeps } from './scriptedDeps.ts';
import { lastResultOf, OFFERED, quoteOf, startsAt, type FeedScript } from './scriptedFeed.ts';
import type { ModelBet } from './sportsModel.ts';
import { verifyLiabilities, verifySports, type Betting } from './verifySports.ts';

const BRAND = 'quetzal';
const RICH = 1_000_000;
/** The last player runs out of money. */
const FUNDS = [RICH, RICH, 2_500] as const;
const BETS_A_PLAYER = 12;
const MATCHES = 24;
const SCRIPT = { upcomingMs: 60_000, liveMs: 1_000 } as const;
/** Shorter than the time between two results of a match. */
const STEP_MS = 2_400;
const SHAPES: readonly Pick<ModelBet, 'sizes' | 'bankers'>[] = [
  { sizes: [1], bankers: [] },
  { sizes: [2], bankers: [] },
  { sizes: [2, 3], bankers: [] },
  { sizes: [1], bankers: [0] },
];
const LEGS = [1, 2, 3, 2] as const;

interface Placed extends Betting {
  funds: number;
  readonly bets: AcceptedBet[];
  readonly refusedKeys: string[];
}

/**
 * Plays one sequence of bets, cash-outs, results, voids and corrections through the functions of the api, without HTTP and
 * with every step repeated or out of date once; then compares all with the model. Takes a second.
 */
export async function proveScriptedBets(pool: Pool, tally: Tally): Promise<void> {
  const script: FeedScript = { seed: tally.seed, origin: Date.now() - 3_600_000, ...SCRIPT };
  let now = script.origin + MATCHES * 400 + 1_000;
  const deps = {
    ...scriptedDeps(pool, script, () => now),
    place: createPlacements(
      pool,
      createLog('proof', () => undefined),
    ),
  };
  await writeBrandRules(pool, 24);
  const players: Placed[] = await Promise.all(
    FUNDS.map(async (funds) => ({
      player: await openLedgerPlayer(pool, { brand: BRAND, fundsMinor: funds, isKnown: true }),
      tally,
      script,
      funds,
      bets: [],
      refusedKeys: [],
    })),
  );
  await Promise.all(players.map((player, index) => placeAll(deps, player, index, now)));
  await verifyLiabilities(pool, players);
  for (const player of players) await cashOutSome(pool, player, now);
  await verifyLiabilities(pool, players);
  const last = Math.max(
    ...Array.from({ length: MATCHES }, (_, number) => lastResultOf(script, eventOf(number)).at),
  );
  for (now = startsAt(script, eventOf(0)); now < last + 2 * STEP_MS; now += STEP_MS) {
    // two processes at once
    await Promise.all([settleBets(deps), settleBets(deps)]);
    // a correction of a payout that has been spent is a debt
    for (const spender of players.slice(1)) await spendAll(pool, spender, now);
  }
  for (const player of players) await settleAgain(pool, player, now);
  await verifySports({ pool, tally, script }, players);
  await verifyDebts(pool, tally);
}

const eventOf = (number: number): string => `prf${(number % MATCHES).toString(36)}`;

async function placeAll(deps: PlaceBetDeps, betting: Placed, index: number, now: number): Promise<void> {
  const { player, tally, script } = betting;
  for (let number = 0; number < BETS_A_PLAYER; number += 1) {
    const shape = SHAPES[number % SHAPES.length] ?? { sizes: [1], bankers: [] };
    const legs = Array.from({ length: LEGS[number % LEGS.length] ?? 1 }, (_, leg) => {
      const event = eventOf(index * 5 + number * 2 + leg * 7);
      const offer = OFFERED[(number + leg) % OFFERED.length] ?? {
        kind: 'winner',
        line: null,
        outcome: 'home',
      };
      const quote = quoteOf(script, { event, ...offer }, now);
      return { event, ...offer, price: quote.status === 'unavailable' ? 0 : quote.price };
    });
    const bet = { ...shape, legs, stakePerLine: 100 + number };
    const request = {
      selections: legs,
      bankers: [...shape.bankers],
      sizes: [...shape.sizes],
      stakePerLine: bet.stakePerLine,
      priceChanges: 'ANY' as const,
    };
    const key = `scripted-${index}-${number}`;
    const placed = await placeBet(deps, player, request, key);
    if (!placed.bet) {
      betting.refusedKeys.push(key);
      continue;
    }
    const { id, stake } = placed.bet;
    betting.bets.push({ ...bet, id, key, stake, cashOuts: [], rule: undefined });
    const again = await placeBet(deps, player, request, key);
    if (again.bet?.id !== id)
      tally.recordFault('wrong outcomes', `${key} repeated: ${again.refusals.join()}`);
  }
  // a refused key is refused later, too
  const refusedKey = `scripted-${index}-refused`;
  const event = betting.bets[0]?.legs[0]?.event;
  const [offer] = OFFERED;
  if (event === undefined || !offer) throw new Error('No bet was placed.');
  for (const one of ['prfzzz', event]) {
    const request = {
      selections: [{ ...offer, event: one, price: 2_000 }],
      bankers: [],
      sizes: [1],
      stakePerLine: 50,
    };
    await placeBet(deps, player, { ...request, priceChanges: 'ANY' }, refusedKey);
  }
  betting.refusedKeys.push(refusedKey);
}

async function cashOutSome(pool: Pool, betting: Placed, at: number): Promise<void> {
  const { player, bets, tally } = betting;
  const [whole, part, ruled, changed] = bets;
  const read = async (bet: AcceptedBet | undefined): Promise<BetRow> => {
    const row = bet && (await readBet(pool, player.playerId, bet.id));
    if (!row) throw new Error('The bet is not stored.');
    return row;
  };
  const payout = (row: BetRow) => ({ at, numbers: resultNumbers(row), stakePerLine: openStake(row) });
  const refuses = (what: string, code: string, expected: string): void => {
    if (code !== expected) tally.recordFault('wrong outcomes', `${what}: ${code}, expected ${expected}`);
  };
  for (const bet of [whole, part, changed]) {
    if (!bet) continue;
    const row = await read(bet);
    const key = `out-${bet.key}`;
    if (bet === whole) {
      const close = {
        ...payout(row),
        key: `sports-cash-out:${key}`,
        amount: 90,
        status: 'CASHED_OUT' as const,
      };
      const stale = { ...close, key: `sports-cash-out:stale-${key}`, numbers: row.legs.map(() => 9) };
      refuses('other results', codeOf(await closeBet(pool, row, stale)), 'NOT_SETTLED');
      for (let time = 0; time < 2; time += 1) await closeBet(pool, row, close);
      const other = { ...close, key: `sports-cash-out:other-${key}` };
      refuses('a second cash-out', codeOf(await closeBet(pool, row, other)), 'ROUND_CLOSED');
      bet.cashOuts.push({ key, part: undefined });
    } else {
      for (let time = 0; time < 2; time += 1)
        await cashOutPart(pool, row, { key: `sports-cash-out:${key}`, amount: 40, at, part: 40 });
      const stale = { ...payout(row), key: `stale-part-${key}`, amount: 1 };
      refuses(
        'another stake',
        codeOf(await closeBet(pool, row, { ...stale, status: 'CASHED_OUT' })),
        'NOT_SETTLED',
      );
      bet.cashOuts.push({ key, part: 40 });
    }
  }
  if (ruled) {
    ruled.rule = 10_000;
    await pool.query('select api.set_sports_auto_cash_out($1, $2, 10000, $3)', [
      player.playerId,
      ruled.id,
      new Date(at),
    ]);
  }
}

/** The players who spend their payouts owe a part of at least one: otherwise the sequence checks no debt. */
async function verifyDebts(pool: Pool, tally: Tally): Promise<void> {
  const { rows } = await pool.query<{ debts: number; reversals: number }>(
    `select count(*) filter (where kind = 'play_debt') as debts, count(*) filter (where kind = 'win_reversal') as reversals from api.journal`,
  );
  const [{ debts, reversals } = { debts: 0, reversals: 0 }] = rows;
  if (debts === 0) tally.recordFault('lost', `${reversals} payouts were corrected downwards without a debt`);
}

const codeOf = (movement: Awaited<ReturnType<typeof closeBet>>): string =>
  movement.ok ? 'OK' : movement.code;

async function spendAll(pool: Pool, betting: Placed, at: number): Promise<void> {
  const { brand, playerId, currency } = betting.player;
  const { rows } = await pool.query<{ balance: number }>(
    'select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = $1',
    [playerId],
  );
  const balance = rows[0]?.balance ?? 0;
  if (balance === 0) return;
  await pool.query('select api.post_house_transfer($1, $2, $3, $3, $4, $5, $6)', [
    brand,
    playerId,
    `spent-${at}`,
    -balance,
    currency,
    new Date(at),
  ]);
  betting.funds -= balance;
}

/** Pays closed bets again, with other keys. */
async function settleAgain(pool: Pool, { player, bets, tally }: Placed, at: number): Promise<void> {
  const rows = await Promise.all(bets.map(({ id }) => readBet(pool, player.playerId, id)));
  const closed = rows.flatMap((row) => row ?? []);
  const codes = await settleBatch(
    pool,
    closed.map((row) => ({
      ...row,
      payout: {
        key: `again:${row.id}`,
        amount: 7,
        at,
        numbers: resultNumbers(row),
        stakePerLine: openStake(row),
      },
    })),
  );
  for (const [index, code] of codes.entries())
    if (code !== 'ROUND_CLOSED')
      tally.recordFault('doubled', `closed bet ${closed[index]?.id} was paid again: ${code}`);
}
