import { ignoreError } from '@foyer/kernel';
import { BROWSER_PLAN_PREFIX, BUCKET_HEADER } from '@foyer/kernel/browser-plan';
import type { ReleasePlan, Visitor } from '@foyer/kernel/release-plan';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { resolveReleases } from '@foyer/kernel/resolve-release';
import { parseJson } from '../lib/parseJson.ts';
import { readReleasePlan, readSignedPlan } from './readReleaseSet.ts';

export interface SignedPlanPorts {
  /** Public key of the registry, from the document, as base64url. */
  readonly key: string;
  readonly visitor: Omit<Visitor, 'bucket'>;
  /** Requests the plan from the edge; an unchanged plan is not transferred again. */
  fetchPlan(etag: string | undefined): Promise<Response>;
  /** The current time by the server's clock, in ms. */
  now(): number;
  readonly subtle: SubtleCrypto;
}

/**
 * The response of the edge has no valid signature of the registry, or has expired. The page keeps its
 * releases.
 */
export class UnsignedPlanError extends Error {
  override readonly name = 'UnsignedRelease';
}

const SIGNATURE: AlgorithmIdentifier = 'Ed25519';

/**
 * Reads the releases of this page, verifies the signature of the registry and resolves the plan for this
 * visitor. An attacker between the registry and the page can withhold a change but cannot inject one.
 */
export function createSignedPlanReader({
  key,
  visitor,
  fetchPlan,
  now,
  subtle,
}: SignedPlanPorts): (without?: readonly string[]) => Promise<ReleaseSet> {
  let last:
    | { readonly etag: string; readonly set: ReleaseSet; readonly plan: ReleasePlan; readonly bucket: number }
    | undefined;
  let newest = 0;
  const imported = importKey(subtle, key);
  imported.catch(ignoreError('key not read')); // every read awaits the key and reports this failure

  const resolveWithout = (
    { plan, bucket }: { readonly plan: ReleasePlan; readonly bucket: number },
    without: readonly string[],
  ): ReleaseSet => resolveReleases(plan, { ...visitor, bucket, without });

  return async (without = []) => {
    const answer = await fetchPlan(last?.etag);
    if (answer.status === 304 && last) return without.length > 0 ? resolveWithout(last, without) : last.set;
    if (!answer.ok) throw new Error(`The release plan request failed: ${answer.status}`);
    const { payload, signature } = readSignedPlan(await answer.json());
    const verifier = await imported;
    // a browser without Ed25519 relies on the edge, which has verified the plan
    if (
      verifier &&
      !(await subtle.verify(
        SIGNATURE,
        verifier,
        bytesOf(signature),
        new TextEncoder().encode(`${BROWSER_PLAN_PREFIX}${payload}`),
      ))
    )
      throw new UnsignedPlanError('the registry did not sign it');
    const plan = readReleasePlan(parseJson(payload));
    if (plan.expiresAt !== undefined && Date.parse(plan.expiresAt) <= now())
      throw new UnsignedPlanError(`version ${plan.version} expired at ${plan.expiresAt}`);
    if (plan.version < newest) throw new UnsignedPlanError(`version ${plan.version} is older than ${newest}`);
    newest = plan.version;
    const bucket = Number(answer.headers.get(BUCKET_HEADER) ?? 0);
    const set = resolveReleases(plan, { ...visitor, bucket });
    const etag = answer.headers.get('etag');
    last = etag === null ? undefined : { etag, set, plan, bucket };
    return without.length > 0 ? resolveWithout({ plan, bucket }, without) : set;
  };
}

function importKey(subtle: SubtleCrypto, x: string): Promise<CryptoKey | undefined> {
  return subtle
    .importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, SIGNATURE, false, ['verify'])
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
      throw error;
    });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
