import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Site {
  /** Origin to connect to. */
  readonly origin: string;
  /** Host header, from which the edge derives the brand. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const DEADLINE_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** Requests pages with the headers of a browser: an edge that recognised a check could answer it differently. */
const BROWSER: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9',
  'accept-encoding': 'gzip, br',
};
const OF_KIND: Readonly<Record<'document' | 'file', Readonly<Record<string, string>>>> = {
  document: {
    accept: 'text/html,application/xhtml+xml',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'upgrade-insecure-requests': '1',
  },
  file: { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
};

/** Site of a brand, from the settings. */
export function siteOf(
  brand: string,
  { siteAddress, gatewayPort }: { readonly siteAddress?: string | undefined; readonly gatewayPort: number },
): Site {
  if (siteAddress === undefined)
    return {
      origin: `http://127.0.0.1:${gatewayPort}`,
      host: `${brand}.localhost:${gatewayPort}`,
      scheme: 'http',
    };
  const url = new URL(siteAddress.replace('{brand}', brand));
  return { origin: url.origin, host: url.host, scheme: url.protocol === 'https:' ? 'https' : 'http' };
}

/**
 * Requests a path as a visitor's browser does, and decodes the response. @throws on a timeout or when the
 * response is too large.
 */
export function fetchAsBrowser(site: Site, path: string, kind: 'document' | 'file'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const send = site.scheme === 'https' ? secureRequest : plainRequest;
    const request = send(
      `${site.origin}${path}`,
      {
        headers: { ...BROWSER, ...OF_KIND[kind], host: site.host },
        agent: false,
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) request.destroy(new Error(`more than ${MAX_BYTES} bytes`));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(', ') : value,
            ]),
          );
          try {
            resolve({
              status: response.statusCode ?? 0,
              headers,
              body: decoded(Buffer.concat(chunks), headers['content-encoding']),
            });
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body, { maxOutputLength: MAX_BYTES });
  return encoding === 'gzip' ? gunzipSync(body, { maxOutputLength: MAX_BYTES }) : body;
}
