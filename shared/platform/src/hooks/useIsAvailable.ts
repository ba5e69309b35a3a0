import type { RouteId } from '@foyer/links';
import { useSyncExternalStore } from 'react';
import { useNavigation } from './useServices.ts';

/** Whether a page can be shown now. Follows the operator: a page that is switched off, or on again, is so in the next frame. */
export function useIsAvailable(route: RouteId): boolean {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, () => navigation.isAvailable(route));
}
