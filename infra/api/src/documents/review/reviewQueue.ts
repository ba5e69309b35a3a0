import type { DocumentPlayer, DocumentQueue, ReviewedRequest } from '@foyer/market/document-answers';
import type { Pool } from '@foyer/runtime';
import type { Content } from '../../content/contentReader.ts';
import { isBrandId } from '@foyer/market';

const MAX_ROWS = 200;

interface RequestRow extends Omit<
  ReviewedRequest,
  'fundingType' | 'requestedAt' | 'dueAt' | 'playerId' | 'files'
> {
  readonly player_id: string;
  readonly funding_type: ReviewedRequest['fundingType'];
  readonly requested_at: Date;
  readonly due_at: Date | null;
}

interface FileRow {
  readonly id: string;
  readonly request_id: string;
  readonly status: 'InReview' | 'Rejected' | 'Verified';
  readonly media_type: string | null;
  readonly size: number;
  readonly uploaded_at: Date | null;
  readonly erased_at: Date | null;
}

interface VerdictRow {
  readonly file_id: string;
  readonly verdict: 'verified' | 'rejected';
  readonly document: string | null;
  readonly reason: ReviewedRequest['files'][number]['verdicts'][number]['reason'];
  readonly comment: string | null;
  readonly staff: string;
  readonly at: Date;
}

const COLUMNS = `r.id, r.player_id, p.brand, r.kind, r.funding_type, r.status, r.reason, r.comment, r.requested_at,
  case r.kind when 'source-of-wealth' then p.sow_due_at else p.kyc_deadline end as due_at`;

/** Requests with a file to decide and declarations of wealth that were sent, earliest due date first; at most 200 each. */
export async function readReviewQueue(pool: Pool, brand: string | undefined): Promise<DocumentQueue> {
  const { rows } = await pool.query<RequestRow>(
    `select ${COLUMNS} from api.document_request r join api.player p on p.id = r.player_id
     where ($1::text is null or p.brand = $1) and exists (select 1 from api.document_file f where f.request_id = r.id and f.status = 'InReview')
     order by due_at nulls last, (select min(f.uploaded_at) from api.document_file f where f.request_id = r.id and f.status = 'InReview'), r.id limit $2`,
    [brand ?? null, MAX_ROWS],
  );
  const { rows: declarations } = await pool.query<{ id: string; brand: string; sow_due_at: Date | null }>(
    `select id, brand, sow_due_at from api.player where sow_status = 'Pending' and ($1::text is null or brand = $1) order by sow_due_at nulls last, id limit $2`,
    [brand ?? null, MAX_ROWS],
  );
  return {
    requests: await withFiles(pool, rows),
    declarations: declarations.map((row) => ({
      brand: row.brand,
      playerId: row.id,
      status: 'Pending',
      dueAt: row.sow_due_at?.toISOString() ?? null,
    })),
  };
}

interface PlayerRow {
  readonly id: string;
  readonly brand: string;
  readonly sow_status: DocumentPlayer['status'];
  readonly sow_due_at: Date | null;
  readonly reviewers: number;
  readonly name: string;
  readonly date_of_birth: string;
  readonly address: string;
  readonly country: string;
}

interface SourceRow {
  readonly type: DocumentPlayer['sources'][number]['type'];
  readonly options: readonly { readonly title: string; readonly checked: boolean }[];
  readonly completed: boolean;
  readonly requested_comment: string | null;
}

/** All documents of one player, found by id or email address; undefined when the brand has no such player. */
export async function readReviewedPlayer(
  pool: Pool,
  content: Pick<Content, 'of'>,
  brand: string,
  who: string,
): Promise<DocumentPlayer | undefined> {
  const { rows: players } = await pool.query<PlayerRow>(
    `select p.id, p.brand, p.sow_status, p.sow_due_at, b.document_reviewers as reviewers, trim(concat_ws(' ', p.first_name, p.last_name)) as name,
       to_char(p.date_of_birth, 'YYYY-MM-DD') as date_of_birth, concat_ws(', ', nullif(p.street, ''), nullif(trim(concat_ws(' ', p.zip_code, p.city)), '')) as address, p.country
     from api.player p join api.brand_rule b on b.brand = p.brand where p.brand = $1 and (p.id = $2 or lower(p.email) = lower($2))`,
    [brand, who],
  );
  const [player] = players;
  if (!player || !isBrandId(player.brand)) return undefined;
  const [requests, sources, events] = await Promise.all([
    pool.query<RequestRow>(
      `select ${COLUMNS} from api.document_request r join api.player p on p.id = r.player_id where r.player_id = $1 order by r.status = 'Open' desc, r.requested_at desc limit $2`,
      [player.id, MAX_ROWS],
    ),
    pool.query<SourceRow>(
      'select type, options, completed, requested_comment from api.source_of_wealth_funding where player_id = $1 order by type',
      [player.id],
    ),
    pool.query<{ kind: string; staff: string | null; details: Record<string, unknown>; at: Date }>(
      'select kind, staff, details, at from api.document_event where player_id = $1 order by id desc limit $2',
      [player.id, MAX_ROWS],
    ),
  ]);
  const live = content.of(player.brand);
  return {
    brand: player.brand,
    playerId: player.id,
    status: player.sow_status,
    dueAt: player.sow_due_at?.toISOString() ?? null,
    reviewers: player.reviewers,
    person: {
      name: player.name,
      dateOfBirth: player.date_of_birth,
      address: player.address,
      country: player.country,
    },
    requests: await withFiles(pool, requests.rows),
    sources: sources.rows.map(({ type, options, completed, requested_comment }) => ({
      type,
      options: options.filter(({ checked }) => checked).map(({ title }) => live.textOf(title, 'en') ?? title),
      isCompleted: completed,
      requestedComment: requested_comment,
    })),
    events: events.rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

async function withFiles(pool: Pool, requests: readonly RequestRow[]): Promise<ReviewedRequest[]> {
  const { rows: files } = await pool.query<FileRow>(
    `select id, request_id, status, media_type, size, uploaded_at, erased_at from api.document_file
     where request_id = any($1) and status in ('InReview', 'Rejected', 'Verified') order by uploaded_at, id`,
    [requests.map(({ id }) => id)],
  );
  const { rows: verdicts } = await pool.query<VerdictRow>(
    'select file_id, verdict, document, reason, comment, staff, at from api.document_verdict where file_id = any($1) order by id',
    [files.map(({ id }) => id)],
  );
  const filesOf = Map.groupBy(files, ({ request_id }) => request_id);
  const verdictsOf = Map.groupBy(verdicts, ({ file_id }) => file_id);
  return requests.map(({ player_id, funding_type, requested_at, due_at, ...request }) => ({
    ...request,
    playerId: player_id,
    fundingType: funding_type,
    requestedAt: requested_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    files: (filesOf.get(request.id) ?? []).map((file) => ({
      id: file.id,
      status: file.status,
      mediaType: file.media_type ?? 'unknown',
      size: file.size,
      uploadedAt: file.uploaded_at?.toISOString() ?? null,
      isErased: file.erased_at !== null,
      verdicts: (verdictsOf.get(file.id) ?? []).map(({ file_id: _, at, ...verdict }) => ({
        ...verdict,
        at: at.toISOString(),
      })),
    })),
  }));
}
