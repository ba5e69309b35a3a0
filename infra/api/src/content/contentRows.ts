import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';

/** A section's live publication with its body. */
export interface LiveRow {
  readonly id: string;
  readonly brand: string;
  readonly section: string;
  readonly version: number;
  readonly body: unknown;
}

export interface VersionRow {
  readonly number: number;
  readonly author: string;
  readonly reason: string;
  readonly based_on: number | null;
  readonly created_at: Date;
}

export interface PublicationRow {
  readonly section: string;
  readonly version: number;
  readonly published_by: string;
  readonly approved_by: string | null;
  readonly reason: string;
  readonly at: Date;
}

/** Id of the last publication of all brands; null before the first. */
export async function readLastPublication(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(id)::text as last from api.content_publication',
  );
  return rows[0]?.last ?? null;
}

export async function readLive(pool: Pool): Promise<readonly LiveRow[]> {
  const { rows } = await pool.query<LiveRow>(
    'select id::text as id, brand, section, version, body from api.live_content() order by id',
  );
  return rows;
}

export async function readBody(
  pool: Pool,
  brand: BrandId,
  section: ContentSection,
  number: number,
): Promise<unknown> {
  const { rows } = await pool.query<{ body: unknown }>(
    'select body from api.content_version where brand = $1 and section = $2 and number = $3',
    [brand, section, number],
  );
  return rows[0]?.body;
}

/** Newest first; at most `most`. */
export async function readVersions(
  pool: Pool,
  brand: BrandId,
  section: ContentSection,
  most: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await pool.query<VersionRow>(
    'select number, author, reason, based_on, created_at from api.content_version where brand = $1 and section = $2 order by number desc limit $3',
    [brand, section, most],
  );
  return rows;
}

export async function readVersion(
  pool: Pool,
  brand: BrandId,
  section: ContentSection,
  number: number,
): Promise<VersionRow | undefined> {
  const { rows } = await pool.query<VersionRow>(
    'select number, author, reason, based_on, created_at from api.content_version where brand = $1 and section = $2 and number = $3',
    [brand, section, number],
  );
  return rows[0];
}

/** The newest version of each section. */
export async function readHeads(
  pool: Pool,
  brand: BrandId,
): Promise<readonly (VersionRow & { readonly section: string })[]> {
  const { rows } = await pool.query<VersionRow & { readonly section: string }>(
    'select distinct on (section) section, number, author, reason, based_on, created_at from api.content_version where brand = $1 order by section, number desc',
    [brand],
  );
  return rows;
}

/** Newest first; at most `most`. Of all sections without one. */
export async function readPublications(
  pool: Pool,
  brand: BrandId,
  section: ContentSection,
  most: number,
): Promise<readonly PublicationRow[]> {
  const { rows } = await pool.query<PublicationRow>(
    'select section, version, published_by, approved_by, reason, at from api.content_publication where brand = $1 and section = $2 order by id desc limit $3',
    [brand, section, most],
  );
  return rows;
}

/** The live publication of each section that has one. */
export async function readLivePublications(pool: Pool, brand: BrandId): Promise<readonly PublicationRow[]> {
  const { rows } = await pool.query<PublicationRow>(
    'select distinct on (section) section, version, published_by, approved_by, reason, at from api.content_publication where brand = $1 order by section, id desc',
    [brand],
  );
  return rows;
}

export async function readProtectedChanges(
  pool: Pool,
  section: ContentSection,
  before: unknown,
  after: unknown,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ changes: string[] }>(
    'select api.protected_content_changes($1, $2::jsonb, $3::jsonb) as changes',
    [section, JSON.stringify(before), JSON.stringify(after)],
  );
  return rows[0]?.changes ?? [];
}

export interface DraftOrder {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly body: object;
  readonly compiled: object;
  readonly author: string;
  readonly reason: string;
  readonly based_on: number;
  readonly key: string;
  readonly at: Date;
}

export interface DraftOutcome {
  readonly outcome: 'SAVED' | 'CONFLICT' | 'KEY_REUSED';
  readonly number: number | null;
}

export async function saveContent(pool: Pool, order: DraftOrder): Promise<DraftOutcome> {
  const { rows } = await pool.query<DraftOutcome>(
    `select outcome, number from api.save_content(${compositeParameter('content_draft')})`,
    [compositeJson(order)],
  );
  return rows[0] ?? { outcome: 'CONFLICT', number: null };
}

export interface ReleaseOrder {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly version: number;
  readonly live: number | null;
  readonly staff: string;
  readonly reason: string;
  readonly key: string;
  readonly at: Date;
}

export interface ReleaseOutcome {
  readonly outcome:
    'PUBLISHED' | 'ALREADY_LIVE' | 'APPROVAL_REQUIRED' | 'CONFLICT' | 'UNKNOWN_VERSION' | 'KEY_REUSED';
  readonly live: number | null;
  readonly approved_by: string | null;
  readonly protected_changes: readonly string[];
}

export async function publishContent(pool: Pool, order: ReleaseOrder): Promise<ReleaseOutcome> {
  const { rows } = await pool.query<ReleaseOutcome>(
    `select outcome, live, approved_by, protected_changes from api.publish_content(${compositeParameter('content_release')})`,
    [compositeJson(order)],
  );
  return rows[0] ?? { outcome: 'UNKNOWN_VERSION', live: null, approved_by: null, protected_changes: [] };
}
