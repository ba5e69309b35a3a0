import type { FirstQuery, ReleaseSet } from '@foyer/kernel/release-set';
import { appOf, isDefaultCurrencyForced, routeOfMatch, type Locale } from '@foyer/links';
import { resolveMarket } from '@foyer/market';
import { EARLY_QUESTION, escapeHtml } from '@foyer/runtime';
import type { RequestContext } from '../context.ts';
import { pageMatch } from './pageMatch.ts';
import { entryOf, SHELL_APP } from './preloads.ts';

export interface EarlyQuery {
  readonly query: FirstQuery;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The first query of the page, if its release declares a query whose variables follow from address and
 * market.
 */
export function earlyQueryOf(
  releases: ReleaseSet,
  context: RequestContext,
  locale: Locale,
): EarlyQuery | undefined {
  const match = pageMatch(releases, context.path);
  if (!match) return undefined;
  const apps = [appOf(routeOfMatch(match).owner), SHELL_APP];
  const query = apps
    .map((app) => entryOf(releases, app)?.firstQueries?.[match.id])
    .find((found) => found !== undefined);
  if (!query) return undefined;
  const market = resolveMarket({
    brand: context.brand.id,
    country: context.country,
    subDivision: context.subDivision,
    isDefaultCurrencyForced: isDefaultCurrencyForced(context.query),
  });
  const known: Readonly<Record<string, unknown>> = {
    ...match.parameters,
    currencyCode: market.currency,
    ipCountryCode: context.country,
    subDivision: market.subDivision ?? null,
    license: market.licence.id,
    locale,
  };
  if (query.variables.some((name) => !Object.hasOwn(known, name))) return undefined;
  return { query, variables: Object.fromEntries(query.variables.map((name) => [name, known[name]])) };
}

/**
 * Sends the query while scripts load; the data client takes the response (`takeEarlyAnswer`), which saves
 * one round trip. Sent without a token, because the page does not wait for the session either.
 */
export function earlyQueryScript(
  early: EarlyQuery,
  page: { brand: string; locale: Locale; nonce: string },
): string {
  const { query, variables } = early;
  const { documentId, operationName } = query;
  const request = {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      locale: page.locale,
      brand: page.brand,
    },
    body: JSON.stringify({ operationName, variables, documentId }),
  };
  const attribute = (value: unknown): string => escapeHtml(JSON.stringify(value));
  return `<script nonce="${page.nonce}" data-document="${escapeHtml(documentId)}" data-variables="${attribute(variables)}" data-request="${attribute(request)}">${EARLY_QUESTION.text}</script>`;
}
