import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendJson } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOperator, type Operator } from './operatorCalls.ts';

const PLAYER = { brand: 'quetzal', playerId: 'p1' };
const PAYMENT = { ...PLAYER, key: 'k1', amountMinor: 500, currency: 'EUR' };

let server: Server;
let operator: Operator;
let answer: { readonly status: number; readonly body: unknown };

beforeAll(async () => {
  server = createServer((_request, response) => sendJson(response, answer.status, answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  operator = createOperator({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'secret',
    clock: Date.now,
    serviceClient: testClient,
    instanceId: 'i1',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('operator calls', () => {
  it('returns valid contributions', async () => {
    const contributions = [
      { id: 1, ...PLAYER, amountMinor: 10, currency: 'EUR', at: '2026-11-23T00:00:00.000Z' },
    ];
    answer = { status: 200, body: { contributions } };
    expect(await operator.contributions([])).toEqual(contributions);
  });

  it.each([
    null,
    {},
    { contributions: null },
    { contributions: [{ id: 1 }] },
    {
      contributions: [{ id: 1, ...PLAYER, amountMinor: 0.5, currency: 'EUR', at: '2026-11-23T00:00:00Z' }],
    },
    {
      contributions: [{ id: 1, ...PLAYER, amountMinor: '10', currency: 'EUR', at: '2026-11-23T00:00:00Z' }],
    },
  ])('rejects malformed contributions: %j', async (body) => {
    answer = { status: 200, body };
    await expect(operator.contributions([])).rejects.toThrow('without a valid body');
  });

  it.each([null, {}, { paid: 'yes' }])(
    'does not count a win as paid after a malformed answer: %j',
    async (body) => {
      answer = { status: 200, body };
      await expect(operator.pay(PAYMENT)).rejects.toThrow('without a valid body');
    },
  );

  it('returns the reason of a refused win', async () => {
    answer = { status: 200, body: { paid: false, code: 'PLAYER_CLOSED' } };
    expect(await operator.pay(PAYMENT)).toBe('PLAYER_CLOSED');
    answer = { status: 401, body: { code: 'REFUSED' } };
    expect(await operator.pay(PAYMENT)).toBe('REFUSED');
  });

  it('treats a wrong signature as an unknown outcome, not as a refusal', async () => {
    answer = { status: 401, body: { code: 'SIGNATURE_INVALID' } };
    await expect(operator.pay(PAYMENT)).rejects.toThrow('responded with 401');
  });
});
