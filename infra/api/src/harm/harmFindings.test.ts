import { describe, expect, it } from '@jest/globals';
import { HARM_MARKERS, HARM_RULES, type HarmMarker } from '@foyer/market/harm';
import { harmFindings, type HarmEvent } from './harmFindings.ts';

const NOW = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

/** Creates a number of events of one marker; the latest is the given number of days old. */
function events(marker: HarmMarker, count: number, ageDays = 0): HarmEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    marker,
    at: new Date(NOW - ageDays * DAY - index * 1_000),
  }));
}

describe('harmFindings', () => {
  it.each(HARM_MARKERS)('finds the highest level that %s reaches', (marker) => {
    const { thresholds, windowDays } = HARM_RULES[marker];
    const levels = [thresholds[0] - 1, ...thresholds, thresholds[2] + 1].map((count) =>
      harmFindings(events(marker, count), NOW).map(({ level, counted, threshold }) => [
        level,
        counted,
        threshold,
      ]),
    );
    expect(levels).toEqual([
      [],
      [[1, thresholds[0], thresholds[0]]],
      [[2, thresholds[1], thresholds[1]]],
      [[3, thresholds[2], thresholds[2]]],
      [[3, thresholds[2] + 1, thresholds[2]]],
    ]);
    expect(harmFindings(events(marker, 50, windowDays), NOW)).toEqual([]);
  });

  it('ignores events after the instant', () => {
    expect(harmFindings(events('chasing', 20, -1), NOW)).toEqual([]);
  });

  it('counts the events of each marker separately', () => {
    const few = HARM_MARKERS.flatMap((marker) => events(marker, HARM_RULES[marker].thresholds[0] - 1));
    expect(harmFindings(few, NOW)).toEqual([]);
  });
});
