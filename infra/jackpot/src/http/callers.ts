import type { IncomingMessage } from 'node:http';
import type { Operator } from '../operator/operatorCalls.ts';
import { brandOf, single } from './answers.ts';

/** Player whose session was valid at the last check. The identity never comes from message contents. */
export interface Caller {
  readonly brand: string;
  readonly playerId: string;
  readonly sid: string;
  readonly currency: string;
}

/**
 * requirements/interfaces#jackpot-provider: bearer '{playerId}:{sessionId}'. The session id is the secret part and is verified with the
 * operator.
 */
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{16,128})$/;

/** Returns the caller; undefined without credentials, `refused` when they are invalid. */
export async function callerOf(
  request: IncomingMessage,
  operator: Operator,
): Promise<Caller | 'refused' | undefined> {
  const header = single(request.headers.authorization);
  if (header === undefined) return undefined;
  const match = BEARER.exec(header);
  if (!match) return 'refused';
  const [, playerId = '', sid = ''] = match;
  const brand = brandOf(request);
  const currency = await operator.session({ brand, playerId, sid });
  return currency === undefined ? 'refused' : { brand, playerId, sid, currency };
}

/** Parses a jackpot player id (requirements/entities#jackpot). Older clients send the id without a prefix. */
export function isOwnPlayerId(text: string, { playerId, currency, brand }: Caller): boolean {
  return text === playerId || text === `${playerId}:${currency}:${brand}`;
}
