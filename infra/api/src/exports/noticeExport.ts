import { readNoticeSums, readPastNotices, type PastNoticeRow } from '../notices/noticeHistory.ts';
import type { ExportPart, ExportRequest, ExportTexts } from './exportPart.ts';
import { instant, text, type Cell } from './exportTable.ts';
import { endOf, readPages } from './readBatches.ts';

/** Notices that the player was shown, newest first, with their answers. */
export function noticeExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId, from } = request;
  const { label, column } = texts;
  const filter = { playerId, from, to: endOf(request), kinds: request.filter.noticeKinds ?? null };
  const nameOf = ({ title, notice, kind }: PastNoticeRow): string =>
    title ?? label(notice === null ? `notice.${kind}` : `notice.${notice}`);
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readPages((page) => readPastNotices(pool, filter, page)))
      yield [
        instant(row.shown_at),
        text(nameOf(row)),
        text(row.body ?? ''),
        text(row.answer === null ? '' : label(`answer.${row.answer}`)),
        instant(row.answered_at),
      ];
  }
  return {
    columns: [
      column('shown', 14),
      column('notice', 26),
      column('text', 30),
      column('answer', 14),
      column('answered', 14),
    ],
    rows: rows(),
    async totals() {
      const sums = await readNoticeSums(pool, filter);
      return [
        { label: label('notices'), count: sums.count },
        { label: label('answeredNotices'), count: sums.answered },
      ];
    },
  };
}
