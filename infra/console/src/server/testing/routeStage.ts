import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import type { InternalClientParts } from '../internalClient.ts';
import type { Call, Route } from '../route.ts';
import type { StaffSession } from '../session/sessions.ts';

const SECRETS = { internal: 'x', games: 'x', payments: 'x' };

/** A signed-in member of staff. */
export const staff = (roles: readonly string[]): StaffSession => ({
  id: 'one',
  person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
});

/** A request that a route sent to the service behind it. */
export interface InternalRequest {
  readonly method: string;
  readonly path: string;
  /** The parsed body, or an empty string without one. */
  readonly body: unknown;
  readonly isSigned: boolean;
}

export interface RouteStageOptions {
  /** Setting with the port of the service behind the routes. */
  readonly portSetting:
    | 'FOYER_API_PORT'
    | 'FOYER_IDENTITY_PORT'
    | 'FOYER_CHAT_PORT'
    | 'FOYER_SPORTS_FEED_PORT';
  routes(parts: InternalClientParts): Readonly<Record<string, Route | undefined>>;
  /** The answer of the service behind the routes. */
  answer(request: { readonly method: string; readonly path: string }): {
    readonly status: number;
    readonly body: unknown;
  };
}

/** Routes of the console's server with a service behind them that records its requests. */
export interface RouteStage {
  readonly requests: readonly InternalRequest[];
  /** Number of access tokens that were renewed. */
  readonly renewals: number;
  /** Roles of the member of staff at the time of a renewal. */
  rolesNow: readonly string[];
  /** Restores roles and recordings before a test. */
  reset(): void;
  /** Calls a route as our own page does. `port`: of the service behind it; `environment`: further settings. */
  request(
    route: string,
    session: StaffSession | undefined,
    options?: {
      readonly body?: object;
      readonly search?: string;
      readonly port?: number;
      readonly environment?: Readonly<Record<string, string>>;
    },
  ): Promise<{ readonly status: number; readonly body: object }>;
  close(): void;
}

export async function startRouteStage(options: RouteStageOptions): Promise<RouteStage> {
  let requests: InternalRequest[] = [];
  let renewals = 0;
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({
        method,
        path,
        body: body === '' ? '' : (JSON.parse(body) as unknown),
        isSigned: verifyRequest('x', { method, path, body }, request.headers, Date.now()),
      });
      const answer = options.answer({ method, path });
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const servicePort = (service.address() as AddressInfo).port;

  const stage: RouteStage = {
    get requests() {
      return requests;
    },
    get renewals() {
      return renewals;
    },
    rolesNow: ['operator'],
    reset() {
      requests = [];
      renewals = 0;
      stage.rolesNow = ['operator'];
    },
    async request(route, session, { body, search = '', port = servicePort, environment } = {}) {
      const routes = options.routes({
        settings: readSettings({ ...environment, [options.portSetting]: String(port) }, '/nowhere', SECRETS),
        clock: Date.now,
        serviceClient: testClient,
        sessions: {
          of: () => staff(stage.rolesNow),
          tokenOf: async () => `token-${(renewals += 1)}`,
        },
      });
      const answer = { status: 0, text: '' };
      const response = {
        writeHead: (status: number) => (answer.status = status),
        end: (text: string) => (answer.text = text),
      };
      const request = Readable.from(body ? [Buffer.from(JSON.stringify(body))] : []);
      await routes[route]?.({
        request: request as unknown as IncomingMessage,
        response: response as unknown as ServerResponse,
        session,
        url: new URL(`http://console.test${route.split(' ')[1]}${search}`),
      } satisfies Call);
      return { status: answer.status, body: JSON.parse(answer.text) as object };
    },
    close() {
      service.closeAllConnections();
      service.close();
    },
  };
  return stage;
}
