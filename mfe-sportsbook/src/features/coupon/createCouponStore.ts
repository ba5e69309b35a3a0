import type { DeviceStorage, Store } from '@foyer/contract';
import {
  acceptPrice,
  readCoupon,
  readVersion,
  removeSelection,
  selectionKey,
  toggleSelection,
  writeCoupon,
  type Coupon,
  type Selection,
} from './coupon.ts';

/**
 * The player's slip, stored on the device with each change. A selection that does not fit calls the listeners, although
 * the slip stays the same.
 */
export interface CouponStore extends Store<Coupon> {
  toggle(selection: Selection): void;
  /** Adds a bet builder; it replaces another one of its match. A full slip stays as it is. */
  add(selection: Selection): void;
  remove(key: string): void;
  accept(key: string, price: number): void;
  clear(): void;
  /** Replaces the slip: with that of another device, or a shared one. */
  replace(coupon: Coupon): void;
  /** The version under which the slip is stored for all devices; undefined after a change on this device. */
  version(): number | undefined;
  /** Remembers the version of the present slip; undefined once the player has signed out. */
  setVersion(version: number | undefined): void;
  /** True once the slip has had a selection on this browser page. */
  wasUsed(): boolean;
}

export function createCouponStore(storage: Pick<DeviceStorage, 'read' | 'write'>): CouponStore {
  const listeners = new Set<() => void>();
  const stored = storage.read('sportsCoupon');
  let coupon = readCoupon(stored);
  let version = readVersion(stored);
  let isUsed = coupon.length > 0;

  function choose(selection: Selection): void {
    const next = toggleSelection(coupon, selection);
    if (next === coupon) notify();
    else change(next);
  }

  function change(next: Coupon): void {
    if (next === coupon) return;
    coupon = next;
    version = undefined;
    isUsed = true;
    storage.write('sportsCoupon', writeCoupon(coupon));
    notify();
  }

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => coupon,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: choose,
    add(selection) {
      const key = selectionKey(selection);
      if (coupon.some((own) => selectionKey(own) === key)) change(acceptPrice(coupon, key, selection.price));
      else choose(selection);
    },
    remove: (key) => change(removeSelection(coupon, key)),
    accept: (key, price) => change(acceptPrice(coupon, key, price)),
    clear: () => change([]),
    replace: change,
    version: () => version,
    setVersion(next) {
      if (next === version) return;
      version = next;
      storage.write('sportsCoupon', writeCoupon(coupon, version));
    },
    wasUsed: () => isUsed,
  };
}
