import { createServer } from 'node:http';
import { sendJson } from '@foyer/runtime';
import { closeServer, listen } from './listen.ts';

export interface FakeJackpot {
  readonly baseUrl: string;
  /** Pots in euro cents by id; undefined answers 503. */
  cents: Readonly<Record<string, number>> | undefined;
  /** Number of answered requests. */
  requests: number;
  close(): Promise<void>;
}

/** Fake of the jackpot service (infra/jackpot/README.md) with one instance. */
export async function startFakeJackpot(): Promise<FakeJackpot> {
  const server = createServer((request, response) => {
    fake.requests += 1;
    const isInstance = request.url === '/v1/pots/instances/source/site-wide-source/brand/op-a:aurora';
    if (!isInstance || request.headers['brand'] === undefined) return sendJson(response, 404, {});
    if (!fake.cents) return sendJson(response, 503, { code: 'UNAVAILABLE' });
    sendJson(response, 200, {
      id: 'site-wide-1',
      pots: Object.entries(fake.cents).map(([id, current_value]) => ({ id, current_value })),
    });
  });
  const fake: FakeJackpot = {
    baseUrl: await listen(server),
    cents: { mega: 5_000_000, total: 5_310_000 },
    requests: 0,
    close: () => closeServer(server),
  };
  return fake;
}
