import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import type { HouseTransfer } from '../ledger/houseTransfers.ts';
import { callMovement, fingerprint, type Movement } from '../ledger/movements.ts';
import type { PlayRequest } from '../ledger/playRequest.ts';

/** A prize of a raffle draw. */
export interface RafflePrize extends HouseTransfer {
  readonly drop: {
    readonly id: string;
    /** Name in the list of winners, such as `Hourly Drop`. */
    readonly name: string;
    /** ISO 8601. */
    readonly at: string;
  };
}

/** Holder of the operator's account that pays the prizes. */
const HOLDER = 'raffle';

/** Credits a raffle prize and publishes its winner, once. */
export function postRafflePrize(pool: Pool, prize: RafflePrize, at: number): Promise<Movement> {
  const request: PlayRequest = {
    brand: prize.brand,
    player_id: prize.playerId,
    key: prize.key,
    fingerprint: fingerprint('raffle_prize', prize),
    product: 'raffle',
    provider: HOLDER,
    reference: prize.drop.id,
    game_id: undefined,
    game_session_id: undefined,
    amount: prize.amount,
    currency: prize.currency,
    at: new Date(at),
  };
  return callMovement(
    pool,
    'post_raffle_prize',
    `select * from api.post_raffle_prize(${compositeParameter('play_request')}, $2, $3)`,
    [compositeJson(request), prize.drop.name, prize.drop.at],
  );
}
