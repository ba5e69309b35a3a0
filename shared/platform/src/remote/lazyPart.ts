import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/**
 * A lazy component for a part of a page that loads after the page. Chunks of a remote time out early, because
 * a page has a deadline; a part has none, so on a slow network its import is retried.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
