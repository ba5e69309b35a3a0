import type { Pool } from '@foyer/runtime';
import {
  compositeJson,
  compositeListJson,
  compositeListParameter,
  compositeParameter,
  type CompositeJson,
} from '../lib/composite.ts';
import { callMovement, countMovements, fingerprint, type Keyed, type Movement } from './movements.ts';
import type { PlayRequest } from './playRequest.ts';

/** Products with stakes and payouts. Limits, statements, reality checks and exclusions treat them alike. */
export type Product = 'casino' | 'sportsbook' | 'jackpot' | 'raffle';

/** The round, slip, leg or ticket that stakes and payouts belong to; unique per player and product. */
export interface ProductReference {
  readonly product: Product;
  readonly reference: string;
  /** Holder of the provider account on the other side of the movement. */
  readonly provider: string;
}

export interface Stake extends Keyed, ProductReference {
  /** Casino only: the game and its open real-money session, without which a casino stake is refused. */
  readonly gameId?: string;
  readonly gameSessionId?: string;
  /** Minor units, not negative. */
  readonly amount: number;
  readonly currency: string;
  /** For products other than the casino: BONUS takes real money, then bonus money, by the terms of the bonus; default REAL. */
  readonly money?: 'REAL' | 'BONUS';
}

export interface Settlement extends Stake {
  /** True for the last payout: the reference accepts no further stake. */
  readonly closes: boolean;
}

export interface PartialSettlement extends Stake {
  /** The part of the stake that is settled, minor units, positive; the reference closes when all of it is. */
  readonly stakePart: number;
}

export interface StakeVoid extends Keyed, Pick<ProductReference, 'product' | 'provider'> {
  /** The key of the stake. */
  readonly stakeKey: string;
}

export interface TimedStake {
  readonly bet: Stake;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Placeholder of a play request in a query; its value is that of {@link requestOf}. */
export const REQUEST = compositeParameter('play_request');
const REQUESTS = compositeListParameter('play_request');

/**
 * Takes a stake, real money first, then bonus money where its terms allow it. Idempotent by key; a refusal is final.
 * @param at - milliseconds since the epoch
 */
export function stake(pool: Pool, bet: Stake, at: number): Promise<Movement> {
  return callMovement(pool, 'stake', `select * from api.stake(${REQUEST})`, [requestOf('bet', bet, at)]);
}

interface StakedRow {
  /** Position in the order of the stakes, from 1. */
  readonly place: number;
  readonly balance: number;
  readonly version: number;
  readonly journal_id: number;
}

/**
 * Takes plain stakes of different players in one transaction. The result is in the order of the stakes, undefined
 * for each that has to go through {@link stake}: repetitions, refusals, bonuses, jackpots, locked wallets.
 * @throws when the transaction fails; then nothing was taken.
 */
export async function stakeBatch(
  pool: Pool,
  bets: readonly TimedStake[],
): Promise<readonly (Movement | undefined)[]> {
  const { rows } = await pool.query<StakedRow>({
    name: 'stake_batch',
    text: `select * from api.stake_batch(${REQUESTS})`,
    values: [compositeListJson(bets.map(({ bet, at }) => requestFields('bet', bet, at)))],
  });
  const results: (Movement | undefined)[] = bets.map(() => undefined);
  for (const { place, balance, version, journal_id: journalId } of rows)
    results[place - 1] = { ok: true, balance, playableBonus: 0, version, journalId, isReplay: false };
  countMovements('stake_batch', 'posted', rows.length);
  return results;
}

/**
 * Credits a payout, 0 for a loss. No limit, session or player status refuses it.
 * Refused with ROLLED_BACK when every stake of the reference was voided.
 */
export function settle(pool: Pool, win: Settlement, at: number): Promise<Movement> {
  return callMovement(pool, 'settle', `select * from api.settle(${REQUEST}, $2)`, [
    requestOf('win', win, at),
    win.closes,
  ]);
}

/**
 * Pays out for a part of the stake (partial cash-out); the rest stays open.
 * Refused with STAKE_EXCEEDED when more than the open stake would be settled, ROUND_CLOSED when nothing is open.
 */
export function settlePartially(pool: Pool, win: PartialSettlement, at: number): Promise<Movement> {
  return callMovement(pool, 'settle_partially', `select * from api.settle(${REQUEST}, false, $2)`, [
    requestOf('partial', win, at),
    win.stakePart,
  ]);
}

/**
 * Corrects the result of a closed reference: `amount` is its total payout from now on. A lower total is debited from
 * the balance as far as it reaches; the rest becomes a debt. Refused with NOT_SETTLED while the reference is open.
 */
export function resettle(pool: Pool, correction: Stake, at: number): Promise<Movement> {
  return callMovement(pool, 'resettle', `select * from api.resettle(${REQUEST})`, [
    requestOf('resettle', correction, at),
  ]);
}

/**
 * Returns a stake to the balances it came from. A stake that is not known yet is refused when it arrives later; then
 * the result has no `journalId`. Refused with ROUND_CLOSED after a settlement that closed the reference or a part of it.
 */
export function voidStake(pool: Pool, request: StakeVoid, at: number): Promise<Movement> {
  return callMovement(pool, 'void_stake', `select * from api.void_stake(${REQUEST}, $2)`, [
    requestOf('rollback', request, at),
    request.stakeKey,
  ]);
}

export type Request = Keyed & Partial<Omit<Stake, keyof Keyed>>;

/** A play request as the parameter {@link REQUEST}; `kind` is part of the fingerprint. */
export function requestOf(kind: string, request: Request, at: number): CompositeJson<PlayRequest> {
  return compositeJson(requestFields(kind, request, at));
}

function requestFields(kind: string, request: Request, at: number): PlayRequest {
  return {
    brand: request.brand,
    player_id: request.playerId,
    key: request.key,
    fingerprint: fingerprint(kind, request),
    product: request.product,
    provider: request.provider,
    reference: request.reference,
    game_id: request.gameId,
    game_session_id: request.gameSessionId,
    amount: request.amount,
    currency: request.currency,
    at: new Date(at),
    money: request.money,
  };
}
