import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/**
 * Sets `document.title` to '{title} | {site title}' while the component is mounted
 * (requirements/routes#locales-and-links).
 *
 * @param title - translated; undefined while it loads, or when another component of the page sets it.
 */
export function usePageTitle(title: string | undefined): void {
  const { navigation } = useServices();
  // synchronises with document.title
  useEffect(() => {
    if (title !== undefined) navigation.setTitle(title);
  }, [navigation, title]);
}
