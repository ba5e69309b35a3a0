import { createStore } from '@foyer/platform';
import { NavigationType } from 'react-router-dom';
import type { ConsentState, EventBus, Navigation, NavigationState, Store } from '@foyer/contract';
import { matchRoute, pageTitle, type Locale, type RouteId, type RouteMatch } from '@foyer/links';
import type { CookieJar } from '../storage/adapters/cookies.ts';
import { canonicalHref, routeOfHref } from './addresses.ts';
import { PRODUCT_MODE_DAYS, productModeOf } from './productMode.ts';
import { createRouter, type Router } from './createRouter.ts';
import { createScrolling } from './scrolling.ts';

/** In ms: how long the current page stays while the next one loads; afterwards its skeleton is shown. */
const HOLD_MS = 400;
/**
 * In ms, for the first page: after this time the frame is shown with a skeleton
 * (requirements/platform#mounting).
 */
const FIRST_HOLD_MS = 150;

export interface ShellNavigation extends Navigation {
  readonly router: Router;
}

export interface NavigationPorts {
  readonly locale: Locale;
  readonly locales: readonly string[];
  readonly siteTitle: string;
  readonly bus: EventBus;
  readonly cookies: CookieJar;
  readonly consent: Store<ConsentState>;
  /** Notifies of release changes, which change the available pages. */
  readonly releases: Pick<Store<unknown>, 'subscribe'>;
  offRoutes(): ReadonlySet<RouteId>;
  /** Loads what a page needs. Never rejects: the outlet shows failures. */
  prepare(match: RouteMatch): Promise<unknown>;
  isAvailable(route: RouteId): boolean;
}

/** Owns React Router, the only router of the page (requirements/platform#one-router). */
export function createNavigation(ports: NavigationPorts): ShellNavigation {
  const { locale, locales } = ports;
  let hold = FIRST_HOLD_MS;
  let off = ports.offRoutes();

  const router = createRouter({
    redirect: (pathname, search) => canonicalHref(pathname, search, locale, locales),
    async prepare(pathname) {
      const match = matchRoute(pathname);
      if (match) await Promise.race([ports.prepare(match), wait(hold)]);
      hold = HOLD_MS;
    },
  });

  const read = (): NavigationState => {
    const { location, isPending } = router.current();
    const { pathname, search } = location;
    const match = matchRoute(pathname);
    const stored = ports.cookies.read('productMode');
    return {
      match,
      pathname,
      search,
      productMode: productModeOf(match, search, stored, off.has('sports')),
      pending: isPending,
      off,
    };
  };
  const store = createStore<NavigationState>(read());
  const scrolling = createScrolling({
    position: () => window.scrollY,
    scrollTo: (top) => window.scrollTo({ top }),
    after,
  });
  history.scrollRestoration = 'manual';

  // no product mode is stored here: the change is not the player's choice
  ports.releases.subscribe(() => {
    off = ports.offRoutes();
    store.set(read());
  });

  let { key } = router.current().location;
  router.subscribe(() => {
    const { location, action } = router.current();
    const before = store.current();
    const next = read();
    if (location.key !== key && before.pathname !== next.pathname) scrolling.leave(key);
    store.set(same(before, next) ? before : next);
    if (before.pathname !== next.pathname) {
      scrolling.arrive(location.key, action === NavigationType.Pop);
      ports.bus.emit('navigation.page-changed', { route: next.match?.id, pathname: next.pathname });
    }
    key = location.key;
    // requirements/routes#product-mode: stored only with preferences consent
    if (before.productMode !== next.productMode && ports.consent.current().preferences)
      ports.cookies.write('productMode', next.productMode, PRODUCT_MODE_DAYS);
  });

  return {
    router,
    current: store.current,
    subscribe: store.subscribe,
    go: async (href, options = {}) => {
      // internal addresses never start with a scheme or two slashes
      if (!/^\/(?!\/)/.test(href)) return;
      await router.navigate(href, options);
    },
    back: () => router.navigator.go(-1),
    preload(href) {
      const match = routeOfHref(href);
      if (match) void ports.prepare(match);
    },
    setTitle(title) {
      document.title = pageTitle(title, ports.siteTitle);
    },
    isAvailable: ports.isAvailable,
  };
}

function same(left: NavigationState, right: NavigationState): boolean {
  return (
    left.pathname === right.pathname &&
    left.search === right.search &&
    left.productMode === right.productMode &&
    left.pending === right.pending
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
