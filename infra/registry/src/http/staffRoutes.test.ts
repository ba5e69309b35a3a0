import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { receiveSigned, RegistryRefusal, sendJson } from '@foyer/runtime';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyAudit } from '../audit/auditLog.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

const CREATED = {
  invitationId: 'invitation-1',
  link: 'http://console.localhost:4008/realms/staff/invitation/secret-token',
  expiresAt: '2026-11-22T09:00:00.000Z',
};
const INVITATION = {
  email: 'first@operator.example',
  name: 'First',
  roles: ['operator'],
  reason: 'The first operator',
};

let identity: Server;
let registry: TestRegistry;
let answer: { status: number; body: object };
let requests: unknown[];

beforeAll(async () => {
  identity = createServer((request, response) => {
    void receiveSigned(request, response, 'x', Date.now).then((received) => {
      if (!received) return;
      requests.push({ path: request.url, body: received.body });
      sendJson(response, answer.status, answer.body);
    });
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  registry = await startTestRegistry({
    FOYER_MODE: 'production',
    FOYER_IDENTITY_PORT: String((identity.address() as AddressInfo).port),
  });
}, START_MS);
beforeEach(() => {
  answer = { status: 200, body: CREATED };
  requests = [];
});
afterAll(async () => {
  await registry.close();
  identity.closeAllConnections();
  await new Promise((resolve) => identity.close(resolve));
}, START_MS);

async function invite(key: string, body: object = INVITATION): Promise<unknown> {
  const client = await registry.as(key);
  return client
    .post('/v1/staff/invitations', body)
    .catch((error: unknown) => (error instanceof RegistryRefusal ? error.code : String(error)));
}

describe('POST /v1/staff/invitations', () => {
  it('returns the link of identity and writes an audit entry without it', async () => {
    expect(await invite('staff/operator')).toEqual(CREATED);
    const { reason: _reason, ...sent } = INVITATION;
    expect(requests).toEqual([
      { path: '/internal/staff/invitations/create', body: { ...sent, invitedBy: 'operator' } },
    ]);
    const { rows } = await registry.pool.query<{ payload: string }>(
      `select payload from registry.audit where payload::jsonb ->> 'kind' = 'staff-invited'`,
    );
    expect(rows.map(({ payload }) => JSON.parse(payload) as object)).toEqual([
      expect.objectContaining({
        chain: 'registry',
        actor: 'operator',
        role: 'operator',
        reason: 'The first operator',
        after: {
          ...sent,
          invitationId: CREATED.invitationId,
          expiresAt: CREATED.expiresAt,
        },
      }),
    ]);
    expect(rows[0]?.payload).not.toContain('secret-token');
    expect((await verifyAudit(registry.pool)).faults).toEqual([]);
  });

  it.each(['staff/auditor', 'squads/casino'])('rejects the key of %s', async (key) => {
    expect(await invite(key)).toBe('NOT_PERMITTED');
    expect(requests).toEqual([]);
  });

  it.each([
    ['an invalid address', { email: 'operator' }],
    ['no role', { roles: [] }],
    ['a service role', { roles: ['console'] }],
    ['no reason', { reason: '' }],
  ])('rejects %s', async (_name, part) => {
    expect(await invite('staff/operator', { ...INVITATION, ...part })).toBe('REQUEST_MALFORMED');
    expect(requests).toEqual([]);
  });

  it('rejects an unknown squad', async () => {
    expect(await invite('staff/operator', { ...INVITATION, roles: ['squad:unknown'] })).toBe('SQUAD_UNKNOWN');
    expect(requests).toEqual([]);
  });

  it.each([
    [409, { code: 'STAFF_KNOWN' }, 'STAFF_KNOWN'],
    [503, {}, 'STAFF_UNKNOWN'],
    [200, { link: 'no address' }, 'STAFF_UNKNOWN'],
  ])('writes no audit entry when identity responds with %i %j', async (status, body, code) => {
    const before = (await registry.pool.query('select from registry.audit')).rowCount;
    answer = { status, body };
    expect(await invite('staff/operator')).toBe(code);
    expect((await registry.pool.query('select from registry.audit')).rowCount).toBe(before);
  });
});
