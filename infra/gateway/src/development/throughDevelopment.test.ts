import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@foyer/runtime';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throughDevelopment } from './throughDevelopment.ts';

const TOKEN = 'x'.repeat(32);
const servers: Server[] = [];
let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'foyer-development-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(home, { recursive: true, force: true });
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The gateway answers with the headers that it received. */
async function gateway(): Promise<number> {
  const edge: Service = {
    name: 'gateway',
    handler: (request, response) =>
      void response.end(
        `gateway ${request.headers.host} ${String(request.headers['x-foyer-development'] ?? 'no token')}`,
      ),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const { handler } = throughDevelopment(edge, home);
  return listen(createServer((request, response) => handler(request, response)));
}

const development = (): Promise<number> =>
  listen(
    createServer(
      (request, response) => void response.end(`development ${request.url} ${request.headers.host}`),
    ),
  );

function register(port: number, pid = process.pid): void {
  writeFileSync(join(home, 'development.json'), JSON.stringify({ pid, port, token: TOKEN }));
}

function read(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host: 'aurora.localhost', ...headers } }, (answer) => {
      let text = `${answer.statusCode} `;
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

describe('throughDevelopment', () => {
  it('sends requests through the server of foyer dev, and answers those of the server itself', async () => {
    register(await development());
    const port = await gateway();
    expect(await read(port, '/en/')).toBe('200 development /en/ aurora.localhost');
    expect(await read(port, '/en/', { 'x-foyer-development': TOKEN })).toBe(
      '200 gateway aurora.localhost no token',
    );
    expect(await read(port, '/healthz')).toContain('gateway');
  });

  it('does not believe a token of a client', async () => {
    register(await development());
    expect(await read(await gateway(), '/en/', { 'x-foyer-development': 'y'.repeat(32) })).toContain(
      '200 development',
    );
  });

  it.each([
    ['no foyer dev runs', () => undefined],
    ['its process has ended', (port: number) => register(port, 2 ** 22 + 1)],
    ['its file is damaged', () => writeFileSync(join(home, 'development.json'), '{"port":')],
  ])('answers itself when %s', async (_when, arrange) => {
    arrange(await development());
    expect(await read(await gateway(), '/en/')).toBe('200 gateway aurora.localhost no token');
  });

  it('answers 502 when the server does not', async () => {
    const closed = await development();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    register(closed);
    expect(await read(await gateway(), '/en/')).toBe('502 foyer dev does not answer.');
  });
});
