import type { EngagementParts } from './deps.ts';
import { startInbox } from './inbox/inboxJob.ts';
import { stockGames } from './mini-games/miniGameStore.ts';
import { startRefundJob } from './shop/refundJob.ts';
import { stockItems } from './shop/shopStore.ts';
import { createLeaderboardFeed, type LeaderboardFeed } from './tournaments/leaderboardFeed.ts';
import { startTournamentJob, startTournamentRetention } from './tournaments/tournamentJob.ts';

/** Starts the background work of the subjects: jobs of tournaments and the shop, and live leaderboards. */
export async function startSubjects(
  parts: EngagementParts,
  brands: readonly string[],
): Promise<{ readonly leaderboards: LeaderboardFeed; stopSubjects(): Promise<void> }> {
  for (const brand of brands) {
    const rules = parts.ruleSets.current(brand);
    if (!rules) continue;
    await stockItems(parts.pool, brand, rules.rules);
    await stockGames(parts.pool, brand, rules.rules);
  }
  const leaderboards = createLeaderboardFeed(parts);
  const tournaments = startTournamentJob(parts, brands);
  const retention = startTournamentRetention(parts);
  const refunds = startRefundJob(parts);
  const inbox = startInbox(parts);
  return {
    leaderboards,
    async stopSubjects() {
      await Promise.all([
        tournaments.stop(),
        retention.stop(),
        refunds.stop(),
        inbox.stop(),
        leaderboards.close(),
      ]);
    },
  };
}
