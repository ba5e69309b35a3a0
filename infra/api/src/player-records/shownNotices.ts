import type { ShownNotice } from '@foyer/market/player-record-answers';
import type { Pool } from '@foyer/runtime';
import { readPastNotices, viewPastNotice } from '../notices/noticeHistory.ts';

const MAX_NOTICES = 50;
const BEGINNING = new Date(0);

/** The notices that a player was shown, with the answer to each, newest first. */
export async function readShownNotices(
  pool: Pool,
  playerId: string,
): Promise<{ readonly notices: readonly ShownNotice[]; readonly isTruncated: boolean }> {
  const rows = await readPastNotices(
    pool,
    { playerId, kinds: null, from: BEGINNING, to: null },
    { limit: MAX_NOTICES + 1, offset: 0 },
  );
  return {
    notices: rows
      .slice(0, MAX_NOTICES)
      .map((row) => viewPastNotice(row))
      .map(({ id, kind, notice = null, title = null, shownAt, answer = null, answeredAt = null }) => ({
        id,
        kind,
        notice,
        title,
        shownAt,
        answer,
        answeredAt,
      })),
    isTruncated: rows.length > MAX_NOTICES,
  };
}
