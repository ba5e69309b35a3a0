import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { Locale } from '@foyer/links';
import { keepHeartbeat } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RequestContext } from '../context.ts';
import { isOwnOrigin, plainResponse } from '../proxy/proxyUpgrade.ts';
import type { ActivePreview } from '../staff/activePreview.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from './visitorReleases.ts';

/** Notifies open pages that their releases changed; pages then request the new set. */
export interface LiveReleases {
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: RequestContext,
    locale: Locale,
    /** False for a page with a content preview: it keeps showing its drafts. */
    followsContent?: boolean,
  ): void;
  /** Called with each plan that becomes live. */
  announce(plan: ReleasePlan): void;
  /** Called when the content of a brand changed. */
  announceContent(): void;
  close(): void;
}

export interface LiveReleasesPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
  activePreviewOf(request: IncomingMessage, context: RequestContext): ActivePreview | undefined;
  /** Heartbeat interval in ms; shorter in tests. */
  readonly pingMs?: number;
  /** Unavailable services, sent with every heartbeat. */
  missing?(): readonly string[];
  /** Tag of the content that a visitor's page follows; undefined for a visitor with a content preview. */
  contentTagOf?(visitor: EdgeVisitor): string | undefined;
}

interface Reader {
  readonly visitor: EdgeVisitor;
  /** Tag of the last message. */
  tag: string;
  /** Undefined while the page follows no content. */
  contentTag: string | undefined;
  lastVersion: number | undefined;
}

/** Less than the 20 s after which a silent page polls. */
const PING_MS = 10_000;
const MAX_READERS = 20_000;
/** Messages of pages are ignored. */
const MAX_PAYLOAD_BYTES = 16;

export function createLiveReleases({
  current,
  resolve,
  activePreviewOf,
  missing: missingNow = () => [],
  contentTagOf = () => undefined,
  pingMs = PING_MS,
}: LiveReleasesPorts): LiveReleases {
  const readers = new Map<WebSocket, Reader>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });

  function sendVersion(socket: WebSocket, { contentTag }: Pick<Reader, 'contentTag'>, version: number): void {
    const missing = missingNow();
    socket.send(
      JSON.stringify({
        version,
        ...(missing.length > 0 && { missing }),
        ...(contentTag !== undefined && { content: contentTag }),
      }),
    );
  }

  function open(socket: WebSocket, visitor: EdgeVisitor, followsContent: boolean): void {
    const plan = current();
    const reader: Reader = {
      visitor,
      tag: plan ? resolve(plan, visitor).tag : '',
      contentTag: followsContent ? contentTagOf(visitor) : undefined,
      lastVersion: plan?.version,
    };
    readers.set(socket, reader);
    keepHeartbeat(socket, {
      everyMs: pingMs,
      // a heartbeat shows that the connection works and that no message was missed
      onBeat() {
        if (reader.lastVersion !== undefined) sendVersion(socket, reader, reader.lastVersion);
      },
    });
    socket.on('close', () => readers.delete(socket));
    if (plan) sendVersion(socket, reader, plan.version);
  }

  return {
    upgrade(request, socket, head, context, locale, followsContent = true) {
      socket.on('error', () => socket.destroy());
      if (!isOwnOrigin(request.headers.origin, context.host)) return void socket.end(plainResponse(403, ''));
      if (readers.size >= MAX_READERS) return void socket.end(plainResponse(503, ''));
      const visitor = visitorOf(
        context,
        locale,
        bucketOf(request, context).bucket,
        activePreviewOf(request, context),
      );
      server.handleUpgrade(request, socket, head, (accepted) => open(accepted, visitor, followsContent));
    },
    announce(plan) {
      for (const [socket, reader] of readers) {
        const { tag } = resolve(plan, reader.visitor);
        if (tag === reader.tag) continue; // the change affects another brand or other visitors
        reader.tag = tag;
        reader.lastVersion = plan.version;
        sendVersion(socket, reader, plan.version);
      }
    },
    announceContent() {
      for (const [socket, reader] of readers) {
        if (reader.contentTag === undefined) continue;
        const tag = contentTagOf(reader.visitor);
        if (tag === reader.contentTag) continue; // another brand
        reader.contentTag = tag;
        if (reader.lastVersion !== undefined) sendVersion(socket, reader, reader.lastVersion);
      }
    },
    close() {
      for (const socket of readers.keys()) socket.terminate();
      server.close();
    },
  };
}
