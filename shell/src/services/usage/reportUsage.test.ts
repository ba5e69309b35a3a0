import { describe, expect, it, jest } from '@jest/globals';
import { money } from '@foyer/money';
import { createBus } from '../bus/createBus.ts';
import { reportUsage, type UsagePorts, type Vitals } from './reportUsage.ts';

function setUp({ mayMeasure = true, hasRelease = true } = {}) {
  const bus = createBus(() => undefined);
  const add = jest.fn<UsagePorts['add']>();
  let page: ReturnType<UsagePorts['page']> = { id: 'lobby', app: 'mfe-casino' };
  let hide: (vitals: Vitals) => void = () => undefined;
  const show = (next: typeof page): void => {
    page = next;
    bus.emit('navigation.page-changed', { route: undefined, pathname: '/' });
  };
  const start = (): void =>
    reportUsage({
      bus,
      page: () => page,
      releaseOf: () => (hasRelease ? 'c1' : undefined),
      add,
      onFirstHidden: (act) => (hide = act),
      mayMeasure: () => mayMeasure,
    });
  return { bus, add, show, start, hide: (vitals: Vitals) => hide(vitals) };
}

const VIEW = { type: 'used', app: 'mfe-casino', release: 'c1', name: 'page:lobby' };

describe('reportUsage', () => {
  it('counts the page that was shown before its start, and each later one with its application', () => {
    const { add, show, start } = setUp();
    show({ id: 'lobby', app: 'mfe-casino' });
    start();
    show({ id: 'poker', app: 'mfe-poker' });
    show(undefined);
    expect(add.mock.calls).toEqual([[VIEW], [{ ...VIEW, app: 'mfe-poker', name: 'page:poker' }]]);
  });

  it('reports deposits and bets of every product as business signals', () => {
    const { bus, add, start } = setUp();
    start();
    for (const moneyType of ['Deposit', 'CasinoBet', 'CasinoWin', 'SportsBet', 'SportsWin', 'Adjustment'])
      bus.emit('wallet.changed', {
        moneyType,
        amount: money(100, 'EUR'),
        balance: money(900, 'EUR'),
        version: 1,
      });
    const signals = add.mock.calls.map(([record]) => record).filter(({ type }) => type === 'signal');
    expect(signals.map(({ name }) => name)).toEqual(['deposit', 'bet', 'bet']);
  });

  it('counts nothing for an application without a release', () => {
    const { add, show, start } = setUp({ hasRelease: false });
    start();
    show({ id: 'lobby', app: 'mfe-casino' });
    expect(add).not.toHaveBeenCalled();
  });

  it('counts a feature once a page, and never a name that could be a value', () => {
    const { bus, add, start } = setUp();
    const use = (feature: string): void =>
      bus.emit('feature.used', { app: 'mfe-casino', release: 'c1', feature });
    use('open-shared-slip');
    start();
    ['share-slip', 'share-slip', 'player-1751', 'Aino', 'a@b.fi', 'a'.repeat(41)].forEach(use);
    expect(add.mock.calls).toEqual([
      [VIEW],
      [{ ...VIEW, name: 'feature:open-shared-slip' }],
      [{ ...VIEW, name: 'feature:share-slip' }],
    ]);
  });

  it('counts at most 30 features a page', () => {
    const { bus, add, start } = setUp();
    start();
    for (let number = 1; number <= 31; number += 1)
      bus.emit('feature.used', { app: 'mfe-casino', release: 'c1', feature: 'a'.repeat(number) });
    expect(add).toHaveBeenCalledTimes(1 + 30);
  });

  it.each([
    [true, [[VIEW], [{ ...VIEW, type: 'vitals', name: undefined, lcp: 900 }]]],
    [false, [[VIEW]]],
  ])('reports vitals of the first page with consent only (%s)', (mayMeasure, expected) => {
    const { add, start, hide } = setUp({ mayMeasure });
    start();
    hide({ lcp: 900 });
    expect(add.mock.calls).toEqual(expected);
  });
});
