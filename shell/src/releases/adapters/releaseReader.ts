import type { PageData } from '@foyer/kernel/page-data';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { readReleaseSet, type ReleaseReader } from '../readReleaseSet.ts';
import { createSignedPlanReader } from '../signedPlan.ts';
import { createStaffPreviewReader } from '../staffPreview.ts';
import { endStaffPreview } from './endStaffPreview.ts';

/** Creates the reader: with signature verification when the document names a key. */
export function createReader(
  { releases: { staff }, releaseKey: key, brand, license: licence, operator, locale }: PageData,
  now: () => number,
): ReleaseReader {
  const fetchPlan =
    (path: string) =>
    (etag: string | undefined): Promise<Response> =>
      fetch(`${path}?locale=${locale}`, {
        cache: 'no-store',
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      });
  const read = async (): Promise<ReleaseSet> =>
    readReleaseSet(await (await fetchPlan('/release-set')(undefined)).json());
  if (staff) return createStaffPreviewReader({ staff, read, end: endStaffPreview });
  if (key === undefined) return read; // documents of homes that were created before pages verified signatures
  return createSignedPlanReader({
    key,
    visitor: { brand, licence, operator, locale },
    fetchPlan: fetchPlan('/release-set/signed'),
    now,
    subtle: crypto.subtle,
  });
}
