import type { Pool } from '@foyer/runtime';
import { callMovement, type Movement } from '../../ledger/movements.ts';
import { compositeParameter } from '../../lib/composite.ts';
import { boostOf, openStake, resultNumbers, type BetRow } from '../betRows.ts';
import { possibleReturnsOf } from '../placement/betRules.ts';
import { boostedReturns } from '../boosts/boostRules.ts';
import { requestOf, type Payout } from '../settlement/closeBet.ts';
import { storedBet } from '../storedBet.ts';

/**
 * Pays out a part of the stake of each line, once per key; the bet continues with the rest. Refused with ROUND_CLOSED
 * when the bet is closed, and with NOT_SETTLED when its stake or a result has changed since it was read.
 */
export function cashOutPart(
  pool: Pool,
  bet: BetRow,
  { part, ...payout }: Payout & { readonly part: number },
): Promise<Movement> {
  const rest = openStake(bet) - part;
  return callMovement(
    pool,
    'cash_out_sports_bet_part',
    `select * from api.cash_out_sports_bet_part(${compositeParameter('play_request')}, $2, $3, $4, $5)`,
    [
      requestOf(bet, `PART:${part}`, payout),
      part,
      openStake(bet),
      resultNumbers(bet),
      bet.cashed_out + payout.amount + possibleOf(bet, rest),
    ],
  );
}

/** Highest returns of the bet with another stake, with its profit boost. */
function possibleOf(bet: BetRow, stakePerLine: number): number {
  const possible = possibleReturnsOf(storedBet(bet, stakePerLine));
  return boostedReturns(stakePerLine * bet.lines, possible, boostOf(bet));
}

/** Stake of a line that a cash-out of the bet with this key has closed; undefined without one. */
export async function cashedOutStake(
  pool: Pool,
  { playerId, betId, key }: { readonly playerId: string; readonly betId: string; readonly key: string },
): Promise<number | undefined> {
  const { rows } = await pool.query<{ stake_per_line: number }>(
    'select stake_per_line from api.sports_cash_out where bet_id = $1 and player_id = $2 and key = $3',
    [betId, playerId, key],
  );
  return rows[0]?.stake_per_line;
}
