import { FIRST_QUERY_VARIABLES, type FirstQuery } from '@foyer/kernel/release-set';
import { ROUTES, type RouteId } from '@foyer/links';

const OPERATION = /^query (\w+)(?:\(([^)]*)\))?/;
const MARKET: ReadonlySet<string> = new Set(FIRST_QUERY_VARIABLES);

/**
 * Finds a page's first query by its name (`game-list` requests `GameListPage`), if its variables all come
 * from the market or the address; a variable with a default of its own is filled in by the page.
 * @param pages - Route ids of the app's pages.
 * @param documents - Trusted documents of the app, text by hash.
 */
export function firstQueriesOf(
  pages: readonly string[],
  documents: Readonly<Record<string, string>>,
): Record<string, FirstQuery> {
  const routes = new Map(pages.map((page) => [operationNameOf(page), page]));
  const found: Record<string, FirstQuery> = {};
  for (const [documentId, text] of Object.entries(documents)) {
    const [, operationName = '', declared = ''] = OPERATION.exec(text) ?? [];
    const route = routes.get(operationName);
    if (route === undefined || declared.includes('=')) continue;
    const variables = [...declared.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
    const parameters = parametersOf(route);
    if (variables.every((name) => MARKET.has(name) || parameters.has(name)))
      found[route] = { documentId, operationName, variables };
  }
  return found;
}

function operationNameOf(page: string): string {
  return `${page
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Page`;
}

function parametersOf(route: string): ReadonlySet<string> {
  const path = Object.hasOwn(ROUTES, route) ? ROUTES[route as RouteId].path : '';
  return new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
}
