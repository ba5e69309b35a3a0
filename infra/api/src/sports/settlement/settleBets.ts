import type { Clock, Pool } from '@foyer/runtime';
import { shardOf } from '../../ledger/shards.ts';
import { openStake, resultNumbers } from '../betRows.ts';
import { returnsOf } from './betReturns.ts';
import { correctBet, settleBatch } from './closeBet.ts';
import type { PlacementTraffic } from '../placement/placementTraffic.ts';
import { decideLegs } from './decideLegs.ts';
import { readDecidedBets, readOutdatedBets, type PayableBet } from './payableBets.ts';
import { receiveResults } from './receiveResults.ts';
import type { SportsFeedDeps } from '../sportsFeed.ts';

export interface SettlementDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Placements that payouts let pass; none when omitted. */
  readonly placementTraffic?: Pick<PlacementTraffic, 'untilQuiet'>;
}

/** Bets that one query reads. */
const BATCH = 1_000;
/** Transactions at once, each with its own shards; others wait, so that settlement leaves connections for bets. */
const LANES = 3;
/** Bets that one transaction pays out: their wallets are locked for some milliseconds. */
const BETS_AT_ONCE = 50;

/**
 * Reads new results, settles the bets that they decide, and corrects payouts whose results have changed. Returns
 * the number of settled and corrected bets.
 * @throws when the feed does not answer, after the bets that stored results decide have been paid.
 */
export async function settleBets(deps: SettlementDeps): Promise<number> {
  const { events, failure } = await receiveResults(deps);
  await decideLegs(deps.pool, events);
  const settled = await payOut(deps, readDecidedBets, settle, BETS_AT_ONCE);
  const corrected = await payOut(deps, readOutdatedBets, correct, 1);
  if (failure) throw failure;
  return settled + corrected;
}

/** Pays out bets until a batch is not full. */
async function payOut(
  deps: SettlementDeps,
  read: (pool: Pool, limit: number) => Promise<readonly PayableBet[]>,
  pay: (deps: SettlementDeps, bets: readonly PayableBet[]) => Promise<void>,
  atOnce: number,
): Promise<number> {
  let paid = 0;
  for (;;) {
    const bets = await read(deps.pool, BATCH);
    // lanes share no account of the operator, or each would wait for the commits of the others
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      bets.filter(({ player_id: playerId }) => shardOf(playerId) % LANES === lane),
    );
    await Promise.all(
      lanes.map(async (waiting) => {
        while (waiting.length > 0) {
          await deps.placementTraffic?.untilQuiet();
          await pay(deps, waiting.splice(0, atOnce));
        }
      }),
    );
    paid += bets.length;
    if (bets.length < BATCH) return paid;
  }
}

async function settle({ pool, clock }: SettlementDeps, bets: readonly PayableBet[]): Promise<void> {
  const at = clock();
  const codes = await settleBatch(
    pool,
    bets.map((bet) => ({ ...bet, payout: payoutOf(bet, `sports-result:${bet.id}`, at) })),
  );
  for (const [index, code] of codes.entries()) {
    // cashed out since it was read, also in part, or a result has been corrected and is applied next time
    if (code === 'OK' || code === 'ROUND_CLOSED' || code === 'NOT_SETTLED') continue;
    throw new Error(`Sports bet ${bets[index]?.id} was not settled: ${code}.`);
  }
}

async function correct({ pool, clock }: SettlementDeps, bets: readonly PayableBet[]): Promise<void> {
  for (const bet of bets) {
    const key = `sports-correction:${bet.id}:${resultNumbers(bet).join('-')}`;
    const payout = payoutOf(bet, key, clock());
    const movement = await correctBet(pool, bet, { ...payout, amount: bet.cashed_out + payout.amount });
    if (!movement.ok && movement.code !== 'NOT_SETTLED')
      throw new Error(`Sports bet ${bet.id} was not corrected: ${movement.code}.`);
  }
}

function payoutOf(bet: PayableBet, key: string, at: number) {
  return { key, amount: returnsOf(bet), at, numbers: resultNumbers(bet), stakePerLine: openStake(bet) };
}
