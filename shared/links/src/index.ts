/**
 * Addresses of the product: locales, routes, hrefs and safe redirects.
 * @packageDocumentation
 */
export { isDefaultCurrencyForced } from './defaultCurrency.ts';
export { FREE_SPINS_PARAMETER } from './freeSpins.ts';
export {
  invitedHref,
  invitedPagePath,
  matchInvited,
  prefixProblem,
  squadNameProblem,
  type AddressProblem,
  type InvitedAddress,
} from './invited.ts';
export { SLOT_PLACES, slotProblem, type SlotPlace } from './places.ts';
export { homeHref, hrefTo, withQuery, type RouteParameters } from './hrefTo.ts';
export { languageName } from './languageName.ts';
export {
  FALLBACK_LOCALE,
  isLocale,
  formattingTag,
  languageTag,
  LOCALES,
  messagesLocale,
  textLanguageTag,
  normaliseLocale,
  resolveLocale,
  TRANSLATED_LOCALES,
  type Locale,
  type LocaleSources,
  type TranslatedLocale,
} from './locales.ts';
export {
  matchRoute,
  routeOfMatch,
  type CompiledRouteMatch,
  type InvitedRouteMatch,
  type RouteMatch,
} from './matchRoute.ts';
export {
  bareHostName,
  clientCookieName,
  landingHref,
  localisedHref,
  normalisePath,
  pageTitle,
  withoutLocale,
  withTrailingSlash,
} from './paths.ts';
export {
  appOf,
  ROUTE_IDS,
  routeOf,
  ROUTES,
  type InvitedPageId,
  type InvitedRoute,
  type PageId,
  type ProductMode,
  type Route,
  type RouteAccess,
  type RouteId,
  type RouteLayout,
  type RouteOwner,
  type RoutesOf,
} from './routes.ts';
export { safeRedirect } from './safeRedirect.ts';
