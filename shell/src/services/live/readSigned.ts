import { BROWSER_PLAN_PREFIX, BUCKET_HEADER, type SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import type { ReleasePlan, Visitor } from '@foyer/kernel/release-plan';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { resolveReleases } from '@foyer/kernel/resolve-release';

export interface SignedReaderPorts {
  /** Of the registry, from the document: base64url. */
  readonly key: string;
  readonly visitor: Omit<Visitor, 'bucket'>;
  /** Asks the edge; what did not change for this visitor does not travel again. */
  ask(etag: string | undefined): Promise<Response>;
  /** By the server's clock. */
  now(): number;
  readonly subtle: SubtleCrypto;
}

/** What the edge said is not what the registry signed, or not any more. The page stays as it is. */
export class UnsignedRelease extends Error {
  override readonly name = 'UnsignedRelease';
}

const SIGNATURE: AlgorithmIdentifier = 'Ed25519';

/**
 * Reads what this page should run, checks that the registry signed it and resolves it for this visitor: whoever stands between the
 * registry and an open page can keep a change from it, but not bring one in.
 */
export function createSignedReader({
  key,
  visitor,
  ask,
  now,
  subtle,
}: SignedReaderPorts): (without?: readonly string[]) => Promise<ReleaseSet> {
  let last:
    | { readonly etag: string; readonly set: ReleaseSet; readonly plan: ReleasePlan; readonly bucket: number }
    | undefined;
  let newest = 0;
  const imported = importKey(subtle, key);
  imported.catch(() => undefined); // each reading says so

  const instead = (
    { plan, bucket }: { readonly plan: ReleasePlan; readonly bucket: number },
    without: readonly string[],
  ): ReleaseSet => resolveReleases(plan, { ...visitor, bucket, without });

  return async (without = []) => {
    const answer = await ask(last?.etag);
    if (answer.status === 304 && last) return without.length > 0 ? instead(last, without) : last.set;
    if (!answer.ok) throw new Error(`The release plan answered ${answer.status}`);
    const { payload, signature } = (await answer.json()) as SignedBrowserPlan;
    const verifier = await imported;
    // a browser that knows no Ed25519 has the word of the edge, which has checked
    if (
      verifier &&
      !(await subtle.verify(
        SIGNATURE,
        verifier,
        bytesOf(signature),
        new TextEncoder().encode(`${BROWSER_PLAN_PREFIX}${payload}`),
      ))
    )
      throw new UnsignedRelease('the registry did not sign it');
    const plan = JSON.parse(payload) as ReleasePlan; // checked above
    if (plan.expiresAt !== undefined && Date.parse(plan.expiresAt) <= now())
      throw new UnsignedRelease(`version ${plan.version} expired at ${plan.expiresAt}`);
    if (plan.version < newest) throw new UnsignedRelease(`version ${plan.version} is older than ${newest}`);
    newest = plan.version;
    const bucket = Number(answer.headers.get(BUCKET_HEADER) ?? 0);
    const set = resolveReleases(plan, { ...visitor, bucket });
    const etag = answer.headers.get('etag');
    last = etag === null ? undefined : { etag, set, plan, bucket };
    return without.length > 0 ? instead({ plan, bucket }, without) : set;
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
