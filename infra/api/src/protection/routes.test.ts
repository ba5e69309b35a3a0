import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { BRANDS } from '@foyer/market';
import { protectionAnswerSchema, type ProtectionAnswer } from '@foyer/market/protection-answers';
import { createProtectionRoutes } from './routes.ts';

async function read(protectionMode?: 'strict'): Promise<ProtectionAnswer> {
  const route = createProtectionRoutes({ settings: { protectionMode } })['GET /internal/protection'];
  const answer = await route?.({ body: undefined, params: {}, query: new URLSearchParams() });
  return v.parse(protectionAnswerSchema, answer?.body);
}

describe('GET /internal/protection', () => {
  it('returns the mode of each operator and the effective values of each brand', async () => {
    const { instanceMode, brands } = await read();
    expect([instanceMode, brands.map(({ brand }) => brand)]).toEqual([null, [...BRANDS]]);
    expect(brands.find(({ brand }) => brand === 'caravel')).toMatchObject({
      licence: 'crc',
      operatorMode: 'specification',
      mode: 'specification',
      limits: expect.arrayContaining([{ kind: 'deposit', periods: ['Day'] }]),
      hasRealityCheck: false,
      hasFundsDialog: true,
      identityRequired: [],
    });
  });

  it('shows a mode that the instance has raised beside that of the operator', async () => {
    const { instanceMode, brands } = await read('strict');
    expect(instanceMode).toBe('strict');
    for (const brand of brands)
      expect(brand).toMatchObject({
        operatorMode: 'specification',
        mode: 'strict',
        hasRealityCheck: true,
        hasFundsDialog: false,
      });
  });
});
