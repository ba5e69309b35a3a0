import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/** Puts '{title} | {site title}' into the window while the page is shown (requirements/routes#locales-and-links). `title` is translated. */
export function usePageTitle(title: string): void {
  const { navigation } = useServices();
  // synchronises with document.title
  useEffect(() => navigation.setTitle(title), [navigation, title]);
}
