import type { DeviceStorage, Store } from '@foyer/contract';
import {
  acceptPrice,
  readCoupon,
  removeSelection,
  toggleSelection,
  writeCoupon,
  type Coupon,
  type Selection,
} from './coupon.ts';

/** The player's slip, stored on the device with each change. */
export interface CouponStore extends Store<Coupon> {
  toggle(selection: Selection): void;
  remove(key: string): void;
  accept(key: string, price: number): void;
  clear(): void;
}

export function createCouponStore(storage: Pick<DeviceStorage, 'read' | 'write'>): CouponStore {
  const listeners = new Set<() => void>();
  let coupon = readCoupon(storage.read('sportsCoupon'));

  function change(next: Coupon): void {
    if (next === coupon) return;
    coupon = next;
    storage.write('sportsCoupon', writeCoupon(coupon));
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => coupon,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (selection) => change(toggleSelection(coupon, selection)),
    remove: (key) => change(removeSelection(coupon, key)),
    accept: (key, price) => change(acceptPrice(coupon, key, price)),
    clear: () => change([]),
  };
}
