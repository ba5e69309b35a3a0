import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Session } from '../sessionTypes.ts';
import { clockSkew, machineChecks, nodeVersion } from './machineChecks.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const server = createServer((_request, response) => {
  response.setHeader('date', new Date(NOW).toUTCString());
  response.end('{}');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const registry = (): string => `http://127.0.0.1:${port}`;

describe('the checks of the machine', () => {
  it.each([
    ['24.1.0', true],
    ['25.0.0', true],
    ['20.20.2', false],
  ])('accept Node %s: %s', async (version, ok) => {
    expect(await nodeVersion(version)).toMatchObject({ ok });
  });

  it.each([
    [0, true, 'within 1 s of the registry'],
    [59_000, true, 'within 59 s of the registry'],
    [300_000, false, '300 s ahead of the registry, which refuses the signatures: set the clock'],
    [-90_000, false, '90 s behind the registry, which refuses the signatures: set the clock'],
  ])('report a clock that differs by %d ms as %s', async (difference, ok, detail) => {
    expect(await clockSkew(registry(), () => NOW + difference)).toEqual({ what: 'Clock', ok, detail });
  });

  it('say nothing about the clock without a registry', async () => {
    expect(await clockSkew('http://127.0.0.1:1')).toBeUndefined();
  });

  it.each([
    ['open', () => port, true],
    ['closed', () => 1, false],
  ])('find %s ports, and the space of the disk', async (_state, gatewayPort, ok) => {
    const found = await machineChecks({
      home: tmpdir(),
      registry: registry(),
      gatewayPort: gatewayPort(),
    } as Session);
    expect(found.map(({ what }) => what)).toEqual(['Node', 'Disk', 'Ports', 'Chromium']);
    expect(found.find(({ what }) => what === 'Ports')?.ok).toBe(ok);
    expect(found.find(({ what }) => what === 'Disk')?.detail).toMatch(/^\d+\.\d GB free in /);
  });
});
