import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import type { DevelopmentState } from '../protocol.ts';
import { DEVELOPMENT_PATH } from './addClient.ts';
import { answerPage, isPageRequest, type PageScripts } from './answerPage.ts';
import { clientScript } from './clientScript.ts';
import { faultsSchema, isAffected, needsBody, SLOW_MS } from './faults.ts';
import { forward, forwardSocket, type Gateway } from './forward.ts';
import { mapStack, type ReadScript } from './mapStack.ts';
import * as v from 'valibot';

export interface ServerPorts {
  /** Home of the running product. */
  readonly home: string;
  readonly gatewayPort: number;
  state(): DevelopmentState;
  update(change: Pick<DevelopmentState, 'faults'>): void;
  /** Files of the watched application for a page that runs `release`. */
  readHot(app: string, release: string, name: string, version: string | undefined): Buffer | undefined;
  readScript: ReadScript;
  folderOf(pathname: string): string;
  /** Ids of the operations of the watched application. */
  readonly documents: ReadonlySet<string>;
}

export interface DevelopmentServer {
  /** Sends the state to all pages. */
  announce(): void;
  /** Resolves when all open pages have applied a build, at the latest after a second. */
  applied(hash: string): Promise<void>;
  close(): Promise<void>;
}

const ASSET = /^\/assets\/(?<app>[a-z0-9-]+)\/(?<release>[a-z0-9]+)\/(?<name>[^/]+)$/;
const MAX_BODY_BYTES = 512 * 1024;
const APPLIED_DEADLINE_MS = 1_000;
const messageSchema = v.pipe(v.string(), v.parseJson(), v.object({ applied: v.string() }));

/** Starts the server through which the gateway of the product sends its requests while an application is watched. */
export async function startServer(ports: ServerPorts): Promise<DevelopmentServer> {
  const gateway: Gateway = { port: ports.gatewayPort, token: randomBytes(24).toString('hex') };
  const [client, signIn] = await Promise.all([clientScript(), clientScript('signIn')]);
  const scripts: PageScripts = { client, signIn, app: ports.state().app };
  const pages = new Map<WebSocket, string>();
  const live = new WebSocketServer({ noServer: true });
  const dataSockets = new Set<() => void>();
  const waiting = new Set<() => void>();

  function announce(): void {
    const state = JSON.stringify(ports.state());
    for (const socket of pages.keys()) socket.send(state);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith(DEVELOPMENT_PATH)) return answerOwn(request, response, url.pathname);
    const { app = '', release = '', name = '' } = ASSET.exec(url.pathname)?.groups ?? {};
    const hot = ports.readHot(app, release, name, url.searchParams.get('v') ?? undefined);
    if (hot) return sendFile(response, name, hot);
    if (isPageRequest(request)) return answerPage(request, response, gateway, scripts);
    return forwardData(request, response, url.pathname);
  }

  async function forwardData(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const { faults } = ports.state();
    const body = needsBody(faults, pathname) ? await bodyOf(request) : undefined;
    if (isAffected(faults, pathname, body?.toString(), ports.documents)) {
      if (faults.kind === 'offline') return void response.destroy();
      if (faults.kind === 'failing')
        return void response
          .writeHead(503, { 'content-type': 'application/json' })
          .end('{"code":"DEVELOPMENT_FAULT"}');
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    }
    return forward(request, response, gateway, body && { body });
  }

  async function answerOwn(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const name = pathname.slice(DEVELOPMENT_PATH.length);
    if (request.method === 'GET' && name === 'client.js') return sendFile(response, name, client.text);
    if (request.method === 'GET' && name === 'sign-in.js') return sendFile(response, name, signIn.text);
    if (request.method === 'POST' && name === 'stack') {
      const stack = (await bodyOf(request)).toString();
      return sendJson(response, mapStack(stack, ports.readScript, ports.folderOf));
    }
    if (request.method === 'POST' && name === 'faults') {
      const read = v.safeParse(
        v.pipe(v.string(), v.parseJson(), faultsSchema),
        (await bodyOf(request)).toString(),
      );
      if (!read.success) return void response.writeHead(400).end();
      ports.update({ faults: read.output });
      if (isSocketFault(read.output)) for (const close of dataSockets) close();
      announce();
      return sendJson(response, {});
    }
    return void response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${DEVELOPMENT_PATH}live`)
      return live.handleUpgrade(request, socket, head, (page) => {
        pages.set(page, '');
        page.send(JSON.stringify(ports.state()));
        page.on('message', (data: Buffer) => {
          const read = v.safeParse(messageSchema, data.toString());
          if (read.success) pages.set(page, read.output.applied);
          for (const check of waiting) check();
        });
        page.on('close', () => {
          pages.delete(page);
          for (const check of waiting) check();
        });
      });
    const isData = pathname !== '/release-set/live';
    if (isData && isSocketFault(ports.state().faults)) return socket.destroy();
    const close = forwardSocket(request, socket, head, gateway);
    if (isData) {
      dataSockets.add(close);
      socket.on('close', () => dataSockets.delete(close));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const registration = path.join(ports.home, 'development.json');
  writeFileSync(`${registration}.new`, JSON.stringify({ pid: process.pid, port, token: gateway.token }), {
    mode: 0o600,
  });
  renameSync(`${registration}.new`, registration);

  return {
    announce,
    applied: (hash) =>
      new Promise((resolve) => {
        const check = (): void => {
          if ([...pages.values()].some((applied) => applied !== hash)) return;
          done();
        };
        const done = (): void => {
          waiting.delete(check);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(done, APPLIED_DEADLINE_MS);
        waiting.add(check);
        check();
      }),
    async close() {
      rmSync(registration, { force: true });
      for (const page of pages.keys()) page.close();
      for (const close of dataSockets) close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An open socket carries operations of several applications, so only the scope `all` closes it. */
function isSocketFault({ kind, scope }: DevelopmentState['faults']): boolean {
  return scope === 'all' && (kind === 'offline' || kind === 'failing');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

function sendFile(response: ServerResponse, name: string, content: Buffer | string): void {
  response
    .writeHead(200, {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      // as for files of releases, which are requested with the attribute crossorigin
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'same-origin',
    })
    .end(content);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}
