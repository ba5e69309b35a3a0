import { keepHeartbeat } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FeedMessage } from '@foyer/kernel/sports-feed';
import { WebSocketServer, type WebSocket } from 'ws';
import { TICK_MS, type Board } from './createBoard.ts';

/** Clients send nothing; incoming messages are ignored. */
const MAX_MESSAGE_BYTES = 256;
const MAX_BUFFERED_BYTES = 512 * 1024;

export interface Stream {
  /**
   * Resumes after the client's sequence number `after`; sends a snapshot first when it is missing or too
   * old.
   */
  join(request: IncomingMessage, socket: Duplex, head: Buffer, after: number | undefined): void;
  /** Ends the connections whose request matches. */
  disconnect(isEnded: (request: IncomingMessage) => boolean): void;
  close(): Promise<void>;
}

interface StreamClient {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  /** Sequence number of the last message sent to this client. */
  sequence: number;
}

/** Sends changes to every client once a tick. The timer runs only while there are clients. */
export function createStream(board: Board): Stream {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const clients = new Set<StreamClient>();
  const texts = new WeakMap<FeedMessage, string>();
  let timer: NodeJS.Timeout | undefined;

  const textOf = (message: FeedMessage): string => {
    const text = texts.get(message) ?? JSON.stringify(message);
    texts.set(message, text);
    return text;
  };

  function bringUpToDate(client: StreamClient): void {
    // disconnect a slow client before it costs memory; it reconnects and receives a snapshot
    if (client.socket.bufferedAmount > MAX_BUFFERED_BYTES) return client.socket.terminate();
    for (const message of board.since(client.sequence) ?? [board.snapshot()]) {
      client.socket.send(textOf(message));
      client.sequence = message.sequence;
    }
  }

  function sendUpdates(): void {
    board.tick();
    clients.forEach(bringUpToDate);
  }

  function welcome(request: IncomingMessage, socket: WebSocket, after: number | undefined): void {
    const client: StreamClient = { request, socket, sequence: after ?? -1 };
    clients.add(client);
    timer ??= setInterval(sendUpdates, TICK_MS);
    keepHeartbeat(socket);
    socket.once('close', () => {
      clients.delete(client);
      if (clients.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    board.tick();
    bringUpToDate(client);
  }

  return {
    join: (request, socket, head, after) =>
      server.handleUpgrade(request, socket, head, (joined) => welcome(request, joined, after)),
    disconnect(isEnded) {
      for (const { request, socket } of clients) if (isEnded(request)) socket.terminate();
    },
    async close() {
      clearInterval(timer);
      for (const { socket } of clients) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
