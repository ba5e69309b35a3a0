import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../../lib/composite.ts';

export interface VersionRow {
  readonly number: number;
  readonly author: string;
  readonly reason: string;
  readonly based_on: number | null;
  readonly created_at: Date;
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
  maxRows: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await pool.query<VersionRow>(
    'select number, author, reason, based_on, created_at from api.content_version where brand = $1 and section = $2 order by number desc limit $3',
    [brand, section, maxRows],
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

export interface DraftRequest {
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

export async function saveContent(pool: Pool, request: DraftRequest): Promise<DraftOutcome> {
  const { rows } = await pool.query<DraftOutcome>(
    `select outcome, number from api.save_content(${compositeParameter('content_draft')})`,
    [compositeJson(request)],
  );
  return rows[0] ?? { outcome: 'CONFLICT', number: null };
}
