import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { receiveSigned, RegistryRefusal, sendJson } from '@foyer/runtime';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyAudit } from '../audit/auditLog.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

const BUNDLE = {
  format: 'foyer-content',
  schemaVersion: 1,
  brand: 'tuli',
  exportedAt: '2026-11-25T20:00:00.000Z',
  sections: { features: { ShowRTP: true } },
};
const IMPORT = {
  brand: 'tuli',
  bundle: BUNDLE,
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Spring campaign',
};

let api: Server;
let registry: TestRegistry;
let answer: { status: number; body: object };
let requests: { readonly path: string | undefined; readonly body: unknown }[];

beforeAll(async () => {
  api = createServer((request, response) => {
    void receiveSigned(request, response, 'x', Date.now).then((received) => {
      if (!received) return;
      requests.push({ path: request.url, body: received.body });
      sendJson(response, answer.status, answer.body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  registry = await startTestRegistry({ FOYER_API_PORT: String((api.address() as AddressInfo).port) });
}, START_MS);
beforeEach(() => {
  answer = { status: 200, body: { drafts: { features: 5 } } };
  requests = [];
});
afterAll(async () => {
  await registry.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
}, START_MS);

async function auditEntries(): Promise<readonly object[]> {
  const { rows } = await registry.pool.query<{ payload: string }>(
    `select payload from registry.audit where payload::jsonb ->> 'kind' = 'content-imported'`,
  );
  return rows.map(({ payload }) => JSON.parse(payload) as object);
}

const refusalOf = (error: unknown) =>
  error instanceof RegistryRefusal ? { code: error.code, text: error.message } : String(error);

describe('GET /v1/content/export', () => {
  it.each(['staff/operator', 'staff/auditor'])('returns the live content to %s', async (key) => {
    answer.body = BUNDLE;
    const client = await registry.as(key);
    expect(await client.get('/v1/content/export?brand=tuli')).toEqual(BUNDLE);
    expect(requests).toEqual([{ path: '/internal/content/export', body: { brand: 'tuli' } }]);
  });

  it('is refused for a squad', async () => {
    const client = await registry.as('squads/casino');
    expect(await client.get('/v1/content/export?brand=tuli').catch(refusalOf)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});

describe('POST /v1/content/import', () => {
  it('saves drafts in the name of the key holder and writes an audit entry', async () => {
    const client = await registry.as('staff/operator');
    expect(await client.post('/v1/content/import', IMPORT)).toEqual({ drafts: { features: 5 } });
    expect(requests).toEqual([
      { path: '/internal/content/import', body: { ...IMPORT, staff: expect.any(String) } },
    ]);
    expect(await auditEntries()).toEqual([
      expect.objectContaining({
        actor: 'operator',
        brands: ['tuli'],
        reason: 'Spring campaign',
        after: { drafts: { features: 5 } },
      }),
    ]);
    expect((await verifyAudit(registry.pool)).faults).toEqual([]);
  });

  it('passes findings on and writes no audit entry', async () => {
    answer = {
      status: 422,
      body: { code: 'CONTENT_INVALID', problems: [{ path: ['features', 'ShowRTP'], problem: 'No boolean' }] },
    };
    const client = await registry.as('staff/operator');
    const before = await auditEntries();
    expect(await client.post('/v1/content/import', IMPORT).catch(refusalOf)).toMatchObject({
      code: 'CONTENT_INVALID',
      text: expect.stringContaining('features.ShowRTP: No boolean'),
    });
    expect(await auditEntries()).toEqual(before);
  });

  it('is refused for an auditor', async () => {
    const client = await registry.as('staff/auditor');
    expect(await client.post('/v1/content/import', IMPORT).catch(refusalOf)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect(requests).toEqual([]);
  });
});
