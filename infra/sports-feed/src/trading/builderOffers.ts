import { BUILDER, parseParts, writeParts } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { BuilderMessage } from '@foyer/kernel/sports-builder';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { Competition } from '../../catalogue/row.ts';
import type { Board } from '../board/createBoard.ts';
import type { BoardViews } from '../board/suspendedBoard.ts';
import { offerBuilder, type BuilderOffer } from '../model/builder/offerBuilder.ts';

/** Answers that are repeated within a tick; more are computed again. */
const MAX_ANSWERS = 2_000;

/** Prices of bet builders, computed once a tick for all who ask. */
export interface BuilderOffers {
  /** Undefined for a match that is not offered, or has ended. */
  of(brand: string | undefined, event: string, parts: readonly MarketSelection[]): BuilderOffer | undefined;
  /** The public answer to the parameter of an address; undefined when it is invalid or the match is not offered. */
  message(brand: string | undefined, event: string, text: string): BuilderMessage | undefined;
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

  return {
    of,
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
