const PAGE = /^\/[a-z]{2}(?:_[A-Z]{2})?\/register\/(?:\?[\w%=&.~+-]*)?$/;
const LONGEST = 1_000;

/** The client's registration page if the request names it, and nothing else: whoever wrote the request may be a stranger. */
export function registrationPage(asked: unknown): string | undefined {
  return typeof asked === 'string' && asked.length <= LONGEST && PAGE.test(asked) ? asked : undefined;
}
