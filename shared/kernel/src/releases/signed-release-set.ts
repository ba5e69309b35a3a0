import * as v from 'valibot';
import type { SignedReleaseSet } from './release-set.ts';

/** The release plan file. It is not trusted before its signatures are verified. */
export const signedReleaseSetSchema: v.GenericSchema<unknown, SignedReleaseSet> = v.object({
  payload: v.string(),
  keyId: v.string(),
  signature: v.string(),
  browser: v.exactOptional(v.object({ payload: v.string(), signature: v.string() })),
});
