import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { HistoryPeriod } from '../server/graphql/historyPeriod.ts';

export interface PastNoticeRow {
  readonly id: string;
  readonly kind: Types.PastNoticeKind;
  readonly notice: Types.AccountNoticeId | null;
  readonly blocks: readonly Types.NoticeBlock[];
  readonly title: string | null;
  readonly body: string | null;
  readonly ends_at: Date | null;
  readonly shown_at: Date;
  readonly answer: Types.NoticeAnswer | null;
  readonly answered_at: Date | null;
}

export interface NoticeFilter extends HistoryPeriod {
  readonly playerId: string;
  /** Null for all. */
  readonly kinds: readonly Types.PastNoticeKind[] | null;
}

const FROM =
  'from api.notice_history($1) n where n.shown_at >= $2 and ($3::timestamptz is null or n.shown_at < $3) and ($4::text[] is null or n.kind = any($4))';

function valuesOf({ playerId, from, to, kinds }: NoticeFilter): readonly unknown[] {
  return [playerId, from, to, kinds];
}

/** One page of the notices, newest first. */
export async function readPastNotices(
  pool: Pool,
  filter: NoticeFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly PastNoticeRow[]> {
  const { rows } = await pool.query<PastNoticeRow>(
    `select n.* ${FROM} order by n.shown_at desc, n.id desc limit $5 offset $6`,
    [...valuesOf(filter), page.limit, page.offset],
  );
  return rows;
}

export interface NoticeSums {
  readonly count: number;
  readonly answered: number;
}

export async function readNoticeSums(pool: Pool, filter: NoticeFilter): Promise<NoticeSums> {
  const { rows } = await pool.query<NoticeSums>(
    `select count(*) as count, count(n.answer) as answered ${FROM}`,
    [...valuesOf(filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The query of past notices returned no row.');
  return sums;
}

export function viewPastNotice(row: PastNoticeRow): Types.PastNotice {
  return {
    id: row.id,
    kind: row.kind,
    notice: row.notice,
    blocks: [...row.blocks],
    title: row.title,
    text: row.body,
    until: row.ends_at?.toISOString() ?? null,
    shownAt: row.shown_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
