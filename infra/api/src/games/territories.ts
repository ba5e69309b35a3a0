import type { License } from '@foyer/graphql/main';
import { UNCERTIFIED_TERRITORIES } from '../../content/gameTerritories.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { snapshotOf, type CatalogueGame, type CatalogueSnapshot } from './catalogue.ts';

/** Location of a visitor: a country, ISO 3166-1, and the region that counts in Canada only. */
export interface Territory {
  readonly country: string;
  readonly subDivision?: string | null | undefined;
}

/** The arguments by which a client selects content (requirements/interfaces#main-api-operations). */
export interface ContentArguments {
  readonly ipCountryCode?: string | null | undefined;
  readonly subDivision?: string | null | undefined;
  readonly license?: License | null | undefined;
}

const COUNTRY = /^[A-Z]{2}$/;
const SUB_DIVISION = /^[A-Z0-9]{1,3}$/;

/**
 * The territory that the arguments name; undefined without a country.
 * @throws ValidationFailure for a malformed country or region.
 */
export function namedTerritory({ ipCountryCode, subDivision }: ContentArguments): Territory | undefined {
  if (ipCountryCode && !COUNTRY.test(ipCountryCode))
    throw failure('ValidationFailure', { reasons: ['CountryInvalid'], keys: ['ipCountryCode'] });
  if (subDivision && !SUB_DIVISION.test(subDivision))
    throw failure('ValidationFailure', { reasons: ['SubDivisionInvalid'], keys: ['subDivision'] });
  return ipCountryCode ? { country: ipCountryCode, subDivision } : undefined;
}

/**
 * The territories in which content must be available: the request's, as the gateway determined it, and the
 * one that the arguments name. An argument can only remove content, never add it.
 */
export function contentTerritories(
  context: Pick<ApiContext, 'country' | 'subDivision'>,
  args: ContentArguments,
): readonly Territory[] {
  const named = namedTerritory(args);
  const ofRequest = { country: context.country, subDivision: context.subDivision };
  return named ? [ofRequest, named] : [ofRequest];
}

/** Whether the game may be offered in the territory. */
export function isCertifiedIn(game: Pick<CatalogueGame, 'studioId'>, territory: Territory): boolean {
  return !uncertifiedStudios([territory]).includes(game.studioId);
}

/** The catalogue without the games of uncertified studios; cached for each snapshot and set of studios. */
export function catalogueIn(
  snapshot: CatalogueSnapshot,
  territories: readonly Territory[],
): CatalogueSnapshot {
  const left = uncertifiedStudios(territories);
  if (left.length === 0) return snapshot;
  const known = narrowed.get(snapshot) ?? new Map<string, CatalogueSnapshot>();
  narrowed.set(snapshot, known);
  const key = left.join();
  const catalogue =
    known.get(key) ??
    snapshotOf(
      snapshot.studios,
      snapshot.games.filter((game) => !left.includes(game.studioId)),
      snapshot.withdrawnNames,
    );
  known.set(key, catalogue);
  return catalogue;
}

/** The catalogue of a licence that the brand does not hold. */
export function emptyCatalogue(snapshot: CatalogueSnapshot): CatalogueSnapshot {
  return snapshotOf([], [], snapshot.withdrawnNames);
}

const narrowed = new WeakMap<CatalogueSnapshot, Map<string, CatalogueSnapshot>>();

function uncertifiedStudios(territories: readonly Territory[]): readonly string[] {
  const codes = territories.flatMap(({ country, subDivision }) =>
    // a region counts in Canada only (requirements/validation#country-subdivision)
    country === 'CA' && subDivision ? [country, `${country}-${subDivision}`] : [country],
  );
  return Object.entries(UNCERTIFIED_TERRITORIES).flatMap(([studio, excluded]) =>
    excluded.some((code) => codes.includes(code)) ? [studio] : [],
  );
}
