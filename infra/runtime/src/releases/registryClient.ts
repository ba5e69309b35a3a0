import type { Clock } from '../jobs/clock.ts';
import { traceHeaders } from '../observability/tracing.ts';
import type { SigningKey } from './keys.ts';
import { requestHeaders } from './requestSignature.ts';

/** The registry rejected a request: `code` for programs, the message for readers. */
export class RegistryRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Address of the registry that rejected the request; undefined when nothing was sent. */
  readonly registry: string | undefined;

  constructor(status: number, code: string, text: string, registry?: string) {
    super(text);
    this.name = 'RegistryRefusal';
    this.status = status;
    this.code = code;
    this.registry = registry;
  }
}

/** The registry did not answer in time: the request may have been executed. */
export class RegistryUnreachable extends Error {
  constructor(baseUrl: string, cause: unknown) {
    super(`${baseUrl} does not answer.`, { cause });
    this.name = 'RegistryUnreachable';
  }
}

export interface RegistryClient {
  /** @throws {@link RegistryRefusal} for an answer that is not 2xx, {@link RegistryUnreachable} on transport failure or deadline. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

const DEADLINE_MS = 30_000;

export interface RegistryClientOptions {
  readonly baseUrl: string;
  readonly key: SigningKey;
  readonly clock: Clock;
  /** Access token of the staff member on whose behalf a key of the role `console` sends the request. */
  readonly staffToken?: string;
}

/** Client of a registry whose requests are signed with one key. */
export function createRegistryClient({
  baseUrl,
  key,
  clock,
  staffToken,
}: RegistryClientOptions): RegistryClient {
  async function call<T>(method: 'GET' | 'POST', path: string, value?: unknown): Promise<T> {
    const body = value === undefined ? '' : JSON.stringify(value);
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...traceHeaders(),
        ...(staffToken !== undefined && { authorization: `Bearer ${staffToken}` }),
        ...requestHeaders({ method, path, body }, key, clock()),
      },
      ...(method === 'POST' ? { body } : {}),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => {
      throw new RegistryUnreachable(baseUrl, error);
    });
    const parsed = (await answer.json()) as { code?: string; text?: string };
    if (!answer.ok)
      throw new RegistryRefusal(
        answer.status,
        parsed.code ?? 'UNKNOWN',
        parsed.text ?? `The registry answered ${answer.status}.`,
        baseUrl,
      );
    return parsed as T;
  }
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}
