import type { Services } from '@foyer/contract';
import { useServices } from '@foyer/platform';
import { createCouponStore, type CouponStore } from './createCouponStore.ts';

const coupons = new WeakMap<Services['storage'], CouponStore>();

/** The coupon of this page. */
export function useCouponStore(): CouponStore {
  const { storage } = useServices();
  const coupon = coupons.get(storage) ?? createCouponStore(storage);
  coupons.set(storage, coupon);
  return coupon;
}
