import { countLines } from '@foyer/kernel/bet-lines';
import type { WalletState } from '../../ledger/wallet.ts';
import {
  betOf,
  maximumStakePerLine,
  quoteRefusal,
  shapeOf,
  shapeRefusal,
  stakeLimits,
  type BetRequest,
} from '../betRules.ts';
import { currentQuotes, type CurrentQuotesDeps } from './currentQuotes.ts';

/** Limits of the stake of a line, minor units. */
export interface StakeRange {
  readonly minimum: number;
  /** Undefined while the prices are unknown, or when the bet is not possible. */
  readonly maximum: number | undefined;
  /** True if the balance is what limits the stake. */
  readonly isBalance: boolean;
}

/** The stakes that would be accepted now: by the highest payout and by the balance. */
export async function readStakeRange(
  deps: CurrentQuotesDeps,
  { currency, balance }: Pick<WalletState, 'currency' | 'balance'>,
  shape: Omit<BetRequest, 'stakePerLine' | 'priceChanges'>,
): Promise<StakeRange> {
  const { minimumStake: minimum, maximumPayout } = stakeLimits(currency);
  const unknown = { minimum, maximum: undefined, isBalance: false };
  const request: BetRequest = { ...shape, stakePerLine: minimum, priceChanges: 'ANY' };
  if (shapeRefusal(request)) return unknown;
  const quotes = await currentQuotes(deps, request.selections);
  if (!quotes || quoteRefusal(request, quotes)) return unknown;
  const byPayout = maximumStakePerLine(betOf(request, quotes), maximumPayout);
  const byBalance = Math.floor(balance / countLines(shapeOf(request)));
  return { minimum, maximum: Math.min(byPayout, byBalance), isBalance: byBalance < byPayout };
}
