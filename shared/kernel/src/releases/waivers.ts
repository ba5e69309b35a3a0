/** Why a finding of the release gate may wait, and until when. */
export interface Waiver {
  readonly rule: string;
  /** Only findings whose text has this in it. */
  readonly about: string;
  readonly reason: string;
  /** Last day, UTC: `2026-12-31`. */
  readonly until: string;
}

/** A waiver of a rule that no squad waives alone, for one application. The registry has the list (`GET /v1/live`). */
export interface GrantedWaiver extends Waiver {
  readonly app: string;
}

/** Rules that protect others than the squad: code that runs in every page, and promises between squads. */
const NOT_A_SQUADS_ALONE = [
  'code/',
  'contract/',
  'graphql/',
  'release/',
  'shared/',
  'smoke/fallback',
  'smoke/integrity',
  'smoke/mount',
  'source/',
] as const;

/** Whether a waiver of the rule counts only when it was granted. */
export function needsGrant(rule: string): boolean {
  return NOT_A_SQUADS_ALONE.some((prefix) => rule.startsWith(prefix));
}

/** A waiver is reviewed within a year. */
export const LONGEST_WAIVER_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/** Whether a waiver would end later than it may, seen from a day. Both are `2026-12-31`. */
export function endsTooLate(until: string, today: string): boolean {
  return Date.parse(until) > Date.parse(today) + LONGEST_WAIVER_DAYS * DAY_MS;
}
