import type { OverlayContents, Overlays } from '@foyer/contract';

const REOPEN_AFTER_MS = 100; // requirements/screens#quick-deposit, requirements/constants#quick-deposit

/** Opens quick deposit once the page it is not shown on has gone. */
export function reopenLater(overlays: Overlays, content: OverlayContents['quick-deposit']): void {
  setTimeout(() => void overlays.open('quick-deposit', content), REOPEN_AFTER_MS);
}
