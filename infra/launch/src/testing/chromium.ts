import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Debian's headless build of Chromium: the same engine without the browser's own interface. Since the toolbar
 * of Chromium is a web page, each window of the full build costs a renderer, and the journeys twice the
 * processor time.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Default install paths of Chromium and Chrome; Playwright's own `channel` searches only its cache and Chrome's folder. */
const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that tests drive: `CHROMIUM_PATH`, the system's, or Playwright's.
 * @throws an error that explains how to install one.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but this file does not exist.`);
  }
  const found = [...SYSTEM_PATHS, playwrightsOwn()].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'Chromium was not found. Install it (apt-get install chromium-headless-shell, or npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

function playwrightsOwn(): string | undefined {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test') as {
      chromium: { executablePath(): string };
    };
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
