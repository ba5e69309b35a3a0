import { randomUUID } from 'node:crypto';
import { fail, succeed, type Result } from '@foyer/kernel';
import type { Clock } from '@foyer/runtime';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { centInMinor, isGameCurrency } from '../engines/currencies.ts';
import type { RoundStore } from '../rounds/roundStore.ts';
import { createSecretToken, hashToken } from '../sessions/secretToken.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import type { LaunchOrder } from './readLaunch.ts';

const REDEEM_WITHIN_MS = 60_000;
/** Demo balance, in euro cents. */
const DEMO_BALANCE_CENTS = 100_000;

export interface LaunchTicket {
  readonly url: string;
  readonly origin: string;
  readonly nonce: string;
  readonly expiresAt: number;
  readonly gameSessionId: string;
}

export type LaunchProblem = 'GAME_UNKNOWN' | 'CURRENCY_UNSUPPORTED' | 'ROUND_UNKNOWN';

export interface LaunchServiceParts {
  readonly sessions: SessionStore;
  readonly rounds: RoundStore;
  readonly clock: Clock;
  readonly origin: string;
  readonly sessionMinutes: number;
}

/** Creates a session and its single-use frame address from an operator's order. */
export function createLaunchService(
  parts: LaunchServiceParts,
): (order: LaunchOrder) => Promise<Result<LaunchTicket, LaunchProblem>> {
  return async (order) => {
    if (!CATALOGUE.some(({ id }) => id === order.gameId)) return fail('GAME_UNKNOWN');
    if (!isGameCurrency(order.currency)) return fail('CURRENCY_UNSUPPORTED');
    if (order.mode === 'replay' && !(await isRoundOf(parts.rounds, order))) return fail('ROUND_UNKNOWN');
    const token = createSecretToken();
    const now = parts.clock();
    const session = {
      ...order,
      id: randomUUID(),
      operatorSessionId: order.sessionId,
      replayRoundId: order.mode === 'replay' ? order.roundId : null,
      nonce: createSecretToken(),
      launchExpiresAt: now + REDEEM_WITHIN_MS,
      isRedeemed: false,
      createdAt: now,
      expiresAt: now + parts.sessionMinutes * 60_000,
      endedAt: null,
      lastRoundAt: null,
    };
    await parts.sessions.insert(
      session,
      hashToken(token) ?? '',
      order.mode === 'demo' ? DEMO_BALANCE_CENTS * centInMinor(order.currency) : null,
    );
    return succeed({
      url: `${parts.origin}/play/${token}`,
      origin: parts.origin,
      nonce: session.nonce,
      expiresAt: session.launchExpiresAt,
      gameSessionId: session.id,
    });
  };
}

/** A round is replayed only to the player who played it. */
async function isRoundOf(rounds: RoundStore, order: LaunchOrder): Promise<boolean> {
  const round = order.roundId === null ? undefined : await rounds.find(order.roundId);
  return (
    round !== undefined &&
    round.gameId === order.gameId &&
    round.brand === order.brand &&
    round.playerId === order.playerId &&
    round.outcome !== null
  );
}
