import { releaseName } from '@foyer/kernel/release-plan';
import { releaseVersion } from '@foyer/kernel/release-version';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Pool, PoolClient, ReleaseDocument, SignedDocument } from '@foyer/runtime';

/** A release as it was published. */
export interface PublishedRelease {
  readonly document: ReleaseDocument;
  readonly payload: string;
  readonly signatures: SignedDocument['signatures'];
  readonly publishedAt: string;
  readonly publishedBy: string;
}

interface ReleaseRow {
  readonly payload: string;
  readonly signatures: SignedDocument['signatures'];
  readonly published_at: Date;
  readonly published_by: string;
}

const COLUMNS = 'payload, signatures, published_at, published_by';

/** Releases, newest first. */
export async function publishedReleases(
  pool: Pool,
  app: string | undefined,
): Promise<readonly PublishedRelease[]> {
  const { rows } = await pool.query<ReleaseRow>(
    `select ${COLUMNS} from registry.release where $1::text is null or app = $1 order by app, sequence desc`,
    [app ?? null],
  );
  return rows.map(published);
}

export async function publishedRelease(
  pool: Pool | PoolClient,
  app: string,
  release: string,
): Promise<PublishedRelease | undefined> {
  const { rows } = await pool.query<ReleaseRow>(
    `select ${COLUMNS} from registry.release where app = $1 and release = $2`,
    [app, release],
  );
  return rows[0] && published(rows[0]);
}

/** Entries of these releases by name, without those that were never published. */
export async function entriesOf(
  pool: Pool | PoolClient,
  wanted: readonly { readonly app: string; readonly release: string }[],
): Promise<ReadonlyMap<string, ReleaseSetEntry>> {
  const { rows } = await pool.query<ReleaseRow>(
    `select ${COLUMNS} from registry.release where (app, release) in (select * from unnest($1::text[], $2::text[]))`,
    [wanted.map(({ app }) => app), wanted.map(({ release }) => release)],
  );
  return new Map(
    rows
      .map((row) => entryOf(published(row).document))
      .map((entry) => [releaseName(entry.app, entry.release), entry]),
  );
}

/** The part of a release document that pages need. */
function entryOf({
  documents: _documents,
  bytes: _bytes,
  sequence,
  files: _files,
  describes: _describes,
  source: _source,
  ...entry
}: ReleaseDocument): ReleaseSetEntry {
  return { ...entry, version: releaseVersion({ version: entry.version, sequence }) };
}

function published(row: ReleaseRow): PublishedRelease {
  return {
    // parsed by releaseSchema before its squad's signatures were accepted; the integrity check verifies them
    // again, and parsing all files of all releases for each answer would be slow
    document: JSON.parse(row.payload) as ReleaseDocument,
    payload: row.payload,
    signatures: row.signatures,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
  };
}
