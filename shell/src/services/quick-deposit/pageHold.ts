import type { PageId } from '@foyer/links';
import { createStore } from '@foyer/platform';

/** Longest time in ms for which a page is held back. */
const MAX_HOLD_MS = 1_000;

const held = createStore<PageId | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The page whose content waits, with a skeleton in its place, while an overlay opens above it: mounting a page
 * is one task, and would delay the overlay (ADR 0263).
 */
export const heldPage: Pick<typeof held, 'current' | 'subscribe'> = held;

/** Holds the content of a page back until {@link releasePage}, for a second at most. */
export function holdPage(route: PageId | undefined): void {
  clearTimeout(timer);
  held.set(route);
  timer = setTimeout(releasePage, MAX_HOLD_MS);
}

export function releasePage(): void {
  clearTimeout(timer);
  held.set(undefined);
}

/** Releases the page in the task after the next frame, when the overlay above it is painted. */
export function releasePageAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(releasePage));
}
