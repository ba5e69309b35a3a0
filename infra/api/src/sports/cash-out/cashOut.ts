import type { CashOutRefusal } from '@foyer/graphql/main';
import { setTimeout as delay } from 'node:timers/promises';
import { partOfOffer, partsOf } from '@foyer/kernel/cash-out';
import { openStake, readBet, resultNumbers, type BetRow } from '../betRows.ts';
import { IN_PLAY_DELAY_MS, stakeLimits } from '../placement/betRules.ts';
import { closeBet } from '../settlement/closeBet.ts';
import type { PlaceBetDeps } from '../placement/bettor.ts';
import { cashedOutStake, cashOutPart } from './cashOutPart.ts';
import { readOffers } from './offers.ts';

/** Refusals of the database that are not about a closed bet. */
const REFUSALS: Readonly<Partial<Record<string, CashOutRefusal>>> = {
  NOT_SETTLED: 'CHANGED',
  SUSPENDED: 'SUSPENDED',
  // stored for an earlier answer to the same request
  OFFER_LOWER: 'OFFER_LOWER',
  CHANGED: 'CHANGED',
  PART_INVALID: 'PART_INVALID',
  ENDED: 'ENDED',
  LOST: 'LOST',
  FEED_UNAVAILABLE: 'FEED_UNAVAILABLE',
};

/** True when the match of an open selection has started. */
export function isInPlay({ legs }: Pick<BetRow, 'legs'>, now: number): boolean {
  return legs.some(({ result, starts_at: startsAt }) => result === null && Date.parse(startsAt) <= now);
}

export interface CashOutRequest {
  readonly betId: string;
  /** The offer that the player accepted, minor units. */
  readonly amount: number;
  /** Stake of each line to cash out, minor units; undefined for the whole bet. */
  readonly part: number | undefined;
  readonly key: string;
}

export interface CashedOut {
  readonly bet?: BetRow;
  readonly refusal?: CashOutRefusal;
  readonly amount?: number;
}

/**
 * Pays the current offer for the bet, or its share for a part of the stake, if it is not lower than the accepted one,
 * after a delay for matches in play; once per key.
 */
export async function cashOut(
  deps: PlaceBetDeps,
  playerId: string,
  request: CashOutRequest,
): Promise<CashedOut> {
  const decided = await decide(deps, playerId, request);
  const answer = decided.refusal ? await refuseFinally(deps, playerId, request, decided) : decided;
  return answer.bet && !(await isPaid(deps, answer.bet, request)) ? { refusal: 'CHANGED' } : answer;
}

/** False when the key belongs to a cash-out of another bet or of another part: nothing was paid for this request. */
async function isPaid(
  { pool }: PlaceBetDeps,
  { id: betId, player_id: playerId, status }: BetRow,
  { part, key }: CashOutRequest,
): Promise<boolean> {
  const stake = await cashedOutStake(pool, { playerId, betId, key: movementKey(key) });
  if (stake === undefined) return false;
  return part === undefined ? status === 'CASHED_OUT' : stake === part;
}

/**
 * Stores the refusal, because an earlier request with the key may still be waiting for its offer: a refused cash-out
 * must not be paid after its answer. The answer is the bet if that request was faster.
 */
async function refuseFinally(
  deps: PlaceBetDeps,
  playerId: string,
  { betId, key }: CashOutRequest,
  cashedOut: CashedOut,
): Promise<CashedOut> {
  const { rows } = await deps.pool.query<{ code: string }>(
    `select r.code from api.sports_bet b, api.refuse_sports_request(b.brand, b.player_id, $3, $4, $5) r where b.id = $1 and b.player_id = $2
     union all select 'CLOSED' where not exists (select 1 from api.sports_bet where id = $1 and player_id = $2)`,
    [betId, playerId, movementKey(key), cashedOut.refusal, new Date(deps.clock())],
  );
  return rows.length > 0 ? cashedOut : paidBet(deps, playerId, betId);
}

/** Key of the payout in the ledger. */
const movementKey = (key: string): string => `sports-cash-out:${key}`;

async function decide(
  deps: PlaceBetDeps,
  playerId: string,
  { betId, amount: accepted, part, key: requestKey }: CashOutRequest,
): Promise<CashedOut> {
  const key = movementKey(requestKey);
  const bet = await openBet(deps, playerId, betId);
  if (!bet) return { refusal: 'CLOSED' };
  // after the bet: a request with the same key may have closed it in the meantime, or paid a part of it before
  if ((await cashedOutStake(deps.pool, { playerId, betId, key })) !== undefined)
    return paidBet(deps, playerId, betId);
  if (bet.status !== 'OPEN') return { refusal: 'CLOSED' };
  if (part !== undefined && !isPart(bet, part)) return { refusal: 'PART_INVALID' };
  const [offer] = await readOffers(deps, [bet]);
  if (offer?.amount === undefined) return { refusal: offer?.unavailable ?? 'FEED_UNAVAILABLE' };
  const amount =
    part === undefined ? offer.amount : partOfOffer(offer.amount, { stakePerLine: openStake(bet), part });
  if (amount < accepted || amount === 0) return { refusal: 'OFFER_LOWER', amount };
  const payout = { key, amount, at: deps.clock() };
  const movement = await (part === undefined
    ? closeBet(deps.pool, bet, {
        ...payout,
        status: 'CASHED_OUT',
        numbers: resultNumbers(bet),
        stakePerLine: openStake(bet),
      })
    : cashOutPart(deps.pool, bet, { ...payout, part }));
  if (!movement.ok) return { refusal: REFUSALS[movement.code] ?? 'CLOSED' };
  deps.relay.kick();
  return paidBet(deps, playerId, betId);
}

async function paidBet({ pool }: PlaceBetDeps, playerId: string, betId: string): Promise<CashedOut> {
  const bet = await readBet(pool, playerId, betId);
  return bet ? { bet } : { refusal: 'CLOSED' };
}

/** The bet as it is after the delay for matches in play. */
async function openBet(deps: PlaceBetDeps, playerId: string, betId: string): Promise<BetRow | undefined> {
  const bet = await readBet(deps.pool, playerId, betId);
  if (bet?.status !== 'OPEN' || !isInPlay(bet, deps.clock())) return bet;
  await delay(IN_PLAY_DELAY_MS);
  return readBet(deps.pool, playerId, betId);
}

function isPart(bet: BetRow, part: number): boolean {
  const range = partsOf(openStake(bet), stakeLimits(bet.currency).minimumStake);
  return range !== undefined && part >= range.minimum && part <= range.maximum;
}
