import type { Service } from '@foyer/runtime';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createRegistration, TOKEN_HEADER, type Registered } from './registration.ts';

/**
 * The gateway of a development instance. While `foyer dev` runs, requests pass through its server, which adds the
 * development script to pages, answers hot updates and injects faults; it calls this gateway for everything else.
 * A production instance never loads this module.
 */
export function throughDevelopment(gateway: Service, home: string): Service {
  const registration = createRegistration(home);

  const serverFor = (request: IncomingMessage): Registered | undefined => {
    const registered = registration.current();
    if (!registered || request.url === '/healthz') return undefined;
    const isFromServer = request.headers[TOKEN_HEADER] === registered.token;
    delete request.headers[TOKEN_HEADER];
    return isFromServer ? undefined : registered;
  };

  return {
    ...gateway,
    handler(request, response) {
      const server = serverFor(request);
      if (server) forward(request, response, server);
      else gateway.handler(request, response);
    },
    upgrade(request, socket, head) {
      const server = serverFor(request);
      if (server) forwardSocket(request, socket, head, server);
      else gateway.upgrade?.(request, socket, head);
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, { port }: Registered): void {
  const { method, url, headers } = request;
  const outgoing = httpRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('foyer dev does not answer.');
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, { port }: Registered): void {
  const server = connect(port, '127.0.0.1', () => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    );
    server.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(socket);
    socket.pipe(server);
  });
  for (const [one, other] of [
    [server, socket],
    [socket, server],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
