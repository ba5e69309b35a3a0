import { keepHeartbeat } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FeedMessage } from '@foyer/kernel/sports-feed';
import { WebSocketServer, type WebSocket } from 'ws';
import { TICK_MS, type Board } from './createBoard.ts';

/** Readers only listen; what they say is not read. */
const MAXIMUM_MESSAGE = 256;
const MAXIMUM_BUFFERED = 512 * 1024;

export interface Stream {
  /** Joins the stream behind `after`, the sequence that the reader holds; without one, or when it is too old, a snapshot comes first. */
  join(request: IncomingMessage, socket: Duplex, head: Buffer, after: number | undefined): void;
  close(): Promise<void>;
}

interface Reader {
  readonly socket: WebSocket;
  /** The last sequence it was given. */
  sequence: number;
}

/** Tells every reader what it has not heard yet, once a tick. Runs only while somebody listens. */
export function createStream(board: Board): Stream {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_MESSAGE });
  const readers = new Set<Reader>();
  const texts = new WeakMap<FeedMessage, string>();
  let timer: NodeJS.Timeout | undefined;

  const textOf = (message: FeedMessage): string => {
    const text = texts.get(message) ?? JSON.stringify(message);
    texts.set(message, text);
    return text;
  };

  function bringUpToDate(reader: Reader): void {
    // one that does not read is let go before it costs memory; it comes back and is given what is true then
    if (reader.socket.bufferedAmount > MAXIMUM_BUFFERED) return reader.socket.terminate();
    for (const message of board.since(reader.sequence) ?? [board.snapshot()]) {
      reader.socket.send(textOf(message));
      reader.sequence = message.sequence;
    }
  }

  function tell(): void {
    board.tick();
    readers.forEach(bringUpToDate);
  }

  function welcome(socket: WebSocket, after: number | undefined): void {
    const reader: Reader = { socket, sequence: after ?? -1 };
    readers.add(reader);
    timer ??= setInterval(tell, TICK_MS);
    keepHeartbeat(socket);
    socket.once('close', () => {
      readers.delete(reader);
      if (readers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    board.tick();
    bringUpToDate(reader);
  }

  return {
    join: (request, socket, head, after) =>
      server.handleUpgrade(request, socket, head, (joined) => welcome(joined, after)),
    async close() {
      clearInterval(timer);
      for (const { socket } of readers) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
