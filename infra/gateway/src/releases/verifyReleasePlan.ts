import { BROWSER_PLAN_PREFIX, type SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { signedReleaseSetSchema } from '@foyer/kernel/signed-release-set';
import { isSignedBy, keyIdOf } from '@foyer/runtime';
import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** The plan that open pages verify themselves. */
export interface BrowserPlan extends SignedBrowserPlan {
  /** Public key in the format that browsers import. */
  readonly key: string;
}

/** A plan file whose signatures are valid. */
export interface VerifiedPlan {
  readonly plan: ReleasePlan;
  /** Undefined for files from before browsers verified plans. */
  readonly browser: BrowserPlan | undefined;
  readonly text: string;
}

const signedFile = v.pipe(v.string(), v.parseJson(), signedReleaseSetSchema);
const versionedPayload = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() }));

/** @throws unless the text is a plan signed by the key, including the form for browsers. */
export function verifyReleasePlan(text: string, publicKey: KeyObject): VerifiedPlan {
  const { payload, keyId, signature, browser } = v.parse(signedFile, text);
  if (keyId !== keyIdOf(publicKey)) throw new Error('The release plan is signed with an unknown key.');
  if (!isSignedBy(payload, signature, publicKey))
    throw new Error('The signature of the release plan does not match its content.');
  const plan = parseReleasePlan(payload);
  return { plan, browser: browser && verifyBrowserPlan(browser, plan, publicKey), text };
}

function verifyBrowserPlan(
  { payload, signature }: SignedBrowserPlan,
  { version }: ReleasePlan,
  publicKey: KeyObject,
): BrowserPlan {
  if (!isSignedBy(`${BROWSER_PLAN_PREFIX}${payload}`, signature, publicKey))
    throw new Error('The signature of the release plan for browsers does not match its content.');
  if (v.parse(versionedPayload, payload).version !== version)
    throw new Error('The release plan for browsers has another version.');
  const { x } = publicKey.export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key of the release plan has an unsupported type.');
  return { payload, signature, key: x };
}
