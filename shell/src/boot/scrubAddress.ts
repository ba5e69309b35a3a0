const SECRETS = ['accessToken', 'refreshToken']; // requirements/routes#query-parameters

/**
 * Tokens in an address are never used by the page: they go before anything could read, log or send them on.
 * Where they count, the gateway has taken them from the document request already (requirements/reliability#safe-forms).
 */
export function scrubAddress(location: Location, history: History): void {
  const url = new URL(location.href);
  if (!SECRETS.some((name) => url.searchParams.has(name))) return;
  for (const name of SECRETS) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
