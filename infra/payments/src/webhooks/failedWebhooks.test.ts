import { describe, expect, it } from '@jest/globals';
import { testClient } from '@foyer/runtime/service-calls';
import type { PaymentsDeps } from '../deps.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';

describe('deliverWebhooks', () => {
  it('logs why a webhook could not be sent, and schedules the next attempt', async () => {
    const warnings: unknown[] = [];
    const updates: unknown[] = [];
    const event = { id: 'e1', body: '{}', url: 'http://127.0.0.1:1/', attempts: 2, createdAt: 0 };
    await deliverWebhooks({
      clock: () => 0,
      secrets: ['secret'],
      serviceClient: testClient,
      log: { warn: (message: string, fields: object) => void warnings.push({ message, ...fields }) },
      pool: {
        query(text: string, values: unknown) {
          if (!text.startsWith('update')) return Promise.resolve({ rows: [event] });
          updates.push(values);
          return Promise.resolve({ rows: [] });
        },
      },
    } as unknown as PaymentsDeps);
    expect(warnings).toEqual([
      {
        message: 'webhook delivery failed',
        eventId: 'e1',
        attempts: 2,
        error: expect.objectContaining({ code: 'ECONNREFUSED' }),
      },
    ]);
    expect(updates).toEqual([['e1', null, expect.any(Number)]]);
  });
});
