import type { Shell } from './createShell.ts';

const HOVER_MS = 65;

/** Forwards events of the window to the services. */
export function listenToPage({ navigation, platform, session }: Shell): void {
  preloadOnIntent((href) => navigation.preload(href));
  addEventListener('error', ({ error, message }) => platform.telemetry.failed('window', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => platform.telemetry.failed('promise', reason));
  addEventListener('pagehide', () => platform.telemetry.flush());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') platform.telemetry.flush();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.resume();
  });
}

/** Preloads the page of any internal link that the player points at or focuses. */
function preloadOnIntent(preload: (href: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reach = (event: Event): void => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (href) timer = setTimeout(() => preload(href), HOVER_MS);
  };
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}
