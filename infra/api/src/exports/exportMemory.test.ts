import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Pool } from '@foyer/runtime';
import { expect, it } from '@jest/globals';
import { compiledLiveContent } from '../content/liveContent.ts';
import { createExportTable } from './createExportTable.ts';
import { csvOf } from './csv.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
/** A round every five minutes of 24 months. */
const ROWS = 200_000;
const ROWS_PER_SAMPLE = 20_000;
/** The file has 15 MB, and its rows as objects several times that. */
const MAX_GROWTH_BYTES = 6_000_000;

/** Answers the queries of the export from a sequence of rounds, at most the requested number at once. */
const pool = {
  query(_sql: string, parameters: readonly unknown[]) {
    const [, , after, , limit] = parameters;
    if (typeof after !== 'number' || typeof limit !== 'number')
      return Promise.resolve({ rows: [{ rounds: ROWS, stake: ROWS, paid: 0 }] });
    const count = Math.min(limit, ROWS - after);
    return Promise.resolve({ rows: Array.from({ length: count }, (_, index) => roundOf(after + index + 1)) });
  },
} as unknown as Pool;

function roundOf(id: number) {
  const openedAt = new Date(NOON + id);
  return {
    id,
    reference: `round-${id}`,
    game_id: 'g',
    status: 'CLOSED',
    stake: 1,
    paid: 0,
    balance_after: id,
    opened_at: openedAt,
    ordered_at: openedAt.toISOString(),
  };
}

/** Bytes in use after a garbage collection, on the heap and in buffers. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it(`writes ${ROWS} rounds as CSV in constant memory`, async () => {
  const table = createExportTable('games', {
    pool,
    playerId: 'aino',
    currency: 'EUR',
    locale: 'en',
    content: compiledLiveContent('aurora'),
    from: new Date(NOON),
    to: new Date(NOON + ROWS + 1),
    filter: {},
    at: new Date(NOON + ROWS + 1),
    signIns: () => Promise.reject(new Error('Sign-ins are not part of this file.')),
    gameName: (id) => id,
    isLive: () => false,
  });
  let lines = 0;
  const samples: number[] = [];
  // before the first row: a file that is collected first is complete at the first sample
  const before = usedBytes();
  const reader = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (lines >= (samples.length + 1) * ROWS_PER_SAMPLE) samples.push(usedBytes());
      done();
    },
  });
  await pipeline(Readable.from(csvOf(table)), reader);
  expect(lines).toBeGreaterThan(ROWS);
  expect(samples).toHaveLength(ROWS / ROWS_PER_SAMPLE);
  expect(Math.max(...samples) - before).toBeLessThan(MAX_GROWTH_BYTES);
}, 60_000);
