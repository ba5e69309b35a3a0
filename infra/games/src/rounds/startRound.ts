import { randomUUID } from 'node:crypto';
import { fail, succeed, type Result } from '@foyer/kernel';
import { inTransaction, type Clock, type Pool } from '@foyer/runtime';
import type { CatalogueGame } from '../../catalogue/row.ts';
import type { BetProblem, Engine } from '../engines/engine.ts';
import { spinsLeft, type FreeSpinsStore } from '../free-spins/freeSpinsStore.ts';
import { isLive } from '../sessions/gameSession.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import type { Round } from './round.ts';
import { ROUND_LEASE_MS, type RoundStore } from './roundStore.ts';

export interface RoundRequest {
  readonly sessionId: string;
  /** UUID created by the frame. */
  readonly roundId: string;
  readonly bet: unknown;
  /** True for a round of the session's free spins, false for a stake of the player. Never decided by the server. */
  readonly isFree: boolean;
}

export type RoundProblem =
  | { readonly code: BetProblem | 'STAKE_TOO_HIGH' | 'ROUND_OPEN' | 'SESSION_ENDED' }
  /** The session's free spins have to be played first, or none is left. */
  | { readonly code: 'FREE_SPINS_LEFT' | 'FREE_SPINS_UNAVAILABLE' }
  | { readonly code: 'TOO_FAST'; readonly retryInMs: number };

export interface RoundService {
  readonly pool: Pool;
  readonly sessions: SessionStore;
  readonly rounds: RoundStore;
  readonly freeSpins: FreeSpinsStore;
  readonly clock: Clock;
}

/**
 * Records a round before any money moves. The session row is locked, so concurrent requests cannot both
 * start one.
 */
export async function startRound(
  roundService: RoundService,
  game: CatalogueGame,
  engine: Engine,
  request: RoundRequest,
): Promise<Result<Round, RoundProblem>> {
  return inTransaction(roundService.pool, async (client) => {
    const now = roundService.clock();
    const session = await roundService.sessions.lock(client, request.sessionId);
    if (!session || !isLive(session, now) || session.mode === 'replay')
      return fail({ code: 'SESSION_ENDED' });
    const spins =
      session.freeSpinsId === null
        ? undefined
        : await roundService.freeSpins.lock(client, session.brand, session.freeSpinsId);
    const left = spins ? spinsLeft(spins, game.id) : 0;
    if (request.isFree && left === 0) return fail({ code: 'FREE_SPINS_UNAVAILABLE' });
    if (!request.isFree && left > 0) return fail({ code: 'FREE_SPINS_LEFT' });
    const bet = request.isFree ? spins?.bet : request.bet;
    const priced = engine.readBet(game.model, session.currency, bet);
    if (!priced.ok) return fail({ code: priced.failure });
    const { maximumStakeMinor, minimumRoundMs } = session.jurisdiction;
    if (maximumStakeMinor !== null && priced.value.stakeMinor > maximumStakeMinor)
      return fail({ code: 'STAKE_TOO_HIGH' });
    if (await roundService.rounds.hasOpen(client, session.id)) return fail({ code: 'ROUND_OPEN' });
    const retryInMs = session.lastRoundAt === null ? 0 : session.lastRoundAt + minimumRoundMs - now;
    if (retryInMs > 0) return fail({ code: 'TOO_FAST', retryInMs });
    const round: Round = {
      id: request.roundId,
      sessionId: session.id,
      gameId: game.id,
      engine: game.engine,
      modelId: game.model,
      modelVersion: engine.version(game.model),
      mode: session.mode,
      brand: session.brand,
      playerId: session.playerId,
      operatorSessionId: session.operatorSessionId,
      currency: session.currency,
      state: 'created',
      ...priced.value,
      freeSpinsId: request.isFree ? session.freeSpinsId : null,
      outcome: null,
      draws: null,
      returnMinor: null,
      betTransactionId: randomUUID(),
      winTransactionId: randomUUID(),
      rollbackTransactionId: randomUUID(),
      refusal: null,
      balanceMinor: null,
      balanceVersion: null,
      attempts: 0,
      nextAttemptAt: now + ROUND_LEASE_MS,
      createdAt: now,
      closedAt: null,
    };
    await roundService.rounds.insert(client, round);
    await roundService.sessions.noteRound(client, session.id, now);
    return succeed(round);
  });
}
