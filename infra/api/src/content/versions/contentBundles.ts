import type { BrandId } from '@foyer/market';
import { isContentSection, type ContentSection } from '@foyer/market/content';
import type { ContentBundle } from '@foyer/market/content-answers';
import { completeBody } from '../compiledContent.ts';
import { checkContent } from '../contentChecks.ts';
import { referencesOf } from '../contentReferences.ts';
import { invalidContent, type ContentDeps, type RefusedRequest } from './contentDeps.ts';
import { readContentVersion } from './readContentVersion.ts';
import { protectedChangesOf, saveDraft } from './saveDraft.ts';
import { readHeads } from './versionRows.ts';

/** The live content of a brand as a file. */
export function exportBundle(deps: ContentDeps, brand: BrandId): ContentBundle {
  return {
    format: 'foyer-content',
    schemaVersion: 1,
    brand,
    exportedAt: new Date(deps.clock()).toISOString(),
    sections: { ...deps.content.of(brand).sections },
  };
}

export interface Import {
  readonly brand: BrandId;
  readonly bundle: Pick<ContentBundle, 'sections'>;
  readonly staff: string;
  /** False for a key without a staff email: its holder cannot be compared with a publisher. */
  readonly hasStaffAccount: boolean;
  readonly reason: string;
  readonly key: string;
}

/**
 * Saves each section of a bundle that differs from the newest version as a draft. Nothing is saved when a
 * section is invalid, or when an author without a staff account changes a protected value.
 */
export async function importBundle(
  deps: ContentDeps,
  { brand, bundle, staff, hasStaffAccount, reason, key }: Import,
): Promise<{ readonly drafts: Readonly<Record<string, number>> } | RefusedRequest> {
  const sections = Object.entries(bundle.sections);
  const problems = sections.flatMap(([section, body]) => {
    if (!isContentSection(section)) return [{ path: [section], problem: 'UNKNOWN_SECTION' }];
    const checked = checkContent(
      brand,
      section,
      completeBody(brand, section, body),
      referencesOf(deps, brand),
    );
    return checked.ok ? [] : checked.problems.map((found) => ({ ...found, path: [section, ...found.path] }));
  });
  if (problems.length > 0) return invalidContent(problems);
  const heads = await readHeads(deps.pool, brand);
  const changed: { section: ContentSection; complete: unknown; basedOn: number }[] = [];
  for (const [section, body] of sections) {
    if (!isContentSection(section)) continue;
    const complete = completeBody(brand, section, body);
    const basedOn = heads.find((row) => row.section === section)?.number ?? 0;
    const newest = await readContentVersion(deps, brand, section, basedOn);
    if (!isEqual(newest?.body, complete)) changed.push({ section, complete, basedOn });
  }
  if (!hasStaffAccount) {
    const protectedChanges = await protectedPlaces(deps, brand, changed);
    if (protectedChanges.length > 0)
      return { status: 409, body: { code: 'AUTHOR_UNKNOWN', protectedChanges } };
  }
  const drafts: Record<string, number> = {};
  for (const { section, complete, basedOn } of changed) {
    const saved = await saveDraft(deps, {
      brand,
      section,
      body: complete,
      basedOn,
      staff,
      reason,
      key: `${key}/${section}`,
    });
    if (!('number' in saved)) return saved;
    drafts[section] = saved.number;
  }
  return { drafts };
}

async function protectedPlaces(
  deps: ContentDeps,
  brand: BrandId,
  changed: readonly { readonly section: ContentSection; readonly complete: unknown }[],
): Promise<string[]> {
  const found = await Promise.all(
    changed.map(async ({ section, complete }) =>
      (await protectedChangesOf(deps, brand, section, complete)).map((place) => `${section}.${place}`),
    ),
  );
  return found.flat();
}

function isEqual(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
