import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { Locale } from '@foyer/links';

/** Reads the release set as the gateway has verified and resolved it for this visitor; what did not change does not travel again. */
export function createReleaseReader(locale: Locale): () => Promise<ReleaseSet> {
  let last: { readonly etag: string; readonly set: ReleaseSet } | undefined;
  return async () => {
    const answer = await fetch(`/release-set?locale=${locale}`, { cache: 'no-store', headers: last ? { 'if-none-match': last.etag } : {} });
    if (answer.status === 304 && last) return last.set;
    if (!answer.ok) throw new Error(`The release set answered ${answer.status}`);
    const set = (await answer.json()) as ReleaseSet; // our own gateway's, checked there
    const etag = answer.headers.get('etag');
    last = etag === null ? undefined : { etag, set };
    return set;
  };
}
