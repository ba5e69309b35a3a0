import { createGateway } from '@foyer/gateway';
import type { FoyerSettings, Log, Clock } from '@foyer/runtime';
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Changes an answer on its way; `path` is what was asked for. */
export type Tampering = (answer: SiteAnswer, path: string) => void;

/** A real edge with somebody between it and the browsers: a cache, a proxy, or whoever has got into one. */
export interface TamperedSite {
  readonly port: number;
  tampering: Tampering | undefined;
  /** The edge, once there is something for it to serve. */
  open(deps: { readonly settings: FoyerSettings; readonly log: Log; readonly clock: Clock }): Promise<void>;
  close(): Promise<void>;
}

export async function startTamperedSite(): Promise<TamperedSite> {
  let edge: { readonly port: number; close(): Promise<void> } | undefined;
  const server = createServer((request, response) => {
    if (!edge) return void request.socket.destroy();
    const path = request.url ?? '/';
    // plain, so that what is changed on the way can be read
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    ask({ host: '127.0.0.1', port: edge.port, path, method: request.method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const answer: SiteAnswer = { status: incoming.statusCode ?? 0, headers: { ...incoming.headers }, body: Buffer.concat(chunks).toString() };
        site.tampering?.(answer, path);
        const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...rest } = answer.headers;
        response.writeHead(answer.status, rest).end(answer.body);
      });
    }).end();
  });
  const site: TamperedSite = {
    port: await portOf(server),
    tampering: undefined,
    async open(deps) {
      const gateway = await createGateway(deps);
      const inner = createServer(gateway.handler);
      const port = await portOf(inner);
      edge = { port, close: async () => (await gateway.close(), await closed(inner)) };
    },
    async close() {
      await closed(server);
      await edge?.close();
    },
  };
  return site;
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
