import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_MS);
afterAll(() => registry.close(), START_MS);

const ENTRY = {
  chain: 'production',
  number: 1,
  at: '2026-11-22T10:00:00.000Z',
  actor: 'operator',
  role: 'operator',
  kind: 'promote',
  app: 'mfe-casino',
  release: 'c1',
  brands: ['tuli'],
  reason: 'Test',
  before: null,
  after: { default: 'c1' },
};

describe('GET /v1/audit', () => {
  it('marks entries that this version cannot read, and returns the others', async () => {
    const payloads = [
      JSON.stringify(ENTRY),
      JSON.stringify({ ...ENTRY, number: 2, kind: 'canary', after: { rules: 'none' } }),
      JSON.stringify({ kind: 'promote', at: 'yesterday' }),
      '{"chain":',
    ];
    for (const [index, payload] of payloads.entries())
      await registry.pool.query(
        `insert into registry.audit (chain, number, app, brands, payload, previous, hash)
         values ('production', $1, 'mfe-casino', '{tuli}', $2, repeat('0', 64), repeat('0', 64))`,
        [index + 1, payload],
      );
    const { entries } = await (await registry.as('staff/auditor')).get('/v1/audit?environment=production');
    const stored = { id: expect.any(Number), hash: '0'.repeat(64), chain: 'production', brands: ['tuli'] };
    expect(entries).toEqual([
      {
        ...stored,
        number: 4,
        app: 'mfe-casino',
        at: '1970-01-01T00:00:00.000Z',
        actor: 'unknown',
        role: 'unknown',
        kind: 'unknown',
        reason: '',
        before: null,
        after: null,
        isUnreadable: true,
      },
      {
        ...stored,
        number: 3,
        app: 'mfe-casino',
        at: '1970-01-01T00:00:00.000Z',
        actor: 'unknown',
        role: 'unknown',
        kind: 'promote',
        reason: '',
        before: null,
        after: null,
        isUnreadable: true,
      },
      { ...stored, ...ENTRY, number: 2, kind: 'canary', after: null, isUnreadable: true },
      { ...stored, ...ENTRY },
    ]);
  });
});
