import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import type { ContentValidation } from '@foyer/market/content-answers';
import { compiledContent } from '../compiledContent.ts';
import { checkContent } from '../contentChecks.ts';
import { referencesOf } from '../contentReferences.ts';
import { invalidContent, type ContentDeps, type RefusedRequest } from './contentDeps.ts';
import { readProtectedChanges } from './publicationRows.ts';
import { readContentVersion } from './readContentVersion.ts';
import { saveContent } from './versionRows.ts';

/** Findings about a body, and its places under four eyes against the live version. */
export async function validateContent(
  deps: ContentDeps,
  brand: BrandId,
  section: ContentSection,
  body: unknown,
): Promise<ContentValidation> {
  const checked = checkContent(brand, section, body, referencesOf(deps, brand));
  return {
    problems: checked.ok ? [] : checked.problems,
    // the cost of a body that has problems cannot be computed, and it cannot be saved
    protectedChanges: checked.ok ? await protectedChangesOf(deps, brand, section, body) : [],
  };
}

/** Places under four eyes in which a body differs from the live one. */
export async function protectedChangesOf(
  deps: ContentDeps,
  brand: BrandId,
  section: ContentSection,
  body: unknown,
): Promise<readonly string[]> {
  return readProtectedChanges(deps.pool, section, await liveBody(deps, brand, section), body ?? null);
}

export interface Draft {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly body: unknown;
  /** The newest version that the author has loaded; 0 for none. */
  readonly basedOn: number;
  readonly staff: string;
  readonly reason: string;
  readonly key: string;
}

/** Saves a valid body as the newest version. */
export async function saveDraft(
  deps: ContentDeps,
  { brand, section, body, basedOn, staff, reason, key }: Draft,
): Promise<{ readonly number: number } | RefusedRequest> {
  const checked = checkContent(brand, section, body, referencesOf(deps, brand));
  if (!checked.ok) return invalidContent(checked.problems);
  const { outcome, number } = await saveContent(deps.pool, {
    brand,
    section,
    body: checked.body,
    compiled: compiledContent(brand)[section],
    author: staff,
    reason,
    based_on: basedOn,
    key,
    at: new Date(deps.clock()),
  });
  if (outcome === 'SAVED' && number !== null) return { number };
  return outcome === 'KEY_REUSED'
    ? { status: 409, body: { code: 'KEY_REUSED' } }
    : { status: 409, body: { code: 'CONTENT_CONFLICT', current: number } };
}

async function liveBody(deps: ContentDeps, brand: BrandId, section: ContentSection): Promise<unknown> {
  return (await readContentVersion(deps, brand, section, undefined))?.body ?? compiledContent(brand)[section];
}
