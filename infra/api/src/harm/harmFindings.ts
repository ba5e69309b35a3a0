import { HARM_MARKERS, HARM_RULES, type HarmLevel, type HarmMarker, type HarmRule } from '@foyer/market/harm';

const DAY_MS = 86_400_000;

/** One row of `api.harm_events`. */
export interface HarmEvent {
  readonly marker: HarmMarker;
  readonly at: Date;
}

/** A marker that applies, with the numbers that explain it. */
export interface HarmFinding {
  readonly marker: HarmMarker;
  readonly level: HarmLevel;
  readonly counted: number;
  readonly threshold: number;
  readonly windowDays: number;
}

/**
 * The markers that a player's events reach at an instant, each with its highest level. Events after the
 * instant and before the window of their marker do not count.
 */
export function harmFindings(
  events: readonly HarmEvent[],
  now: number,
  rules: Readonly<Record<HarmMarker, HarmRule>> = HARM_RULES,
): readonly HarmFinding[] {
  return HARM_MARKERS.flatMap((marker) => {
    const { windowDays, thresholds } = rules[marker];
    const from = now - windowDays * DAY_MS;
    const counted = events.filter(
      (event) => event.marker === marker && event.at.getTime() > from && event.at.getTime() <= now,
    ).length;
    const level = levelOf(counted, thresholds);
    if (level === undefined) return [];
    return [{ marker, level, counted, threshold: thresholds[level - 1] ?? 0, windowDays }];
  });
}

function levelOf(counted: number, thresholds: HarmRule['thresholds']): HarmLevel | undefined {
  if (counted >= thresholds[2]) return 3;
  if (counted >= thresholds[1]) return 2;
  return counted >= thresholds[0] ? 1 : undefined;
}
