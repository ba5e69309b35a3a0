import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export const DEADLINE_MS = 5_000;

export interface SiteResponse {
  readonly status: number;
  readonly text: string;
}

/** Uses node:http, because Node does not resolve `*.localhost` and `fetch` cannot send another host name than the one it connects to. */
export function requestSite(url: URL): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const own = url.hostname.endsWith('.localhost') ? { hostname: '127.0.0.1' } : {};
    const outgoing = send(
      url,
      { ...own, headers: { host: url.host, accept: 'application/json' }, timeout: DEADLINE_MS },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          .on('error', reject);
      },
    );
    outgoing
      .on('timeout', () => outgoing.destroy(new Error('no response before the deadline')))
      .on('error', reject)
      .end();
  });
}
