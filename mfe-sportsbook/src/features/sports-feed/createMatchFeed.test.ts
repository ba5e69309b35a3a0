import { describe, expect, it, jest } from '@jest/globals';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { FeedConnectionPorts } from './adapters/feedConnection.ts';
import { aMatchMessage, NOON } from './board.fixture.ts';
import { createMatchFeed } from './createMatchFeed.ts';

function feedOf(id = 'north', answer: () => Promise<unknown> = () => Promise.resolve(aMatchMessage())) {
  const opened: FeedConnectionPorts[] = [];
  const close = jest.fn();
  const readMatch = jest.fn(answer);
  const feed = createMatchFeed(id, {
    readMatch,
    keepConnected(ports) {
      opened.push(ports);
      return { retryNow: () => undefined, close };
    },
  });
  return { feed, opened, close, readMatch };
}

describe('the feed of a match', () => {
  it('loads the match over HTTP and follows its stream', async () => {
    const { feed, opened, close } = feedOf();
    await feed.preload();
    expect(feed.current().status).toBe('live');
    const [stop, stopOther] = [feed.follow(), feed.follow()];
    expect(opened.map((ports) => ports.address())).toEqual(['/sports-feed/matches/north/stream']);
    expect(opened[0]?.onMessage(aMatchMessage({ minute: 30 }, 101))).toBe(true);
    expect(feed.current()).toMatchObject({ match: { minute: 30 } });
    stop();
    expect(close).not.toHaveBeenCalled();
    stopOther();
    expect(close).toHaveBeenCalledTimes(1);
    expect(feed.current().status).toBe('paused');
  });

  it('keeps the match when a beat reports no change', () => {
    const { feed, opened } = feedOf();
    feed.follow();
    opened[0]?.onMessage(aMatchMessage());
    const before = feed.current();
    expect(opened[0]?.onMessage({ v: SPORTS_FEED_VERSION, type: 'beat', sequence: 101, at: NOON })).toBe(
      true,
    );
    expect(feed.current()).toBe(before);
  });

  it('is stale after a malformed message', () => {
    const { feed, opened } = feedOf();
    feed.follow();
    opened[0]?.onMessage(aMatchMessage());
    expect(opened[0]?.onMessage({ v: 1 })).toBe(false);
    expect(feed.current().status).toBe('stale');
  });

  it('finds out after a lost connection that the match is no longer offered, and stops', async () => {
    const { feed, opened, close } = feedOf('north', () => Promise.resolve(null));
    feed.follow();
    opened[0]?.onLost();
    await Promise.resolve();
    await Promise.resolve();
    expect(feed.current().status).toBe('gone');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps waiting while the request fails, too', async () => {
    const { feed, opened } = feedOf('north', () => Promise.reject(new Error('down')));
    await feed.preload();
    expect(feed.current().status).toBe('loading');
    feed.follow();
    opened[0]?.onLost();
    expect(feed.current().status).toBe('failed');
    feed.retry();
    expect(feed.current().status).toBe('loading');
  });

  it('sends no request for an address that cannot be a match', async () => {
    const { feed, opened, readMatch } = feedOf(':event');
    await feed.preload();
    feed.follow();
    expect([feed.current().status, opened.length, readMatch.mock.calls.length]).toEqual(['gone', 0, 0]);
  });
});
