import {
  ENGAGEMENT_PATHS,
  ENGAGEMENT_SESSION_OVER,
  engagementHelloSchema,
  type EngagementMessage,
} from '@foyer/kernel/engagement';
import { tournamentWatchSchema } from '@foyer/kernel/tournaments';
import { isBrandId } from '@foyer/market';
import { BUS_RECONNECTED } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { STATE_CHANGED, stateChangedSchema } from '../facts/factStore.ts';
import type { PlayerRouteDeps } from '../http/playerRoute.ts';
import type { Caller } from '../provider/playerTokens.ts';
import { RULES_IN_FORCE, rulesInForceSchema } from '../rules/ruleFeed.ts';
import type { LeaderboardFeed, Watcher } from '../tournaments/leaderboardFeed.ts';

export interface EventSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

type Deps = Pick<PlayerRouteDeps, 'bus' | 'log' | 'tokens' | 'operator' | 'endedSessions'>;

const MAX_PAYLOAD_BYTES = 4 * 1_024;
const MAX_CLIENTS = 20_000;
const HELLO_WITHIN_MS = 10_000;
/** Below the idle timeouts of proxies. */
const PING_EVERY_MS = 25_000;
/** Open pages learn of other rules within this time, one after the other, so that they do not all read at once. */
const RULES_SPREAD_MS = 2_000;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN = 1013;
const GOING_AWAY = 1001;
const ALL_PARTS = ['missions', 'points', 'level', 'player', 'tournaments', 'shop', 'mini-games', 'inbox'];

/** Sockets that announce changes of the state of a player. They carry no state: the page reads it again. */
export function createEventSocket(deps: Deps, leaderboards: LeaderboardFeed): EventSocket {
  const { bus, log } = deps;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });
  const callers = new Map<WebSocket, Caller>();

  const send = (socket: WebSocket, message: EngagementMessage): void => socket.send(JSON.stringify(message));

  async function greet(socket: WebSocket, brand: string, data: RawData): Promise<void> {
    const hello = v.safeParse(v.pipe(v.string(), v.parseJson(), engagementHelloSchema), textOf(data));
    if (!hello.success) return socket.close(POLICY_VIOLATION, 'Send hello first');
    const caller = await deps.tokens.verify(hello.output.token, brand);
    if (!caller || deps.endedSessions.has(caller.sid))
      return socket.close(ENGAGEMENT_SESSION_OVER, 'Session ended');
    const eligibility = await deps.operator.eligibility(caller);
    if (!eligibility || eligibility.isSessionLive !== true)
      return socket.close(ENGAGEMENT_SESSION_OVER, 'Session ended');
    if (socket.readyState !== socket.OPEN) return;
    callers.set(socket, caller);
    follow(socket, caller, eligibility.currency);
    send(socket, { type: 'ready' });
  }

  /** Leaderboards that the page asks for. */
  function follow(socket: WebSocket, { brand, playerId }: Caller, currency: string): void {
    const watcher: Watcher = {
      brand,
      playerId,
      currency,
      send: (message) => socket.send(JSON.stringify(message)),
    };
    socket.on('message', (data) => {
      const watch = v.safeParse(v.pipe(v.string(), v.parseJson(), tournamentWatchSchema), textOf(data));
      if (watch.success) leaderboards.watch(watcher, watch.output.tournaments);
    });
    socket.once('close', () => leaderboards.leave(watcher));
  }

  function admit(socket: WebSocket, brand: string): void {
    const deadline = setTimeout(() => {
      if (!callers.has(socket)) socket.close(POLICY_VIOLATION, 'Send hello first');
    }, HELLO_WITHIN_MS);
    deadline.unref();
    socket.once('message', (data) => {
      greet(socket, brand, data).catch((error: unknown) => {
        log.warn('socket could not be admitted', { error });
        socket.close(TRY_AGAIN, 'Try again');
      });
    });
    socket.once('close', () => {
      clearTimeout(deadline);
      callers.delete(socket);
    });
    socket.on('error', () => socket.terminate());
  }

  function announceRules(brand: string): void {
    const sockets = [...callers].filter(([, caller]) => caller.brand === brand).map(([socket]) => socket);
    for (const [place, socket] of sockets.entries())
      setTimeout(
        () => {
          if (callers.has(socket)) send(socket, { type: 'changed', parts: ALL_PARTS, version: 0 });
        },
        (place * RULES_SPREAD_MS) / sockets.length,
      ).unref();
  }

  const ping = setInterval(() => {
    for (const socket of callers.keys()) socket.ping();
  }, PING_EVERY_MS);
  ping.unref();

  const unsubscribes = [
    bus.subscribe(STATE_CHANGED, (payload) => {
      const changed = v.safeParse(stateChangedSchema, payload);
      if (!changed.success) return log.warn('state-changed message is invalid');
      const { brand, playerId, parts, version } = changed.output;
      for (const [socket, caller] of callers)
        if (caller.playerId === playerId && caller.brand === brand)
          send(socket, { type: 'changed', parts, version });
    }),
    bus.subscribe(RULES_IN_FORCE, (payload) => {
      const inForce = v.safeParse(rulesInForceSchema, payload);
      if (!inForce.success) return log.warn('rules-in-force message is invalid');
      announceRules(inForce.output.brand);
    }),
    // messages may have been lost while the bus was disconnected
    bus.subscribe(BUS_RECONNECTED, () => {
      for (const socket of callers.keys()) send(socket, { type: 'changed', parts: ALL_PARTS, version: 0 });
    }),
    deps.endedSessions.onEnded((sid) => {
      for (const [socket, caller] of callers)
        if (caller.sid === sid) socket.close(ENGAGEMENT_SESSION_OVER, 'Session ended');
    }),
  ];

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const brand = String(request.headers['brand'] ?? '');
      if (
        new URL(request.url ?? '/', 'http://engagement').pathname !== ENGAGEMENT_PATHS.events ||
        !isBrandId(brand)
      )
        return refuse(socket, '404 Not Found');
      if (wss.clients.size >= MAX_CLIENTS) return refuse(socket, '503 Service Unavailable');
      wss.handleUpgrade(request, socket, head, (opened) => admit(opened, brand));
    },
    async close() {
      clearInterval(ping);
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const socket of wss.clients) socket.close(GOING_AWAY, 'Going away');
      const closed = new Promise<void>((resolve) => wss.close(() => resolve()));
      for (const socket of wss.clients) socket.terminate();
      await closed;
    },
  };
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

function refuse(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
