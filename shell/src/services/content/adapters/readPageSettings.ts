import type { PageSettings } from '@foyer/kernel/page-data';
import { isRecord } from '../../../lib/parseJson.ts';
import { MalformedResponseError } from '../../../releases/readReleaseSet.ts';

const NOT_MODIFIED = 304;

/**
 * Requests the current settings of the brand from the edge; undefined when their tag is unchanged.
 * @throws MalformedResponseError for a malformed answer.
 */
export async function readPageSettings(tag: string | undefined): Promise<PageSettings | undefined> {
  const response = await fetch('/page-settings', {
    cache: 'no-store',
    headers: tag === undefined ? {} : { 'if-none-match': `"${tag}"` },
  });
  if (response.status === NOT_MODIFIED) return undefined;
  const value: unknown = response.ok ? await response.json() : undefined;
  if (
    isRecord(value) &&
    typeof value['contentTag'] === 'string' &&
    typeof value['theme'] === 'string' &&
    isRecord(value['features']) &&
    Array.isArray(value['features']['toggles']) &&
    isRecord(value['features']['variations']) &&
    Array.isArray(value['abTests'])
  )
    return value as unknown as PageSettings; // checked above; the edge validated the values
  throw new MalformedResponseError(
    `The edge answered the request for page settings with ${response.status}.`,
  );
}
