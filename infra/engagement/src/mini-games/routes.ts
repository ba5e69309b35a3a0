import {
  MINI_GAME_PATHS,
  playRequestSchema,
  type MiniGamesAnswer,
  type Play,
  type PlayAnswer,
} from '@foyer/kernel/mini-games';
import { brands, protectionOf, type BrandId } from '@foyer/market';
import { Refusal, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { CASINO } from '../eligibility/productBlocks.ts';
import { blocksOf } from '../facts/factFeed.ts';
import { acting, reading, type PlayerCall, type PlayerRouteDeps } from '../http/playerRoute.ts';
import { readRequestBody } from '../http/requestBody.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { NO_PLAYS } from './miniGameRecord.ts';
import { readCommitments, readGameStock, readPlay, readPlays } from './miniGameStore.ts';
import { viewMiniGame, viewPlay, type MiniGameViewer } from './miniGameView.ts';
import { play } from './play.ts';
import { isActive } from './playSources.ts';
import { prizeTerms } from './prizeTerms.ts';

const NOTHING_LEFT = { plays: 0, prizes: new Map<string, number>() };

/** Mini-games of the signed-in player, playing one, and the history of plays. */
export function createMiniGameRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);
  const isOffered = (brand: BrandId): boolean =>
    protectionOf(brands[brand], deps.settings.protectionMode).licence.promotion.miniGames !== false;

  const viewerOf = async (call: PlayerCall): Promise<MiniGameViewer> => ({
    rules: call.rules,
    currency: call.eligibility.currency,
    locale: call.locale,
    viewReward: await view(call.caller.brand),
  });

  async function games(call: PlayerCall): Promise<MiniGamesAnswer> {
    const { caller, rules, stored, blocks, eligibility } = call;
    const now = deps.clock();
    const shown = isOffered(caller.brand)
      ? (rules.rules.miniGames ?? []).filter((game) => isActive(game, now))
      : [];
    const isBlocked = blocks.length > 0;
    const viewer = await viewerOf(call);
    const stock = await readGameStock(deps.pool, caller.brand);
    const commitments = isBlocked
      ? new Map<string, string>()
      : await readCommitments(
          deps.pool,
          caller,
          shown.map(({ id }) => id),
        );
    return {
      games: await Promise.all(
        shown.map(async (game) =>
          viewMiniGame(
            game,
            (await prizeTerms(game)).terms,
            commitments.get(game.id) ?? null,
            {
              isBlocked,
              isProductBlocked: eligibility.blockedProducts.includes(CASINO),
              level: stored.state.level,
              balance: stored.state.points.balance,
              record: stored.state.miniGames?.[game.id] ?? NO_PLAYS,
              stock: stock.get(game.id) ?? NOTHING_LEFT,
              now,
            },
            viewer,
          ),
        ),
      ),
      balance: stored.state.points.balance,
      blocks: [...blocks],
      version: stored.version,
    };
  }

  async function act(call: PlayerCall): Promise<PlayAnswer> {
    const { caller, rules, eligibility } = call;
    const request = v.safeParse(playRequestSchema, await readRequestBody(call.request));
    if (!request.success) throw new Refusal(422, 'FIELD_INVALID', 'The body is invalid.');
    const player = { brand: caller.brand, playerId: caller.playerId };
    const after = await play(
      deps,
      {
        player,
        rules,
        isOffered: isOffered(caller.brand),
        isProductBlocked: eligibility.blockedProducts.includes(CASINO),
        blocksOf: (state) => blocksOf(eligibility.blocks, state),
      },
      request.output,
    );
    const row = await readPlay(deps.pool, player, request.output.key);
    if (!row) throw new Error('A play that was just stored is missing.');
    return { play: viewPlay(row, await viewerOf(call)), version: after.version };
  }

  return {
    [`GET ${MINI_GAME_PATHS.games}`]: reading(deps, games),
    [`GET ${MINI_GAME_PATHS.plays}`]: reading(
      deps,
      async (call): Promise<{ readonly plays: readonly Play[] }> => {
        const viewer = await viewerOf(call);
        return { plays: (await readPlays(deps.pool, call.caller)).map((row) => viewPlay(row, viewer)) };
      },
    ),
    [`POST ${MINI_GAME_PATHS.plays}`]: acting(deps, act),
  };
}
