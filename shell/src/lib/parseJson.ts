import { ignoreError } from '@foyer/kernel';

/** The value of a JSON text; undefined for a missing or malformed text. Check its shape before use. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text == null ? undefined : JSON.parse(text);
  } catch (error) {
    return ignoreError('malformed JSON')(error); // callers treat malformed data as missing data
  }
}

/** True if a parsed value is an object with unknown fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
