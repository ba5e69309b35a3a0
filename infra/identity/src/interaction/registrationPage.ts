const PAGE = /^\/[a-z]{2}(?:_[A-Z]{2})?\/register\/(?:\?[\w%=&.~+-]*)?$/;
const MAX_PATH_LENGTH = 1_000;

/**
 * Returns the client's registration page if the request names it; undefined for anything else, because the
 * request is untrusted input.
 */
export function registrationPage(requested: unknown): string | undefined {
  return typeof requested === 'string' && requested.length <= MAX_PATH_LENGTH && PAGE.test(requested)
    ? requested
    : undefined;
}
