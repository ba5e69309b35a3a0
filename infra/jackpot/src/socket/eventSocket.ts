import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { brands, isBrandId, jackpotTermsOf } from '@foyer/market';
import type { Bus, Log } from '@foyer/runtime';
import { brandOf } from '../http/answers.ts';
import type { Tickets } from '../http/tickets.ts';
import { createListener, type Listener, type ListenerDeps } from './listener.ts';

export interface EventSocketDeps extends ListenerDeps {
  readonly tickets: Tickets;
  readonly bus: Bus;
  readonly log: Log;
}

export interface EventSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly listeners: ReadonlySet<Listener>;
  close(): Promise<void>;
}

const EVENTS = /^\/v1\/events\/([a-z0-9-]{1,64})\/([a-z0-9-]{1,64})$/;
const MAX_MESSAGE_BYTES = 8 * 1024;
const MAX_LISTENERS = 20_000;
/** Platform close code for an ended session. */
const SESSION_OVER = 4401;

/**
 * requirements/interfaces#jackpot-provider: {host}/v1/events/{operatorId}/{brand} with query token and currency. Open to visitors; acting
 * for a player needs a ticket.
 */
export function createEventSocket(deps: EventSocketDeps): EventSocket {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const listeners = new Set<Listener>();

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://jackpot');
    const [, operator = '', brand = ''] = EVENTS.exec(url.pathname) ?? [];
    if (
      !isBrandId(brand) ||
      brand !== brandOf(request) ||
      brands[brand].operator !== operator ||
      !jackpotTermsOf(brand)
    )
      return refuse(socket, '404 Not Found');
    if (listeners.size >= MAX_LISTENERS) return refuse(socket, '503 Service Unavailable');
    const ticket = url.searchParams.get('token');
    const caller = ticket === null || ticket === '' ? undefined : await deps.tickets.redeem(ticket, brand);
    if (ticket && !caller) return refuse(socket, '401 Unauthorized');
    if (socket.destroyed) return;
    wss.handleUpgrade(request, socket, head, (ws) => serve(ws, socket, { brand, caller }));
  }

  function serve(ws: WebSocket, socket: Duplex, who: Pick<Listener, 'brand' | 'caller'>): void {
    const listener = createListener({ ws, socket }, who, deps);
    listeners.add(listener);
    ws.once('close', () => listeners.delete(listener));
  }

  const unsubscribe = deps.bus.subscribe('identity.session-destroyed', (payload) => {
    const { sid } = (payload ?? {}) as { sid?: unknown };
    if (typeof sid !== 'string') return;
    deps.tickets
      .revoke(sid)
      .catch((error: unknown) => deps.log.warn('tickets of an ended session not removed', { error }));
    for (const listener of listeners)
      if (listener.caller !== undefined && listener.caller.sid === sid)
        listener.end(SESSION_OVER, 'Session destroyed');
  });

  return {
    listeners,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      admit(request, socket, head).catch((error: unknown) => {
        deps.log.warn('socket admission failed', { error });
        refuse(socket, '503 Service Unavailable');
      });
    },
    async close() {
      unsubscribe();
      for (const listener of listeners) listener.end(1001, 'Going away');
      await new Promise<void>((resolve) => wss.close(() => resolve()));
      for (const ws of wss.clients) ws.terminate();
    },
  };
}

/**
 * Rejects an upgrade request. The gateway checks the Origin header of browsers; other clients send none.
 */
function refuse(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
