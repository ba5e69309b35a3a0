import { BROWSER_PLAN_PREFIX, type SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import { isSignedBy, keyIdOf } from '@foyer/runtime';
import type { KeyObject } from 'node:crypto';

/** A plan that was found good, and what browsers are given of it. */
export interface VerifiedPlan {
  readonly plan: ReleasePlan;
  /** Undefined when the file is from a time before browsers looked. */
  readonly browser: BrowserPlan | undefined;
}

export interface BrowserPlan extends SignedBrowserPlan {
  /** The public half of the key that signed, as a browser imports it. */
  readonly key: string;
}

/** @throws unless the text is a plan that the holder of the key signed, for browsers too. */
export function verifyReleasePlan(text: string, publicKey: KeyObject): VerifiedPlan {
  const signed = JSON.parse(text) as Partial<SignedReleaseSet>;
  if (typeof signed.payload !== 'string' || typeof signed.signature !== 'string')
    throw new Error('The release plan is not signed.');
  if (signed.keyId !== keyIdOf(publicKey)) throw new Error('The release plan is signed with another key.');
  if (!isSignedBy(signed.payload, signed.signature, publicKey))
    throw new Error('The signature of the release plan does not fit its content.');
  const plan = parseReleasePlan(signed.payload);
  return { plan, browser: signed.browser && browserPlan(signed.browser, plan, publicKey) };
}

function browserPlan(
  { payload, signature }: SignedBrowserPlan,
  { version }: ReleasePlan,
  publicKey: KeyObject,
): BrowserPlan {
  if (
    typeof payload !== 'string' ||
    typeof signature !== 'string' ||
    !isSignedBy(`${BROWSER_PLAN_PREFIX}${payload}`, signature, publicKey)
  )
    throw new Error('What browsers would be told is not signed.');
  if ((JSON.parse(payload) as ReleasePlan).version !== version)
    throw new Error('Browsers would be told another version of the release plan.');
  const { x } = publicKey.export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key of the release plan is of another kind.');
  return { payload, signature, key: x };
}
