import { boostAmount, type ProfitBoost } from '@foyer/kernel/bet-boost';
import { stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import { convertMinor } from '@foyer/money';
import type { SportsBoost } from '@foyer/market/content';

/** A boost in the currency of a wallet. */
export interface OfferedBoost extends ProfitBoost {
  readonly id: string;
  readonly minimumSelections: number;
  /** Thousandths. */
  readonly minimumPrice: number;
  /** Minor units, of the whole bet. */
  readonly maximumStake: number;
  readonly endsAt: string;
}

/** The boosts that run now, their amounts converted from the currency of the brand. */
export function runningBoosts(
  boosts: readonly SportsBoost[],
  currencies: { readonly brand: string; readonly wallet: string },
  now: number,
): readonly OfferedBoost[] {
  const convert = (minor: number): number => convertMinor(minor, currencies.brand, currencies.wallet);
  return boosts
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt))
    .map(({ id, percent, minimumSelections, minimumPrice, maximumStake, maximumProfit, endsAt }) => ({
      id,
      percent,
      minimumSelections,
      minimumPrice,
      maximumStake: convert(maximumStake),
      maximum: convert(maximumProfit),
      endsAt,
    }));
}

/** True if the boost applies to the bet at the prices at which it is accepted. */
export function appliesTo(boost: OfferedBoost, bet: SportsBet): boolean {
  const shortestLine = bet.bankers.length + Math.min(...bet.sizes);
  return (
    shortestLine >= boost.minimumSelections &&
    bet.selections.every(({ price }) => price >= boost.minimumPrice) &&
    stakeOf(bet) <= boost.maximumStake
  );
}

/** Minor units that a bet returns with its boost. */
export function boostedReturns(stake: number, returns: number, boost: ProfitBoost | undefined): number {
  return boost ? returns + boostAmount({ stake, returns }, boost) : returns;
}
