import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { ONE_DOCUMENT, type DocumentSets } from './documentSets.ts';

const recordSchema = v.object({
  type: v.optional(v.unknown()),
  app: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  detail: v.optional(v.unknown()),
});
const recordsSchema = v.pipe(v.string(), v.parseJson(), v.array(recordSchema));
type TelemetryRecord = v.InferOutput<typeof recordSchema>;

/** Beacons are recorded in the page: Playwright does not report one that is sent while the page is left. */
interface WatchedWindow {
  __foyerBeacons?: string[];
}

/**
 * Collects the errors of a page: exceptions, console errors, and remote failures in the shell's telemetry.
 * Must be called before the page navigates.
 * @returns a function that flushes the telemetry and returns all errors so far.
 */
export async function errorsOf(
  page: Page,
  sets: DocumentSets = ONE_DOCUMENT,
): Promise<() => Promise<readonly string[]>> {
  const errors = sets.create<string>();
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
      dispatchEvent(new Event('pagehide')); // makes the shell send its queued telemetry
      return (globalThis as WatchedWindow).__foyerBeacons ?? [];
    });
    return [...errors, ...beacons.flatMap(failuresIn)];
  };
}

/** Removes the origin, so that the same fault has the same text in every brand. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Remotes that failed: a page may be shown although one of its parts is missing. */
function failuresIn(body: string): readonly string[] {
  const records = parsed(body);
  return records
    .filter(({ type }) => type === 'remote-failed')
    .map(({ app, code, detail }) => `${String(app)} failed with ${String(code)}: ${String(detail)}`);
}

function parsed(body: string): readonly TelemetryRecord[] {
  const read = v.safeParse(recordsSchema, body);
  return read.success ? read.output : []; // the gateway's own tests cover other formats
}
