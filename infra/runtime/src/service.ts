import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What `infra/launch` needs of a service to run it in one process or alone. */
export interface Service {
  readonly name: string;
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** Present when the service speaks WebSocket. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when the service can answer; rejects with the reason it cannot. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
