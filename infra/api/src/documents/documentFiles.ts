import type { DocumentFileStatus, DocumentRefusal } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { MediaType } from './inspection/inspection.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A row of api.document_file. */
export interface FileRow {
  readonly id: string;
  readonly request_id: string;
  readonly player_id: string;
  readonly status: DocumentFileStatus;
  readonly size: number;
  readonly received: number;
  readonly media_type: MediaType | null;
  readonly refusal: DocumentRefusal | null;
  readonly wrapped_key: Buffer | null;
  readonly started_at: Date;
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A file of this player; undefined for an unknown id and for the file of another player. */
export async function readFile(pool: Pool, playerId: string, fileId: string): Promise<FileRow | undefined> {
  if (!isUuid(fileId)) return undefined;
  const { rows } = await pool.query<FileRow>(
    'select * from api.document_file where id = $1 and player_id = $2',
    [fileId, playerId],
  );
  return rows[0];
}

/** Number of stored parts of a file. */
export async function countParts(pool: Pool, fileId: string): Promise<number> {
  const { rows } = await pool.query<{ parts: number }>(
    'select count(*)::int as parts from api.document_chunk where file_id = $1',
    [fileId],
  );
  return rows[0]?.parts ?? 0;
}

/** Withdraws a file that staff have not decided yet. False without such a file. */
export async function removeFile(
  pool: Pool,
  playerId: string,
  fileId: string,
  now: number,
): Promise<boolean> {
  if (!isUuid(fileId)) return false;
  const { rows } = await pool.query<{ removed: boolean }>(
    'select api.remove_document($1, $2, $3) as removed',
    [playerId, fileId, new Date(now)],
  );
  return rows[0]?.removed ?? false;
}
