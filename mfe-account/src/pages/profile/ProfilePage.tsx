import { useEffect } from 'react';
import type { PageProps } from '@foyer/contract';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';

/** The profile opens on its overview. */
export function Component(_props: PageProps) {
  const { navigation, locale } = useServices();
  // the address bar is outside React
  useEffect(
    () => void navigation.go(hrefTo(locale, 'profile-dashboard'), { replace: true }),
    [navigation, locale],
  );
  return null;
}
