import { describe, expect, it } from '@jest/globals';
import { useTestApi } from '../../test/useTestApi.ts';
import { createPlayerReader } from './playerReader.ts';

const api = useTestApi();

describe('createPlayerReader', () => {
  it('answers each of the requests that arrive together, with one query', async () => {
    const asked: string[] = [];
    const pool = new Proxy(api.pool, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'query' || typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          asked.push(String(given[0]));
          return Reflect.apply(value, target, given);
        };
      },
    });
    const read = createPlayerReader({ pool, clock: Date.now });
    const found = await Promise.all([
      read('aurora', 'aurora-empty'),
      read('caravel', 'aurora-funded'),
      read('aurora', 'aurora-funded'),
      read('aurora', 'unknown'),
    ]);
    expect(found.map((one) => one?.player.id)).toEqual([
      'aurora-empty',
      undefined,
      'aurora-funded',
      undefined,
    ]);
    expect(found.map((one) => one?.wallet.playerId)).toEqual(found.map((one) => one?.player.id));
    expect(asked).toHaveLength(1);
  });

  it('shows a request what was committed before it', async () => {
    const read = createPlayerReader({ pool: api.pool, clock: Date.now });
    const early = read('aurora', 'aurora-loyal');
    await api.pool.query(`update api.player set kyc_status = 'Required' where id = 'aurora-loyal'`);
    await early;
    expect((await read('aurora', 'aurora-loyal'))?.player.kyc_status).toBe('Required');
  });
});
