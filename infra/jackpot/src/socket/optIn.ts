import { isBrandId, jackpotTermsOf } from '@foyer/market';
import { contributionOf, statusOf, type OptInStatus } from '../contributionValues.ts';
import { isOwnPlayerId, type Caller } from '../http/callers.ts';
import type { Operator } from '../operator/operatorCalls.ts';
import type { OptInRequest } from './messages.ts';

export interface OptInResponse {
  readonly instance_id: string;
  /** The status now in effect; absent when the player has never chosen. */
  readonly optin_status?: OptInStatus;
  /** Reasons why nothing changed; empty on success. */
  readonly reasons: readonly string[];
}

/**
 * Changes the opt-in choice of the ticket's player.
 * @throws when the operator is unreachable; the outcome is then unknown.
 */
export async function optIn(
  operator: Operator,
  caller: Caller,
  request: OptInRequest,
): Promise<OptInResponse> {
  const { brand, playerId, sid, currency } = caller;
  const refuse = (...reasons: string[]): OptInResponse => ({ instance_id: request.instance_id, reasons });
  const terms = isBrandId(brand) ? jackpotTermsOf(brand) : undefined;
  if (!terms || terms.instanceId !== request.instance_id) return refuse('UNKNOWN_INSTANCE');
  if (request.player_id !== undefined && !isOwnPlayerId(request.player_id, caller))
    return refuse('NOT_THIS_PLAYER');
  const contribution = contributionOf(request.contribution_value, terms, currency);
  if (!contribution) return refuse('NOT_AN_OPTION');
  // the ticket was checked when the socket opened; a choice that commits money checks the session again
  if ((await operator.session({ brand, playerId, sid })) === undefined) return refuse('SESSION_ENDED');
  const reasons = await operator.choose({ brand, playerId }, request.opt_in, contribution);
  if (reasons.length > 0) return refuse(...reasons);
  return {
    instance_id: request.instance_id,
    optin_status: statusOf({ optedIn: request.opt_in, ...contribution }, terms, currency),
    reasons: [],
  };
}
