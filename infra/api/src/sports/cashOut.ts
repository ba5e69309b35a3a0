import type { CashOutRefusal, CashOutUnavailable } from '@foyer/graphql/main';
import { setTimeout as delay } from 'node:timers/promises';
import { linesOf } from '@foyer/kernel/bet-lines';
import { legFactor } from '@foyer/kernel/bet-settlement';
import { floor, fraction, times, plus, ZERO, type Fraction } from '@foyer/kernel/fraction';
import type { Quote, Quotes } from '@foyer/kernel/sports-trading';
import { BETS_A_PAGE, readBet, type BetRow, type LegRow } from './betRows.ts';
import { closeBet } from './closeBet.ts';
import type { PlaceBetDeps } from './placeBet.ts';
import { IN_PLAY_DELAY_MS } from './betRules.ts';
import { readQuotes } from './sportsFeed.ts';

/** Share of the fair value that is offered, percent; ADR 0305. */
const OFFERED_PERCENT = 95;
const PERCENT = 100;
const BASIS_POINTS = 10_000;

export interface CashOutOffer {
  readonly betId: string;
  /** Minor units; undefined when no offer can be made. */
  readonly amount?: number;
  readonly unavailable?: CashOutUnavailable;
}

/**
 * The offer for an open bet: the fair value of its lines, less a margin. An open selection is worth its accepted
 * price times its probability, which is that of the current price without the margin of the feed.
 * @param quotes - of all legs, in their order; those of decided legs are not read
 */
export function offerOf(bet: BetRow, { quotes, marginBasisPoints }: Quotes): CashOutOffer {
  const factors: Fraction[] = [];
  for (const [index, leg] of bet.legs.entries()) {
    const factor = factorOf(leg, quotes[index], marginBasisPoints);
    if (typeof factor === 'string') return { betId: bet.id, unavailable: factor };
    factors.push(factor);
  }
  const lines = linesOf({ legs: bet.legs.length, bankers: bet.bankers, sizes: bet.sizes });
  const value = lines
    .map((legs) =>
      legs.reduce((product, leg) => times(product, factors[leg] ?? ZERO), fraction(bet.stake_per_line)),
    )
    .reduce((sum, line) => plus(sum, line), ZERO);
  const amount = floor(times(value, fraction(OFFERED_PERCENT, PERCENT)));
  return amount > 0 ? { betId: bet.id, amount } : { betId: bet.id, unavailable: 'LOST' };
}

function factorOf(
  { result, price }: LegRow,
  quote: Quote | undefined,
  marginBasisPoints: number,
): Fraction | CashOutUnavailable {
  if (result !== null) return legFactor({ price }, { status: result }, 'WIN');
  if (!quote || quote.status === 'unavailable' || quote.phase === 'ended') return 'ENDED';
  if (quote.status === 'suspended') return 'SUSPENDED';
  return fraction(price * BASIS_POINTS, quote.price * (BASIS_POINTS + marginBasisPoints));
}

/** Current offers of open bets, with one question to the feed for a page of bets. */
export async function readOffers(
  deps: PlaceBetDeps,
  bets: readonly BetRow[],
): Promise<readonly CashOutOffer[]> {
  if (bets.length === 0) return [];
  const page = bets.slice(0, BETS_A_PAGE);
  const others = readOffers(deps, bets.slice(BETS_A_PAGE));
  return [...(await readPage(deps, page)), ...(await others)];
}

async function readPage(deps: PlaceBetDeps, bets: readonly BetRow[]): Promise<readonly CashOutOffer[]> {
  try {
    const { quotes, marginBasisPoints } = await readQuotes(
      deps,
      bets.flatMap(({ legs }) => legs.map(selectionOf)),
      bets[0]?.brand ?? '',
    );
    let from = 0;
    return bets.map((bet) =>
      offerOf(bet, { marginBasisPoints, quotes: quotes.slice(from, (from += bet.legs.length)) }),
    );
  } catch (error) {
    deps.log.warn('no cash-out offers, because the prices are unknown', { error });
    return bets.map(({ id }) => ({ betId: id, unavailable: 'FEED_UNAVAILABLE' }));
  }
}

function selectionOf({ event_id: event, market: kind, line, outcome }: LegRow) {
  return { event, kind, line, outcome };
}

function isInPlay({ result, starts_at: startsAt }: LegRow, now: number): boolean {
  return result === null && Date.parse(startsAt) <= now;
}

export interface CashOutRequest {
  readonly betId: string;
  /** The offer that the player accepted, minor units. */
  readonly amount: number;
  readonly key: string;
}

export interface CashedOut {
  readonly bet?: BetRow;
  readonly refusal?: CashOutRefusal;
  readonly amount?: number;
}

/** Pays the current offer if it is not lower than the accepted one, after a delay for matches in play; once per key. */
export async function cashOut(
  deps: PlaceBetDeps,
  playerId: string,
  { betId, amount: accepted, key }: CashOutRequest,
): Promise<CashedOut> {
  const bet = await readBet(deps.pool, playerId, betId);
  if (bet?.status === 'OPEN' && bet.legs.some((leg) => isInPlay(leg, deps.clock())))
    await delay(IN_PLAY_DELAY_MS);
  const [offer] = bet?.status === 'OPEN' ? await readOffers(deps, [bet]) : [];
  // a closed bet may have been closed by this key, whose answer was lost
  if (offer?.unavailable) return { refusal: offer.unavailable };
  if (offer?.amount !== undefined && offer.amount < accepted)
    return { refusal: 'OFFER_LOWER', amount: offer.amount };
  if (!bet) return { refusal: 'CLOSED' };
  const movement = await closeBet(deps.pool, bet, {
    key: `sports-cash-out:${key}`,
    status: 'CASHED_OUT',
    // a repetition is answered with the stored payout; the amount of the page is never paid
    amount: offer?.amount ?? 0,
    at: deps.clock(),
  });
  if (!movement.ok) return { refusal: movement.code === 'SUSPENDED' ? 'SUSPENDED' : 'CLOSED' };
  deps.relay.kick();
  const closed = await readBet(deps.pool, playerId, betId);
  return closed ? { bet: closed } : { refusal: 'CLOSED' };
}
