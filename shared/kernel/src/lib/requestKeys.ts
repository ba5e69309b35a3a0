/** The idempotency key of a request: by what it changes, and the requested value. */
export type RequestKeys = (changed: string, value: string | number | null) => string;

/**
 * Idempotency keys of one form. The same value that is sent again for the same thing has the same key, so that a
 * retry has no second effect; another value in between makes a new request of it.
 */
export function createRequestKeys(): RequestKeys {
  const latest = new Map<string, { readonly value: string | number | null; readonly key: string }>();
  return (changed, value) => {
    const known = latest.get(changed);
    if (known && known.value === value) return known.key;
    const key = crypto.randomUUID();
    latest.set(changed, { value, key });
    return key;
  };
}
