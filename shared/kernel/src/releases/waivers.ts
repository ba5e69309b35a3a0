/** Reason why a finding of the release gate is accepted, and until when. */
export interface Waiver {
  readonly rule: string;
  /** Applies only to findings whose text contains this. */
  readonly about: string;
  readonly reason: string;
  /** Last day, UTC: `2026-12-31`. */
  readonly until: string;
}

/**
 * A waiver of a rule that squads cannot waive themselves, for one application. Listed by the registry (`GET
 * /v1/live`).
 */
export interface GrantedWaiver extends Waiver {
  readonly app: string;
}

/** Rules that protect others than the squad: code and styles that reach every page, data of players, and contracts. */
const NOT_A_SQUADS_ALONE = [
  'code/',
  'contract/',
  'css/',
  'graphql/',
  'release/',
  'shared/',
  'smoke/blocked',
  'smoke/changes',
  'smoke/fallback',
  'smoke/integrity',
  'smoke/mount',
  'smoke/origin',
  'smoke/secret',
  'source/',
] as const;

/** True if waivers of the rule must be granted by the registry. */
export function needsGrant(rule: string): boolean {
  return NOT_A_SQUADS_ALONE.some((prefix) => rule.startsWith(prefix));
}

/** Longest duration of a waiver: it is reviewed within a year. */
export const MAX_WAIVER_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/** True if a waiver ends after the longest allowed duration. Both days are `2026-12-31`. */
export function endsTooLate(until: string, today: string): boolean {
  return Date.parse(until) > Date.parse(today) + MAX_WAIVER_DAYS * DAY_MS;
}
