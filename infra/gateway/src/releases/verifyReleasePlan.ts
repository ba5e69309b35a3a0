import { BROWSER_PLAN_PREFIX, type SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import { isSignedBy, keyIdOf } from '@foyer/runtime';
import type { KeyObject } from 'node:crypto';

/** A verified plan with its form for browsers. */
export interface VerifiedPlan {
  readonly plan: ReleasePlan;
  /** Undefined for files from before browsers verified plans. */
  readonly browser: BrowserPlan | undefined;
}

export interface BrowserPlan extends SignedBrowserPlan {
  /** Public key in the format that browsers import. */
  readonly key: string;
}

/** @throws unless the text is a plan signed by the key, including the form for browsers. */
export function verifyReleasePlan(text: string, publicKey: KeyObject): VerifiedPlan {
  const signed = JSON.parse(text) as Partial<SignedReleaseSet>;
  if (typeof signed.payload !== 'string' || typeof signed.signature !== 'string')
    throw new Error('The release plan has no signature.');
  if (signed.keyId !== keyIdOf(publicKey)) throw new Error('The release plan is signed with an unknown key.');
  if (!isSignedBy(signed.payload, signed.signature, publicKey))
    throw new Error('The signature of the release plan does not match its content.');
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
    throw new Error('The release plan for browsers has no signature.');
  if ((JSON.parse(payload) as ReleasePlan).version !== version)
    throw new Error('The release plan for browsers has another version.');
  const { x } = publicKey.export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key of the release plan has an unsupported type.');
  return { payload, signature, key: x };
}
