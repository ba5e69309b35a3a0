import type { RegistrationStatus, TournamentPhase } from '@foyer/kernel/tournaments';

/** Facts that decide the phase of a run. Times are milliseconds since the epoch. */
export interface RunSituation {
  readonly status: 'OPEN' | 'CANCELLED' | 'FINAL';
  readonly registrationFrom: number;
  readonly registrationTill: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly players: number;
  readonly playersMin: number;
}

/** Facts about a player that decide the status of a registration. */
export interface RegistrationSituation {
  /** Undefined: the player's state could not be read. */
  readonly isRegistered: boolean | undefined;
  readonly level: number;
  readonly qualifyingLevel: number | null;
}

/** The phase of a run at an instant. */
export function phaseOf(run: RunSituation, now: number): TournamentPhase {
  if (run.status === 'CANCELLED') return 'CANCELLED';
  if (run.status === 'FINAL') return 'FINAL';
  if (now >= run.endsAt) return 'SETTLING';
  if (now >= run.startsAt) return 'RUNNING';
  return now >= run.registrationFrom ? 'REGISTRATION' : 'ANNOUNCED';
}

/** True while the times of a run permit registration. */
export function isRegistrationOpen(run: RunSituation, now: number): boolean {
  return run.status === 'OPEN' && now >= run.registrationFrom && now < run.registrationTill;
}

/**
 * The status of a player's registration. `PENDING`: registered, but the run takes place only when more
 * players register. `QUALIFIED_PENDING_REGISTRATION`: the level is reached, the registration is missing.
 * `REGISTERED_PENDING_QUALIFICATION`: the reverse.
 */
export function registrationStatusOf(
  run: RunSituation,
  player: RegistrationSituation,
  now: number,
): RegistrationStatus {
  if (run.status === 'CANCELLED') return 'CANCELLED';
  if (player.isRegistered === undefined) return 'UNKNOWN';
  if (run.status === 'FINAL' || now >= run.endsAt) return 'FINISHED';
  const isQualified = player.qualifyingLevel === null || player.level >= player.qualifyingLevel;
  if (!player.isRegistered)
    return player.qualifyingLevel !== null && isQualified
      ? 'QUALIFIED_PENDING_REGISTRATION'
      : 'NOT_REGISTERED';
  if (!isQualified) return 'REGISTERED_PENDING_QUALIFICATION';
  return run.players < run.playersMin ? 'PENDING' : 'REGISTERED';
}
