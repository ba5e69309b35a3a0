import type * as Types from '@foyer/graphql/wallet';
import type { Movement, RefusalCode } from '../ledger/movements.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';

/**
 * Refusal codes for game servers; several internal codes map to one where a game server cannot distinguish
 * them.
 */
const REFUSALS: Readonly<Record<RefusalCode, Types.WalletRefusalCode>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_REACHED: 'LIMIT_REACHED',
  LIMIT_REQUIRED: 'LIMIT_REACHED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  SESSION_ENDED: 'SESSION_ENDED',
  BONUS_MAX_STAKE: 'BONUS_MAX_STAKE',
  GAME_BLOCKED: 'GAME_BLOCKED',
  CURRENCY_MISMATCH: 'CURRENCY_MISMATCH',
  UNKNOWN_PLAYER: 'PLAYER_UNKNOWN',
  KEY_REUSED: 'TRANSACTION_CONFLICT',
  NOT_A_BET: 'TRANSACTION_CONFLICT',
  ROLLED_BACK: 'ROLLED_BACK',
  ROUND_CLOSED: 'ROUND_CLOSED',
  FREE_SPINS_UNAVAILABLE: 'FREE_SPINS_UNAVAILABLE',
  // refusals of partial settlements and corrections, which game servers never request
  STAKE_EXCEEDED: 'TRANSACTION_CONFLICT',
  NOT_SETTLED: 'TRANSACTION_CONFLICT',
  // refusals of sports bets
  SUSPENDED: 'TRANSACTION_CONFLICT',
  STAKE_TOO_HIGH: 'TRANSACTION_CONFLICT',
  BOOSTED_STAKE_TOO_HIGH: 'TRANSACTION_CONFLICT',
  BONUS_UNAVAILABLE: 'TRANSACTION_CONFLICT',
};

/** The result of a movement for the game server; announces a new movement. */
export function viewMovement<Done>(
  { relay }: { readonly relay: Pick<OutboxRelay, 'kick'> },
  moved: Movement,
  view: (done: { readonly balance: number; readonly version: number }) => Done,
): Done | Types.WalletRefusal {
  if (!moved.ok) return refusal(REFUSALS[moved.code], moved.reasons);
  if (!moved.isReplay) relay.kick();
  // the provider receives a single balance: the amount that can be staked in this game
  return view({ balance: moved.balance + moved.playableBonus, version: moved.version });
}

export function refusal(
  code: Types.WalletRefusalCode,
  reasons: readonly string[] = [],
  fields: readonly string[] = [],
): Types.WalletRefusal {
  return { __typename: 'WalletRefusal', code, reasons: [...reasons], fields: [...fields] };
}
