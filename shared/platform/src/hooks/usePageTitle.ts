import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/**
 * Sets `document.title` to '{title} | {site title}' while the component is mounted
 * (requirements/routes#locales-and-links). `title` is translated.
 */
export function usePageTitle(title: string): void {
  const { navigation } = useServices();
  // synchronises with document.title
  useEffect(() => navigation.setTitle(title), [navigation, title]);
}
