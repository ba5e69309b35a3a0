import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

const CONTESTS = '/contests/';

class FakeSocket {
  static last: FakeSocket | undefined;
  /** Sockets of races and outrights. */
  static readonly contests = new Set<FakeSocket>();
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    if (url.includes(CONTESTS)) FakeSocket.contests.add(this);
    else FakeSocket.last = this;
  }

  close(): void {
    if (!FakeSocket.contests.delete(this)) FakeSocket.last = undefined;
  }
}

/** The sports feed as a page sees it: a socket of the board or a match, those of contests, and answers by path. */
export interface FeedWorld {
  /** True while a page is connected. */
  isConnected(): boolean;
  deliver(message: object): void;
  lose(): void;
  /** Streams of races and outrights that are open. */
  openContests(): readonly string[];
  /** Sends a message on the stream of a race or an outright, or on that of a list. */
  deliverContests(name: string, message: object): void;
  loseContests(name: string): void;
  /** Sets the answers to a path from now on; the last one is repeated. Undefined: the request fails. */
  answer(path: string, ...answers: readonly (object | 404 | undefined)[]): void;
  /** Paths that were requested. */
  readonly requested: string[];
}

/** Lists and contests of a stream. */
function namesOf(url: string): readonly string[] {
  return url.slice(url.indexOf(CONTESTS) + CONTESTS.length, url.indexOf('/stream')).split(',');
}

/** Replaces socket and `fetch` of the browser in each test of a file. */
export function feedWorld(): FeedWorld {
  const { WebSocket: BrowserSocket, fetch } = globalThis;
  const answers = new Map<string, (object | 404 | undefined)[]>();
  const requested: string[] = [];

  beforeEach(() => {
    FakeSocket.last = undefined;
    FakeSocket.contests.clear();
    answers.clear();
    requested.length = 0;
    globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket; // Only what the adapter uses.
    globalThis.fetch = (input) => {
      const path = input as string; // The adapter requests paths.
      requested.push(path);
      const known = answers.get(path) ?? [];
      const answer = known.length > 1 ? known.shift() : known[0];
      const status = answer === undefined ? 503 : answer === 404 ? 404 : 200;
      return Promise.resolve({
        ok: status === 200,
        status,
        json: () => Promise.resolve(answer),
      } as Response); // Only what the adapter reads.
    };
  });
  afterEach(() => void Object.assign(globalThis, { WebSocket: BrowserSocket, fetch }));

  const socketsOf = (name: string): readonly FakeSocket[] =>
    [...FakeSocket.contests].filter(({ url }) => namesOf(url).includes(name));

  return {
    openContests: () =>
      [...FakeSocket.contests].map(({ url }) => url.slice(url.indexOf(CONTESTS) + CONTESTS.length)),
    deliverContests: (name, message) =>
      act(() => {
        for (const socket of socketsOf(name))
          socket.onmessage?.({ data: JSON.stringify({ name, ...message }) });
      }),
    loseContests: (name) =>
      act(() => {
        for (const socket of socketsOf(name)) socket.onclose?.();
      }),
    isConnected: () => FakeSocket.last !== undefined,
    deliver: (message) => act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) })),
    lose: () => act(() => FakeSocket.last?.onclose?.()),
    answer: (path, ...list) => void answers.set(path, [...list]),
    requested,
  };
}
