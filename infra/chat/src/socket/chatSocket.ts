import { LIVE_CHAT_SESSION_OVER, LIVE_CHAT_SOCKET } from '@foyer/kernel/live-chat';
import { isBrandId } from '@foyer/market';
import { BUS_RECONNECTED } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import { CONVERSATION_CHANGED, conversationChangedSchema, QUEUE_CHANGED } from '../conversations/topics.ts';
import type { ChatParts } from '../deps.ts';
import { createChatClient, type ChatClient, type ClientParts } from './chatClient.ts';

export interface ChatSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** The longest message as JSON with every character escaped. */
const MAX_PAYLOAD_BYTES = 16 * 1024;
const MAX_CLIENTS = 20_000;
/** Interval of updates of positions, however often the queue changes. */
const QUEUE_EVERY_MS = 1_000;
const sessionEndedSchema = v.object({ sid: v.string() });

/**
 * Sockets of players. Each process announces changes on the bus, and each reads the database for its own
 * sockets, so that any number of processes serve one conversation.
 */
export function createChatSocket(
  { bus, log }: Pick<ChatParts, 'bus' | 'log'>,
  clientParts: ClientParts,
): ChatSocket {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });
  const clients = new Set<ChatClient>();
  let queueTimer: NodeJS.Timeout | undefined;

  function refreshQueued(): void {
    queueTimer ??= setTimeout(() => {
      queueTimer = undefined;
      for (const client of clients) if (client.isQueued) client.refresh();
    }, QUEUE_EVERY_MS);
    queueTimer.unref();
  }

  /** Messages of the bus were lost: sessions may have ended, conversations may have changed. */
  function recover(): void {
    for (const client of clients) {
      client.refresh();
      const { caller } = client;
      if (caller)
        clientParts.isSessionLive(caller).then(
          (isLive) => {
            if (!isLive) client.close(LIVE_CHAT_SESSION_OVER, 'Session ended');
          },
          () => client.close(1013, 'Try again'), // not admitted without a check; the page connects again
        );
    }
  }

  const unsubscribes = [
    bus.subscribe(CONVERSATION_CHANGED, (payload) => {
      const { success, output } = v.safeParse(conversationChangedSchema, payload);
      if (!success) return log.warn('conversation-changed message is invalid');
      for (const client of clients)
        if (
          client.caller?.brand === output.brand &&
          client.caller.playerId === output.playerId &&
          client.conversation === output.conversationId
        )
          client.refresh();
    }),
    bus.subscribe(QUEUE_CHANGED, refreshQueued),
    bus.subscribe(BUS_RECONNECTED, recover),
    bus.subscribe('identity.session-destroyed', (payload) => {
      const { success, output } = v.safeParse(sessionEndedSchema, payload);
      if (!success) return;
      for (const client of clients)
        if (client.caller?.sid === output.sid) client.close(LIVE_CHAT_SESSION_OVER, 'Session ended');
    }),
  ];

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const brand = String(request.headers['brand'] ?? '');
      if (new URL(request.url ?? '/', 'http://chat').pathname !== LIVE_CHAT_SOCKET || !isBrandId(brand))
        return refuse(socket, '404 Not Found');
      if (clients.size >= MAX_CLIENTS) return refuse(socket, '503 Service Unavailable');
      wss.handleUpgrade(request, socket, head, (ws) => {
        const client = createChatClient(ws, brand, clientParts);
        clients.add(client);
        ws.once('close', () => clients.delete(client));
      });
    },
    async close() {
      clearTimeout(queueTimer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const client of clients) client.close(1001, 'Going away');
      await new Promise<void>((resolve) => wss.close(() => resolve()));
      for (const ws of wss.clients) ws.terminate();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
