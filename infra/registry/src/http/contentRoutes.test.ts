import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publicText, receiveSigned, RegistryRefusal, sendJson, signingKeyIn } from '@foyer/runtime';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
const PERIOD = { notBefore: '2026-01-01T00:00:00Z', notAfter: '2036-01-01T00:00:00Z' };

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
  it('saves drafts in the name of the staff email of the key', async () => {
    const { keyId, publicKey } = await signingKeyIn(join(registry.home, 'keys/staff/ann.pem'));
    const now = Date.now();
    await (
      await registry.as('staff/operator')
    ).post('/v1/keys', {
      holder: 'ann',
      email: 'Ann@Staff.test',
      roles: ['operator'],
      publicKey: publicText(publicKey),
      notBefore: new Date(now).toISOString(),
      notAfter: new Date(now + 60_000).toISOString(),
      reason: 'Content',
    });
    const client = await registry.as('staff/ann');
    const { keys } = await client.get('/v1/keys');
    expect(keys.find(({ id }) => id === keyId)?.email).toBe('ann@staff.test');
    await client.post('/v1/content/import', IMPORT);
    expect(requests[0]?.body).toMatchObject({ staff: 'ann@staff.test', hasStaffAccount: true });
  });

  it('explains what to do with a key that has no email', async () => {
    answer = { status: 409, body: { code: 'AUTHOR_UNKNOWN', protectedChanges: ['features.ShowRTP'] } };
    const client = await registry.as('staff/operator');
    expect(await client.post('/v1/content/import', IMPORT).catch(refusalOf)).toMatchObject({
      code: 'AUTHOR_UNKNOWN',
      text: expect.stringMatching(/features\.ShowRTP need a second person.*--email <email>/),
    });
  });

  it.each(['ann', 'ann@', 'a b@staff.test'])('refuses a key with the email %j', async (email) => {
    const client = await registry.as('staff/operator');
    const key = { holder: 'x', email, roles: ['operator'], publicKey: 'x', reason: 'Content' };
    expect(await client.post('/v1/keys', { ...key, ...PERIOD }).catch(refusalOf)).toMatchObject({
      code: 'REQUEST_MALFORMED',
    });
  });

  it('saves drafts of a key without an email in the name of its holder and writes an audit entry', async () => {
    const client = await registry.as('staff/operator');
    expect(await client.post('/v1/content/import', IMPORT)).toEqual({ drafts: { features: 5 } });
    expect(requests).toEqual([
      { path: '/internal/content/import', body: { ...IMPORT, staff: 'operator', hasStaffAccount: false } },
    ]);
    expect((await auditEntries()).at(-1)).toMatchObject({
      actor: 'operator',
      brands: ['tuli'],
      reason: 'Spring campaign',
      after: { drafts: { features: 5 } },
    });
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
