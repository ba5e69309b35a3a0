import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SportsBetRefusal } from '@foyer/graphql/main';
import { partLinesOf, stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { Log, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { fingerprint } from '../ledger/movements.ts';
import type { PlayRequest } from '../ledger/playRequest.ts';
import { placeAlone, type PlaceStake, type PlacementAnswer } from './placements.ts';
import { storedOutcome } from './builderLegs.ts';
import type { BetReader } from './betReader.ts';
import { readBetByKey, type BetRow } from './betRows.ts';
import { legLiabilities } from './operations/liability.ts';
import { readStakeRoom } from './operations/stakeLimits.ts';
import {
  betOf,
  IN_PLAY_DELAY_MS,
  possibleReturnsOf,
  quoteRefusal,
  shapeRefusal,
  stakeLimits,
  stakeRefusal,
  type BetRequest,
} from './betRules.ts';
import type { SportsBonus } from './bonus/sportsBonus.ts';
import { boostedQuote, isBetOn, readBoostedRoom, type OfferedOdds } from './boosts/boostedOdds.ts';
import { appliesTo, boostedReturns, type OfferedBoost } from './boosts/boostRules.ts';
import {
  areUpcoming,
  combinationBoost,
  isBetOnCombination,
  type OfferedCombination,
} from './boosts/combinations.ts';
import type { ReadBetQuotes } from './quoteReader.ts';
import { readQuotes, type SportsFeedDeps } from './sportsFeed.ts';

/** Holder of the operator's account on the other side of sports bets. */
export const SPORTS_PROVIDER = 'foyer-sports';

export interface PlaceBetDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly log: Log;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly registerChecks: Pick<RegisterChecks, 'check'>;
  /** Takes stakes; by default each in a transaction of its own. */
  readonly place?: PlaceStake;
  /** Reads bets by their keys; by default each by a query of its own. */
  readonly reader?: Pick<BetReader, 'byKey'>;
  /** Reads prices; by default each by a call of its own. */
  readonly quotesOf?: ReadBetQuotes;
}

export interface Bettor {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  /** Profit boosts that the player can use; none when omitted. */
  readonly boosts?: readonly OfferedBoost[];
  /** False once the operator has switched the sportsbook off; asked again after the delay of matches in play. */
  readonly isOffered?: () => boolean;
  /** Boosted combinations that the player can use; none when omitted. */
  readonly combinations?: readonly OfferedCombination[];
  /** Boosted odds that the player can use; none when omitted. */
  readonly boostedOdds?: readonly OfferedOdds[];
  /** The bonus that the player can stake on sports; null without one. */
  readonly bonus?: SportsBonus | null;
}

export interface PlacedBet {
  readonly bet?: BetRow;
  readonly refusals: readonly SportsBetRefusal[];
  readonly quotes: readonly Quote[];
  readonly maximumStakePerLine?: number;
}

/**
 * Places a bet, once per key: checks it against the current prices, after a delay for matches in play, and takes the
 * stake. An interrupted request is repeated with the same key.
 */
export async function placeBet(
  deps: PlaceBetDeps,
  bettor: Bettor,
  request: BetRequest,
  key: string,
): Promise<PlacedBet> {
  const hash = fingerprint('sports_bet', request);
  const before = await (deps.reader
    ? deps.reader.byKey(bettor.playerId, key)
    : readBetByKey(deps.pool, bettor.playerId, key));
  if (before)
    return before.fingerprint === hash ? { bet: before, refusals: [], quotes: [] } : refused('KEY_REUSED');
  const invalid = shapeRefusal(request);
  if (invalid) return refused(invalid);
  const placed = await decide(deps, bettor, { request, key, hash });
  return placed.bet || placed.refusals[0] === 'KEY_REUSED'
    ? placed
    : refuseFinally(deps, bettor, placed, { key, hash });
}

async function decide(
  deps: PlaceBetDeps,
  bettor: Bettor,
  { request, key, hash }: Pick<CheckedBet, 'request' | 'key' | 'hash'>,
): Promise<PlacedBet> {
  // after the key: the answer to an accepted bet that was lost is repeated while the sportsbook is off
  if (bettor.isOffered?.() === false) return refused('NOT_OFFERED');
  // required before every bet at some licences (ADR 0238); without an answer no bet is placed
  if (!(await deps.registerChecks.check({ brand: bettor.brand, id: bettor.playerId })))
    return refused('REGISTER_UNAVAILABLE');
  const odds = bettor.boostedOdds?.find(({ id }) => id === request.boostedOdds);
  if (request.boostedOdds !== undefined && !(odds && isBetOn(odds, request)))
    return refused('BOOSTED_ODDS_UNAVAILABLE');
  const combination = bettor.combinations?.find(({ id }) => id === request.boost);
  if (combination && !isBetOnCombination(combination, request)) return refused('BOOST_UNAVAILABLE');
  // the boosted price counts, not that of the selections
  const priced: BetRequest = odds || combination ? { ...request, priceChanges: 'ANY' } : request;
  const regular = await checkedQuotes(deps, bettor.brand, priced);
  if (!regular) return refused('FEED_UNAVAILABLE');
  if (bettor.isOffered?.() === false) return refused('NOT_OFFERED', regular);
  const refusal = quoteRefusal(priced, regular);
  if (refusal) return refused(refusal, regular);
  if (combination && !areUpcoming(regular)) return refused('BOOST_UNAVAILABLE', regular);
  const quotes = odds ? regular.flatMap((quote) => boostedQuote(quote, odds) ?? []) : regular;
  return quotes.length < regular.length
    ? refused('BOOSTED_ODDS_UNAVAILABLE', regular)
    : acceptBet(deps, bettor, { request, quotes, regular, key, hash, odds, combination });
}

/**
 * Stores the refusal, because an earlier request with the key may still be waiting for its prices: a refused bet must
 * not be placed after its answer. The answer is the bet, or the first refusal, if that request was faster.
 */
async function refuseFinally(
  { pool, clock }: PlaceBetDeps,
  { brand, playerId }: Bettor,
  placed: PlacedBet,
  { key, hash }: Pick<CheckedBet, 'key' | 'hash'>,
): Promise<PlacedBet> {
  const { rows } = await pool.query<{ code: string; reasons: readonly string[] }>(
    'select code, reasons from api.refuse_sports_request($1, $2, $3, $4, $5)',
    [brand, playerId, movementKey(key), placed.refusals[0], new Date(clock())],
  );
  const [refusal] = rows;
  if (refusal) return { ...placed, refusals: refusalsOf(refusal) };
  const bet = await readBetByKey(pool, playerId, key);
  return bet?.fingerprint === hash ? { bet, refusals: [], quotes: placed.quotes } : refused('KEY_REUSED');
}

/** Key of the stake in the ledger. */
const movementKey = (key: string): string => `sports:${key}`;

/** The prices that decide about the bet; undefined when the feed does not answer. */
async function checkedQuotes(
  deps: PlaceBetDeps,
  brand: string,
  request: BetRequest,
): Promise<readonly Quote[] | undefined> {
  const read: ReadBetQuotes =
    deps.quotesOf ?? (async (selections) => (await readQuotes(deps, selections, brand)).quotes);
  try {
    const quotes = await read(request.selections, brand);
    if (quoteRefusal(request, quotes) || !quotes.some(isInPlay)) return quotes;
    await delay(IN_PLAY_DELAY_MS);
    return await read(request.selections, brand);
  } catch (error) {
    deps.log.warn('sports bet refused because its prices are unknown', { error });
    return undefined;
  }
}

const isInPlay = (quote: Quote): boolean =>
  quote.status !== 'unavailable' && (quote.phase === 'live' || quote.phase === 'break');

const refused = (refusal: SportsBetRefusal, quotes: readonly Quote[] = []): PlacedBet => ({
  refusals: [refusal],
  quotes,
});

interface CheckedBet {
  readonly request: BetRequest;
  readonly quotes: readonly Quote[];
  /** Quotes of the feed, of which boosted odds have another price. */
  readonly regular: readonly Quote[];
  readonly key: string;
  readonly hash: string;
  readonly boost?: OfferedBoost | undefined;
  readonly odds: OfferedOdds | undefined;
  readonly combination?: OfferedCombination | undefined;
}

async function acceptBet(
  deps: PlaceBetDeps,
  bettor: Bettor,
  { request, quotes, regular, key, hash, odds, combination }: CheckedBet,
): Promise<PlacedBet> {
  const bet = betOf(request, quotes);
  if (request.money === 'BONUS' && !bettor.bonus) return refused('BONUS_UNAVAILABLE', quotes);
  const boosted = combination
    ? combinationBoost(combination, bet)
    : bettor.boosts?.find(({ id }) => id === request.boost);
  const boost = boosted === 'none' ? undefined : boosted;
  const isBoostRefused =
    request.boost !== undefined && boosted !== 'none' && !(boost && appliesTo(boost, bet));
  // beside the open bets of the player, the stake is checked under the lock of the wallet; a refusal is explained here
  if (isBoostRefused || stakeRefusal(bet, bettor.currency)) {
    const tooMuch = await stakeRefusalOf(deps, bettor, request, bet);
    if (tooMuch) return { ...tooMuch, quotes };
  }
  if (combination && stakeOf(bet) > combination.maximumStake)
    return {
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: combination.maximumStake,
      quotes,
    };
  if (isBoostRefused) return refused('BOOST_UNAVAILABLE', quotes);
  const placed = await takeStake(deps, bettor, bet, { request, quotes, regular, key, hash, boost, odds });
  if (!placed.ok) {
    // used up by another bet since the check, or limited by the bonus
    const limited =
      placed.code === 'STAKE_TOO_HIGH'
        ? await stakeRefusalOf(deps, bettor, request, bet)
        : placed.code === 'BONUS_MAX_STAKE' && bettor.bonus
          ? {
              refusals: ['BONUS_MAX_STAKE'] as const,
              maximumStakePerLine: Math.floor((bettor.bonus.maximumStake ?? 0) / partLinesOf(bet).length),
            }
          : placed.code === 'BOOSTED_STAKE_TOO_HIGH' && odds
            ? {
                refusals: ['BOOSTED_STAKE_TOO_HIGH'] as const,
                maximumStakePerLine: await readBoostedRoom(deps.pool, bettor.playerId, odds),
              }
            : undefined;
    return { refusals: refusalsOf(placed), ...limited, quotes };
  }
  deps.relay.kick();
  return placed.bet ? { bet: placed.bet, refusals: [], quotes } : refused('KEY_REUSED');
}

/** The refusal of a stake that is too low or above the room for it, with the highest stake of a line. */
async function stakeRefusalOf(
  { pool }: PlaceBetDeps,
  bettor: Bettor,
  { selections }: BetRequest,
  bet: SportsBet,
): Promise<Omit<PlacedBet, 'quotes'> | undefined> {
  const { maximumPayout } = stakeLimits(bettor.currency);
  const room = await readStakeRoom(pool, bettor, selections, maximumPayout);
  const tooMuch = stakeRefusal(bet, bettor.currency, room);
  if (!tooMuch) return undefined;
  const { code, maximumStakePerLine } = tooMuch;
  return { refusals: [code], ...(maximumStakePerLine !== undefined && { maximumStakePerLine }) };
}

function takeStake(
  { pool, clock, place = (placement) => placeAlone(pool, placement) }: PlaceBetDeps,
  { brand, playerId, currency }: Bettor,
  bet: SportsBet,
  { request, quotes, regular, key, hash, boost, odds }: CheckedBet,
): Promise<PlacementAnswer> {
  const stakeRequest: PlayRequest = {
    brand,
    player_id: playerId,
    key: movementKey(key),
    fingerprint: hash,
    product: 'sportsbook',
    provider: SPORTS_PROVIDER,
    reference: betId(playerId, key),
    game_id: undefined,
    game_session_id: undefined,
    amount: stakeOf(bet),
    currency,
    at: new Date(clock()),
    money: request.money,
  };
  const returns = possibleReturnsOf(bet);
  const liabilities = legLiabilities(bet);
  const legs = quotes.flatMap((quote, leg) => {
    const selection = request.selections[leg];
    if (!selection || quote.status === 'unavailable') return [];
    const { sport, competition, home, away, phase, price, player } = quote;
    const { event, kind, line, parts } = selection;
    return {
      leg,
      event_id: event,
      sport,
      competition,
      home,
      away,
      starts_at: new Date(quote.startsAt),
      phase,
      market: kind,
      line,
      outcome: storedOutcome(selection),
      price,
      player,
      regular_price: regularPriceOf(regular[leg], price),
      parts: parts
        ? JSON.stringify(parts.map((part, index) => ({ ...part, player: quote.players?.[index] ?? null })))
        : null,
      place_terms: selection.eachWay,
      stake: liabilities[leg]?.stake ?? 0,
      possible_returns: liabilities[leg]?.possibleReturns ?? 0,
    };
  });
  return place({
    request: stakeRequest,
    bet: {
      key,
      bankers: [...bet.bankers],
      sizes: [...bet.sizes],
      lines: partLinesOf(bet).length,
      stake_per_line: bet.stakePerLine,
      possible_returns: boostedReturns(stakeOf(bet), returns, boost),
      unboosted_returns: returns,
      maximum_payout: stakeLimits(currency).maximumPayout,
      boosted_odds_id: odds?.id,
      boosted_maximum: odds?.maximumStake,
      boost_id: boost?.id,
      boost_percent: boost?.percent,
      boost_maximum: boost?.maximum,
    },
    legs,
  });
}

/** The price of the feed, where the accepted one is another. */
function regularPriceOf(quote: Quote | undefined, accepted: number): number | undefined {
  return quote && quote.status !== 'unavailable' && quote.price !== accepted ? quote.price : undefined;
}

/** The same key of a player always gives the same id, so that a repetition is the same movement. */
function betId(playerId: string, key: string): string {
  return createHash('sha256').update(`${playerId}:${key}`).digest('hex').slice(0, 16);
}

/** All refusals that name a reason: the type requires each code of the schema. */
const REFUSALS: Readonly<Record<Exclude<SportsBetRefusal, 'PLAYER_BLOCKED'>, true>> = {
  ACCOUNT_CLOSED: true,
  SELF_EXCLUDED: true,
  TIMED_OUT: true,
  KYC_REQUIRED: true,
  SOURCE_OF_WEALTH_EXPIRED: true,
  TERMS_NOT_ACCEPTED: true,
  PRODUCT_EXCLUDED: true,
  UNDER_AGE: true,
  ON_BREAK: true,
  REGISTER_UNAVAILABLE: true,
  REALITY_CHECK_DUE: true,
  LIMIT_REQUIRED: true,
  LIMIT_REACHED: true,
  INSUFFICIENT_FUNDS: true,
  NOT_OFFERED: true,
  SELECTIONS_INVALID: true,
  RELATED_SELECTIONS: true,
  TOO_MANY_LINES: true,
  STAKE_TOO_LOW: true,
  STAKE_TOO_HIGH: true,
  SELECTION_UNAVAILABLE: true,
  SELECTION_SUSPENDED: true,
  PRICE_CHANGED: true,
  FEED_UNAVAILABLE: true,
  KEY_REUSED: true,
  BOOST_UNAVAILABLE: true,
  EACH_WAY_CHANGED: true,
  BOOSTED_ODDS_UNAVAILABLE: true,
  BOOSTED_STAKE_TOO_HIGH: true,
  OPEN_BETS_TOO_HIGH: true,
  BONUS_UNAVAILABLE: true,
  BONUS_MAX_STAKE: true,
  BONUS_BET_EXCLUDED: true,
  BONUS_MARKET_EXCLUDED: true,
  BONUS_PRICE_TOO_LOW: true,
  BUILDER_REFUSED: true,
};

/** A refusal without a text of its own is a blocked player. */
function refusalsOf({
  code,
  reasons,
}: {
  readonly code: string;
  readonly reasons: readonly string[];
}): readonly SportsBetRefusal[] {
  // suspended between the quote and the stake
  if (code === 'SUSPENDED') return ['SELECTION_SUSPENDED'];
  const known = [...reasons, code].filter((reason): reason is SportsBetRefusal =>
    Object.hasOwn(REFUSALS, reason),
  );
  return known.length > 0 ? known : ['PLAYER_BLOCKED'];
}
