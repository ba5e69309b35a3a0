import type { HarmMarkerView } from '@foyer/market/harm-answers';
import { useText } from '@foyer/i18n';
import { markerReasons } from './PlayerCarePage.messages.ts';

/** The reason of a marker with the numbers that were counted. */
export function useMarkerReason(): (marker: HarmMarkerView) => string {
  const text = useText();
  return ({ marker, counted, threshold, windowDays }) =>
    text(markerReasons[marker], { counted, threshold, days: windowDays });
}
