import type { GameJurisdiction } from '@foyer/kernel/game-host';

export type GameMode = 'real' | 'demo' | 'replay';

/** A launched session: one player, one game, one frame. */
export interface GameSession {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string | null;
  readonly operatorSessionId: string | null;
  readonly gameId: string;
  readonly mode: GameMode;
  readonly replayRoundId: string | null;
  /** The operator's free spins that the session plays. */
  readonly freeSpinsId: string | null;
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly jurisdiction: GameJurisdiction;
  readonly returnOrigins: readonly string[];
  readonly nonce: string;
  readonly launchExpiresAt: number;
  readonly isRedeemed: boolean;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly lastRoundAt: number | null;
}

export function isLive(session: GameSession, now: number): boolean {
  return session.endedAt === null && session.expiresAt > now;
}
