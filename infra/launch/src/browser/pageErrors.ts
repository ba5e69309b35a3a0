import type { Page } from '@playwright/test';

interface TelemetryRecord {
  readonly type: string;
  readonly app?: string;
  readonly code?: string;
  readonly detail?: string;
}

/** Beacons are read in the page: Playwright does not see one that is sent while the page is left. */
interface WatchedWindow {
  __foyerBeacons?: string[];
}

/**
 * Collects what a page reports as wrong: exceptions, console errors, and failures of remotes in the shell's telemetry.
 * To be called before the page navigates. @returns a function that flushes the telemetry and reads everything so far.
 */
export async function errorsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const errors = new Set<string>();
  page.on('pageerror', ({ message }) => errors.add(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.add(`${message.text()} (${pathOf(message.location().url)})`);
  });
  await page.addInitScript(() => {
    const beacons: string[] = [];
    (globalThis as WatchedWindow).__foyerBeacons = beacons;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (String(url).endsWith('/telemetry') && typeof body === 'string') beacons.push(body);
      return send(url, body);
    };
  });
  return async () => {
    const beacons = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide')); // the shell sends what it has kept
      return (globalThis as WatchedWindow).__foyerBeacons ?? [];
    });
    return [...errors, ...beacons.flatMap(failuresIn)];
  };
}

/** Without the origin: the same fault reads the same in every brand. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Remotes that failed: a page may be shown although a part of it is missing. */
function failuresIn(body: string): readonly string[] {
  const records = parsed(body);
  return records
    .filter(({ type }) => type === 'remote-failed')
    .map(({ app, code, detail }) => `${app} failed with ${code}: ${detail}`);
}

function parsed(body: string): readonly TelemetryRecord[] {
  try {
    return JSON.parse(body) as readonly TelemetryRecord[];
  } catch {
    return []; // another format is checked by the gateway's own tests
  }
}
