import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@foyer/kernel';
import type { ChainFault } from '@foyer/kernel/timeline-answers';
import { GENESIS_HASH, faultsOf, hashOf, type AuditRow } from './auditChain.ts';

const LENGTH = 5;

function chain(): AuditRow[] {
  let previous = GENESIS_HASH;
  return Array.from({ length: LENGTH }, (_, index) => {
    const entry = {
      chain: 'production',
      number: index + 1,
      at: '2026-11-22T00:00:00.000Z',
      actor: 'operator',
      role: 'operator',
      kind: 'promote',
      app: 'mfe-casino',
      brands: ['tuli'],
      reason: 'Test',
      before: null,
      after: { index },
      version: index + 1,
    } as const;
    const payload = canonicalJson(entry);
    const row: AuditRow = {
      id: index + 1,
      chain: entry.chain,
      number: entry.number,
      app: entry.app,
      brands: entry.brands,
      payload,
      previous,
      hash: hashOf(previous, payload),
    };
    previous = row.hash;
    return row;
  });
}

describe('the audit chain', () => {
  it('has no faults when unchanged', () => {
    expect(faultsOf('production', chain(), LENGTH)).toEqual([]);
    expect(faultsOf('staging', [], 0)).toEqual([]);
  });

  const tampered: readonly [
    what: string,
    spoil: (rows: AuditRow[]) => AuditRow[],
    problem: ChainFault['problem'],
    number: number,
  ][] = [
    [
      'another reason',
      (rows) => rows.with(2, { ...pick(rows, 2), payload: pick(rows, 2).payload.replace('Test', 'nothing') }),
      'content-changed',
      3,
    ],
    [
      'another reason under a new hash',
      (rows) => rows.with(2, rehashed(pick(rows, 2), pick(rows, 2).payload.replace('Test', 'nothing'))),
      'does-not-follow',
      4,
    ],
    ['a removed row', (rows) => rows.toSpliced(1, 1), 'gap', 3],
    [
      'a brand removed from the search column',
      (rows) => rows.with(2, { ...pick(rows, 2), brands: [] }),
      'columns-differ',
      3,
    ],
    ['two swapped rows', (rows) => rows.with(1, pick(rows, 2)).with(2, pick(rows, 1)), 'gap', 3],
    ['a removed last row', (rows) => rows.slice(0, 3), 'end-missing', 4],
    ['an empty chain', () => [], 'end-missing', 1],
  ];
  it.each(tampered)('reports %s', (_what, spoil, problem, number) => {
    expect(faultsOf('production', spoil(chain()), LENGTH)).toContainEqual({
      chain: 'production',
      number,
      problem,
    });
  });
});

function pick(rows: readonly AuditRow[], index: number): AuditRow {
  const row = rows[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
}

function rehashed(row: AuditRow, payload: string): AuditRow {
  return { ...row, payload, hash: hashOf(row.previous, payload) };
}
