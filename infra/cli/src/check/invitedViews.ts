import { appOf, invitedHref, invitedPagePath } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import type { PageView } from './pageViews.ts';

/** An invited squad as the registry answers it. */
export interface InvitedSquad {
  readonly name: string;
  readonly prefix: string;
  readonly brands: readonly string[];
  readonly slots?: readonly { readonly name: string; readonly places: readonly string[] }[];
}

/**
 * Views for the browser of a squad that the registry stores: its pages in each of its brands, which no other brand has.
 * `isQuick` opens each page once, and at least one in each brand.
 */
export function invitedViews(
  squad: InvitedSquad,
  pages: readonly string[],
  wanted: readonly BrandId[],
  isQuick: boolean,
): readonly PageView[] {
  const own = wanted.filter((brand) => squad.brands.includes(brand));
  const known = pages.filter((page) => invitedPagePath(squad.name, page) !== undefined);
  const rounds = isQuick ? Math.max(known.length, own.length) : known.length * own.length;
  return Array.from({ length: rounds }, (_, index) => {
    const brand = own[isQuick ? index % own.length : Math.floor(index / known.length)];
    const page = known[index % known.length];
    return brand === undefined || page === undefined ? [] : [viewOf(squad, brand, page)];
  }).flat();
}

/** The first page of the squad that both releases have, in its first brand. */
export function invitedUpdate(
  squad: InvitedSquad,
  pages: readonly string[],
  wanted: readonly BrandId[],
): PageView | undefined {
  const page = pages.find((name) => invitedPagePath(squad.name, name) !== undefined);
  const brand = wanted.find((one) => squad.brands.includes(one));
  return page !== undefined && brand ? viewOf(squad, brand, page) : undefined;
}

/** Pages of other squads on which the registry shows slots of this one. */
export function placesOf({ slots = [] }: InvitedSquad): readonly string[] {
  return [...new Set(slots.flatMap(({ places }) => places))].sort();
}

/**
 * Pages of other invited squads on which the registry shows slots of this one, in the brands of both. A squad without a
 * live release has no page.
 */
export function invitedPlaceViews(
  squad: InvitedSquad,
  squads: readonly InvitedSquad[],
  isLive: (app: string) => boolean,
  wanted: readonly BrandId[],
): readonly PageView[] {
  return placesOf(squad).flatMap((page) => {
    const owner = squads.find(
      ({ name }) => name !== squad.name && invitedPagePath(name, page) !== undefined && isLive(appOf(name)),
    );
    if (!owner) return [];
    return wanted
      .filter((brand) => squad.brands.includes(brand) && owner.brands.includes(brand))
      .map((brand) => ({ ...viewOf(owner, brand, page), app: appOf(owner.name) }));
  });
}

function viewOf({ name, prefix }: InvitedSquad, brand: BrandId, page: string): PageView {
  const locale = brands[brand].locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  return { brand, page, path: invitedHref(locale, prefix, invitedPagePath(name, page)) };
}
