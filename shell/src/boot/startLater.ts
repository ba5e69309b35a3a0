import { ignoreError } from '@foyer/kernel';
import { routeOfMatch } from '@foyer/links';
import { importRequiredPart } from '../lib/importRequiredPart.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { Shell } from './createShell.ts';
import { isDataExpensive, whenIdle } from '../services/clock/idle.ts';

const PRELOAD_AFTER_MS = 6_000;

/**
 * Starts services that the first paint does not need: the session, consent, the flag service, the other
 * remotes.
 */
export function startLater(shell: Shell): void {
  const { session, platform, navigation } = shell;
  const { match } = navigation.current();
  const isHandler = match !== undefined && routeOfMatch(match).layout === 'handler';
  const report = (area: string) => (error: unknown) => platform.telemetry.failed(area, error);
  const startConsent = (): void => void platform.consent.start().catch(report('consent'));

  // the handler of the identity server creates the session itself
  if (match?.id !== 'identity-login-handler') {
    if (session.canRefresh() || (match && routeOfMatch(match).access === 'player')) void session.restore();
    else whenIdle(() => void session.restore());
  }
  if (isHandler) startConsent(); // requirements/routes#layouts: applied instantly
  else whenIdle(startConsent);
  whenIdle(() => void platform.flags.start().catch(report('flags')));
  whenIdle(() => void followReleases(shell).catch(report('live')));
  if (platform.page.errorReporting)
    whenIdle(() => void reportErrors(shell).catch(ignoreError('no error reports')));
  if (!platform.safeMode) setTimeout(() => whenIdle(() => preloadRemotes(shell)), PRELOAD_AFTER_MS);
}

async function reportErrors(shell: Shell): Promise<void> {
  (await importWithRetry(() => import('./reportErrors.ts'))).reportErrors(shell);
}

/** Applies rollbacks and switches to an open page, and follows its address. */
async function followReleases(shell: Shell): Promise<void> {
  const { startAddress, startLiveUpdates } = await importRequiredPart(
    'live',
    () => import(/* webpackChunkName: "live" */ './startLiveUpdates.tsx'),
  );
  startAddress(shell);
  shell.operatorNotices.set(startLiveUpdates(shell));
}

/** Prefetches the entries of the other remotes, unless data is expensive for the player. */
function preloadRemotes({ remotes }: Shell): void {
  if (isDataExpensive()) return;
  for (const { app } of remotes.releases.current().apps) {
    if (app !== __FOYER_APP__) void remotes.load(app).catch(ignoreError('prefetch failed'));
  }
}
