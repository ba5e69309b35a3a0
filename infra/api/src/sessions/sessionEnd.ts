export interface SessionEnded {
  readonly sid: string;
  readonly brand: string;
  readonly playerId: string;
  readonly reason: SessionEndReason;
}

/** Values of the schema's SessionEndReason. */
export type SessionEndReason =
  | 'SESSION_EXPIRED'
  | 'JWT_EXPIRED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'LOGGED_OUT'
  | 'ACCOUNT_BLOCKED'
  | 'BREAK_STARTED'
  | 'SESSION_LIMIT_REACHED';

const REASONS: Readonly<Record<string, SessionEndReason>> = {
  LOGGED_IN_FROM_ANOTHER_DEVICE: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
  SIGNED_OUT: 'LOGGED_OUT',
  LOGGED_OUT: 'LOGGED_OUT',
  OTHER_PLAYER_SIGNED_IN: 'LOGGED_OUT',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  JWT_EXPIRED: 'JWT_EXPIRED',
  REFRESH_TOKEN_REUSED: 'SESSION_EXPIRED',
  ACCOUNT_BLOCKED: 'ACCOUNT_BLOCKED',
  EXCLUDED: 'ACCOUNT_BLOCKED',
  BREAK_STARTED: 'BREAK_STARTED',
  SESSION_LIMIT_REACHED: 'SESSION_LIMIT_REACHED',
};

/**
 * Maps the reason of the identity server to the one shown to players; unknown reasons become an expired
 * session.
 */
export function endReasonOf(reason: unknown): SessionEndReason {
  return REASONS[String(reason)] ?? 'SESSION_EXPIRED';
}

/** Undefined for an event without session, brand or player. */
export function parseEnded(payload: unknown): SessionEnded | undefined {
  const { brand, playerId, sid, reason } = (payload ?? {}) as Record<string, unknown>;
  if (typeof sid !== 'string' || typeof brand !== 'string' || typeof playerId !== 'string') return undefined;
  return { sid, brand, playerId, reason: endReasonOf(reason) };
}
