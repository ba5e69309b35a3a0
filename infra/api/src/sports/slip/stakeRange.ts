import { partLinesOf } from '@foyer/kernel/bet-settlement';
import type { Pool } from '@foyer/runtime';
import type { WalletState } from '../../ledger/wallet.ts';
import {
  betOf,
  maximumStakePerLine,
  quoteRefusal,
  shapeRefusal,
  stakeLimits,
  type BetRequest,
} from '../placement/betRules.ts';
import { readStakeRoom } from '../operations/stakeLimits.ts';
import type { SportsBonus } from '../bonus/sportsBonus.ts';
import { currentQuotes, type CurrentQuotesDeps } from './currentQuotes.ts';

/** Limits of the stake of a line, minor units. */
export interface StakeRange {
  readonly minimum: number;
  /** Undefined while the prices are unknown, or when the bet is not possible. */
  readonly maximum: number | undefined;
  /** True if the balance is what limits the stake. */
  readonly isBalance: boolean;
}

/** The stakes that would be accepted now: by the highest payout, the limits of staff and the balance. */
export async function readStakeRange(
  deps: CurrentQuotesDeps & { readonly pool: Pool },
  {
    brand,
    playerId,
    currency,
    balance,
  }: Pick<WalletState, 'currency' | 'balance'> & { readonly brand: string; readonly playerId: string },
  shape: Omit<BetRequest, 'stakePerLine' | 'priceChanges'>,
  /** The bonus of a bet with bonus money. */
  bonus?: Pick<SportsBonus, 'balance' | 'maximumStake'> | null,
): Promise<StakeRange> {
  const { minimumStake: minimum, maximumPayout } = stakeLimits(currency);
  const unknown = { minimum, maximum: undefined, isBalance: false };
  const request: BetRequest = { ...shape, stakePerLine: minimum, priceChanges: 'ANY' };
  if (shapeRefusal(request)) return unknown;
  const quotes = await currentQuotes(deps, request.selections, brand);
  if (!quotes || quoteRefusal(request, quotes)) return unknown;
  const { maxStake = Infinity, maxPayout = Infinity } = await readStakeRoom(
    deps.pool,
    { brand, playerId },
    request.selections,
    maximumPayout,
  );
  const bet = betOf(request, quotes);
  const lines = partLinesOf(bet).length;
  const highest = maximumStakePerLine(bet, Math.min(maximumPayout, maxPayout));
  const byPayout = Math.min(highest, Math.floor(Math.min(maxStake, bonus?.maximumStake ?? Infinity) / lines));
  const byBalance = Math.floor((balance + (bonus?.balance ?? 0)) / lines);
  return { minimum, maximum: Math.min(byPayout, byBalance), isBalance: byBalance < byPayout };
}
