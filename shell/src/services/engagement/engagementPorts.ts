import type { EngagementAnswer } from '@foyer/contract';
import type { ShellSession } from '../session/createSession.ts';
import type { ProviderPorts } from '../provider/providerPorts.ts';

export interface EngagementRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the host of the provider. */
  readonly path: string;
  readonly bearer?: string;
  readonly body?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The parts of the shell and the browser that the engagement service uses. */
export interface EngagementPorts {
  readonly session: Pick<ShellSession, 'current' | 'subscribe' | 'accessToken' | 'reauthenticate'>;
  readonly sockets: ProviderPorts;
  /** Client id of the brand; undefined where gamification is closed. */
  clientId(): Promise<string | undefined>;
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** Rejects without an answer. */
  request(request: EngagementRequest): Promise<EngagementAnswer>;
}
