import type { RouteId } from '@foyer/links';
import { useSyncExternalStore } from 'react';
import { useNavigation } from './useServices.ts';

/** True if a page is available. Renders again when an operator switches the page off or on. */
export function useIsAvailable(route: RouteId): boolean {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, () => navigation.isAvailable(route));
}
