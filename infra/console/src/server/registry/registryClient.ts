import { type FoyerSettings, readSigningKey, Refusal, requestHeaders, type SigningKey } from '@foyer/runtime';
import type { Clock } from '@foyer/runtime';
import { join } from 'node:path';
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
  ask(session: StaffSession, asking: RegistryRequest): Promise<Answer>;
}

const DEADLINE_MS = 20_000;
/** Codes for a token whose claims became outdated after it was issued. */
const RENEW_AND_TRY_AGAIN: ReadonlySet<string> = new Set(['STAFF_CHANGED', 'TOKEN_REFUSED']);

export function createRegistryClient(
  { settings, clock }: { readonly settings: FoyerSettings; readonly clock: Clock },
  sessions: Sessions,
): RegistryClient {
  const baseUrl = `http://127.0.0.1:${settings.registryPort}`;
  let key: Promise<SigningKey> | undefined;

  async function askOnce(token: string, { method, path, body = '' }: RegistryRequest): Promise<Answer> {
    // created by the registry; if missing, read again at the next request
    key ??= readSigningKey(join(settings.home, 'keys', 'services', 'console.pem')).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    const headers = {
      'content-type': 'application/json',
      ...requestHeaders({ method, path, body }, await key, clock()),
      authorization: `Bearer ${token}`,
    };
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => {
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
      type: answer.headers.get('content-type') ?? 'application/json',
      text: await answer.text(),
    };
  }

  return {
    async ask(session, asking) {
      const answer = await askOnce(await sessions.tokenOf(session), asking);
      if (answer.status !== 401 || !RENEW_AND_TRY_AGAIN.has(codeOf(answer.text))) return answer;
      return askOnce(await sessions.tokenOf(session, { isRefused: true }), asking);
    },
  };
}

function codeOf(text: string): string {
  try {
    return (JSON.parse(text) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}
