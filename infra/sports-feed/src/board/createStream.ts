import { keepHeartbeat } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { TICK_MS, type Board } from './createBoard.ts';
import type { Subscription } from './subscriptions.ts';

/** Clients send nothing; incoming messages are ignored. */
const MAX_MESSAGE_BYTES = 256;
const MAX_BUFFERED_BYTES = 512 * 1024;

export interface Stream {
  /** Sends the messages of a subscription until one side ends it. */
  join(request: IncomingMessage, socket: Duplex, head: Buffer, subscription: Subscription): void;
  /** Ends the connections whose request matches. */
  disconnect(isEnded: (request: IncomingMessage) => boolean): void;
  close(): Promise<void>;
}

interface StreamClient {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  readonly subscription: Subscription;
}

/** Sends changes to every client once a tick. The timer runs only while there are clients. */
export function createStream(board: Board, isSilent: () => boolean = () => false): Stream {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const clients = new Set<StreamClient>();
  let timer: NodeJS.Timeout | undefined;

  function bringUpToDate({ socket, subscription }: StreamClient): void {
    // disconnect a slow client before it costs memory; it reconnects and starts again
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
    const messages = subscription();
    if (!messages) return socket.close();
    for (const message of messages) socket.send(message, { binary: false });
  }

  function sendUpdates(): void {
    board.tick();
    if (!isSilent()) clients.forEach(bringUpToDate);
  }

  function welcome(request: IncomingMessage, socket: WebSocket, subscription: Subscription): void {
    const client: StreamClient = { request, socket, subscription };
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
    if (!isSilent()) bringUpToDate(client);
  }

  return {
    join: (request, socket, head, subscription) =>
      server.handleUpgrade(request, socket, head, (joined) => welcome(request, joined, subscription)),
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
