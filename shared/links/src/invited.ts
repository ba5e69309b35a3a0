import { ignoreError } from '@foyer/kernel';
import { LOCALES, type Locale } from './locales.ts';
import type { InvitedRouteMatch } from './matchRoute.ts';
import { localisedHref, normalisePath, withoutLocale } from './paths.ts';
import { ROUTES, type InvitedPageId } from './routes.ts';

/** The address of a squad that the registry stores (ADR 0358). */
export interface InvitedAddress {
  readonly squad: string;
  /** First segment of its addresses. */
  readonly prefix: string;
}

const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const MIN_NAME_LENGTH = 3;
/** Shorter than a metric label and a holder of a key may be. */
const MAX_NAME_LENGTH = 30;

/** First segments of addresses of the edge, its services and tools; a test of the gateway compares them. */
const EDGE_SEGMENTS = [
  'analytics',
  'api',
  'assets',
  'auth',
  'console',
  'csp-report',
  'engagement',
  'error-reports',
  'events',
  'fonts',
  'graphql',
  'healthz',
  'live-chat',
  'lobby-graphql',
  'metrics',
  'page-settings',
  'realms',
  'release-set',
  'session',
  'silent-renew',
  'sports-feed',
  'staff-preview',
  'telemetry',
  'themes',
  'well-known',
];
/** Names of roles, applications without pages and words of commands. */
const ROLE_NAMES = [
  'auditor',
  'console',
  'edge',
  'launcher',
  'operator',
  'payments',
  'provider',
  'registry',
  'support',
];

/** Reason why a name or an address cannot belong to a new squad. */
export type AddressProblem = 'MALFORMED' | 'RESERVED' | 'COMPILED';

/** Reason why no squad can have this name; undefined for a possible one. */
export function squadNameProblem(name: string): AddressProblem | undefined {
  if (!isWord(name)) return 'MALFORMED';
  if (ROLE_NAMES.includes(name)) return 'RESERVED';
  return Object.values(ROUTES).some(({ owner }) => owner === name) ? 'COMPILED' : undefined;
}

/** Reason why no squad can have this address prefix; undefined for a possible one. */
export function prefixProblem(prefix: string): AddressProblem | undefined {
  // without digits and with three letters at least, no prefix looks like a locale, a version or a file
  if (!isWord(prefix)) return 'MALFORMED';
  const isLocale = LOCALES.some((locale) => locale.toLowerCase().replace('_', '-') === prefix);
  if (isLocale || /^[a-z]{2}-[a-z]{2}$/.test(prefix) || EDGE_SEGMENTS.includes(prefix)) return 'RESERVED';
  return Object.values(ROUTES).some(({ path }) => path.split('/')[0] === prefix) ? 'COMPILED' : undefined;
}

/**
 * The page of an invited squad at a path that no compiled route matches. The prefix alone is the page `<squad>`, followed
 * by `tables` the page `<squad>-tables`; further segments are the parameter `*`.
 */
export function matchInvited(path: string, squads: readonly InvitedAddress[]): InvitedRouteMatch | undefined {
  const [first, second, ...rest] = normalisePath(withoutLocale(path))
    .split('/')
    .filter((segment) => segment !== '');
  const found = squads.find(({ prefix }) => prefix === first);
  const remaining = decoded(rest.join('/'));
  if (!found || remaining === undefined || (second !== undefined && !NAME.test(second))) return undefined;
  const { squad, prefix } = found;
  return {
    id: (second === undefined ? squad : `${squad}-${second}`) as InvitedPageId,
    parameters: { '*': remaining },
    invited: { path: `${prefix}/*`, owner: squad, access: 'public', layout: 'session' },
  };
}

/**
 * The address of an invited squad's page.
 * @param page - The page without the name of the squad, with parameters: `tables/42`; by default the first page.
 */
export function invitedHref(locale: Locale, prefix: string, page = ''): string {
  return localisedHref(locale, page === '' ? `/${prefix}/` : `/${prefix}/${page}/`);
}

/** The part of an invited squad's address after its prefix that opens a page; undefined for a page of another squad. */
export function invitedPagePath(squad: string, page: string): string | undefined {
  if (page === squad) return '';
  return page.startsWith(`${squad}-`) ? page.slice(squad.length + 1) : undefined;
}

function isWord(text: string): boolean {
  return NAME.test(text) && text.length >= MIN_NAME_LENGTH && text.length <= MAX_NAME_LENGTH;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return ignoreError('malformed address')(error);
  }
}
