import { describe, expect, it, jest } from '@jest/globals';
import { readRate } from './providerCalls.ts';
import type { ProviderPorts } from './providerPorts.ts';

const portsThat = (call: ProviderPorts['call']) => {
  const ports = {
    call: jest.fn(call),
    after: jest.fn((_ms: number, act: () => void) => (act(), () => undefined)),
  };
  return ports as typeof ports & ProviderPorts;
};

describe('a call of the jackpot provider (requirements/errors#requests)', () => {
  it('names address and status of a definite refusal, and is not repeated', async () => {
    const ports = portsThat(async () => ({ status: 404, body: undefined }));
    await expect(readRate(ports, 'EUR', () => false)).rejects.toThrow(
      'Could not fetch: /v1/currencies. Message: 404',
    );
    expect(ports.call).toHaveBeenCalledTimes(1);
  });

  it('fails after ten more attempts, 2 s apart, while the provider is unavailable', async () => {
    const ports = portsThat(async () => Promise.reject(new TypeError('fetch failed')));
    await expect(readRate(ports, 'EUR', () => false)).rejects.toThrow(
      'Failed to fetch /v1/currencies after max retries.',
    );
    expect(ports.call).toHaveBeenCalledTimes(11);
    expect(new Set(ports.after.mock.calls.map(([ms]) => ms))).toEqual(new Set([2_000]));
  });
});
