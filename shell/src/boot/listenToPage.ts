import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { Shell } from './createShell.ts';

const HOVER_MS = 65;

/** What the window tells the services. */
export function listenToPage({ navigation, platform, session, remotes }: Shell): void {
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
  if (platform.page.mode === 'development') followReleases((set) => remotes.releases.announce(set));
}

/** Every link of our own that the player reaches for starts loading its page, whoever drew it. */
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

/**
 * `npm run dev`: a rebuilt remote is swapped in place. One tab listens for all: a browser opens six connections to a host at most,
 * and a stream in each tab would leave none for the seventh.
 */
function followReleases(announce: (set: ReleaseSet) => void): void {
  const channel = new BroadcastChannel('foyer-releases');
  channel.onmessage = ({ data }: MessageEvent<ReleaseSet>) => announce(data);
  const listen = (): Promise<never> => {
    const source = new EventSource('/dev/releases');
    source.addEventListener('release-set', ({ data }: MessageEvent<string>) => {
      const set = JSON.parse(data) as ReleaseSet;
      announce(set);
      channel.postMessage(set);
    });
    return new Promise(() => undefined); // held until the tab is gone
  };
  void navigator.locks.request('foyer-releases', listen);
}
