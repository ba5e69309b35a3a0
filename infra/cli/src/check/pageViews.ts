import { openPages, playerPages } from '@foyer/gate/open-pages';
import { hrefTo, type Locale, type RouteId } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import type { GatePlayer, GatePlayers } from './gatePlayers.ts';

/** A page that the browser opens. */
export interface PageView {
  readonly brand: BrandId;
  /** A route, or a page of an invited squad. */
  readonly page: string;
  readonly path: string;
  /** Application that shows the page, if it is neither the candidate nor that of a compiled route. */
  readonly app?: string;
  /** Account to sign in with; a visitor when undefined. */
  readonly player?: GatePlayer;
}

/** Opened for a release without a page that the browser may open, which `smoke/unseen` reports. */
const FIRST_PAGE: RouteId = 'lobby';

/** Pages of a candidate, and pages of other applications that show its slots. */
export interface PagesToOpen {
  readonly pages: readonly string[];
  readonly slotPages: readonly string[];
}

/**
 * Views for the browser: every page and every page with a slot in each brand. `isQuick` opens each page once
 * and spreads the pages over the brands; each brand shows at least one, and one brand all pages for players,
 * because a sign-in takes as long as a page.
 */
export function pageViews(
  { pages, slotPages }: PagesToOpen,
  wanted: readonly BrandId[],
  players: GatePlayers,
  isQuick: boolean,
): readonly PageView[] {
  const open = [...new Set([...openPages(pages), ...openPages(slotPages)])].sort(
    (left, right) => Number(right === FIRST_PAGE) - Number(left === FIRST_PAGE),
  );
  const closed = playerPages(pages);
  if (!isQuick)
    return wanted.flatMap((brand) =>
      atLeastOne(brand, [
        ...open.map((page) => viewOf(brand, page)),
        ...playerViews(brand, closed, players[brand]),
      ]),
    );
  const withPlayer = wanted.find((brand) => players[brand]);
  const rounds = Math.max(open.length, wanted.length);
  const spread = Array.from({ length: rounds }, (_, index) => ({
    brand: wanted[index % wanted.length],
    page: open[index % open.length],
  }));
  return wanted.flatMap((brand) =>
    atLeastOne(brand, [
      ...spread.flatMap((view) => (view.brand === brand && view.page ? [viewOf(brand, view.page)] : [])),
      ...(brand === withPlayer ? playerViews(brand, closed, players[brand]) : []),
    ]),
  );
}

function playerViews(
  brand: BrandId,
  pages: readonly RouteId[],
  player: GatePlayer | undefined,
): readonly PageView[] {
  return player ? pages.map((page) => ({ ...viewOf(brand, page), player })) : [];
}

function atLeastOne(brand: BrandId, views: readonly PageView[]): readonly PageView[] {
  return views.length > 0 ? views : [viewOf(brand, FIRST_PAGE)];
}

/** A page of a brand in its default language, as a visitor. */
export function viewOf(brand: BrandId, page: RouteId): PageView {
  const { locales } = brands[brand];
  const locale: Locale = locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  return { brand, page, path: (hrefTo as (locale: Locale, id: RouteId) => string)(locale, page) };
}
