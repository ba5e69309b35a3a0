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
  /** True once the slip has had a selection on this browser page. */
  wasUsed(): boolean;
}

export function createCouponStore(storage: Pick<DeviceStorage, 'read' | 'write'>): CouponStore {
  const listeners = new Set<() => void>();
  let coupon = readCoupon(storage.read('sportsCoupon'));
  let isUsed = coupon.length > 0;

  function change(next: Coupon): void {
    if (next === coupon) return;
    coupon = next;
    isUsed = true;
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
    wasUsed: () => isUsed,
  };
}
