import { randomUUID } from 'node:crypto';
import { fail, succeed, type Result } from '@foyer/kernel';
import type { Clock } from '@foyer/runtime';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { CatalogueGame } from '../../catalogue/row.ts';
import type { FreeSpinsStore } from '../free-spins/freeSpinsStore.ts';
import type { Engines } from '../engines/engines.ts';
import { centInMinor, isGameCurrency } from '../engines/currencies.ts';
import type { RoundStore } from '../rounds/roundStore.ts';
import { createSecretToken, hashToken } from '../sessions/secretToken.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import type { LaunchRequest } from './readLaunch.ts';

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

export type LaunchProblem =
  | 'GAME_UNKNOWN'
  | 'CURRENCY_UNSUPPORTED'
  | 'ROUND_UNKNOWN'
  | 'FREE_SPINS_UNSUPPORTED';

export interface LaunchServiceParts {
  readonly sessions: SessionStore;
  readonly rounds: RoundStore;
  readonly freeSpins: FreeSpinsStore;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly origin: string;
  readonly sessionMinutes: number;
}

/** Creates a session and its single-use frame address from an operator's request. */
export function createLaunchService(
  parts: LaunchServiceParts,
): (request: LaunchRequest) => Promise<Result<LaunchTicket, LaunchProblem>> {
  return async (request) => {
    const game = CATALOGUE.find(({ id }) => id === request.gameId);
    if (!game) return fail('GAME_UNKNOWN');
    if (!isGameCurrency(request.currency)) return fail('CURRENCY_UNSUPPORTED');
    if (request.mode === 'replay' && !(await isRoundOf(parts.rounds, request))) return fail('ROUND_UNKNOWN');
    const now = parts.clock();
    if (!(await storeFreeSpins(parts, game, request, now))) return fail('FREE_SPINS_UNSUPPORTED');
    const token = createSecretToken();
    const session = {
      ...request,
      id: randomUUID(),
      operatorSessionId: request.sessionId,
      freeSpinsId: request.freeSpins?.id ?? null,
      replayRoundId: request.mode === 'replay' ? request.roundId : null,
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
      request.mode === 'demo' ? DEMO_BALANCE_CENTS * centInMinor(request.currency) : null,
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

/**
 * Stores the free spins of a launch, in its game. False when the game has no bet of this level and value, or the id belongs
 * to other spins.
 */
async function storeFreeSpins(
  { freeSpins, engines }: LaunchServiceParts,
  { id: gameId, engine, model }: CatalogueGame,
  { freeSpins: launched, brand, playerId, currency }: LaunchRequest,
  now: number,
): Promise<boolean> {
  if (launched === null || playerId === null) return launched === null;
  const { id, left: spins, valueMinor, betLevel } = launched;
  const priced = engines[engine].freeBet(model, currency, betLevel);
  if (priced?.stakeMinor !== valueMinor) return false;
  const known = { id, brand, playerId, gameId, currency, spins, valueMinor, bet: priced.bet };
  await freeSpins.write(known, now);
  const stored = await freeSpins.find(brand, id);
  return (
    stored?.playerId === playerId &&
    stored.gameId === gameId &&
    stored.currency === currency &&
    stored.valueMinor === valueMinor
  );
}

/** A round is replayed only to the player who played it. */
async function isRoundOf(rounds: RoundStore, request: LaunchRequest): Promise<boolean> {
  const round = request.roundId === null ? undefined : await rounds.find(request.roundId);
  return (
    round !== undefined &&
    round.gameId === request.gameId &&
    round.brand === request.brand &&
    round.playerId === request.playerId &&
    round.outcome !== null
  );
}
