import { describe, expect, it } from '@jest/globals';
import { computeWinners } from './computeWinners.ts';
import { fromHex, sha256Hex } from './digests.ts';
import { DRAW_FORMAT, ticketList, type DrawEntry, type RaffleDraw } from './raffleDraw.ts';
import { verifyDraw } from './verifyDraw.ts';

const SEED = '0123456789abcdef'.repeat(4);
const ENTRIES: readonly DrawEntry[] = [
  { entry: '1'.repeat(32), tickets: 3 },
  { entry: '2'.repeat(32), tickets: 1 },
  { entry: 'a'.repeat(32), tickets: 10 },
];

async function drawn(change: Partial<RaffleDraw> = {}): Promise<RaffleDraw> {
  const terms: RaffleDraw = {
    format: DRAW_FORMAT,
    id: 'raffle-hourly-aurora-20261128T140000Z',
    type: 'hourly',
    brand: 'aurora',
    studio: 'emberwick',
    starts_at: '2026-11-28T14:00:00.000Z',
    ends_at: '2026-11-28T15:00:00.000Z',
    prizes: [1_000, 500],
    state: 'drawn',
    seed_hash: await sha256Hex(fromHex(SEED)),
    list_hash: null,
    entries: [...ENTRIES],
    seed: SEED,
    winners: null,
    ...change,
  };
  const listHash = await sha256Hex(ticketList(terms, terms.entries ?? []));
  return {
    ...terms,
    list_hash: listHash,
    winners: [...(await computeWinners(SEED, listHash, terms.entries ?? [], terms.prizes.length))],
  };
}

describe('verifyDraw', () => {
  it('accepts a fair draw, also against copies saved before', async () => {
    const draw = await drawn();
    const closed = { ...draw, state: 'closed', seed: null, winners: null };
    const open = { ...closed, state: 'open', entries: null, list_hash: null };
    expect((await verifyDraw(draw)).faults).toEqual([]);
    expect((await verifyDraw(draw, closed)).faults).toEqual([]);
    expect((await verifyDraw(draw, open)).faults).toEqual([]);
  });

  it.each<[cheat: string, change: (draw: RaffleDraw) => object, faults: readonly string[]]>([
    [
      'a changed ticket count',
      (draw) => ({
        entries: draw.entries?.map((entry, index) => (index === 0 ? { ...entry, tickets: 4 } : entry)),
      }),
      ['LIST_HASH'],
    ],
    ['a changed seed', () => ({ seed: 'f'.repeat(64) }), ['SEED_HASH', 'WINNERS']],
    [
      'a changed winner',
      (draw) => ({ winners: draw.winners?.map((winner) => ({ ...winner, entry: 'b'.repeat(32) })) }),
      ['WINNERS'],
    ],
    [
      'a changed winning ticket',
      (draw) => ({ winners: draw.winners?.map((winner) => ({ ...winner, ticket: 99 })) }),
      ['WINNERS'],
    ],
    ['a missing winner', (draw) => ({ winners: draw.winners?.slice(1) }), ['WINNERS']],
    ['changed prizes', () => ({ prizes: [1, 500] }), ['LIST_HASH']],
    ['an end that was moved', () => ({ ends_at: '2026-11-28T15:00:01.000Z' }), ['LIST_HASH']],
    [
      'a list in another order',
      (draw) => ({ entries: draw.entries?.toReversed() }),
      ['LIST_ORDER', 'LIST_HASH'],
    ],
    ['a record that is not a draw', () => ({ format: 'other' }), ['NOT_A_DRAW']],
    ['a seed that is not revealed', () => ({ seed: null }), ['NOT_DRAWN']],
  ])('reports %s', async (_cheat, change, faults) => {
    const draw = await drawn();
    const report = await verifyDraw({ ...draw, ...change(draw) });
    expect(report.faults.filter((fault) => faults.includes(fault))).toEqual(faults);
  });

  it('detects a record that was replaced as a whole with a copy saved before', async () => {
    const before = await drawn();
    const replaced = await drawn({ entries: [...ENTRIES, { entry: 'f'.repeat(32), tickets: 1_000 }] });
    expect((await verifyDraw(replaced)).faults).toEqual([]);
    expect(
      (await verifyDraw(replaced, { ...before, state: 'closed', seed: null, winners: null })).faults,
    ).toEqual(['EARLIER_COPY']);
  });
});

describe('computeWinners', () => {
  it('gives each entry at most one prize', async () => {
    const winners = await computeWinners(SEED, 'f'.repeat(64), ENTRIES, 20);
    expect(new Set(winners.map(({ entry }) => entry)).size).toBe(ENTRIES.length);
    expect(winners).toHaveLength(ENTRIES.length);
  });

  it('draws tickets evenly', async () => {
    const entries = Array.from({ length: 4 }, (_, index) => ({
      entry: String(index).repeat(32),
      tickets: index + 1,
    }));
    const wins = [0, 0, 0, 0];
    for (let draw = 0; draw < 2_000; draw += 1) {
      const [winner] = await computeWinners(SEED, String(draw), entries, 1);
      const place = Number(winner?.entry[0]);
      wins[place] = (wins[place] ?? 0) + 1;
    }
    // expected 200, 400, 600, 800; six standard deviations of the largest
    wins.forEach((count, index) => expect(Math.abs(count - 200 * (index + 1))).toBeLessThan(132));
  });

  it('draws the second prize from the only other ticket, without a billion attempts', async () => {
    const entries = [
      { entry: '1'.repeat(32), tickets: 1_000_000_000 },
      { entry: '2'.repeat(32), tickets: 1 },
    ];
    expect(await computeWinners(SEED, 'f'.repeat(64), entries, 2)).toEqual([
      { prize: 0, ticket: expect.any(Number), entry: '1'.repeat(32) },
      { prize: 1, ticket: 1_000_000_000, entry: '2'.repeat(32) },
    ]);
  });

  it('draws nothing from an empty list', async () =>
    expect(await computeWinners(SEED, 'f'.repeat(64), [], 3)).toEqual([]));
});
