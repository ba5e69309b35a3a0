import type { EachWayTerms } from '@foyer/kernel/field';
import type { SlipLine } from '../bet-slip/slip.ts';
import type { Odds } from '../boosted-odds/boostedOdds.ts';
import { combinationPayout, type Combination } from '../boosted-odds/combinations.ts';
import { selectionInputs } from '../coupon/selectionInputs.ts';
import { bankersOf, betTypesOf, type BetType } from './betTypes.ts';
import type { OrderChoices } from './createOrderStore.ts';
import type { BetOrder } from './placement.machine.ts';
import { isBoosted, withBoost, type Boost } from './profitBoost.ts';
import {
  hasPlaces,
  possiblePayout,
  stakeFor,
  stakesOf,
  type PricedShape,
  type Stake,
  type StakeMode,
} from './stake.ts';

/** Offers of the operator for the selections of the slip. */
export interface SlipOffers {
  readonly boosts: readonly Boost[];
  readonly odds: Odds | undefined;
  readonly combination: Combination | undefined;
  readonly hasBonus: boolean;
}

/** The bet that the slip and the player's choices describe. */
export interface BetDraft {
  readonly types: readonly BetType[];
  /** The chosen type, with a line more for the places of each line that has them. */
  readonly type: BetType;
  readonly bet: PricedShape;
  readonly mode: StakeMode;
  /** Undefined without an amount, or while it cannot be computed. */
  readonly stake: Stake | undefined;
  /** Minor units if all selections win; undefined while a price is unknown. */
  readonly payout: number | undefined;
  readonly isBonus: boolean;
  /** True if a selection is marked to be backed each way, although no line may have places. */
  readonly isEachWayMarked: boolean;
  /** Offers that the bet can use, and whether it does. */
  readonly odds: Odds | undefined;
  readonly combination: Combination | undefined;
  readonly usesOdds: boolean;
  readonly usesCombination: boolean;
  readonly boosts: readonly Boost[];
  readonly boost: Boost | undefined;
  /** False for a chosen boost whose terms the bet does not satisfy. */
  readonly isBoostApplied: boolean;
}

/** The draft of a bet on the slip; undefined when its selections cannot be combined. */
export function draftOf(
  lines: readonly SlipLine[],
  choices: OrderChoices,
  offers: SlipOffers,
): BetDraft | undefined {
  const selections = lines.map(({ selection }) => selection);
  const types = betTypesOf(selections, bankersOf(lines, choices.bankers));
  const chosen = types.find(({ id }) => id === choices.type) ?? types[0];
  if (!chosen) return undefined;
  const shape = { legs: chosen.legs, bankers: chosen.bankers, sizes: chosen.sizes };
  const marked = lines.map(({ key, eachWay }) => (choices.eachWay.includes(key) ? eachWay : undefined));
  const places = hasPlaces({ ...shape, places: marked }) ? marked : undefined;
  const isBonus = offers.hasBonus && choices.money === 'BONUS';
  // a boosted price is for the win, and for real money
  const isBoostable = !isBonus && !places;
  const odds = isBoostable ? offers.odds : undefined;
  const combination = isBoostable && isMultiple(chosen) ? offers.combination : undefined;
  const usesOdds = odds !== undefined && choices.isBoosted;
  const usesCombination = combination !== undefined && choices.isBoosted;
  const bet: PricedShape = { ...shape, prices: usesOdds ? [odds.price] : pricesOf(lines), places };
  const type = { ...chosen, lines: stakesOf(bet) };
  const mode = modeOf(choices.mode, type);
  const stake = choices.amount === undefined ? undefined : stakeFor(mode, choices.amount, bet);
  // not combined with bonus money or boosted odds
  const usable = isBonus || usesOdds || usesCombination ? [] : offers.boosts;
  const possible = usable.filter(({ minimumSelections }) => minimumSelections <= chosen.legs);
  // without one: that with the fewest selections, so that its terms are known
  const fewest = usable.toSorted((one, other) => one.minimumSelections - other.minimumSelections).slice(0, 1);
  const boosts = possible.length > 0 ? possible : fewest;
  const boost = boosts.find(({ id }) => id === choices.boost);
  const isBoostApplied = boost !== undefined && isBoosted(boost, bet, stake?.total ?? 0);
  const draft = { types, type, bet, mode, stake, isBonus, odds, combination, usesOdds, usesCombination };
  return {
    ...draft,
    isEachWayMarked: marked.some((terms) => terms !== undefined),
    boosts,
    boost,
    isBoostApplied,
    payout: payoutOf({
      bet,
      stake,
      combination: usesCombination ? combination : undefined,
      boost: isBoostApplied ? boost : undefined,
    }),
  };
}

/** The order of a draft with a stake. Prices are those that the player has accepted: the api decides about changes. */
export function orderOf(
  lines: readonly SlipLine[],
  { bet, odds, usesOdds, combination, usesCombination, boost, isBonus }: BetDraft,
  { perLine }: Pick<Stake, 'perLine'>,
  { priceChanges }: Pick<OrderChoices, 'priceChanges'>,
): BetOrder {
  const boostId = usesCombination ? combination?.id : boost?.id;
  return {
    selections: selectionInputs(
      lines.map(({ selection }) => selection),
      bet.places,
    ),
    bankers: [...bet.bankers],
    sizes: [...bet.sizes],
    stakePerLine: perLine,
    priceChanges,
    ...(boostId !== undefined && { boost: boostId }),
    ...(usesOdds && odds && { boostedOdds: odds.id }),
    ...(isBonus && { money: 'BONUS' }),
  };
}

/** Highest stake of boosted odds or of a boosted combination that the bet uses, minor units. */
export function boostedMaximum({
  odds,
  usesOdds,
  combination,
  usesCombination,
}: BetDraft): number | undefined {
  if (usesOdds) return odds?.maximumStake;
  return usesCombination ? combination?.maximumStake : undefined;
}

/** True if a marked selection has no terms now: without them, the bet would be on the win only. */
export function lacksEachWayTerms(
  lines: readonly { readonly key: string; readonly eachWay?: EachWayTerms | undefined }[],
  { eachWay: marked }: Pick<OrderChoices, 'eachWay'>,
): boolean {
  return lines.some(({ key, eachWay }) => marked.includes(key) && !eachWay);
}

function payoutOf({
  bet,
  stake,
  combination,
  boost,
}: {
  readonly bet: PricedShape;
  readonly stake: Stake | undefined;
  readonly combination: Combination | undefined;
  readonly boost: Boost | undefined;
}): number | undefined {
  if (!stake) return undefined;
  const payout = possiblePayout(bet, stake.perLine);
  if (payout === undefined) return undefined;
  if (combination) return Math.max(payout, combinationPayout(combination, stake.total));
  return boost ? withBoost(payout, stake.total, boost) : payout;
}

/** True for one line with all selections, which alone can have the odds of a combination. */
function isMultiple({ legs, bankers, sizes }: BetType): boolean {
  return legs > 1 && bankers.length === 0 && sizes.length === 1 && sizes[0] === legs;
}

/** A bet of one line has no total of its own. */
const modeOf = (mode: StakeMode, { lines }: Pick<BetType, 'lines'>): StakeMode =>
  lines === 1 && mode === 'TOTAL' ? 'LINE' : mode;

/** The prices of the slip; undefined while one of them is unknown. */
function pricesOf(lines: readonly SlipLine[]): readonly number[] | undefined {
  const prices = lines.flatMap(({ price }) => price ?? []);
  return prices.length === lines.length ? prices : undefined;
}
