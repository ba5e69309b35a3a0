import type { IncomingMessage } from 'node:http';
import type { Operator } from '../operator/operatorCalls.ts';
import { brandOf, single } from './answers.ts';

/** A player whose sign-in was live a moment ago. Who it is never comes from anything a message says about itself. */
export interface Caller {
  readonly brand: string;
  readonly playerId: string;
  readonly sid: string;
  readonly currency: string;
}

/** spec §7.5: bearer '{playerId}:{sessionId}'. The session's id is the secret in it, and it is asked for, not believed. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{16,128})$/;

/** Undefined when nobody says who they are, `refused` when somebody does and it is not so. */
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

/** spec §3, jackpot player id. Old clients send the bare id. */
export function isOwnPlayerId(text: string, { playerId, currency, brand }: Caller): boolean {
  return text === playerId || text === `${playerId}:${currency}:${brand}`;
}
