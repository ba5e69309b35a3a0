import type { OverlayContents, Overlays } from '@foyer/contract';

const REOPEN_AFTER_MS = 100; // requirements/screens#quick-deposit, requirements/constants#quick-deposit

/** Opens quick deposit after the page that must not show it has closed. */
export function reopenLater(overlays: Overlays, content: OverlayContents['quick-deposit']): void {
  setTimeout(() => void overlays.open('quick-deposit', content), REOPEN_AFTER_MS);
}
