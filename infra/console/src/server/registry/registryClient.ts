import {
  type Clock,
  type FoyerSettings,
  readBody,
  readSigningKey,
  Refusal,
  requestHeaders,
  type ServiceClient,
  type SigningKey,
} from '@foyer/runtime';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Route } from '../route.ts';
import type { Sessions, StaffSession } from '../session/sessions.ts';

/** The registry's response, unchanged. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface RegistryRequest {
  readonly method: 'GET' | 'POST';
  /** Includes the query. */
  readonly path: string;
  readonly body?: string;
}

/** Registry client: our key identifies the console, the token the person. */
export interface RegistryClient {
  /** @throws {@link Refusal} 502 without a response, 401 when the person must sign in again. */
  request(session: StaffSession, request: RegistryRequest): Promise<Answer>;
}

const DEADLINE_MS = 20_000;
const MAX_BODY_BYTES = 64 * 1024;
/** Codes for a token whose claims became outdated after it was issued. */
const RENEWABLE_CODES: ReadonlySet<unknown> = new Set(['STAFF_CHANGED', 'TOKEN_REFUSED']);

export function createRegistryClient(
  {
    settings,
    clock,
    serviceClient,
  }: { readonly settings: FoyerSettings; readonly clock: Clock; readonly serviceClient: ServiceClient },
  sessions: Sessions,
): RegistryClient {
  const baseUrl = `http://127.0.0.1:${settings.registryPort}`;
  let key: Promise<SigningKey> | undefined;

  async function sendOnce(token: string, { method, path, body = '' }: RegistryRequest): Promise<Answer> {
    // created by the registry; if missing, read again at the next request
    key ??= readSigningKey(join(settings.home, 'keys', 'services', 'console.pem')).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    const signingKey = await key;
    const answer = await serviceClient
      .call({
        baseUrl,
        path,
        method,
        headers: () => ({
          'content-type': 'application/json',
          ...requestHeaders({ method, path, body }, signingKey, clock()),
          authorization: `Bearer ${token}`,
        }),
        ...(method === 'POST' && { body }),
        deadlineMs: DEADLINE_MS,
      })
      .catch(() => {
        throw new Refusal(
          502,
          'REGISTRY_AWAY',
          method === 'GET'
            ? 'The registry is not responding.'
            : 'The registry is not responding, so the outcome is unknown. Check the audit log before you try again.',
        );
      });
    return {
      status: answer.status,
      type: answer.contentType ?? 'application/json',
      text: answer.body,
    };
  }

  return {
    async request(session, request) {
      const answer = await sendOnce(await sessions.tokenOf(session), request);
      if (answer.status !== 401 || !RENEWABLE_CODES.has(codeOf(answer.text))) return answer;
      return sendOnce(await sessions.tokenOf(session, { isRefused: true }), request);
    },
  };
}

const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string() }));

function codeOf(text: string): string | undefined {
  const { success, output } = v.safeParse(refusalSchema, text);
  return success ? output.code : undefined;
}

/**
 * Forwards `/api/v1/…` to the registry's `/v1/…` on behalf of the signed-in person. The registry checks
 * permissions.
 */
export function createRegistryRoute(client: RegistryClient): Route {
  return async ({ request, response, url, session }) => {
    if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
    const { method } = request;
    if ((method !== 'GET' && method !== 'POST') || !/^\/api\/v1\/[a-z0-9/-]+$/.test(url.pathname))
      throw new Refusal(404, 'NOT_FOUND', 'The registry has no route for this method and address.');
    const path = `${url.pathname.slice('/api'.length)}${url.search}`;
    const answer = await client.request(session, {
      method,
      path,
      ...(method === 'POST' && { body: await readBody(request, MAX_BODY_BYTES) }),
    });
    const isFile = url.pathname.endsWith('/export');
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(isFile && { 'content-disposition': 'attachment; filename="foyer-audit.ndjson"' }),
    });
    response.end(answer.text);
  };
}
