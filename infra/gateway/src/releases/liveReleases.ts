import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { Locale } from '@foyer/links';
import { keepHeartbeat } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RequestContext } from '../context.ts';
import { isOwnOrigin, plainAnswer } from '../proxy/proxyUpgrade.ts';
import type { StaffSight } from '../staff/staffSight.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from './visitorReleases.ts';

/** Tells open pages that the releases they should run have changed; what they are now, a page asks itself. */
export interface LiveReleases {
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: RequestContext,
    locale: Locale,
  ): void;
  /** Called with each plan that became live. */
  announce(plan: ReleasePlan): void;
  close(): void;
}

export interface LiveReleasesPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
  sightOf(request: IncomingMessage, context: RequestContext): StaffSight | undefined;
  /** Ms between two signs of life; shorter in tests. */
  readonly pingMs?: number;
  /** What players miss now; said with every sign of life. */
  missing?(): readonly string[];
}

interface Reader {
  readonly visitor: EdgeVisitor;
  /** What it was told of last. */
  tag: string;
  told: number | undefined;
}

/** Less than the 20 s after which a page that heard nothing asks by itself. */
const PING_MS = 10_000;
const MAXIMUM_READERS = 20_000;
/** A page has nothing to say here. */
const MAXIMUM_PAYLOAD_BYTES = 16;

export function createLiveReleases({
  current,
  resolve,
  sightOf,
  missing: missingNow = () => [],
  pingMs = PING_MS,
}: LiveReleasesPorts): LiveReleases {
  const readers = new Map<WebSocket, Reader>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAXIMUM_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });

  function say(socket: WebSocket, version: number): void {
    const missing = missingNow();
    socket.send(JSON.stringify({ version, ...(missing.length > 0 && { missing }) }));
  }

  function open(socket: WebSocket, visitor: EdgeVisitor): void {
    const plan = current();
    const reader: Reader = { visitor, tag: plan ? resolve(plan, visitor).tag : '', told: plan?.version };
    readers.set(socket, reader);
    keepHeartbeat(socket, {
      everyMs: pingMs,
      // hearing this a page knows that the line is alive and that it has missed nothing
      onBeat() {
        if (reader.told !== undefined) say(socket, reader.told);
      },
    });
    socket.on('close', () => readers.delete(socket));
    if (plan) say(socket, plan.version);
  }

  return {
    upgrade(request, socket, head, context, locale) {
      socket.on('error', () => socket.destroy());
      if (!isOwnOrigin(request.headers.origin, context.host)) return void socket.end(plainAnswer(403, ''));
      if (readers.size >= MAXIMUM_READERS) return void socket.end(plainAnswer(503, ''));
      const visitor = visitorOf(
        context,
        locale,
        bucketOf(request, context).bucket,
        sightOf(request, context),
      );
      server.handleUpgrade(request, socket, head, (accepted) => open(accepted, visitor));
    },
    announce(plan) {
      for (const [socket, reader] of readers) {
        const { tag } = resolve(plan, reader.visitor);
        if (tag === reader.tag) continue; // another brand's, or other people's, change
        reader.tag = tag;
        reader.told = plan.version;
        say(socket, plan.version);
      }
    },
    close() {
      for (const socket of readers.keys()) socket.terminate();
      server.close();
    },
  };
}
