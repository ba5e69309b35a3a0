import type * as Types from '@foyer/graphql/main';
import { brands, isBrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import type { FileRow } from './documentFiles.ts';
import { estimateReview } from './reviewEstimate.ts';

interface RequestRow {
  readonly id: string;
  readonly kind: 'identity' | 'address' | 'source-of-wealth';
  readonly funding_type: Types.SourceOfWealth | null;
  readonly status: Types.DocumentRequestStatus;
  readonly reason: Types.DocumentReason;
  readonly comment: string | null;
  readonly requested_at: Date;
  readonly due_at: Date | null;
  readonly verified_by_brand: string | null;
}

interface FileOfRequest extends FileRow {
  readonly rejection: Types.DocumentRejection | null;
  readonly rejection_comment: string | null;
}

const KINDS: Readonly<Record<RequestRow['kind'], Types.DocumentKind>> = {
  identity: 'IDENTITY',
  address: 'ADDRESS',
  'source-of-wealth': 'SOURCE_OF_WEALTH',
};
const MAX_REQUESTS = 50;

/** Requests and files of a player, open requests first, and when staff will reach the oldest waiting file. */
export async function readDocumentOverview(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<Types.DocumentOverview> {
  await pool.query('select api.sync_identity_requests(p, $2) from api.player p where p.id = $1', [
    playerId,
    new Date(now),
  ]);
  const [{ rows: requests }, { rows: files }, estimate] = await Promise.all([
    pool.query<RequestRow>(
      `select r.*, case r.kind when 'source-of-wealth' then p.sow_due_at else p.kyc_deadline end as due_at
       from api.document_request r join api.player p on p.id = r.player_id
       where r.player_id = $1 and r.status <> 'Withdrawn' order by r.status = 'Open' desc, r.requested_at desc, r.kind limit $2`,
      [playerId, MAX_REQUESTS],
    ),
    pool.query<FileOfRequest>(
      `select f.*, v.reason as rejection, v.comment as rejection_comment from api.document_file f
       left join lateral (select reason, comment from api.document_verdict where file_id = f.id and verdict = 'rejected' order by id desc limit 1) v on true
       where f.player_id = $1 and f.status <> 'Removed' order by f.started_at, f.id`,
      [playerId],
    ),
    estimateReview(pool, playerId, now),
  ]);
  const filesOf = Map.groupBy(files, ({ request_id }) => request_id);
  return {
    ...estimate,
    requests: requests.map((row) => ({
      id: row.id,
      kind: KINDS[row.kind],
      fundingType: row.funding_type,
      reason: row.reason,
      comment: row.comment,
      requestedAt: row.requested_at.toISOString(),
      dueDate: row.status === 'Open' ? (row.due_at?.toISOString() ?? null) : null,
      status: row.status,
      verifiedBy:
        row.verified_by_brand !== null && isBrandId(row.verified_by_brand)
          ? brands[row.verified_by_brand].title
          : null,
      files: (filesOf.get(row.id) ?? []).map(viewFile),
    })),
  };
}

function viewFile(row: FileOfRequest): Types.DocumentFile {
  return {
    id: row.id,
    mediaType: row.media_type,
    size: row.size,
    received: row.received,
    startedAt: row.started_at.toISOString(),
    status: row.status,
    refusal: row.refusal,
    rejection: row.status === 'Rejected' ? row.rejection : null,
    comment: row.status === 'Rejected' ? row.rejection_comment : null,
  };
}
