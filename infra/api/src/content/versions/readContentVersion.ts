import type { TranslatedLocale } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { CONTENT_SECTIONS, isTextSection, type ContentSection } from '@foyer/market/content';
import type {
  ContentPublication,
  ContentSections,
  ContentVersion,
  ContentVersionSummary,
} from '@foyer/market/content-answers';
import { compiledContent, completeBody } from '../compiledContent.ts';
import { compiledTexts } from '../texts.ts';
import type { ContentDeps } from './contentDeps.ts';
import { readLivePublications, type PublicationRow } from './publicationRows.ts';
import { readBody, readHeads, readVersion, type VersionRow } from './versionRows.ts';

export async function listSections(deps: ContentDeps, brand: BrandId): Promise<ContentSections> {
  const [heads, publications] = await Promise.all([
    readHeads(deps.pool, brand),
    readLivePublications(deps.pool, brand),
  ]);
  return {
    brand,
    tag: deps.content.of(brand).tag,
    sections: CONTENT_SECTIONS.map((section) => {
      const head = heads.find((row) => row.section === section);
      const live = publications.find((row) => row.section === section);
      return { section, live: live ? viewPublication(live) : null, head: head ? viewVersion(head) : null };
    }),
  };
}

/** A version with its body; the live one without a number. Undefined for an unknown number. */
export async function readContentVersion(
  deps: ContentDeps,
  brand: BrandId,
  section: ContentSection,
  wanted: number | undefined,
): Promise<ContentVersion | undefined> {
  const live = (await readLivePublications(deps.pool, brand)).find((row) => row.section === section);
  const number = wanted ?? live?.version ?? 0;
  const row = await readVersion(deps.pool, brand, section, number);
  if (!row && number !== 0) return undefined;
  return {
    brand,
    section,
    number,
    isLive: number === (live?.version ?? 0),
    summary: row ? viewVersion(row) : null,
    body: row
      ? completeBody(brand, section, await readBody(deps.pool, brand, section, number))
      : compiledContent(brand)[section],
    compiled: compiledView(brand, section),
  };
}

function compiledView(brand: BrandId, section: ContentSection): unknown {
  return isTextSection(section)
    ? compiledTexts(section.slice('texts/'.length) as TranslatedLocale) // the section names the locale
    : compiledContent(brand)[section];
}

export function viewVersion(row: VersionRow): ContentVersionSummary {
  return {
    number: row.number,
    author: row.author,
    reason: row.reason,
    at: row.created_at.toISOString(),
    basedOn: row.based_on,
  };
}

export function viewPublication(row: PublicationRow): ContentPublication {
  return {
    version: row.version,
    publishedBy: row.published_by,
    approvedBy: row.approved_by,
    reason: row.reason,
    at: row.at.toISOString(),
  };
}
