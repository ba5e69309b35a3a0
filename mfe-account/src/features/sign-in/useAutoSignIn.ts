import { useEffect, useState } from 'react';
import { useNavigationState, useServices } from '@foyer/platform';

const AUTO_SIGN_IN = 'autoSignIn'; // requirements/routes#query-parameters

/**
 * True if the sign-in page was opened with `autoSignIn`, which suppresses its loading spinner
 * (requirements/routes#layouts). The parameter leaves the address when the session is known, so that the Back
 * button does not start the sign-in again.
 */
export function useAutoSignIn(isSettled: boolean): boolean {
  const { navigation } = useServices();
  const { pathname, search } = useNavigationState();
  const [isAutomatic] = useState(() => new URLSearchParams(search).has(AUTO_SIGN_IN));

  // Synchronises with the address bar.
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isSettled || !query.has(AUTO_SIGN_IN)) return;
    query.delete(AUTO_SIGN_IN);
    const rest = query.toString();
    void navigation.go(rest === '' ? pathname : `${pathname}?${rest}`, { replace: true });
  }, [isSettled, navigation, pathname, search]);
  return isAutomatic;
}
