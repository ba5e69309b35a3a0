import type { TradedSelection } from '@foyer/kernel/sports-trading';
import type { Pool } from '@foyer/runtime';
import { compositeListJson, compositeListParameter } from '../../lib/composite.ts';
import { storedOutcome } from '../builderLegs.ts';
import type { StakeRoom } from '../placement/betRules.ts';

/**
 * Highest stake and payout of a bet beside the open bets of the player (ADR 0329): the limits of staff for its markets
 * and for the player, and the highest payout. They apply to the whole bet, as soon as one selection is on the market.
 */
export async function readStakeRoom(
  pool: Pool,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
  selections: readonly TradedSelection[],
  maximumPayout: number,
): Promise<StakeRoom> {
  const { rows } = await pool.query<{
    max_stake: number | null;
    max_payout: number | null;
    is_shared: boolean;
  }>(
    `select max_stake, max_payout, is_shared
     from api.sports_room($2, $3, $4, ${compositeListParameter('sports_selection')})`,
    [
      compositeListJson(
        selections.flatMap(({ event, parts = [], ...own }) => [
          { event_id: event, market: own.kind, line: own.line, outcome: storedOutcome({ ...own, parts }) },
          ...parts.map(({ kind, line, outcome }) => ({ event_id: event, market: kind, line, outcome })),
        ]),
      ),
      brand,
      playerId,
      maximumPayout,
    ],
  );
  const {
    max_stake: maxStake = null,
    max_payout: maxPayout = null,
    is_shared: isShared = false,
  } = rows[0] ?? {};
  return { ...(maxStake !== null && { maxStake }), ...(maxPayout !== null && { maxPayout }), isShared };
}
