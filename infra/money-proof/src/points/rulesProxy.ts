import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBytes, sendJson } from '@foyer/runtime';
import { RAFFLES } from './pointRules.ts';

/** Answers of the proof instead of the content that the api publishes. */
const OWN_ANSWERS: Readonly<Record<string, object>> = {
  '/internal/engagement/rules': { tag: 'proof', brands: null },
  '/internal/raffles/definitions': { raffles: RAFFLES },
};
const MAX_BYTES = 1_000_000;
const BAD_GATEWAY = 502;

/** Forwards the signed calls of the services to the api, except for those that ask for published rules. */
export async function startRulesProxy(
  apiPort: () => number,
): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBytes(request, MAX_BYTES);
      const own = OWN_ANSWERS[request.url ?? ''];
      if (own) return sendJson(response, 200, own);
      const forwarded = send(
        {
          host: '127.0.0.1',
          port: apiPort(),
          path: request.url,
          method: request.method,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
          answer.on('error', () => response.destroy()).pipe(response);
        },
      );
      // a killed api: the caller sees a lost connection
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
