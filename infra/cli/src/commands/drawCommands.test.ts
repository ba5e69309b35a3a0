import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  computeWinners,
  DRAW_FORMAT,
  sha256Hex,
  ticketList,
  type RaffleDraw,
} from '@foyer/kernel/raffle-draw';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFoyer } from '../foyer.ts';

const SEED = 'a1'.repeat(32);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foyer-draw-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fairDraw(): Promise<RaffleDraw> {
  const entries = [
    { entry: '0'.repeat(32), tickets: 2 },
    { entry: '5'.repeat(32), tickets: 7 },
  ];
  const terms: RaffleDraw = {
    format: DRAW_FORMAT,
    id: 'raffle-daily-aurora-20261127T220000Z',
    type: 'daily',
    brand: 'aurora',
    studio: 'emberwick',
    starts_at: '2026-11-27T22:00:00.000Z',
    ends_at: '2026-11-28T22:00:00.000Z',
    prizes: [10_000],
    state: 'drawn',
    seed_hash: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
    list_hash: null,
    entries,
    seed: SEED,
    winners: null,
  };
  const listHash = await sha256Hex(ticketList(terms, entries));
  return { ...terms, list_hash: listHash, winners: [...(await computeWinners(SEED, listHash, entries, 1))] };
}

async function run(record: unknown, ...more: string[]) {
  const file = path.join(folder, 'draw.json');
  await writeFile(file, typeof record === 'string' ? record : JSON.stringify(record));
  return runFrom(file, ...more);
}

async function runFrom(source: string, ...more: string[]) {
  const lines: string[] = [];
  const terminal = {
    out: (text: string) => void lines.push(text),
    note: (text: string) => void lines.push(text),
    canAsk: false,
    exitCode: 0,
  };
  await runFoyer(['draw', 'verify', source, ...more], terminal);
  return { text: lines.join('\n'), exitCode: terminal.exitCode };
}

describe('foyer draw verify', () => {
  it('verifies a fair draw without a data home', async () => {
    const { text, exitCode } = await run(await fairDraw());
    expect(text).toContain('raffle-daily-aurora-20261127T220000Z is verified: 2 entries, 1 winners');
    expect(exitCode).toBe(0);
  });

  it.each<[string, (draw: RaffleDraw) => object, string]>([
    [
      'ticket',
      (draw) => ({ entries: draw.entries?.map((entry) => ({ ...entry, tickets: 1 })) }),
      'ticket list',
    ],
    ['seed', () => ({ seed: 'b2'.repeat(32) }), 'the seed is not the one'],
    [
      'winner',
      (draw) => ({ winners: draw.winners?.map((winner) => ({ ...winner, entry: 'c'.repeat(32) })) }),
      'computed winners',
    ],
  ])('refuses a changed %s', async (_what, change, explanation) => {
    const draw = await fairDraw();
    const { text, exitCode } = await run({ ...draw, ...change(draw) });
    expect(text).toContain('DRAW_NOT_VERIFIED');
    expect(text).toContain(explanation);
    expect(exitCode).toBe(1);
  });

  it('refuses a record that is not JSON', async () => {
    expect((await run('{')).text).toContain('DRAW_UNREADABLE');
  });
});

describe('foyer draw verify with an address', () => {
  let record: object = {};
  const hosts: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.statusCode = request.url === '/v1/raffles/draws/one.json' ? 200 : 404;
    response.end(JSON.stringify(record));
  });
  const address = (file = 'one.json') =>
    `http://aurora.localhost:${(server.address() as AddressInfo).port}/v1/raffles/draws/${file}`;

  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  it('verifies a fair draw of a site whose name DNS does not resolve', async () => {
    record = await fairDraw();
    const { text, exitCode } = await runFrom(address());
    expect(text).toContain('is verified: 2 entries, 1 winners');
    expect(exitCode).toBe(0);
    expect(hosts.at(-1)).toBe(new URL(address()).host);
  });

  it('refuses a draw that differs from the copy that was saved earlier', async () => {
    const draw = await fairDraw();
    const earlier = path.join(folder, 'earlier.json');
    await writeFile(
      earlier,
      JSON.stringify({ ...draw, seed_hash: 'c3'.repeat(32), seed: null, winners: null }),
    );
    record = draw;
    const { text, exitCode } = await runFrom(address(), '--earlier', earlier);
    expect(text).toContain('the record differs from the copy');
    expect(exitCode).toBe(1);
  });

  it('refuses a changed winner', async () => {
    record = { ...(await fairDraw()), winners: [{ prize: 0, ticket: 0, entry: 'c'.repeat(32) }] };
    expect(await runFrom(address())).toMatchObject({
      text: expect.stringContaining('computed winners'),
      exitCode: 1,
    });
  });

  it.each([
    ['status', () => address('two.json'), 'the site answered with status 404'],
    ['connection error', () => 'http://aurora.localhost:9/draw.json', 'ECONNREFUSED'],
  ])('reports the %s of a site without the record', async (_what, source, reason) => {
    const { text } = await runFrom(source());
    expect(text).toContain('DRAW_UNREADABLE');
    expect(text).toContain(reason);
  });
});
