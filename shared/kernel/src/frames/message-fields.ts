import { ignoreError } from '../lib/ignore-error.ts';

/** Returns a field of a message by its name. */
export type Field = (name: string) => unknown;

const MAX_FIELDS = 16;

/**
 * Returns a reader of own data properties: it runs no getters and ignores prototypes. Undefined if the input
 * is not a plain object.
 */
export function fieldsOf(input: unknown): Field | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  try {
    if (Array.isArray(input) || Reflect.ownKeys(input).length > MAX_FIELDS) return undefined;
    const values = new Map<string, unknown>();
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(input)))
      values.set(name, property.value);
    return (name) => values.get(name);
  } catch (error) {
    return ignoreError('unreadable frame message')(error); // a revoked or malicious proxy
  }
}
