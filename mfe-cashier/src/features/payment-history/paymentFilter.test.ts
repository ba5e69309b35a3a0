import { describe, expect, it } from '@jest/globals';
import { paymentFilterOf } from './paymentFilter.ts';

describe('payment filter', () => {
  it.each([
    [undefined, undefined, null, null],
    ['running', undefined, ['Initialized', 'CancelInitialized', 'RollbackInitialized'], null],
    ['reversed', 'WALLET', ['RolledBacked'], ['WALLET']],
  ] as const)('asks for the statuses of %j and the method %j', (status, method, statuses, methodKind) => {
    expect(paymentFilterOf({ status, method })).toEqual({ status: statuses, methodKind });
  });
});
