import { createGateway } from '@foyer/gateway';
import { createPayments, type PaymentsDependencies } from '@foyer/payments';
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Changes an answer in transit; `path` is the requested one. */
export type Tampering = (answer: SiteAnswer, path: string) => void;

/** A real edge and a real payment provider behind an intermediary that may be compromised, such as a cache or a proxy. */
export interface TamperedSite {
  readonly port: number;
  tampering: Tampering | undefined;
  /** Starts both, once there is a plan for the edge. */
  open(deps: PaymentsDependencies): Promise<void>;
  close(): Promise<void>;
}

interface Behind {
  readonly edge: number;
  readonly provider: number;
  close(): Promise<void>;
}

const PROVIDER_HOST = 'pay.';

export async function startTamperedSite(): Promise<TamperedSite> {
  let behind: Behind | undefined;
  const server = createServer((request, response) => {
    if (!behind) return void request.socket.destroy();
    const path = request.url ?? '/';
    // uncompressed, so that the content can be changed
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    ask(
      {
        host: '127.0.0.1',
        port: request.headers.host?.startsWith(PROVIDER_HOST) ? behind.provider : behind.edge,
        path,
        method: request.method,
        headers,
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const answer: SiteAnswer = {
            status: incoming.statusCode ?? 0,
            headers: { ...incoming.headers },
            body: Buffer.concat(chunks).toString(),
          };
          site.tampering?.(answer, path);
          const {
            'content-length': _length,
            'transfer-encoding': _encoding,
            connection: _connection,
            ...rest
          } = answer.headers;
          response.writeHead(answer.status, rest).end(answer.body);
        });
      },
    ).end();
  });
  const site: TamperedSite = {
    port: await portOf(server),
    tampering: undefined,
    async open(deps) {
      const services = [await createGateway(deps), await createPayments(deps)] as const;
      const [edge, provider] = [createServer(services[0].handler), createServer(services[1].handler)];
      const close = async (): Promise<void> =>
        void (await Promise.all([
          ...services.map((service) => service.close()),
          closed(edge),
          closed(provider),
        ]));
      behind = { edge: await portOf(edge), provider: await portOf(provider), close };
    },
    async close() {
      await closed(server);
      await behind?.close();
    },
  };
  return site;
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
