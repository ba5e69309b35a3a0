import { createLog, readSettings, type Service } from '@foyer/runtime';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, type GatewayDependencies } from '../createGateway.ts';

/** A gateway behind a port, with a raw HTTP client. */
export interface ServedGateway {
  readonly service: Service;
  readonly port: number;
  readonly logged: string[];
  request(path: string, options?: RequestOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface RequestOptions {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export const NOW = Date.UTC(2026, 10, 21);

export async function serveGateway(
  home: string,
  more: Partial<GatewayDependencies> & { environment?: Record<string, string> } = {},
): Promise<ServedGateway> {
  const logged: string[] = [];
  const settings = readSettings(
    { FOYER_API_PORT: '1', FOYER_IDENTITY_PORT: '1', ...more.environment },
    home,
    { internal: 'internal', games: 'games', payments: 'payments' },
  );
  const service = await createGateway({
    settings,
    log: createLog('gateway', (line) => void logged.push(line)),
    clock: () => NOW,
    ...more,
  });
  const server = createServer(service.handler);
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  const port = await portOf(server);
  return {
    service,
    port,
    logged,
    request: (path, options) => request(port, path, options),
    async close() {
      await service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function portOf(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function request(
  port: number,
  path: string,
  { method = 'GET', host = `aurora.localhost:${port}`, headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const content = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: content,
            text: content.toString(),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
