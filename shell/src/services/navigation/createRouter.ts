import { createStore } from '@foyer/platform';
import {
  createPath,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type Path,
  type To,
} from 'react-router-dom';
import { flushSync } from 'react-dom';
import type { NavigateOptions, Store } from '@foyer/contract';

export interface RouterState {
  /** The location of the rendered page; while the next page is prepared, still the previous one. */
  readonly location: Location;
  readonly action: NavigationType;
  readonly isPending: boolean;
}

export interface Router extends Store<RouterState> {
  /** For React Router's `<Router>`: its links and hooks navigate through it. */
  readonly navigator: Navigator;
  /** Resolves when the first page is prepared. */
  readonly ready: Promise<void>;
  /** Resolves when the page has changed, or when another navigation has replaced this one. */
  navigate(href: string, options?: NavigateOptions): Promise<void>;
}

export interface RouterPorts {
  /** The address to redirect to, if any. */
  redirect(pathname: string, search: string): string | undefined;
  /** Prepares the page of a path; the page changes when it resolves. Never rejects. */
  prepare(pathname: string): Promise<void>;
}

interface Target {
  readonly path: Partial<Path>;
  readonly state?: unknown;
  readonly viewTransition?: boolean | undefined;
}

/**
 * Prepares a page before the address changes, and drops a navigation that a later one replaced. React
 * Router's data router does the same but adds 16 KB (brotli): matching, loaders, actions, fetchers.
 */
export function createRouter({ redirect, prepare }: RouterPorts): Router {
  const history = createBrowserHistory();
  const store = createStore<RouterState>({
    location: history.location,
    action: NavigationType.Pop,
    isPending: true,
  });
  /** Pairs of paths whose page change used a view transition: going back uses one too. */
  const animated = new Set<string>();
  let isReady = false;
  let latest = 0;

  const commit = (action: NavigationType, { path, state }: Target): void => {
    if (action === NavigationType.Push) history.push(path, state);
    if (action === NavigationType.Replace) history.replace(path, state);
    store.set({ location: history.location, action, isPending: false });
  };

  const transition = async (action: NavigationType, target: Target): Promise<void> => {
    latest += 1;
    const current = latest;
    const { pathname = '/', search = '' } = target.path;
    const before = store.current().location.pathname;
    const canonical = redirect(pathname, search);
    if (canonical !== undefined) {
      const next = action === NavigationType.Push ? action : NavigationType.Replace;
      return transition(next, { path: resolvePath(canonical) });
    }
    // a new query or fragment of the same page needs no preparation
    if (!isReady || pathname !== before) {
      store.set({ ...store.current(), isPending: true });
      await prepare(pathname);
      if (current !== latest) return;
    }
    const isAnimated =
      target.viewTransition === true || (isPop(action) && animated.has(`${pathname} ${before}`));
    if (!isAnimated || !('startViewTransition' in document)) return commit(action, target);
    animated.add(`${before} ${pathname}`);
    await document.startViewTransition(() => {
      if (current === latest) flushSync(() => commit(action, target));
    }).updateCallbackDone;
  };

  const resolve = (to: To): Path =>
    history.encodeLocation(resolvePath(to, store.current().location.pathname));
  const ready = transition(NavigationType.Pop, { path: history.location }).then(() => {
    isReady = true;
  });
  history.listen(({ location }) => void transition(NavigationType.Pop, { path: location }));

  return {
    current: store.current,
    subscribe: store.subscribe,
    ready,
    navigate: (href, { replace = false, viewTransition } = {}) =>
      transition(replace ? NavigationType.Replace : NavigationType.Push, {
        path: resolve(href),
        viewTransition,
      }),
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state: unknown) => void transition(NavigationType.Push, { path: resolve(to), state }),
      replace: (to, state: unknown) => void transition(NavigationType.Replace, { path: resolve(to), state }),
    },
  };
}

function isPop(action: NavigationType): boolean {
  return action === NavigationType.Pop;
}
