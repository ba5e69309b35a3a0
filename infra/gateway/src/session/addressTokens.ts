import type { IncomingMessage } from 'node:http';

const ACCESS_TOKEN = 'accessToken';
const REFRESH_TOKEN = 'refreshToken'; // requirements/routes#query-parameters
const MAX_TOKEN_LENGTH = 8_192;
const TOKEN = /^[\w.~+/=-]+$/;

export interface AddressTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Tokens of a query: the pair if complete, and the query without token parameters, otherwise unchanged. */
export interface ScrubbedQuery {
  readonly hasTokens: boolean;
  readonly tokens: AddressTokens | undefined;
  readonly rest: string;
}

export function scrubQuery(query: string): ScrubbedQuery {
  const values = new URLSearchParams(query);
  if (!values.has(ACCESS_TOKEN) && !values.has(REFRESH_TOKEN))
    return { hasTokens: false, tokens: undefined, rest: query };
  const remaining = query
    .slice(1)
    .split('&')
    .filter((part) => !isToken(part));
  const accessToken = only(values.getAll(ACCESS_TOKEN));
  const refreshToken = only(values.getAll(REFRESH_TOKEN));
  return {
    hasTokens: true,
    tokens:
      accessToken !== undefined && refreshToken !== undefined ? { accessToken, refreshToken } : undefined,
    rest: remaining.length === 0 ? '' : `?${remaining.join('&')}`,
  };
}

function isToken(part: string): boolean {
  const [name] = new URLSearchParams(part).keys();
  return name === ACCESS_TOKEN || name === REFRESH_TOKEN;
}

function only(values: readonly string[]): string | undefined {
  const [value = ''] = values;
  return values.length === 1 && value.length <= MAX_TOKEN_LENGTH && TOKEN.test(value) ? value : undefined;
}

/** A navigation by a person: not a script, a frame or a prefetch. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  );
}

/** Another site initiated the navigation, so the tokens may not be the player's own. */
export function isCrossSite({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] !== 'none' && headers['sec-fetch-site'] !== 'same-origin';
}
