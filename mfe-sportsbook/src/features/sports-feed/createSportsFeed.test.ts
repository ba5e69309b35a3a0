import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SPORTS_FEED_SILENCE_MS } from '@foyer/kernel/sports-feed';
import { anEvent, aSnapshot, changes } from './board.fixture.ts';
import { keepConnected } from './adapters/feedConnection.ts';
import { createSportsFeed } from './createSportsFeed.ts';

/** A fake server socket that the test controls. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
  }

  deliver(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  close(): void {
    this.isClosed = true;
  }
}

const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 8_000;
const WebSocketOfTheBrowser = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened.length = 0;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket; // implements only the members that the adapter uses
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = WebSocketOfTheBrowser;
});

const SNAPSHOT = aSnapshot([anEvent('a')]);
const last = () => FakeSocket.opened.at(-1);

function followed(readSnapshot: () => Promise<unknown> = () => Promise.resolve(SNAPSHOT)) {
  const feed = createSportsFeed({ readSnapshot, keepConnected });
  return { feed, stop: feed.follow() };
}

describe('the sports feed', () => {
  it('loads the first board over HTTP and continues from its sequence', async () => {
    const feed = createSportsFeed({ readSnapshot: () => Promise.resolve(SNAPSHOT), keepConnected });
    await feed.preload();
    expect(feed.current().status).toBe('live');
    const stop = feed.follow();
    expect(last()?.url).toMatch(/^ws:.*\/sports-feed\/stream\?after=100$/);
    last()?.deliver(changes(100, 101, []));
    expect(feed.current().status).toBe('live');
    stop();
    expect(last()?.isClosed).toBe(true);
    expect(feed.current().status).toBe('paused');
  });

  it('waits for the first board before it opens the stream, and continues from it', async () => {
    let deliver: (board: unknown) => void = () => undefined;
    const feed = createSportsFeed({
      readSnapshot: () => new Promise((resolve) => (deliver = resolve)),
      keepConnected,
    });
    const loaded = feed.preload();
    const stop = feed.follow();
    expect(FakeSocket.opened).toHaveLength(0);
    deliver(SNAPSHOT);
    await loaded;
    expect(last()?.url).toMatch(/after=100$/);
    stop();
    expect(last()?.isClosed).toBe(true);
  });

  it('opens no stream for a page that was left while the first board loaded', async () => {
    let deliver: (board: unknown) => void = () => undefined;
    const feed = createSportsFeed({
      readSnapshot: () => new Promise((resolve) => (deliver = resolve)),
      keepConnected,
    });
    const loaded = feed.preload();
    feed.follow()();
    deliver(SNAPSHOT);
    await loaded;
    expect(FakeSocket.opened).toHaveLength(0);
  });

  it('requests a snapshot over the socket when the HTTP request failed', async () => {
    const { feed, stop } = followed(() => Promise.reject(new Error('down')));
    await feed.preload();
    expect(last()?.url).toMatch(/\/stream$/);
    last()?.deliver(SNAPSHOT);
    expect(feed.current().status).toBe('live');
    stop();
  });

  it('is stale after six seconds without a message, and resumes from the last sequence', () => {
    const { feed, stop } = followed();
    last()?.deliver(SNAPSHOT);
    jest.advanceTimersByTime(SPORTS_FEED_SILENCE_MS - 1);
    expect(feed.current().status).toBe('live');
    jest.advanceTimersByTime(1);
    expect(feed.current().status).toBe('stale');
    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(last()?.url).toMatch(/after=100$/);
    last()?.deliver(changes(100, 107, []));
    expect(feed.current().status).toBe('live');
    stop();
  });

  it.each<[string, unknown]>([
    ['a gap', changes(105, 106, [])],
    ['a malformed message', 'no JSON'],
    ['a message of another kind', { v: 2 }],
  ])('is stale after %s and requests a snapshot', (_what, message) => {
    const { feed, stop } = followed();
    last()?.deliver(SNAPSHOT);
    last()?.deliver(message);
    expect(feed.current().status).toBe('stale');
    jest.advanceTimersByTime(MIN_WAIT_MS);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.opened[0]?.isClosed).toBe(true);
    expect(last()?.url).toMatch(/\/stream$/);
    last()?.deliver(aSnapshot([anEvent('a')], 110));
    expect(feed.current().status).toBe('live');
    stop();
  });

  it('is stale at once when the network is lost, and reconnects at once when it is back', () => {
    const { feed, stop } = followed();
    last()?.deliver(SNAPSHOT);
    window.dispatchEvent(new Event('offline'));
    expect(feed.current().status).toBe('stale');
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
    stop();
  });

  it('does not report a lost connection while the page opens the first one, until six seconds are over', () => {
    const { feed, stop } = followed();
    last()?.deliver(SNAPSHOT);
    stop();
    const leave = feed.follow();
    expect(feed.current().status).toBe('paused');
    jest.advanceTimersByTime(SPORTS_FEED_SILENCE_MS);
    expect(feed.current().status).toBe('stale');
    leave();
  });

  it('fails without a board, keeps retrying, and retries at once on request', () => {
    const { feed, stop } = followed();
    last()?.onclose?.();
    expect(feed.current().status).toBe('failed');
    feed.retry();
    expect(feed.current().status).toBe('loading');
    expect(FakeSocket.opened).toHaveLength(2);
    last()?.deliver(SNAPSHOT);
    expect(feed.current().status).toBe('live');
    stop();
  });

  it('waits longer after each failure, and stops when the last subscriber leaves', () => {
    const { stop } = followed();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      last()?.onclose?.();
      jest.advanceTimersByTime(MAX_WAIT_MS);
    }
    expect(FakeSocket.opened.length).toBeGreaterThanOrEqual(9);
    stop();
    jest.advanceTimersByTime(10 * MAX_WAIT_MS);
    const { length } = FakeSocket.opened;
    jest.advanceTimersByTime(10 * MAX_WAIT_MS);
    expect(FakeSocket.opened).toHaveLength(length);
  });
});
