import { BUILDER, parseParts, writeParts } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { BuilderMessage } from '@foyer/kernel/sports-builder';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { Competition } from '../../catalogue/row.ts';
import type { Board } from '../board/createBoard.ts';
import type { BoardViews } from '../board/suspendedBoard.ts';
import { PRICE_UNITS } from '../model/book.ts';
import { fairPrice } from '../model/builder/builderPrice.ts';
import { isSupported, jointMasks } from '../model/builder/jointMasks.ts';
import { offerBuilder, type BuilderOffer } from '../model/builder/offerBuilder.ts';
import { offered } from '../model/builder/problems.ts';

/** Thousandths; a certain selection is worth almost its price. */
const MIN_VALUE = 1_001;
/** Answers that are repeated within a tick; more are computed again. */
const MAX_ANSWERS = 2_000;

/** Prices of bet builders, computed once a tick for all who ask. */
export interface BuilderOffers {
  /** Undefined for a match that is not offered, or has ended. */
  of(brand: string | undefined, event: string, parts: readonly MarketSelection[]): BuilderOffer | undefined;
  /** The fair price of parts that were accepted before, offered or not; undefined as in `of`, and without a common model. */
  valueOf(
    brand: string | undefined,
    event: string,
    parts: readonly MarketSelection[],
  ): BuilderValue | undefined;
  /** The public answer to the parameter of an address; undefined when it is invalid or the match is not offered. */
  message(brand: string | undefined, event: string, text: string): BuilderMessage | undefined;
}

export interface BuilderValue {
  readonly isSuspended: boolean;
  /** Thousandths; undefined when the parts cannot all win any more. */
  readonly price: number | undefined;
}

export function createBuilderOffers({
  board,
  views,
  catalogue,
}: {
  readonly board: Board;
  readonly views: BoardViews;
  readonly catalogue: readonly Competition[];
}): BuilderOffers {
  const answers = new Map<string, BuilderOffer>();
  let sequence = 0;

  function of(
    brand: string | undefined,
    event: string,
    parts: readonly MarketSelection[],
  ): BuilderOffer | undefined {
    const match = views.match(brand, event);
    const outlook = board.outlook(event);
    const sport = catalogue.find(({ id }) => id === match?.competition)?.sport;
    if (!match || !outlook || !sport) return undefined;
    const now = Math.floor(board.now().at / 1_000);
    if (now !== sequence || answers.size >= MAX_ANSWERS) answers.clear();
    sequence = now;
    const isSuspended = views.suspends(brand, event, BUILDER);
    const key = [match.sequence, brand, isSuspended, event, writeParts(parts)].join();
    const offer = answers.get(key) ?? offerBuilder({ sport, outlook, markets: match.markets }, parts);
    answers.set(key, offer);
    return isSuspended && offer.status === 'open' ? { ...offer, status: 'suspended' } : offer;
  }

  function valueOf(
    brand: string | undefined,
    event: string,
    parts: readonly MarketSelection[],
  ): BuilderValue | undefined {
    const match = views.match(brand, event);
    const outlook = board.outlook(event);
    const sport = catalogue.find(({ id }) => id === match?.competition)?.sport;
    if (!match || !outlook || !sport || !parts.every((part) => isSupported(sport, part))) return undefined;
    const masks = jointMasks(sport, outlook, parts);
    if (!masks) return undefined;
    const fair = fairPrice(masks, (1 << parts.length) - 1);
    return {
      isSuspended:
        !match.markets.some(({ status }) => status === 'open') ||
        [BUILDER, ...parts].some((part) => views.suspends(brand, event, part)) ||
        parts.some((part) => offered(match.markets, part)?.isSuspended),
      price: fair === undefined ? undefined : Math.max(MIN_VALUE, Math.round(fair * PRICE_UNITS)),
    };
  }

  return {
    of,
    valueOf,
    message(brand, event, text) {
      const parts = parseParts(text);
      const offer = parts && of(brand, event, parts);
      return (
        offer && {
          v: SPORTS_FEED_VERSION,
          type: 'builder',
          at: board.now().at,
          status: offer.status,
          price: offer.price?.price ?? null,
          problems: offer.problems,
        }
      );
    },
  };
}
