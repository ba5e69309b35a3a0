import {
  BodyTooLarge,
  CommitInDoubt,
  createRouter,
  readBody,
  Refusal,
  sendJson,
  type Routes,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Registry } from '../registry.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { authenticateNewKey } from './authenticateNewKey.ts';
import type { StaffTokens } from '../staff/staffTokens.ts';

/** An authenticated request. */
export interface Call {
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The request body as it was sent and signed. */
  readonly text: string;
}

/** A response: a value as JSON, or lines of text. */
export interface Answer {
  readonly status?: number;
  readonly value?: object;
  readonly lines?: readonly string[];
}

/** Signed with the key that it adds, which is not in the keyring yet. */
export const ACCEPT_PATH = '/v1/squads/accept';

export type Route = (registry: Registry, call: Call) => Promise<Answer>;

/** A release names a few thousand files at most. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const UNAVAILABLE_CODES = /^(08|53|57P0|ECONN)/;

/** Authenticates a request and calls its route. Every failure is answered with a code and a sentence. */
export function createHandler(
  registry: Registry,
  routes: Routes<Route>,
  staffTokens: StaffTokens,
): (request: IncomingMessage, response: ServerResponse) => void {
  const router = createRouter(routes);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.canParse(request.url ?? '', 'http://registry')
      ? new URL(request.url ?? '', 'http://registry')
      : undefined;
    const found = url ? router.find(request.method, url.pathname) : 'NOT_FOUND';
    if (!url || typeof found === 'string')
      throw new Refusal(404, 'NOT_FOUND', 'The registry has no route for this method and address.');
    const text = await readBody(request, MAX_BODY_BYTES);
    const body = parse(text);
    const caller =
      url.pathname === ACCEPT_PATH
        ? await authenticateNewKey(registry.pool, registry.clock(), request, { text, body })
        : await authenticate(registry.pool, registry.clock(), request, text, staffTokens);
    const {
      status = 200,
      value,
      lines,
    } = await found.handler(registry, { caller, query: url.searchParams, body, text });
    if (!lines) return sendJson(response, status, value ?? {});
    response.writeHead(status, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(lines.map((line) => `${line}\n`).join(''));
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const { status, code, message } = refusalOf(error);
      if (status >= 500) registry.log.error('request failed', { path: request.url?.split('?')[0], error });
      // the rest of a refused body is not read: the connection is closed
      sendJson(response, status, { code, text: message }, status === 413 ? { connection: 'close' } : {});
    });
  };
}

/** Validates a value. @throws {@link Refusal} 400 that names the first invalid member. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refusal(
    400,
    'REQUEST_MALFORMED',
    `${v.getDotPath(result.issues[0]) ?? 'The request'}: ${result.issues[0].message}.`,
  );
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BodyTooLarge) return new Refusal(413, 'BODY_TOO_LARGE', error.message);
  if (error instanceof CommitInDoubt)
    return new Refusal(
      503,
      'OUTCOME_UNKNOWN',
      'The database connection was lost during the commit, so the outcome is unknown. Check the audit before you try again; if the change is in it, pages follow within a minute.',
    );
  const { code } = Object(error) as { code?: unknown };
  if (typeof code === 'string' && UNAVAILABLE_CODES.test(code))
    return new Refusal(
      503,
      'DATABASE_UNAVAILABLE',
      'The database of the registry does not respond; nothing was changed.',
    );
  return new Refusal(500, 'INTERNAL', 'The registry failed; nothing was changed.');
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'BODY_NOT_JSON', 'The body is not JSON.');
  }
}
