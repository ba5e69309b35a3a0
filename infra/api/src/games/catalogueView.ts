import type { Brand } from '@foyer/market';
import type { Clock } from '@foyer/runtime';
import type { CatalogueGame, CatalogueSnapshot } from './catalogue.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import type { LiveContent } from '../content/liveContent.ts';
import { catalogueIn, contentTerritories, emptyCatalogue, type ContentArguments } from './territories.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import type { ClientHints } from '../server/graphql/hints.ts';
import { failure } from '../server/graphql/failure.ts';

export interface GameViewDeps {
  readonly catalogue: Pick<CatalogueStore, 'current'>;
  readonly clock: Clock;
}

/** The catalogue as one visitor sees it. */
export interface CatalogueView {
  readonly catalogue: CatalogueSnapshot;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly content: LiveContent;
  readonly isSignedIn: boolean;
  /** Whether the brand offers play where the visitor is. */
  readonly isPlayAllowed: boolean;
  readonly currency: string;
  readonly locale: string;
  readonly hints: ClientHints;
}

const ISO_CURRENCY = /^[A-Z]{3}$/;

/** Arguments of a client that select what the catalogue shows. */
export interface CatalogueArguments extends ContentArguments {
  readonly currencyCode?: string | null | undefined;
  readonly locale?: string | null | undefined;
}

/** @throws ValidationFailure for malformed arguments. */
export function catalogueViewOf(
  deps: GameViewDeps,
  context: Pick<
    ApiContext,
    'brand' | 'content' | 'identity' | 'locale' | 'country' | 'subDivision' | 'hints'
  >,
  args: CatalogueArguments = {},
): CatalogueView {
  const { brand, content, identity, locale: pageLocale } = context;
  const { currencyCode, license, locale } = args;
  if (currencyCode && !ISO_CURRENCY.test(currencyCode))
    throw failure('ValidationFailure', { reasons: ['CurrencyInvalid'], keys: ['currencyCode'] });
  // signed-in players use the currency of the wallet, which is the brand's
  const currency = identity === undefined && currencyCode ? currencyCode : brand.currency;
  const territories = contentTerritories(context, args);
  const snapshot = deps.catalogue.current();
  return {
    // a brand has one licence; a request for another one returns no games
    catalogue:
      license && license !== brand.licence ? emptyCatalogue(snapshot) : catalogueIn(snapshot, territories),
    isPlayAllowed: territories.every(({ country }) => brand.countries.includes(country)),
    clock: deps.clock,
    brand,
    content,
    isSignedIn: identity !== undefined,
    currency,
    locale: locale ?? pageLocale,
    hints: context.hints,
  };
}

export function isPlayableIn(view: CatalogueView, game: CatalogueGame): boolean {
  return game.stakes[view.currency] !== undefined;
}
