import type { RouteId, ProductMode, RouteMatch } from '@foyer/links';
import type { Store } from './store.ts';

export interface NavigationState {
  /** Undefined when the path belongs to no route. */
  readonly match: RouteMatch | undefined;
  readonly pathname: string;
  readonly search: string;
  /** requirements/routes#product-mode. */
  readonly productMode: ProductMode;
  readonly pending: boolean;
  /** Pages whose application an operator has switched off for this brand; no link may lead to them. */
  readonly off: ReadonlySet<RouteId>;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly viewTransition?: boolean;
}

/** The only writer of the address. Hrefs come from `hrefTo`. */
export interface Navigation extends Store<NavigationState> {
  go(href: string, options?: NavigateOptions): Promise<void>;
  back(): void;
  /** Starts loading the page behind an address: on hover, on focus, when idle. */
  preload(href: string): void;
  /** '{title} | {site title}' (requirements/routes#locales-and-links); the page calls it with its translated title. */
  setTitle(title: string): void;
  /**
   * True if the page of a route can be shown now, because its remote is in the release set. Components use
   * `useIsAvailable`, which updates.
   */
  isAvailable(route: RouteId): boolean;
}
