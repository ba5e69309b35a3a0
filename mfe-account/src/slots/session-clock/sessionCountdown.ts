/** The session limit as the server last reported it; times are ISO 8601. */
export interface ReportedLimit {
  readonly remainingSeconds: number;
  readonly isRunning: boolean;
  readonly endsAt: string | null;
  readonly periodEndsAt: string;
}

/** The player is warned this long before the end; at least two minutes. */
export const WARN_BEFORE_MS = 5 * 60_000;

/**
 * Milliseconds left of the session limit at an instant of the server's clock. The time runs only while a
 * real-money game is open.
 */
export function timeLeft({ remainingSeconds, isRunning, endsAt }: ReportedLimit, now: number): number {
  return Math.max(0, isRunning && endsAt !== null ? Date.parse(endsAt) - now : remainingSeconds * 1_000);
}

/** True if the player will be signed out within {@link WARN_BEFORE_MS}, and not before the period ends. */
export function isEnding(limit: ReportedLimit, now: number): boolean {
  if (!limit.isRunning || limit.endsAt === null) return false;
  const endsAt = Date.parse(limit.endsAt);
  return endsAt - now <= WARN_BEFORE_MS && endsAt < Date.parse(limit.periodEndsAt);
}
