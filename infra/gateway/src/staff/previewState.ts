import { seal, unseal } from '@foyer/runtime';
import * as v from 'valibot';

const STATE = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  to: v.string(),
  check: v.string(),
});
/** The preview that a staff sign-in was started for, and the check of the browser that started it. */
export type PreviewState = v.InferOutput<typeof STATE>;

export function sealPreviewState(key: Buffer, state: PreviewState): string {
  return seal(key, JSON.stringify(state)).toString('base64url');
}

/** Undefined when the text was not sealed with this key. */
export function readPreviewState(key: Buffer, text: string): PreviewState | undefined {
  const plain = /^[\w-]{1,2000}$/.test(text) ? unseal(key, Buffer.from(text, 'base64url')) : undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), STATE), plain);
  return parsed.success ? parsed.output : undefined;
}
