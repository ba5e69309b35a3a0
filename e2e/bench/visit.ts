import type { Browser, CDPSession, Page } from '@playwright/test';

/** Network connection and CPU speed that the browser emulates. */
export interface Net {
  readonly name: string;
  readonly latencyMs: number;
  /** Bytes per second; -1 means unthrottled. */
  readonly throughput: number;
  readonly cpuSlowdown: number;
}

export const SLOW: Net = {
  name: 'slow net',
  latencyMs: 150,
  throughput: (1.6 * 1024 * 1024) / 8,
  cpuSlowdown: 4,
};
export const FAST: Net = { name: 'fast net', latencyMs: 0, throughput: -1, cpuSlowdown: 1 };

/** Measurements of one cold visit to the lobby, in milliseconds and bytes. */
export interface Visit {
  readonly paint: number;
  readonly tiles: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly longestTask: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
  readonly depth: number;
}

interface Seen {
  readonly type: string;
  readonly started: number;
  ended: number;
  bytes: number;
}

const TIMEOUT_MS = 60_000;
/** Layout shifts and long tasks are recorded for this long after the first tiles appear. */
const SETTLE_MS = 1_500;

/** Visits the lobby with an empty cache and waits for the first content of the casino remote. */
export async function visitLobby(browser: Browser, url: string, net: Net): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  try {
    const page = await context.newPage();
    const seen = await watchNetwork(await throttled(page, net));
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => globalThis.__bench.tiles > 0, undefined, { timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const marks = await page.evaluate(() => globalThis.__bench);
    return { ...marks, ...firstLoad(seen, marks.rendering) };
  } finally {
    await context.close();
  }
}

/** Sets the network and CPU throttling of a page. */
export async function throttled(page: Page, net: Net): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: net.latencyMs,
    downloadThroughput: net.throughput,
    uploadThroughput: net.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: net.cpuSlowdown });
  return session;
}

async function watchNetwork(session: CDPSession): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (request.url.startsWith('data:')) return;
    seen.set(requestId, { type: type ?? 'Other', started: timestamp, ended: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = seen.get(requestId);
    if (found) Object.assign(found, { ended: timestamp, bytes: encodedDataLength });
  });
  return Promise.resolve(seen);
}

/**
 * The document, scripts and style sheets requested before rendering began: first content had to wait for
 * them.
 */
function firstLoad(
  seen: ReadonlyMap<string, Seen>,
  renderingAfterMs: number,
): Pick<Visit, 'scriptBytes' | 'totalBytes' | 'requests' | 'depth'> {
  const document = [...seen.values()].find((item) => item.type === 'Document');
  const started = document?.started ?? 0;
  const firstScripts = [...seen.values()].filter((item) =>
    ['Document', 'Script', 'Stylesheet'].includes(item.type),
  );
  const needed = firstScripts.filter(
    (item) => item.started >= started && item.started <= started + renderingAfterMs / 1000,
  );
  const scripts = needed.filter((item) => item.type === 'Script');
  return {
    scriptBytes: sum(scripts.map((item) => item.bytes)),
    totalBytes: sum(needed.map((item) => item.bytes)),
    requests: needed.length,
    depth: depthOf(needed),
  };
}

/**
 * Length of the longest chain of requests in which each request started after the previous one had ended.
 */
function depthOf(requests: readonly Seen[]): number {
  const ordered = [...requests].sort((left, right) => left.started - right.started);
  const depth = new Map<Seen, number>();
  for (const item of ordered) {
    const before = ordered
      .filter((other) => other.ended <= item.started)
      .map((other) => depth.get(other) ?? 0);
    depth.set(item, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depth.values());
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

interface Marks {
  paint: number;
  tiles: number;
  largestPaint: number;
  layoutShift: number;
  longestTask: number;
  /** Time at which the shell began to render. */
  rendering: number;
}

declare global {
  // measurements that the page records about itself
  var __bench: Marks;
}

/** Runs in the page before any other script. */
function watchPage(): void {
  const marks: Marks = { paint: 0, tiles: 0, largestPaint: 0, layoutShift: 0, longestTask: 0, rendering: 0 };
  globalThis.__bench = marks;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (marks.largestPaint = entry.startTime));
  observe(
    'layout-shift',
    (entry) => (marks.layoutShift += (entry as PerformanceEntry & { value: number }).value),
  );
  observe('longtask', (entry) => (marks.longestTask = Math.max(marks.longestTask, entry.duration)));
  const afterPaint = (note: () => void) => requestAnimationFrame(() => setTimeout(note));
  const watcher = new MutationObserver(() => {
    if (marks.rendering === 0 && document.documentElement.dataset['boot'] === 'ready')
      marks.rendering = performance.now();
    if (marks.paint === 0 && document.querySelector('main h1')) {
      marks.paint = -1;
      afterPaint(() => (marks.paint = performance.now()));
    }
    if (marks.tiles === 0 && document.querySelector('main a[href*="/games/"]:not([href$="/games/"])')) {
      watcher.disconnect();
      afterPaint(() => (marks.tiles = performance.now()));
    }
  });
  watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['data-boot'] });
}
