import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { callMovement, fingerprint, type Keyed, type Movement } from './movements.ts';
import type { PlayRequest } from './playRequest.ts';

export interface HouseTransfer extends Keyed {
  /** Minor units; positive for a credit to the player. */
  readonly amount: number;
  readonly currency: string;
}

export interface JackpotWin extends HouseTransfer {
  readonly instanceId: string;
}

export function postHouseTransfer(pool: Pool, transfer: HouseTransfer, at: number): Promise<Movement> {
  return callMovement(
    pool,
    'post_house_transfer',
    'select * from api.post_house_transfer($1, $2, $3, $4, $5, $6, $7)',
    [
      transfer.brand,
      transfer.playerId,
      transfer.key,
      fingerprint('house_transfer', transfer),
      transfer.amount,
      transfer.currency,
      new Date(at),
    ],
  );
}

export function postJackpotWin(pool: Pool, win: JackpotWin, at: number): Promise<Movement> {
  const request: PlayRequest = {
    brand: win.brand,
    player_id: win.playerId,
    key: win.key,
    fingerprint: fingerprint('jackpot_win', win),
    product: 'jackpot',
    provider: win.instanceId,
    reference: undefined,
    game_id: undefined,
    game_session_id: undefined,
    amount: win.amount,
    currency: win.currency,
    at: new Date(at),
  };
  return callMovement(
    pool,
    'post_jackpot_win',
    `select * from api.post_jackpot_win(${compositeParameter('play_request')})`,
    [compositeJson(request)],
  );
}
