import type { OverlayContents, Overlays } from '@foyer/contract';

const REOPEN_AFTER_MS = 100; // requirements/screens#quick-deposit, requirements/constants#quick-deposit

/**
 * Opens quick deposit after the page that must not show it has closed.
 *
 * @param clickedAt - instant of the request by `performance.now()`: the time of the page change is part of
 * the wait.
 */
export function reopenLater(
  overlays: Overlays,
  content: OverlayContents['quick-deposit'],
  clickedAt: number,
): void {
  const wait = Math.max(0, clickedAt + REOPEN_AFTER_MS - performance.now());
  setTimeout(() => void overlays.open('quick-deposit', content), wait);
}
