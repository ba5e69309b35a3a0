import { MONEY_FLOW_GUARD, type Guards } from '@foyer/contract';

let inProgress = 0;

/** True if a payment is in progress in this page: no release may replace this remote then. */
export function isPaymentInProgress(): boolean {
  return inProgress > 0;
}

/** Registers the money flow guard while a payment is in progress. */
export function createPaymentGuard(guards: Guards): (isInProgress: boolean) => void {
  let release: (() => void) | undefined;
  return (isInProgress) => {
    if (isInProgress === (release !== undefined)) return;
    if (!isInProgress) {
      release?.();
      release = undefined;
      return;
    }
    inProgress += 1;
    const unregister = guards.register(MONEY_FLOW_GUARD, 'pending');
    release = () => {
      inProgress -= 1;
      unregister();
    };
  };
}
