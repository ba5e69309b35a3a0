import { fingerprint } from '../../ledger/movements.ts';
import { readBetByKey } from '../betRows.ts';
import { quoteRefusal, shapeRefusal, type BetRequest } from './betRules.ts';
import { boostedQuote, isBetOn } from '../boosts/boostedOdds.ts';
import { areUpcoming, isBetOnCombination } from '../boosts/combinations.ts';
import { acceptBet } from './acceptBet.ts';
import type { Bettor, CheckedBet, PlaceBetDeps, PlacedBet } from './bettor.ts';
import { readCurrentQuotes } from './readCurrentQuotes.ts';
import { refusalsOf, refused } from './refusals.ts';
import { movementKey } from './takeStake.ts';

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
  const regular = await readCurrentQuotes(deps, bettor.brand, priced);
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
