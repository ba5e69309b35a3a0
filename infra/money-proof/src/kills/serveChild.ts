import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import {
  createBus,
  createLog,
  createPool,
  systemClock,
  type Bus,
  type Clock,
  type Log,
  type Pool,
  type Service,
} from '@foyer/runtime';

export interface ChildParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
}

export interface ServedChild {
  readonly name: string;
  readonly connectionString: string;
  /** Connections to the database; absent: the default of a service. */
  readonly connections?: number;
  /** 0 for a free port. */
  readonly port: string;
}

/** Serves a service in this process, which its parent can kill. Prints the port when it listens. */
export async function serveChild(
  { name, connectionString, connections, port }: ServedChild,
  create: (parts: ChildParts) => Promise<Service>,
): Promise<void> {
  const log = createLog(name, () => undefined);
  const service = await create({
    pool: createPool(connectionString, connections),
    bus: await createBus(connectionString, log),
    log,
    clock: systemClock,
  });
  const server = createServer((request, response) => service.handler(request, response));
  if (service.upgrade)
    server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  server.listen(Number(port), '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
    // a killed process writes nothing on exit, so the compile cache is flushed now for the next start
    flushCompileCache();
  });
  // a profile of Node is written on exit
  process.once('SIGINT', () => process.exit(0));
}
