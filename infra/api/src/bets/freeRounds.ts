import type { Pool } from '@foyer/runtime';
import { callMovement, type Movement } from '../ledger/movements.ts';
import { REQUEST, requestOf, type Stake, type StakeVoid } from '../ledger/productLedger.ts';

/**
 * Uses one spin of free spins for a round, once per key; a refusal is final.
 * @param round - `amount` is the value of the spin, which the operator pays
 * @param freeSpinsId - assignation id of the claimed reward
 * @param at - milliseconds since the epoch
 */
export function stakeFreeRound(pool: Pool, round: Stake, freeSpinsId: string, at: number): Promise<Movement> {
  return callMovement(pool, 'stake_free_round', `select * from api.stake_free_round(${REQUEST}, $2)`, [
    requestOf(`free-round:${freeSpinsId}`, round, at),
    freeSpinsId,
  ]);
}

/** Pays the win of a free round by the terms of its reward, 0 for none; no status of the player refuses it. */
export function settleFreeRound(pool: Pool, win: Stake, at: number): Promise<Movement> {
  return callMovement(pool, 'settle_free_round', `select * from api.settle_free_round(${REQUEST})`, [
    requestOf('free-round-win', win, at),
  ]);
}

/** Returns the spin of a round to its free spins. A round that is not known yet is refused when it arrives later. */
export function voidFreeRound(pool: Pool, request: StakeVoid, at: number): Promise<Movement> {
  return callMovement(pool, 'void_free_round', `select * from api.void_free_round(${REQUEST}, $2)`, [
    requestOf('free-round-void', request, at),
    request.stakeKey,
  ]);
}
