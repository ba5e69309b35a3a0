import type { ReleasePlan, Visitor } from '@foyer/kernel/release-plan';
import type { Locale } from '@foyer/links';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RequestContext } from '../context.ts';
import { isOwnOrigin, plainAnswer } from '../proxy/proxyUpgrade.ts';
import { bucketOf, visitorOf, type VisitorReleases } from './visitorReleases.ts';

/** Tells open pages that the releases they should run have changed; what they are now, a page asks itself. */
export interface LiveReleases {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, context: RequestContext, locale: Locale): void;
  /** Called with each plan that became live. */
  announce(plan: ReleasePlan): void;
  close(): void;
}

export interface LiveReleasesPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: Visitor): VisitorReleases;
}

interface Reader {
  readonly visitor: Visitor;
  /** What it was told of last. */
  tag: string;
  isAlive: boolean;
}

const PING_MS = 10_000;
const MAXIMUM_READERS = 20_000;
/** A page has nothing to say here. */
const MAXIMUM_PAYLOAD_BYTES = 16;

export function createLiveReleases({ current, resolve }: LiveReleasesPorts): LiveReleases {
  const readers = new Map<WebSocket, Reader>();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_PAYLOAD_BYTES, perMessageDeflate: false });

  const timer = setInterval(() => {
    for (const [socket, reader] of readers) {
      if (!reader.isAlive) {
        socket.terminate();
        continue;
      }
      reader.isAlive = false;
      socket.ping();
    }
  }, PING_MS);
  timer.unref();

  function tell(socket: WebSocket, plan: ReleasePlan): void {
    socket.send(JSON.stringify({ version: plan.version }));
  }

  function open(socket: WebSocket, visitor: Visitor): void {
    const plan = current();
    const reader: Reader = { visitor, tag: plan ? resolve(plan, visitor).tag : '', isAlive: true };
    readers.set(socket, reader);
    socket.on('pong', () => (reader.isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => readers.delete(socket));
    if (plan) tell(socket, plan);
  }

  return {
    upgrade(request, socket, head, context, locale) {
      socket.on('error', () => socket.destroy());
      if (!isOwnOrigin(request.headers.origin, context.host)) return void socket.end(plainAnswer(403, ''));
      if (readers.size >= MAXIMUM_READERS) return void socket.end(plainAnswer(503, ''));
      const visitor = visitorOf(context, locale, bucketOf(request, context).bucket);
      server.handleUpgrade(request, socket, head, (accepted) => open(accepted, visitor));
    },
    announce(plan) {
      for (const [socket, reader] of readers) {
        const { tag } = resolve(plan, reader.visitor);
        if (tag === reader.tag) continue; // another brand's, or other people's, change
        reader.tag = tag;
        tell(socket, plan);
      }
    },
    close() {
      clearInterval(timer);
      for (const socket of readers.keys()) socket.terminate();
      server.close();
    },
  };
}
