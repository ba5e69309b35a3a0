import * as v from 'valibot';
import { createServiceClient, type ServiceClient } from '../http/serviceClient.ts';
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

/** The registry did not answer, or not in time: the request may have been executed. */
export class RegistryUnreachable extends Error {
  /** True if it received the request and was too slow. */
  readonly isLate: boolean;

  constructor(baseUrl: string, request: string, deadlineMs: number, cause: unknown) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    super(
      isLate
        ? `${baseUrl} has not answered ${request} within ${deadlineMs / 1_000} s.`
        : `${baseUrl} does not answer.`,
      { cause },
    );
    this.name = 'RegistryUnreachable';
    this.isLate = isLate;
  }
}

/** The answer does not match its schema: registry and client are of different versions. */
export class RegistryAnswerUnknown extends Error {
  constructor(path: string, problem: string) {
    super(
      `The registry sent an answer this version does not know; update foyer. (${path.split('?')[0]}: ${problem})`,
    );
    this.name = 'RegistryAnswerUnknown';
  }
}

/**
 * Every request throws {@link RegistryRefusal} for an answer that is not 2xx, {@link RegistryUnreachable} on
 * transport failure or deadline, and {@link RegistryAnswerUnknown} for an answer that `schema` does not parse.
 */
export interface RegistryClient {
  get<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>>;
  /** Without a schema the answer is unknown: for requests whose result is not read. */
  post(path: string, body: unknown): Promise<unknown>;
  post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>>;
}

const DEADLINE_MS = 30_000;

export interface RegistryClientOptions {
  readonly baseUrl: string;
  readonly key: SigningKey;
  readonly clock: Clock;
  /** Access token of the staff member on whose behalf a key of the role `console` sends the request. */
  readonly staffToken?: string;
  /**
   * Client of the service that sends the requests. By default a new one: a command need not close it, because idle
   * connections do not keep the process running.
   */
  readonly serviceClient?: Pick<ServiceClient, 'call'>;
  /** Milliseconds until an answer counts as missing. */
  readonly deadlineMs?: number;
}

/** Client of a registry whose requests are signed with one key. */
export function createRegistryClient({
  baseUrl,
  key,
  clock,
  staffToken,
  serviceClient = createServiceClient(),
  deadlineMs = DEADLINE_MS,
}: RegistryClientOptions): RegistryClient {
  async function call(method: 'GET' | 'POST', path: string, value?: unknown): Promise<unknown> {
    const body = value === undefined ? '' : JSON.stringify(value);
    const response = await serviceClient
      .call({
        baseUrl,
        path,
        method,
        headers: () => ({
          'content-type': 'application/json',
          ...traceHeaders(),
          ...(staffToken !== undefined && { authorization: `Bearer ${staffToken}` }),
          ...requestHeaders({ method, path, body }, key, clock()),
        }),
        ...(method === 'POST' && { body }),
        deadlineMs,
      })
      .catch((error: unknown) => {
        throw new RegistryUnreachable(baseUrl, `${method} ${path.split('?')[0]}`, deadlineMs, error);
      });
    const { status } = response;
    if (status >= 200 && status < 300) return JSON.parse(response.body) as unknown;
    const { code, text = `The registry responded with ${status}.` } = v.parse(refusalSchema, response.body);
    throw new RegistryRefusal(status, code, text, baseUrl);
  }

  async function post(path: string, body: unknown): Promise<unknown>;
  async function post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>>;
  async function post(path: string, body: unknown, schema: v.GenericSchema = v.unknown()): Promise<unknown> {
    return parsed(schema, path, await call('POST', path, body));
  }

  return {
    get: async (path, schema) => parsed(schema, path, await call('GET', path)),
    post,
  };
}

/** A proxy in between may answer without these members, or with an HTML page. */
const refusalSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      code: v.fallback(v.string(), 'UNKNOWN'),
      text: v.fallback(v.optional(v.string()), undefined),
    }),
  ),
  { code: 'UNKNOWN' },
);

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  received: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, received);
  if (success) return output;
  throw new RegistryAnswerUnknown(path, `${v.getDotPath(issues[0]) ?? 'the answer'}, ${issues[0].message}`);
}
