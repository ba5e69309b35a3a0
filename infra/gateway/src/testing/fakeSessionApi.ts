import { receiveSigned, sendJson } from '@foyer/runtime';
import { createServer } from 'node:http';
import type { Upstreams } from '../proxy/upstreams.ts';
import { NOW, portOf } from './servedGateway.ts';

export interface SessionCall {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Fake of the api's session endpoints. */
export interface FakeSessionApi {
  readonly calls: SessionCall[];
  readonly upstreams: Upstreams;
  /** By call name; unlisted calls are refused. */
  readonly answers: Map<string, { readonly status: number; readonly body?: object }>;
  isDown: boolean;
  close(): Promise<void>;
}

const SECRET = 'internal'; // servedGateway.ts
const SESSIONS = '/internal/browser-sessions/';

export async function startFakeSessionApi(): Promise<FakeSessionApi> {
  const server = createServer((request, response) => {
    void (async () => {
      if (fake.isDown) return request.socket.destroy();
      const received = await receiveSigned(request, response, SECRET, () => NOW);
      if (!received) return;
      const name = (request.url ?? '').replace(SESSIONS, '');
      // the gateway polls published content at the same address
      if (name === request.url) return sendJson(response, 404, {});
      fake.calls.push({ name, body: received.body as SessionCall['body'] });
      const { status, body = {} } = fake.answers.get(name) ?? { status: 401 };
      sendJson(response, status, body);
    })();
  });
  const port = await portOf(server);
  const upstream = { host: '127.0.0.1', port, deadlineMs: 5_000, maximumBodyBytes: 65_536 };
  const fake: FakeSessionApi = {
    calls: [],
    answers: new Map(),
    isDown: false,
    upstreams: {
      api: { ...upstream, name: 'api' },
      identity: { ...upstream, name: 'identity' },
      jackpot: { ...upstream, name: 'jackpot' },
      sportsFeed: { ...upstream, name: 'sports-feed' },
      chat: { ...upstream, name: 'chat' },
      engagement: { ...upstream, name: 'engagement' },
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
