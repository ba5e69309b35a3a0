import { describe, expect, it } from '@jest/globals';
import { createCouponStore } from './createCouponStore.ts';
import type { Selection } from './coupon.ts';

const HOME: Selection = { event: 'hal73lk', kind: 'winner', line: null, outcome: 'home', price: 1_950 };

function device(cookie?: string) {
  let value = cookie;
  const store = createCouponStore({ read: () => value, write: (_key, next) => void (value = next) });
  return { store, cookie: () => value };
}

describe('the slip of a device', () => {
  it('remembers the version under which it is stored for all devices', () => {
    const { store, cookie } = device('hal73lk~w~~h~1950');
    expect(store.version()).toBeUndefined();
    store.setVersion(71);
    expect(cookie()).toBe('v1z.hal73lk~w~~h~1950');
    const again = device(cookie());
    expect(again.store.current()).toEqual([HOME]);
    expect(again.store.version()).toBe(71);
  });

  it('calls its listeners when a selection does not fit', () => {
    const { store } = device(Array.from({ length: 10 }, (_item, index) => `m${index}~w~~h~1900`).join('.'));
    let refused = 0;
    const before = store.current();
    const stop = store.subscribe(() => {
      if (store.current() === before) refused += 1;
    });
    store.toggle(HOME);
    store.add(HOME);
    expect(refused).toBe(2);
    store.remove('m0~w~~h');
    store.toggle(HOME);
    expect(store.current()).toContain(HOME);
    stop();
    store.toggle({ ...HOME, event: 'other' });
    expect(refused).toBe(2);
  });

  it('has no version after a change', () => {
    const { store, cookie } = device('v1z.hal73lk~w~~h~1950');
    store.accept('hal73lk~w~~h', 2_000);
    expect(store.version()).toBeUndefined();
    expect(cookie()).toBe('hal73lk~w~~h~2000');
  });

  it('keeps the version of an empty slip', () => {
    expect(device('v3.').store.version()).toBe(3);
    expect(device('v3.').store.current()).toEqual([]);
  });
});
