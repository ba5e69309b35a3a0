import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FALLBACK_LOCALE, isLocale } from '@foyer/links';
import { createReleases } from '../releases/releases.ts';
import { readTestOverrides } from '../services/test-overrides/readTestOverrides.ts';
import { marketDataOfPage } from '../services/player/marketOfPage.ts';
import { safeStorage } from '../services/storage/adapters/safeStorage.ts';
import { App } from './App.tsx';
import { createPlatform } from './createPlatform.ts';
import { createShell, type Shell } from './createShell.ts';
import { listenToPage } from './listenToPage.ts';
import { loadTexts } from './loadTexts.ts';
import { registerStyleLoader } from './registerStyleLoader.ts';
import { readPageData } from './readPageData.ts';
import { retryShellFiles } from './retryShellFiles.ts';
import { readSafeMode } from './safeMode.ts';
import { scrubAddress } from './scrubAddress.ts';
import { checkSingletons } from './selfCheck.ts';
import { startLater } from './startLater.ts';
import { trustScripts } from './trustScripts.ts';

async function boot(): Promise<void> {
  scrubAddress(location, history); // before any code can read a token in the address
  checkSingletons();
  const page = readPageData(document);
  const locale = isLocale(page.locale) ? page.locale : FALLBACK_LOCALE;
  const session = safeStorage(() => window.sessionStorage);
  const safeMode = readSafeMode(location.search, session);
  const releases = createReleases(safeMode?.setOf(page.releases) ?? page.releases, location.origin);
  trustScripts(releases, window); // before the first script is requested
  retryShellFiles(releases);
  const texts = loadTexts(locale);
  const marketData = await marketDataOfPage(page);
  const localFlags = safeMode ? null : safeStorage(() => window.localStorage).getItem('__@feature_flags');
  const overrides = await readTestOverrides(page.mode, location.search, session, localFlags);
  const platform = createPlatform(page, locale, { session, safeMode, marketData, overrides });
  const shell = createShell(platform, releases, await texts);
  registerStyleLoader(shell);
  if (!__FOYER_PRODUCTION__) handToDevelopment(shell);
  // Rendering earlier would show a React skeleton for at least 300 ms (requirements/platform#mounting); the
  // skeleton in the HTML is as good.
  await shell.navigation.router.ready;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  createRoot(container).render(createElement(App, { shell }));
  document.documentElement.dataset['boot'] = 'ready';
  platform.telemetry.phase(__FOYER_APP__, __FOYER_RELEASE__, 'mounted');
  listenToPage(shell);
  startLater(shell);
}

/** The client of `foyer dev` shows and changes the services of the page; a release does not contain this. */
function handToDevelopment(shell: Shell): void {
  (globalThis as { readonly __foyerShellReady?: (shell: Shell) => void }).__foyerShellReady?.(shell);
}

/** Shows the static screen of the HTML; it needs no code of the application. */
function showFatalScreen(error: unknown): void {
  document.getElementById('root')?.replaceChildren();
  document.documentElement.dataset['boot'] = 'failed';
  navigator.sendBeacon(
    '/telemetry',
    JSON.stringify([
      { type: 'failed', area: 'boot', release: __FOYER_RELEASE__, detail: String(error).slice(0, 300) },
    ]),
  );
}

boot().catch(showFatalScreen);
