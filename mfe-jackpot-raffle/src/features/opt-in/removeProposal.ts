import type { Navigation } from '@foyer/contract';
import { hasCustomJackpot, withoutCustomJackpot } from './customJackpot.ts';

/** Removes the proposal of a contribution from the address, if there is one (ADR 0217). */
export function removeProposal(navigation: Navigation): void {
  const { pathname, search } = navigation.current();
  if (hasCustomJackpot(search))
    void navigation.go(`${pathname}${withoutCustomJackpot(search)}`, { replace: true });
}
