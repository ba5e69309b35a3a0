import { backoffMs } from '@foyer/kernel/backoff';

const PAUSE = { firstMs: 5_000, maxMs: 60_000 };
const TIMED_ATTEMPTS = 6;

/**
 * Resolves when the next attempt to load a part of the page is due: after an increasing pause, or earlier when
 * the connection is restored, the page becomes visible or the player clicks. Never while the page is hidden; after several
 * failures without the pause, so that a page that stays open causes no endless requests.
 * @param failures - consecutive failures, at least 1.
 */
export function nextAttempt(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const attempt = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      removeEventListener('online', attempt);
      removeEventListener('visibilitychange', attempt);
      removeEventListener('click', attempt, true);
      resolve();
    };
    addEventListener('online', attempt);
    addEventListener('visibilitychange', attempt);
    addEventListener('click', attempt, true); // possibly on the control that needs the part
    const timer = failures > TIMED_ATTEMPTS ? undefined : setTimeout(attempt, backoffMs(failures, PAUSE));
  });
}
