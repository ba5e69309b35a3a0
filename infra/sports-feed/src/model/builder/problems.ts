import {
  isBuilderPart,
  MAX_BUILDER_PRICE,
  partKey,
  type BuilderProblem,
  type BuilderReason,
} from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import type { Outlook } from '../outlook.ts';
import { builderPrice, chancesOf, isContained, type BuilderPrice } from './builderPrice.ts';
import { isSupported, jointMasks, type JointMasks } from './jointMasks.ts';

/** A match as the players of a brand see it, with what its prices follow from. */
export interface PricedMatch {
  readonly sport: SportId;
  readonly outlook: Outlook;
  readonly markets: readonly FeedMarket[];
}

export type Problem = Omit<BuilderProblem, 'alternative'>;

export interface Checked {
  readonly problems: readonly Problem[];
  /** Undefined while a problem other than a suspension exists. */
  readonly price?: BuilderPrice | undefined;
}

/** The market of a selection with its price; undefined when it is not offered. */
export function offered(
  markets: readonly FeedMarket[],
  { kind, line, outcome }: MarketSelection,
): { readonly price: number; readonly isSuspended: boolean } | undefined {
  const market = markets.find((one) => one.kind === kind && one.line === line && one.status !== 'closed');
  const price = market?.outcomes.find(({ id }) => id === outcome)?.price;
  return market && price !== undefined ? { price, isSuspended: market.status === 'suspended' } : undefined;
}

/** Checks and prices a combination. The order of the parts does not matter. */
export function checkBuilder(
  { sport, outlook, markets }: PricedMatch,
  parts: readonly MarketSelection[],
): Checked {
  const quotes = parts.map((part) => offered(markets, part));
  const isPart = (part: MarketSelection): boolean => isBuilderPart(part) && isSupported(sport, part);
  const unsupported = indexes(parts, (part) => !isPart(part));
  const unavailable = indexes(parts, (part, index) => isPart(part) && !quotes[index]);
  const suspended = indexes(parts, (_, index) => quotes[index]?.isSuspended === true);
  const problems: readonly Problem[] = [
    ...each('UNSUPPORTED', unsupported),
    ...each('UNAVAILABLE', unavailable),
    ...(suspended.length > 0 ? [{ reason: 'SUSPENDED' as const, parts: suspended }] : []),
  ];
  if (unsupported.length > 0) return { problems };
  const masks = jointMasks(sport, outlook, parts);
  const together = togetherProblem(masks, parts);
  if (together) return { problems: [...problems, together] };
  if (unavailable.length > 0) return { problems };
  const price = builderPrice(
    masks,
    quotes.map((quote) => quote?.price ?? 0),
  );
  if (!price || price.price > MAX_BUILDER_PRICE)
    return { problems: [...problems, { reason: 'TOO_UNLIKELY', parts: parts.map((_, index) => index) }] };
  return { problems, price };
}

/** The first reason why the parts cannot be one bet: that of two of them before that of all. */
function togetherProblem(masks: JointMasks, parts: readonly MarketSelection[]): Problem | undefined {
  const all = (1 << parts.length) - 1;
  const keys = parts.map(partKey);
  const pairs = parts.flatMap((_, one) =>
    parts.flatMap((__, other) => (other > one ? [[one, other] as const] : [])),
  );
  for (const [one, other] of pairs) {
    const [bit, otherBit] = [1 << one, 1 << other];
    const pair = [one, other];
    if (chancesOf(masks, bit | otherBit).won === 0) return { reason: 'IMPOSSIBLE', parts: pair };
    if (keys[one] === keys[other] || isContained(masks, otherBit, bit))
      return { reason: 'CONTAINED', parts: pair };
    if (isContained(masks, bit, otherBit)) return { reason: 'CONTAINED', parts: [other, one] };
  }
  if (chancesOf(masks, all).won === 0) return { reason: 'IMPOSSIBLE', parts: parts.map((_, index) => index) };
  const redundant = parts.findIndex((_, index) => isContained(masks, 1 << index, all & ~(1 << index)));
  return parts.length > 1 && redundant !== -1 ? { reason: 'CONTAINED', parts: [redundant] } : undefined;
}

function each(reason: BuilderReason, parts: readonly number[]): readonly Problem[] {
  return parts.map((part) => ({ reason, parts: [part] }));
}

function indexes(
  parts: readonly MarketSelection[],
  has: (part: MarketSelection, index: number) => boolean,
): readonly number[] {
  return parts.flatMap((part, index) => (has(part, index) ? index : []));
}
