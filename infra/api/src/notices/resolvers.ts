import type * as Types from '@foyer/graphql/main';
import { inTransaction } from '@foyer/runtime';
import { dismissPopUp } from '../players/noticeCampaigns.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { readShownAppearances, recordNoticeEvent } from './noticeEvents.ts';
import { readNoticeSums, readPastNotices, viewPastNotice, type NoticeFilter } from './noticeHistory.ts';
import { appearanceOf, readCurrentNotices, type NoticeDeps } from './readNotices.ts';

const PAGE = 20;

/** Account notices, the record of their display and the player's history of them. */
export function createNoticeResolvers(deps: NoticeDeps) {
  return {
    Viewer: {
      async notices({ player }: SignedIn, _: unknown, context: ApiContext): Promise<Types.AccountNotice[]> {
        const [notices, shown] = await Promise.all([
          readCurrentNotices(deps, player, context),
          readShownAppearances(deps.pool, player.id),
        ]);
        return notices.map((notice) => {
          const appearance = appearanceOf(notice);
          return { ...notice, appearance, isRecorded: shown.has(appearance) };
        });
      },
      async noticeHistory(
        { player }: SignedIn,
        args: Types.ViewernoticeHistoryArgs,
        { protection }: ApiContext,
      ) {
        const page = offsetOf(args, PAGE);
        const filter: NoticeFilter = {
          playerId: player.id,
          kinds: args.kind ? [args.kind] : null,
          ...onlinePeriod(protection.licence, args, deps.clock()),
        };
        const [rows, totals] = await Promise.all([
          readPastNotices(deps.pool, filter, { limit: page.size + 1, offset: page.skipped }),
          readNoticeSums(deps.pool, filter),
        ]);
        return { ...offsetConnection(rows, page, viewPastNotice), totals };
      },
    },
    Mutation: {
      async dismissPopUp(_: unknown, { id }: Types.MutationdismissPopUpArgs, context: ApiContext) {
        const signedIn = await context.signedIn();
        const { player } = signedIn;
        const now = deps.clock();
        const current = await readCurrentNotices(deps, player, context);
        await inTransaction(deps.pool, async (client) => {
          for (const notice of current.filter(({ popUpId }) => popUpId === id))
            await recordNoticeEvent(client, player.id, notice, 'dismissed', now);
          await dismissPopUp(client, context.content.sections.notices, player.id, id, now);
        });
        return signedIn;
      },
      async recordNotice(_: unknown, { input }: Types.MutationrecordNoticeArgs, context: ApiContext) {
        const signedIn = await context.signedIn();
        const { player } = signedIn;
        // texts come from the server's notices, so that a client cannot forge its history
        const current = await readCurrentNotices(deps, player, context);
        const notice = current.find((candidate) => appearanceOf(candidate) === input.appearance);
        if (notice)
          await recordNoticeEvent(
            deps.pool,
            player.id,
            notice,
            input.act === 'FOLLOWED' ? 'followed' : 'shown',
            deps.clock(),
          );
        return signedIn;
      },
    },
  };
}
