import type { PromotionRefusal } from '@foyer/graphql/main';
import type { PlayerPromotionFieldsFragment, PromotionFieldsFragment } from './Promotions.generated.ts';

/** A promotion as the page shows it; `mine` is undefined for visitors. */
export interface Offer {
  readonly promotion: PromotionFieldsFragment;
  readonly mine: Pick<PlayerPromotionFieldsFragment, 'refusals' | 'isOptedIn'> | undefined;
}

/** The player's options for a promotion. */
export type OfferState =
  /** Visitors sign in to take part. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'upcoming' }
  /** The most severe reason why the player cannot take part. */
  | { readonly kind: 'refused'; readonly refusal: PromotionRefusal }
  | { readonly kind: 'opted-in' }
  | { readonly kind: 'open' }
  /** Applies without an opt-in. */
  | { readonly kind: 'automatic' };

/**
 * State of an offer at an instant, ms since the epoch. An opted-in player stays opted in despite reasons that
 * exclude others, so that an opt-out is always possible.
 */
export function offerState({ promotion, mine }: Offer, now: number): OfferState {
  if (mine?.isOptedIn === true) return { kind: 'opted-in' };
  const isUpcoming = Date.parse(promotion.startsAt) > now;
  const [refusal] = mine?.refusals.filter((code) => code !== 'NOT_STARTED') ?? [];
  if (refusal !== undefined) return { kind: 'refused', refusal };
  if (isUpcoming) return { kind: 'upcoming' };
  if (!promotion.needsOptIn) return { kind: 'automatic' };
  return mine ? { kind: 'open' } : { kind: 'sign-in' };
}

/** A start or an end in the calendar. */
export interface CalendarEntry {
  readonly at: number;
  readonly kind: 'starts' | 'ends';
  readonly promotion: PromotionFieldsFragment;
}

/** Future starts and ends by time, and the running promotions without a planned end, which have no date. */
export function calendarOf(
  promotions: readonly PromotionFieldsFragment[],
  now: number,
): { readonly dated: readonly CalendarEntry[]; readonly openEnded: readonly PromotionFieldsFragment[] } {
  const dated = promotions.flatMap((promotion) => {
    const [start, end] = [promotion.startsAt, promotion.endsAt].map((at) =>
      at === null || at === undefined ? undefined : Date.parse(at),
    );
    return [
      ...(start !== undefined && start > now ? [{ at: start, kind: 'starts' as const, promotion }] : []),
      ...(end !== undefined && end > now ? [{ at: end, kind: 'ends' as const, promotion }] : []),
    ];
  });
  return {
    dated: dated.toSorted((one, other) => one.at - other.at),
    openEnded: promotions.filter(({ startsAt, endsAt }) => endsAt === null && Date.parse(startsAt) <= now),
  };
}
