import { openPages, playerPages } from '@foyer/gate';
import { hrefTo, type Locale, type RouteId } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import type { GatePlayer, GatePlayers } from './gatePlayers.ts';

/** A page that the browser opens. */
export interface PageView {
  readonly brand: BrandId;
  readonly page: RouteId;
  readonly path: string;
  /** Account to sign in with; a visitor when undefined. */
  readonly player?: GatePlayer;
}

/** Limits the duration of the check, which grows with each brand. */
const MAX_BRANDS = 2;
const MAX_PAGES = 3;
/** In addition to pages for visitors; a sign-in takes about as long as a page. */
const MAX_PLAYER_PAGES = 2;
/** Opened for a release without a page that the browser may open, which `smoke/unseen` reports. */
const FIRST_PAGE: RouteId = 'lobby';

/** Pages of a release in the first brands, as a visitor and, where the check has an account, as a player; `isQuick` opens one page per brand, a different one in each. */
export function pageViews(
  pages: readonly string[],
  wanted: readonly BrandId[],
  players: GatePlayers,
  isQuick: boolean,
): readonly PageView[] {
  return wanted.slice(0, MAX_BRANDS).flatMap((brand, index) => {
    const views = viewsOfBrand(pages, brand, players[brand]);
    return views.filter((_, position) => !isQuick || position === index % views.length);
  });
}

function viewsOfBrand(
  pages: readonly string[],
  brand: BrandId,
  player: GatePlayer | undefined,
): readonly PageView[] {
  const open = [...openPages(pages)]
    .sort((left, right) => Number(right === FIRST_PAGE) - Number(left === FIRST_PAGE))
    .slice(0, MAX_PAGES)
    .map((page) => viewOf(brand, page));
  const closed = player
    ? playerPages(pages)
        .slice(0, MAX_PLAYER_PAGES)
        .map((page) => ({ ...viewOf(brand, page), player }))
    : [];
  return open.length + closed.length === 0 ? [viewOf(brand, FIRST_PAGE)] : [...open, ...closed];
}

/** A page of a brand in its default language, as a visitor. */
export function viewOf(brand: BrandId, page: RouteId): PageView {
  const { locales } = brands[brand];
  const locale: Locale = locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  return { brand, page, path: (hrefTo as (locale: Locale, id: RouteId) => string)(locale, page) };
}
