import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite } from './site.ts';

let server: Server;
let body: () => string = () => '';
const hosts: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.end(body());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const origin = (host = 'aurora.localhost'): string =>
  `http://${host}:${(server.address() as AddressInfo).port}`;

describe('openSite', () => {
  it('sends the host name of the site, even if DNS does not resolve it', async () => {
    body = () => '{"version":7,"apps":[]}';
    expect(await openSite(`${origin()}/en/games/`).version()).toBe(7);
    expect([hosts.at(-1), openSite(`${origin()}/en/games/`).origin]).toEqual([
      origin().slice('http://'.length),
      origin(),
    ]);
  });

  it('hasPassed is true when the edge reports a later version', async () => {
    let version = 7;
    body = () => JSON.stringify({ version: version++ });
    expect(await openSite(origin()).hasPassed(8)).toBe(true);
  });

  it.each([
    ['a text that is no URL', () => 'aurora', 'USAGE'],
    ['a host that does not respond', () => 'http://127.0.0.1:9', 'SITE_UNREACHABLE'],
    ['a site of another product', () => origin(), 'SITE_UNREACHABLE'],
  ])('rejects %s', async (_what, address, code) => {
    body = () => '<!doctype html>';
    await expect((async () => openSite(address()).version())()).rejects.toMatchObject({ code });
  });
});
