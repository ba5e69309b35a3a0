import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  close(): void {
    FakeSocket.last = undefined;
  }
}

/** The sports feed as a page sees it: one socket, and answers by path. */
export interface FeedWorld {
  /** True while a page is connected. */
  isConnected(): boolean;
  deliver(message: object): void;
  lose(): void;
  /** Sets the answers to a path from now on; the last one is repeated. Undefined: the request fails. */
  answer(path: string, ...answers: readonly (object | 404 | undefined)[]): void;
  /** Paths that were requested. */
  readonly requested: string[];
}

/** Replaces socket and `fetch` of the browser in each test of a file. */
export function feedWorld(): FeedWorld {
  const { WebSocket: BrowserSocket, fetch } = globalThis;
  const answers = new Map<string, (object | 404 | undefined)[]>();
  const requested: string[] = [];

  beforeEach(() => {
    FakeSocket.last = undefined;
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

  return {
    isConnected: () => FakeSocket.last !== undefined,
    deliver: (message) => act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) })),
    lose: () => act(() => FakeSocket.last?.onclose?.()),
    answer: (path, ...list) => void answers.set(path, [...list]),
    requested,
  };
}
