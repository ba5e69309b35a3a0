import type { Service } from '@foyer/runtime';
import { createServer, type Server } from 'node:http';
import { LaunchProblem } from './launchProblem.ts';

const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
const KEEP_ALIVE_MS = 65_000; // longer than the idle timeout of any proxy in front of it
const MAX_HEADER_BYTES = 16 * 1024;

/** Requests and sockets of a service on one port. */
export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens on loopback only, for development machines, and on both address families, because `localhost` may
 * resolve to either.
 */
export async function listen(service: Service, port: number, setting: string): Promise<Listener> {
  const main = serverOf(service);
  await bind(main, port, '127.0.0.1', setting);
  const second = serverOf(service);
  const servers = (await bind(second, port, '::1', setting).then(
    () => true,
    () => false,
  ))
    ? [main, second]
    : [main];
  return { close: async () => void (await Promise.all(servers.map(closeServer))) };
}

function serverOf(service: Service): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => service.handler(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (service.upgrade) service.upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}

function bind(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, setting)));
    server.listen({ port, host, ipv6Only: true }, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE')
    return new LaunchProblem(
      `Port ${port} is taken by another program.`,
      `Stop that program, or start on free ports with --port-base <port> (or ${setting}).`,
    );
  if (error.code === 'EACCES')
    return new LaunchProblem(
      `Port ${port} requires administrator rights.`,
      'Start with --port-base 4000 or higher.',
    );
  return error;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Reports a port in use before anything else was started. */
export async function refuseTakenPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    const probe = createServer();
    await bind(probe, port, '127.0.0.1', setting);
    await closeServer(probe);
  }
}
