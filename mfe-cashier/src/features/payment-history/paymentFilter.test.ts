import { describe, expect, it } from '@jest/globals';
import { paymentFilterOf, paymentFilterQuery, paymentQueryOf } from './paymentFilter.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('payment filter', () => {
  it.each([
    ['', undefined, undefined],
    ['?status=running&method=CARD', 'running', 'CARD'],
    ['?status=lost&method=card', undefined, undefined],
  ])('reads %j', (search, state, method) => {
    expect(paymentFilterOf(search)).toMatchObject({ state, method });
  });

  it('writes what it reads', () => {
    const filter = paymentFilterOf('?from=2026-10-01&until=2026-10-31&status=ended&method=VOUCHER');
    const written = Object.entries(paymentFilterQuery(filter)).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    expect(paymentFilterOf(`?${written.join('&')}`)).toEqual(filter);
  });

  it.each([
    ['', null, null],
    ['?status=running', ['Initialized', 'CancelInitialized', 'RollbackInitialized'], null],
    ['?status=reversed&method=WALLET', ['RolledBacked'], ['WALLET']],
  ])('builds the query of %j', (search, status, methodKind) => {
    expect(
      paymentQueryOf(
        paymentFilterOf(`${search === '' ? '?' : `${search}&`}range=today`),
        NOON,
        'Europe/Tallinn',
      ),
    ).toEqual({
      from: '2026-11-20T22:00:00.000Z',
      to: '2026-11-21T22:00:00.000Z',
      status,
      methodKind,
    });
  });
});
