import type { ReleaseSet } from '@foyer/kernel/release-set';

/** The release set as the gateway has verified it, the same that it writes into every page. */
export async function readReleases(): Promise<ReleaseSet> {
  const answer = await fetch('/release-set', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The release set answered ${answer.status}`);
  return (await answer.json()) as ReleaseSet; // our own gateway's, checked there
}
