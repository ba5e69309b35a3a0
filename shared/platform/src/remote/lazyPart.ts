import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/**
 * A part of a page whose code comes after the page. A remote's chunks give up early, because a page has a deadline to keep; a part has
 * none, so on a slow net it is asked for again instead of being left out.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
