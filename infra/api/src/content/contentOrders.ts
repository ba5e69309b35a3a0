import type { TranslatedLocale } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import {
  CONTENT_SECTIONS,
  isContentSection,
  isTextSection,
  type ContentSection,
} from '@foyer/market/content';
import type {
  ContentBundle,
  ContentPublication,
  ContentRefusal,
  ContentSections,
  ContentValidation,
  ContentVersion,
  ContentVersionSummary,
} from '@foyer/market/content-answers';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { checkContent } from './contentChecks.ts';
import type { Content } from './contentReader.ts';
import {
  publishContent,
  readBody,
  readHeads,
  readLivePublications,
  readProtectedChanges,
  readVersion,
  saveContent,
  type PublicationRow,
  type VersionRow,
} from './contentRows.ts';
import { compiledContent, completeBody } from './compiledContent.ts';
import { compiledTexts } from './texts.ts';

export interface ContentOrderDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: Pick<Content, 'of' | 'refresh'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** A refusal with the HTTP status of its answer. */
export interface RefusedOrder {
  readonly status: 404 | 409 | 422;
  readonly body: ContentRefusal;
}

export async function listSections(deps: ContentOrderDeps, brand: BrandId): Promise<ContentSections> {
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
  deps: ContentOrderDeps,
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

export async function validateContent(
  deps: ContentOrderDeps,
  brand: BrandId,
  section: ContentSection,
  body: unknown,
): Promise<ContentValidation> {
  const checked = checkContent(brand, section, body);
  return {
    problems: checked.ok ? [] : checked.problems,
    protectedChanges: await readProtectedChanges(
      deps.pool,
      section,
      await liveBody(deps, brand, section),
      body ?? null,
    ),
  };
}

export interface Draft {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly body: unknown;
  /** The newest version that the author knows; 0 without one. */
  readonly basedOn: number;
  readonly staff: string;
  readonly reason: string;
  readonly key: string;
}

/** Saves a valid body as the newest version. */
export async function saveDraft(
  deps: ContentOrderDeps,
  { brand, section, body, basedOn, staff, reason, key }: Draft,
): Promise<{ readonly number: number } | RefusedOrder> {
  const checked = checkContent(brand, section, body);
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

export interface Publication {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly version: number;
  /** The version that the publisher saw live; null without one. */
  readonly live: number | null;
  readonly staff: string;
  readonly reason: string;
  readonly key: string;
}

/** Makes a version live, also an earlier one. Validated again: this release may refuse what another one saved. */
export async function publish(
  deps: ContentOrderDeps,
  order: Publication,
): Promise<{ readonly version: number; readonly approvedBy: string | null } | RefusedOrder> {
  const { brand, section, version } = order;
  const body = await readBody(deps.pool, brand, section, version);
  if (body === undefined) return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
  const checked = checkContent(brand, section, completeBody(brand, section, body));
  if (!checked.ok) return invalidContent(checked.problems);
  const released = await publishContent(deps.pool, { ...order, at: new Date(deps.clock()) });
  switch (released.outcome) {
    case 'PUBLISHED':
      deps.relay.kick();
      await deps.content.refresh();
      return { version, approvedBy: released.approved_by };
    case 'CONFLICT':
      return { status: 409, body: { code: 'CONTENT_CONFLICT', current: released.live } };
    case 'APPROVAL_REQUIRED':
      return {
        status: 409,
        body: { code: 'APPROVAL_REQUIRED', protectedChanges: [...released.protected_changes] },
      };
    case 'UNKNOWN_VERSION':
      return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
    case 'ALREADY_LIVE':
    case 'KEY_REUSED':
      return { status: 409, body: { code: released.outcome } };
  }
}

export function exportBundle(deps: ContentOrderDeps, brand: BrandId): ContentBundle {
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
  readonly reason: string;
  readonly key: string;
}

/**
 * Saves each section of a bundle that differs from the newest version as a draft. Nothing is saved when a
 * section is invalid.
 */
export async function importBundle(
  deps: ContentOrderDeps,
  { brand, bundle, staff, reason, key }: Import,
): Promise<{ readonly drafts: Readonly<Record<string, number>> } | RefusedOrder> {
  const sections = Object.entries(bundle.sections);
  const problems = sections.flatMap(([section, body]) => {
    if (!isContentSection(section)) return [{ path: [section], problem: 'UNKNOWN_SECTION' }];
    const checked = checkContent(brand, section, completeBody(brand, section, body));
    return checked.ok ? [] : checked.problems.map((found) => ({ ...found, path: [section, ...found.path] }));
  });
  if (problems.length > 0) return invalidContent(problems);
  const heads = await readHeads(deps.pool, brand);
  const drafts: Record<string, number> = {};
  for (const [section, body] of sections) {
    if (!isContentSection(section)) continue;
    const complete = completeBody(brand, section, body);
    const basedOn = heads.find((row) => row.section === section)?.number ?? 0;
    const newest = await readContentVersion(deps, brand, section, basedOn);
    if (isEqual(newest?.body, complete)) continue;
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

async function liveBody(deps: ContentOrderDeps, brand: BrandId, section: ContentSection): Promise<unknown> {
  return (await readContentVersion(deps, brand, section, undefined))?.body ?? compiledContent(brand)[section];
}

function compiledView(brand: BrandId, section: ContentSection): unknown {
  return isTextSection(section)
    ? compiledTexts(section.slice('texts/'.length) as TranslatedLocale) // the section names the locale
    : compiledContent(brand)[section];
}

function invalidContent(problems: readonly { path: readonly string[]; problem: string }[]): RefusedOrder {
  return { status: 422, body: { code: 'CONTENT_INVALID', problems } };
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
