import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../../lib/composite.ts';

/** A section's live publication with its body. */
export interface LiveRow {
  readonly id: string;
  readonly brand: string;
  readonly section: string;
  readonly version: number;
  readonly body: unknown;
}

export interface PublicationRow {
  readonly section: string;
  readonly version: number;
  readonly published_by: string;
  readonly approved_by: string | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Number of publications of all brands, which are never deleted. The last id would hide a publication that is committed
 * after one with a higher id.
 */
export async function countPublications(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from api.content_publication',
  );
  return rows[0]?.count ?? 0;
}

export async function readLive(pool: Pool): Promise<readonly LiveRow[]> {
  const { rows } = await pool.query<LiveRow>(
    'select id::text as id, brand, section, version, body from api.live_content() order by id',
  );
  return rows;
}

/** Newest first; at most `most`. */
export async function readPublications(
  pool: Pool,
  brand: BrandId,
  section: ContentSection,
  maxRows: number,
): Promise<readonly PublicationRow[]> {
  const { rows } = await pool.query<PublicationRow>(
    'select section, version, published_by, approved_by, reason, at from api.content_publication where brand = $1 and section = $2 order by id desc limit $3',
    [brand, section, maxRows],
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

export interface PublicationRequest {
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
    | 'PUBLISHED'
    | 'ALREADY_LIVE'
    | 'APPROVAL_REQUIRED'
    | 'AUTHOR_UNKNOWN'
    | 'CONFLICT'
    | 'UNKNOWN_VERSION'
    | 'KEY_REUSED';
  readonly live: number | null;
  readonly approved_by: string | null;
  readonly protected_changes: readonly string[];
}

export async function publishContent(pool: Pool, request: PublicationRequest): Promise<ReleaseOutcome> {
  const { rows } = await pool.query<ReleaseOutcome>(
    `select outcome, live, approved_by, protected_changes from api.publish_content(${compositeParameter('content_release')})`,
    [compositeJson(request)],
  );
  return rows[0] ?? { outcome: 'UNKNOWN_VERSION', live: null, approved_by: null, protected_changes: [] };
}
