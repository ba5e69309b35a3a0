import { describe, expect, it } from '@jest/globals';
import { isConnectionError, withRetry, sqlState } from './withRetry.ts';

/** Fails with each of these SQLSTATEs in turn, then succeeds. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  const calls = { count: 0 };
  const work = async (): Promise<string> => {
    calls.count += 1;
    await Promise.resolve();
    const code = left.shift();
    if (code !== undefined) throw Object.assign(new Error(`failed with ${code}`), { code });
    return 'done';
  };
  return { calls, work };
}

describe('withRetry', () => {
  it.each([['40001'], ['40P01'], ['23505']])(
    'retries a transient error up to three attempts: %s',
    async (code) => {
      const [twice, ever] = [failing(code, code), failing(code, code, code, code)];
      expect([await withRetry(twice.work), twice.calls.count]).toEqual(['done', 3]);
      await expect(withRetry(ever.work)).rejects.toThrow(`failed with ${code}`);
      expect(ever.calls.count).toBe(3);
    },
  );

  it.each([['23514'], ['57P01'], ['']])('does not retry another error: %j', async (code) => {
    const once = failing(code);
    await expect(withRetry(once.work)).rejects.toThrow(`failed with ${code}`);
    expect(once.calls.count).toBe(1);
  });

  it('does not repeat a success', async () => {
    const fine = failing();
    expect([await withRetry(fine.work), fine.calls.count]).toEqual(['done', 1]);
  });
});

it.each<[unknown, string]>([
  [{ code: '40001' }, '40001'],
  [{ code: 7 }, '7'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
  ['40001', ''],
  [new Error('no code'), ''],
])('sqlState of %j is %j', (error, state) => {
  expect(sqlState(error)).toBe(state);
});

describe('isConnectionError', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '53100',
    '53200',
    '53300',
    '08000',
    '08003',
    '08006',
    '08001',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
  ])('is true for the code %s', (code) => expect(isConnectionError({ code })).toBe(true));
  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'pool: timeout exceeded when trying to connect',
  ])('is true for the message: %s', (message) => expect(isConnectionError(new Error(message))).toBe(true));
  it.each<[unknown]>([
    [{ code: '23514' }],
    [new Error('something else')],
    [new Error('a Connection terminated')],
    [{ message: 'Connection terminated' }],
    ['Connection terminated'],
    [null],
  ])('is false for %j', (error) => expect(isConnectionError(error)).toBe(false));
});
