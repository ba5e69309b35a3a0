const SECRETS = ['accessToken', 'refreshToken']; // requirements/routes#query-parameters

/**
 * Removes tokens from the address before any code can read, log or forward them. The page never uses them;
 * where they are needed, the gateway has already taken them from the document request
 * (requirements/reliability#safe-forms).
 */
export function scrubAddress(location: Location, history: History): void {
  const url = new URL(location.href);
  if (!SECRETS.some((name) => url.searchParams.has(name))) return;
  for (const name of SECRETS) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
