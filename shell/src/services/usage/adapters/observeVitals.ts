import type { Vitals } from '../reportUsage.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

const MIN_INTERACTION_MS = 40;
const THOUSANDTHS = 1_000;

/**
 * Observes the Web Vitals of the page, including entries from before the call. Layout shift is the sum of the
 * page, which is at most the value of a session window times their number.
 * @returns the values so far.
 */
export function observeVitals(): () => Vitals {
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  const observe = (type: string, read: (entry: PerformanceEntry) => void): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const options = { type, buffered: true, durationThreshold: MIN_INTERACTION_MS };
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(options);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = Math.round(startTime);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) vitals.cls = Math.round((vitals.cls ?? 0) + value * THOUSANDTHS);
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration));
  });
  return () => vitals;
}
