import { areRelatedEvents, isFieldKind, type EachWayTerms } from '@foyer/kernel/field';
import { LINE_UNITS } from '@foyer/kernel/markets';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import type { FeedEvent, SportId } from '@foyer/kernel/sports-feed';
import { selectionKey, type Coupon, type Selection } from '../coupon/coupon.ts';
import type { FeedState } from '../sports-feed/feed.machine.ts';
import type { MatchState } from '../sports-feed/match.machine.ts';
import { combinedPrice } from '../odds/odds.ts';
import type { Sides } from '../outcome/mainNames.ts';
import type { ContestsState } from '../contests/createContests.ts';
import type { SlipContests } from '../contests/useContests.ts';

/**
 * Status of a selection compared with the offer. `unknown`: no data, or it may be outdated. `unfollowed`: the
 * match is on the board without this market.
 */
export type SelectionStatus =
  | 'same'
  | 'better'
  | 'worse'
  | 'suspended'
  | 'unavailable'
  | 'unknown'
  | 'unfollowed';

/**
 * The offer that a slip is compared with. The board has two markets of each match; the page of a match
 * also has its whole offer, which counts for selections of that match.
 */
export interface Offer {
  readonly board: FeedState;
  readonly match?: { readonly id: string; readonly state: MatchState } | undefined;
  /** Races and outrights of the slip. */
  readonly contests?: SlipContests | undefined;
}

export interface SlipLine {
  readonly key: string;
  readonly selection: Selection;
  /** Undefined when the match is not in the offer. */
  readonly event: FeedEvent | undefined;
  readonly sport: SportId | undefined;
  /** The current price, or the accepted one of an unfollowed market; undefined without an open market. */
  readonly price: number | undefined;
  readonly status: SelectionStatus;
  /** The race or outright of a selection of one. */
  readonly contest?: FeedContest | undefined;
  /** Terms by which the selection can be backed each way now. */
  readonly eachWay?: EachWayTerms | undefined;
}

/** The names of a selection: sides of its match, or runner. Undefined when the feed does not have it. */
export function sidesOf({ event, contest, selection }: SlipLine): Sides | undefined {
  if (!contest) return event;
  const player = contest.runners.find(({ id }) => id === selection.outcome)?.name;
  return { home: contest.name, away: contest.competition.name, player };
}

/** The slip compared with the offer. */
export function slipOf(coupon: Coupon, offer: Offer): readonly SlipLine[] {
  return coupon.map((selection) => {
    if (isFieldKind(selection.kind)) return contestLine(selection, offer.contests?.get(selection.event));
    const { event, sport, isCurrent, isWhole } = knownOf(selection.event, offer);
    const market = event?.markets.find(
      ({ kind, line }) => kind === selection.kind && line === selection.line,
    );
    const current = market?.outcomes.find(({ id }) => id === selection.outcome)?.price;
    const line = { key: selectionKey(selection), selection, event, sport, price: undefined };
    if (!isCurrent) return { ...line, status: 'unknown' };
    // The board always has the winner of an open match. Another market may be offered without being on it: the api
    // compares its price when the bet is placed, as it does for all.
    if (!market && !isWhole && event && event.phase !== 'ended' && selection.kind !== 'winner')
      return { ...line, price: selection.price, status: 'unfollowed' };
    if (selection.parts && event && event.phase !== 'ended')
      return { ...line, ...builderStatus(selection, event) };
    if (market === undefined || current === undefined || market.status === 'closed')
      return { ...line, status: 'unavailable' };
    if (market.status === 'suspended') return { ...line, status: 'suspended' };
    return { ...line, price: current, status: changeOf(selection, current) };
  });
}

/** A bet builder on the page of its match: the api compares its price, as for an unfollowed market. */
function builderStatus(
  { parts = [], price }: Selection,
  { markets }: FeedEvent,
): Pick<SlipLine, 'price' | 'status'> {
  const own = parts.map((part) => markets.find(({ kind, line }) => kind === part.kind && line === part.line));
  if (own.some((market) => market === undefined || market.status === 'closed'))
    return { price: undefined, status: 'unavailable' };
  return own.some((market) => market?.status === 'suspended')
    ? { price: undefined, status: 'suspended' }
    : { price, status: 'unfollowed' };
}

function changeOf({ price }: Selection, current: number): SelectionStatus {
  return current === price ? 'same' : current > price ? 'better' : 'worse';
}

/** A selection of a race or an outright, which keeps its names while the prices are outdated. */
function contestLine(selection: Selection, state: ContestsState | undefined): SlipLine {
  const line = {
    key: selectionKey(selection),
    selection,
    event: undefined,
    sport: undefined,
    price: undefined,
  };
  if (state?.status === 'unknown') return { ...line, status: 'unavailable' };
  const ready = state?.status === 'ready' ? state : undefined;
  const contest = ready?.message.contests[0];
  if (!contest || ready?.isOutdated) return { ...line, contest, status: 'unknown' };
  const marketOf = (kind: string, of: number | null) =>
    contest.markets.find((market) => market.kind === kind && market.line === of);
  const market = marketOf(selection.kind, selection.line);
  const current = market?.outcomes.find(({ id }) => id === selection.outcome)?.price;
  if (!market || current === undefined || contest.phase !== 'upcoming')
    return { ...line, contest, status: 'unavailable' };
  const { terms } = contest;
  const places = terms && marketOf('fieldPlace', terms.places * LINE_UNITS)?.outcomes;
  const isEachWay = selection.kind === 'fieldWinner' && places?.some(({ id }) => id === selection.outcome);
  const isSuspended = market.status === 'suspended';
  return {
    ...line,
    contest,
    price: isSuspended ? undefined : current,
    status: isSuspended ? 'suspended' : changeOf(selection, current),
    eachWay: isEachWay === true && terms ? terms : undefined,
  };
}

interface Known {
  readonly event: FeedEvent | undefined;
  readonly sport: SportId | undefined;
  /** False while the data is missing or may be outdated. */
  readonly isCurrent: boolean;
  /** True if it has all markets of the match. */
  readonly isWhole: boolean;
}

function knownOf(id: string, { board, match }: Offer): Known {
  if (match?.id === id) {
    const { state } = match;
    return {
      event: 'match' in state ? state.match : undefined,
      sport: 'match' in state ? state.competition.sport : undefined,
      isCurrent: state.status === 'live' || state.status === 'gone',
      isWhole: true,
    };
  }
  const event = 'board' in board ? board.board.events.get(id) : undefined;
  const sport =
    event && 'board' in board
      ? board.board.competitions.find((competition) => competition.id === event.competition)?.sport
      : undefined;
  return { event, sport, isCurrent: board.status === 'live', isWhole: false };
}

/** Combined price; undefined unless each selection has a price and no two are of one match. */
export function combinedOf(lines: readonly SlipLine[]): number | undefined {
  const prices = lines.flatMap(({ price, status }) =>
    (status === 'same' || status === 'unfollowed') && price !== undefined ? price : [],
  );
  const isRelated = lines.some(({ selection }, index) =>
    lines.slice(0, index).some((other) => areRelatedEvents(selection.event, other.selection.event)),
  );
  return lines.length > 1 && prices.length === lines.length && !isRelated ? combinedPrice(prices) : undefined;
}

/** Price changes that the player has not accepted. */
export function changedLines(lines: readonly SlipLine[]): number {
  return lines.filter(({ status }) => status === 'better' || status === 'worse').length;
}
