import { describe, expect, it, jest } from '@jest/globals';
import { readInstance, readRate } from './providerCalls.ts';
import type { ProviderPorts } from '../provider/providerPorts.ts';

const portsThat = (call: ProviderPorts['call']) => {
  const ports = {
    call: jest.fn(call),
    log: jest.fn<ProviderPorts['log']>(),
    after: jest.fn((_ms: number, act: () => void) => (act(), () => undefined)),
  };
  return ports as typeof ports & ProviderPorts;
};

describe('a call of the jackpot provider (requirements/errors#requests)', () => {
  it('names address and status of a definite refusal, and is not repeated', async () => {
    const ports = portsThat(async () => ({ status: 404, statusText: 'Not Found', body: undefined }));
    await expect(readRate(ports, 'EUR', () => false)).rejects.toThrow(
      'Could not fetch: /v1/currencies. Message: Not Found',
    );
    expect(ports.call).toHaveBeenCalledTimes(1);
  });

  it('is neither repeated nor logged when the feed has ended', async () => {
    const ports = portsThat(async () => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(readRate(ports, 'EUR', () => true)).rejects.toThrow('aborted');
    expect([ports.call.mock.calls.length, ports.log.mock.calls.length]).toEqual([1, 0]);
  });

  it('fails after ten more attempts, 2 s apart, while the provider is unavailable', async () => {
    const ports = portsThat(async () => Promise.reject(new TypeError('fetch failed')));
    await expect(readRate(ports, 'EUR', () => false)).rejects.toThrow(
      'Failed to fetch /v1/currencies after max retries.',
    );
    expect(ports.call).toHaveBeenCalledTimes(11);
    expect(new Set(ports.after.mock.calls.map(([ms]) => ms))).toEqual(new Set([2_000]));
  });

  it.each<[string, ProviderPorts['call'], string]>([
    ['the message of an error', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
    [
      'the status text',
      async () => ({ status: 503, statusText: 'Service Unavailable', body: undefined }),
      'Service Unavailable',
    ],
    ['the status without a text', async () => ({ status: 502, statusText: '', body: undefined }), '502'],
  ])(
    'logs each attempt with %s and the end of the retries, without the player',
    async (_what, call, message) => {
      const ports = portsThat(call);
      const path = '/v1/pots/instances/source/site-wide-source/brand/op-a:aurora';
      const address = {
        sourceId: 'site-wide-source',
        instanceId: 'i',
        operatorId: 'op-a',
        brand: 'aurora',
        country: 'FI',
        currency: 'EUR',
        player: { playerId: 'secret', sessionId: 's' },
      };
      await expect(readInstance(ports, address, () => false)).rejects.toThrow('after max retries');
      expect(ports.log.mock.calls.map(([text]) => text)).toEqual([
        ...Array.from({ length: 11 }, () => `Could not fetch: ${path}. Message: ${message}`),
        `Failed to fetch ${path} after max retries.`,
      ]);
    },
  );
});
