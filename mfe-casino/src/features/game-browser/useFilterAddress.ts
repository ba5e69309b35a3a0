import { withQuery } from '@foyer/links';
import { useNavigationState, useServices } from '@foyer/platform';
import { readFilters, writeFilters, type GameFilters } from './gameFilters.ts';

/** Keeps filters in the address, so that they can be shared and the back button undoes them. */
export function useFilterAddress(): readonly [GameFilters, (filters: GameFilters) => void] {
  const { navigation } = useServices();
  const { pathname, search } = useNavigationState();
  const change = (filters: GameFilters): void => {
    void navigation.go(withQuery(pathname, writeFilters(filters)), { replace: true });
  };
  return [readFilters(search), change];
}
