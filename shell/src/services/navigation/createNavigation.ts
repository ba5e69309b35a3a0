import { createStore } from '@foyer/platform';
import { NavigationType } from 'react-router-dom';
import type { EventBus, Flags, Navigation, NavigationState, Store } from '@foyer/contract';
import {
  matchRoute,
  pageTitle,
  routeOfMatch,
  type Locale,
  type ProductMode,
  type RouteId,
  type RouteMatch,
} from '@foyer/links';
import type { CookieJar } from '../storage/adapters/cookies.ts';
import type { InvitedSquads } from '../../invited-squads/createInvitedSquads.ts';
import { canonicalHref } from './addresses.ts';
import { parseMode, requestedMode, selectedMode } from './productMode.ts';
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
  /**
   * The last mode that a page or a query has selected since the page was loaded; the preference that may be
   * stored (requirements/routes#product-mode).
   */
  selectedMode(): ProductMode | undefined;
}

export interface NavigationPorts {
  readonly locale: Locale;
  readonly locales: readonly string[];
  readonly siteTitle: string;
  readonly bus: EventBus;
  readonly cookies: Pick<CookieJar, 'read'>;
  /** Without the sportsbook the mode is always CASINO. */
  readonly flags: Pick<Flags, 'has'>;
  /** Notifies of release changes, which change the available pages. */
  readonly releases: Pick<Store<unknown>, 'subscribe'>;
  readonly invited: InvitedSquads;
  offRoutes(): ReadonlySet<RouteId>;
  /** Loads what a page needs. Never rejects: the outlet shows failures. */
  prepare(match: RouteMatch): Promise<unknown>;
  isAvailable(route: RouteId): boolean;
}

/** Owns React Router, the only router of the page (requirements/platform#one-router). */
export function createNavigation(ports: NavigationPorts): ShellNavigation {
  const { locale, locales, invited } = ports;
  const matchOf = (path: string): RouteMatch | undefined => matchRoute(path) ?? invited.match(path);
  let hold = FIRST_HOLD_MS;
  let off = ports.offRoutes();
  let selected: ProductMode | undefined;
  /** The mode that a query requested for a path; it holds there after the parameter has left the address. */
  let request: { readonly pathname: string; readonly mode: ProductMode } | undefined;

  const modeOf = (mode: ProductMode | undefined): ProductMode =>
    off.has('sports') || !ports.flags.has('Sportsbook')
      ? 'CASINO'
      : (mode ?? selected ?? parseMode(ports.cookies.read('productMode')) ?? 'CASINO');

  const router = createRouter({
    redirect: (pathname, search) =>
      canonicalHref(pathname, search, { locale, locales, homeMode: modeOf(requestedMode(search)) }),
    async prepare(pathname) {
      if (!matchRoute(pathname)) await invited.load();
      const match = matchOf(pathname);
      if (match) await Promise.race([ports.prepare(match), wait(hold)]);
      hold = HOLD_MS;
    },
  });

  const read = (): NavigationState => {
    const { location, isPending } = router.current();
    const { pathname, search } = location;
    const match = matchOf(pathname);
    const requested = requestedMode(search);
    if (requested) request = { pathname, mode: requested };
    if (request?.pathname !== pathname) request = undefined;
    const mode = selectedMode(match && routeOfMatch(match).productMode, request?.mode);
    const productMode = modeOf(mode);
    selected = mode ?? selected;
    return {
      match,
      pathname,
      search,
      productMode,
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
  });

  return {
    router,
    selectedMode: () => selected,
    current: store.current,
    subscribe: store.subscribe,
    go: async (href, options = {}) => {
      // internal addresses never start with a scheme or two slashes
      if (!/^\/(?!\/)/.test(href)) return;
      await router.navigate(href, options);
    },
    back: () => router.navigator.go(-1),
    preload(href) {
      const match = matchOf(href.split(/[?#]/, 1)[0] ?? '');
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
