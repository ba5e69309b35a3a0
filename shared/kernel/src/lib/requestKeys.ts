/** The idempotency key of a request: by what it changes, and the requested value. */
export type RequestKeys = (changed: string, value: string | number | null) => string;

/**
 * Idempotency keys of one form. A repeated value for the same setting keeps its key, so that a retry has no
 * second effect; after another value it is a new request with a new key.
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
