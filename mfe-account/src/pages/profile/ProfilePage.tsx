import { useEffect } from 'react';
import type { PageProps } from '@foyer/contract';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';

/** Redirects the profile to its overview. */
export function Component(_props: PageProps) {
  const { navigation, locale } = useServices();
  // The address bar is outside React.
  useEffect(
    () => void navigation.go(hrefTo(locale, 'profile-dashboard'), { replace: true }),
    [navigation, locale],
  );
  return null;
}
