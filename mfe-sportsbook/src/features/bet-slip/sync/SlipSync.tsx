import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { useCouponStore } from '../../coupon/useCoupon.ts';
import { startSlipSync } from './slipSync.ts';

/** Keeps the slip of a signed-in player the same on all devices while it is mounted. */
export function SlipSync() {
  const { apollo, telemetry } = useServices();
  const coupon = useCouponStore();
  useEffect(
    () => startSlipSync({ coupon, apollo, failed: (error) => telemetry.failed('sports-slip', error) }),
    [coupon, apollo, telemetry],
  );
  return null;
}
