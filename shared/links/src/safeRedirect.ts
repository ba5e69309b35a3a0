import { ignoreError } from '@foyer/kernel';
import { withoutLocale } from './paths.ts';

// requirements/routes#layouts: sign-in pages are never kept as a path to return to
const SIGN_IN_PATHS = [
  '/login/',
  '/enter-code/',
  '/quick-deposit-sign-in/',
  '/resend-code/',
  '/verify-email/',
];
const SECRET_PARAMETERS = ['accessToken', 'refreshToken', 'code', 'state', 'id_token', 'session_state'];
const DECODINGS = 3;
const MAX_LENGTH = 2_000;
const PROBE_ORIGIN = 'https://foyer.invalid';

/**
 * Returns a redirect target if it is a path of this site, otherwise undefined. Rejects other origins,
 * schemes, control characters and backslashes in any encoding (requirements/reliability#fault-43).
 */
export function safeRedirect(candidate: string | null | undefined): string | undefined {
  if (!candidate || candidate.length > MAX_LENGTH) return undefined;
  if (hasControl(candidate)) return undefined;
  // only the path can change the origin; a query may hold any encoded text
  let decoded = candidate.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round <= DECODINGS; round += 1) {
    if (!isPlainPath(decoded)) return undefined;
    const next = decodeOnce(decoded);
    if (next === undefined) return undefined;
    if (next === decoded) break;
    if (round === DECODINGS) return undefined;
    decoded = next;
  }
  const url = parse(candidate);
  if (!url) return undefined;
  for (const name of SECRET_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  const path = withoutLocale(url.pathname);
  const compared = path.endsWith('/') ? path : `${path}/`;
  if (SIGN_IN_PATHS.includes(compared) || compared.endsWith('-login/') || compared.endsWith('login-handler/'))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isPlainPath(path: string): boolean {
  return (
    path.startsWith('/') &&
    !path.includes('\\') &&
    !hasControl(path) &&
    !path.startsWith('//') &&
    !withoutLocale(path).startsWith('//')
  );
}

/** True if a path contains control characters or white space, which are always encoded in our paths. */
function hasControl(text: string): boolean {
  return [...text].some((character) => character <= ' ' || (character >= '\u007f' && character <= '\u00a0'));
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return ignoreError('malformed address')(error);
  }
}

function parse(text: string): URL | undefined {
  try {
    const url = new URL(text, PROBE_ORIGIN);
    return url.origin === PROBE_ORIGIN && !url.pathname.startsWith('//') ? url : undefined;
  } catch (error) {
    return ignoreError('malformed address')(error);
  }
}
