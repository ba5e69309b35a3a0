import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { keyIdOf, requestHeaders } from '@foyer/runtime';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
}, START_MS);

afterAll(() => registry.close(), START_MS);

describe('a request', () => {
  async function request(
    headers: Record<string, string>,
    body = '',
    path = '/v1/plan',
  ): Promise<{ status: number; code?: string; text?: string }> {
    const response = await fetch(`${registry.baseUrl}${path}`, {
      headers,
      ...(body === '' ? {} : { method: 'POST', body }),
    });
    return { status: response.status, ...((await response.json()) as { code?: string; text?: string }) };
  }

  it('is accepted once, within the time tolerance, with the signed content', async () => {
    const key = await registry.key('staff/auditor');
    const parts = { method: 'GET', path: '/v1/plan', body: '' };
    const headers = requestHeaders(parts, key, Date.now());
    expect((await request(headers)).status).toBe(200);
    expect(await request(headers)).toMatchObject({ status: 401, code: 'REPLAYED' });
    expect(await request(requestHeaders(parts, key, Date.now() - HOUR_MS))).toMatchObject({
      status: 401,
      code: 'CLOCK_DIFFERS',
      text: expect.stringContaining('Your clock is 60 minutes behind') as unknown,
    });
    expect(await request(requestHeaders(parts, key, Date.now() + HOUR_MS))).toMatchObject({
      status: 401,
      code: 'CLOCK_DIFFERS',
      text: expect.stringContaining('Your clock is 60 minutes ahead') as unknown,
    });
    expect(await request(requestHeaders(parts, key, Date.now()), '', '/v1/keys')).toMatchObject({
      status: 401,
      code: 'SIGNATURE_WRONG',
    });
    expect(
      await request(
        requestHeaders({ ...parts, method: 'POST', path: '/v1/check', body: '{}' }, key, Date.now()),
        '{ }',
        '/v1/check',
      ),
    ).toMatchObject({ status: 401, code: 'SIGNATURE_WRONG' });
    expect(await request({})).toMatchObject({ status: 401, code: 'NOT_SIGNED' });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    expect(
      await request(requestHeaders(parts, { keyId: keyIdOf(publicKey), privateKey, publicKey }, Date.now())),
    ).toMatchObject({ status: 401, code: 'SIGNATURE_WRONG' });
    expect(await request({}, 'x'.repeat(3 * 1024 * 1024), '/v1/check')).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
  });

  it('is refused with an expired key', async () => {
    registry.skew.milliseconds = 3 * 365 * 24 * HOUR_MS;
    await expect(operator.get('/v1/plan')).rejects.toMatchObject({ code: 'KEY_EXPIRED' });
    registry.skew.milliseconds = 0;
  });
});
