import type { Shell } from './createShell.ts';

/**
 * The router holds the first page for a moment while its code arrives. Rendering before that would only show a skeleton,
 * which React then keeps for 300 ms (requirements/platform#mounting); the one in the HTML is as good.
 */
export function primeFirstRoute({ navigation: { router } }: Shell): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
