import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Interface through which `infra/launch` runs a service, alone or with others in one process. */
export interface Service {
  readonly name: string;
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** Present when the service accepts WebSockets. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when the service can answer; rejects with the reason why it cannot. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
