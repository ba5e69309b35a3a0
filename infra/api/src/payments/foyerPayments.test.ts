import { createHash } from 'node:crypto';
import type { ServiceAnswer, ServiceClient } from '@foyer/runtime';
import { describe, expect, it } from '@jest/globals';
import { SILENT } from '../../test/worlds/paymentWorld.ts';
import { createFoyerPayments } from './foyerPayments.ts';

const FAILURES_TO_OPEN = 5;
const NOT_FOUND = JSON.stringify({ code: 'PAYMENT_UNKNOWN' });
const PROXY_PAGE = '<html><body>Not found</body></html>';

/** The port with a provider whose next responses are set by the test, and the number of its calls. */
function startProvider() {
  const next: Pick<ServiceAnswer, 'status' | 'body'> & { calls: number } = {
    status: 200,
    body: '',
    calls: 0,
  };
  const serviceClient: Pick<ServiceClient, 'call'> = {
    call: () => {
      next.calls += 1;
      return Promise.resolve({ status: next.status, contentType: undefined, body: next.body });
    },
  };
  const provider = createFoyerPayments({
    address: 'http://payments.test',
    secrets: ['secret'],
    clock: () => 1_000,
    serviceClient: serviceClient as ServiceClient,
    log: SILENT,
  });
  const respond = (status: number, body: string): void => void Object.assign(next, { status, body });
  const find = () => provider.find('aurora', 'order-1');
  return { provider, next, respond, find };
}

async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count += 1) await call();
}

describe('payment provider port', () => {
  it.each([
    ['200 that is not JSON', 200, PROXY_PAGE],
    ['200 of an unknown shape', 200, '{"payment":{"id":7}}'],
    ['404 without a code', 404, PROXY_PAGE],
    ['500', 500, '{}'],
  ])('stops calling a provider that repeatedly responds %s', async (_, status, body) => {
    const { provider, next, respond, find } = startProvider();
    respond(status, body);
    await repeat(FAILURES_TO_OPEN, find);
    expect(provider.isReachable()).toBe(false);
    expect(await find()).toEqual({ kind: 'unknown' });
    expect(next.calls).toBe(FAILURES_TO_OPEN);
  });

  it('leaves the outcome open when a refusal carries no code', async () => {
    const { respond, find } = startProvider();
    respond(404, PROXY_PAGE);
    expect(await find()).toEqual({ kind: 'unknown' });
  });

  it('returns the code of a refusal and stays reachable', async () => {
    const { provider, respond, find } = startProvider();
    respond(404, NOT_FOUND);
    await repeat(FAILURES_TO_OPEN + 1, find);
    expect(await find()).toEqual({ kind: 'refused', code: 'PAYMENT_UNKNOWN', status: 404 });
    expect(provider.isReachable()).toBe(true);
  });

  it('counts failures in a row only', async () => {
    const { provider, respond, find } = startProvider();
    respond(200, PROXY_PAGE);
    await repeat(FAILURES_TO_OPEN - 1, find);
    respond(404, NOT_FOUND);
    await find();
    respond(200, PROXY_PAGE);
    await repeat(FAILURES_TO_OPEN - 1, find);
    expect(provider.isReachable()).toBe(true);
  });

  it('rejects an incomplete settlement report without blocking payments', async () => {
    const { provider, respond } = startProvider();
    const text = 'payment_id,reference,direction,type,amount,fee,currency,at\n';
    const report = () => provider.settlementReport('aurora', '2026-01-01');
    respond(200, text);
    await repeat(FAILURES_TO_OPEN, async () => {
      expect(await report()).toEqual({ kind: 'unknown' });
    });
    expect(provider.isReachable()).toBe(true);
    const complete = `${text}#,0,${createHash('sha256').update(text).digest('hex')}\n`;
    respond(200, complete);
    expect(await report()).toMatchObject({ kind: 'answered', value: { lines: [] } });
  });
});
