import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Refusal, signRequest, type Clock, type FoyerSettings } from '@foyer/runtime';

const DEADLINE_MS = 10_000;
const PATH = '/internal/documents/file';
/** Headers that describe the file; all others are set here, so that no browser shows it. */
const PASSED = ['content-type', 'content-disposition', 'content-length'] as const;

export interface DocumentFileParts {
  readonly settings: Pick<FoyerSettings, 'apiPort' | 'internalSecret'>;
  readonly clock: Clock;
}

/**
 * Streams a player's file from the api to a member of staff, as a download.
 * @throws {@link Refusal} 404 for an unknown file, 503 when its store and 502 when the api does not answer.
 */
export async function sendDocumentFile(
  { settings, clock }: DocumentFileParts,
  file: { readonly brand: string; readonly fileId: string; readonly staff: string },
  response: ServerResponse,
): Promise<void> {
  const body = JSON.stringify(file);
  const signature = signRequest(settings.internalSecret, { method: 'POST', path: PATH, body }, clock());
  const incoming = await call(settings.apiPort, body, signature);
  if (incoming.statusCode !== 200) {
    incoming.resume();
    throw REFUSALS[incoming.statusCode ?? 0]?.() ?? unavailable();
  }
  const passed = Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = incoming.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  response.writeHead(200, {
    ...passed,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  // an incomplete file must not appear complete: the connection is closed
  await pipeline(incoming, response);
}

const REFUSALS: Readonly<Record<number, () => Refusal>> = {
  404: () =>
    new Refusal(404, 'UNKNOWN_FILE', 'The file does not exist or was deleted under the retention rules.'),
  503: () => new Refusal(503, 'STORE_UNAVAILABLE', 'The document store is not responding. Try again later.'),
};

function call(port: number, body: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: PATH,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      timeout: DEADLINE_MS,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('The player service did not respond in time.')));
    outgoing.on('error', () => reject(unavailable()));
    outgoing.on('response', resolve);
    outgoing.end(body);
  });
}

function unavailable(): Refusal {
  return new Refusal(502, 'PLAYERS_AWAY', 'The player service is not responding.');
}
