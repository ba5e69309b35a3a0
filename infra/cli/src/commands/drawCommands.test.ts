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
  const lines: string[] = [];
  const terminal = {
    out: (text: string) => void lines.push(text),
    note: (text: string) => void lines.push(text),
    canAsk: false,
    exitCode: 0,
  };
  await runFoyer(['draw', 'verify', file, ...more], terminal);
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
