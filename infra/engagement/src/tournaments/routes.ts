import { TOURNAMENT_PATHS, type TournamentsAnswer } from '@foyer/kernel/tournaments';
import type { Route, Routes } from '@foyer/runtime';
import { CASINO } from '../eligibility/productBlocks.ts';
import { blocksOf } from '../facts/factFeed.ts';
import type { VersionedState } from '../facts/factRows.ts';
import {
  acting,
  ActionRefusal,
  reading,
  type PlayerCall,
  type PlayerRouteDeps,
} from '../http/playerRoute.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { readRanking } from './leaderboard.ts';
import { register } from './register.ts';
import { readRun, readRuns } from './tournamentStore.ts';
import { viewTournament, type TournamentViewer } from './tournamentView.ts';

/** Tournaments of the signed-in player with their leaderboards, and registering for one. */
export function createTournamentRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);

  async function viewerOf(call: PlayerCall, { state }: VersionedState): Promise<TournamentViewer> {
    return {
      state,
      blocks: blocksOf(call.eligibility.blocks, state),
      blockedProducts: call.eligibility.blockedProducts,
      currency: call.eligibility.currency,
      rules: call.rules,
      locale: call.locale,
      now: deps.clock(),
      viewReward: await view(call.caller.brand),
    };
  }

  async function list(call: PlayerCall): Promise<TournamentsAnswer> {
    const { caller, stored, blocks } = call;
    const viewer = await viewerOf(call, stored);
    const tournaments = [];
    for (const run of await readRuns(deps.pool, caller.brand, viewer.now)) {
      const ranking = await readRanking(deps.pool, run.id, [caller.playerId]);
      tournaments.push(viewTournament(run, ranking.leaderboardOf(caller.playerId), viewer));
    }
    return { tournaments, blocks: [...blocks], version: stored.version };
  }

  async function join(call: PlayerCall): Promise<object> {
    const { caller, rules, eligibility } = call;
    const runId = call.params['id'] ?? '';
    const { initials } = eligibility;
    const after = await register(
      deps,
      { brand: caller.brand, playerId: caller.playerId },
      { rules, runId, initials },
      (state) => {
        const blocks = blocksOf(eligibility.blocks, state);
        if (blocks[0] !== undefined) throw new ActionRefusal(blocks[0], blocks);
        if (eligibility.blockedProducts.includes(CASINO)) throw new ActionRefusal('PRODUCT_BLOCKED');
      },
    );
    const run = await readRun(deps.pool, runId);
    if (!run) throw new ActionRefusal('UNKNOWN_TOURNAMENT');
    const ranking = await readRanking(deps.pool, runId, [caller.playerId]);
    const viewer = await viewerOf(call, after);
    return {
      tournament: viewTournament(run, ranking.leaderboardOf(caller.playerId), viewer),
      version: after.version,
    };
  }

  return {
    [`GET ${TOURNAMENT_PATHS.tournaments}`]: reading(deps, list),
    [`POST ${TOURNAMENT_PATHS.tournaments}/:id/registration`]: acting(deps, join),
  };
}
