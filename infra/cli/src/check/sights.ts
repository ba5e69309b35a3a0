import { openPages, playerPages } from '@foyer/build/check';
import { hrefTo, type Locale, type RouteId } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import type { GatePlayer, GatePlayers } from './gatePlayers.ts';

/** One page that the browser of the gate opens. */
export interface Sight {
  readonly brand: BrandId;
  readonly page: RouteId;
  readonly path: string;
  /** Who looks; a visitor when there is none. */
  readonly player?: GatePlayer;
}

/** A phone in each of so many brands; every further one takes as long again. */
const MOST_BRANDS = 2;
const MOST_PAGES = 3;
/** Beside those of visitors: signing in costs as much as a page. */
const MOST_PLAYER_PAGES = 2;
/** Where everybody begins; looked at when a release has no page that the browser may open, which `smoke/unseen` says. */
const FIRST_PAGE: RouteId = 'lobby';

/** Pages of a release in the first brands, as visitors and, where the gate has an account, as a player; in a hurry one page a brand, another one in each. */
export function sightsOf(
  pages: readonly string[],
  wanted: readonly BrandId[],
  players: GatePlayers,
  isQuick: boolean,
): readonly Sight[] {
  return wanted.slice(0, MOST_BRANDS).flatMap((brand, index) => {
    const sights = ofBrand(pages, brand, players[brand]);
    return sights.filter((_, place) => !isQuick || place === index % sights.length);
  });
}

function ofBrand(pages: readonly string[], brand: BrandId, player: GatePlayer | undefined): readonly Sight[] {
  const at = (page: RouteId): Sight => ({ brand, page, path: addressOf(brand, page) });
  const open = [...openPages(pages)]
    .sort((left, right) => Number(right === FIRST_PAGE) - Number(left === FIRST_PAGE))
    .slice(0, MOST_PAGES)
    .map(at);
  const closed = player
    ? playerPages(pages)
        .slice(0, MOST_PLAYER_PAGES)
        .map((page) => ({ ...at(page), player }))
    : [];
  return open.length + closed.length === 0 ? [at(FIRST_PAGE)] : [...open, ...closed];
}

function addressOf(brand: BrandId, page: RouteId): string {
  const { locales } = brands[brand];
  const locale: Locale = locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  return (hrefTo as (locale: Locale, id: RouteId) => string)(locale, page);
}
