import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { viewPosition } from '../limits/sessionPosition.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { closeGameSession, openGameSession, type GameSessionDeps } from './gameSessions.ts';
import { catalogueViewOf, type GameViewDeps } from './catalogueView.ts';
import { viewGame } from './gameView.ts';
import { jurisdictionOf } from './jurisdiction.ts';
import { freeSpinsForLaunch, type LaunchedFreeSpins } from './freeSpinLaunch.ts';
import { launchRefusal } from './launchRefusals.ts';

export interface GameResolverDeps extends GameViewDeps {
  readonly pool: Pool;
  readonly games: GameSessionDeps;
  readonly registerChecks: Pick<RegisterChecks, 'check'>;
}

export function createGameResolvers(deps: GameResolverDeps) {
  return {
    Mutation: {
      launchGame: (_: unknown, { input }: Types.MutationlaunchGameArgs, context: ApiContext) =>
        launch(deps, context, input),
      async closeGameSession(
        _: unknown,
        { input }: Types.MutationcloseGameSessionArgs,
        context: ApiContext,
      ): Promise<Types.CloseGameSessionResult> {
        const signedIn = await context.signedIn();
        const closed = await closeGameSession(deps.games, signedIn.player.id, input.gameSessionId);
        return { closed, position: await viewPosition(deps, signedIn) };
      },
    },
    LaunchGameResult: {
      __resolveType: (result: object) => ('reasons' in result ? 'GameLaunchRefusal' : 'GameLaunch'),
    },
  };
}

async function launch(
  deps: GameResolverDeps,
  context: ApiContext,
  input: Types.LaunchGameInput,
): Promise<Types.LaunchGameResult> {
  const { brand, country } = context;
  const device = input.device ?? undefined;
  // before the player is read, because the check at the register can change the player's blocks
  const isChecked = input.mode !== 'REAL' || (await isCheckedAtRegister(deps, context));
  const signedIn = context.identity ? await context.signedIn() : undefined;
  const view = catalogueViewOf(deps, context);
  const game = deps.catalogue.current().gameBySlug.get(input.slug);
  const refusal = await launchRefusal(
    deps.pool,
    {
      brand: brand.id,
      game,
      mode: input.mode,
      player: signedIn?.player,
      country,
      subDivision: context.subDivision,
      currency: view.currency,
      device,
      isChecked,
      freeSpins: input.freeSpins ?? undefined,
    },
    deps.clock(),
  );
  if (refusal || !game)
    return {
      reasons: [...(refusal?.reasons ?? ['GAME_NOT_FOUND' as const])],
      until: refusal?.until?.toISOString() ?? null,
    };
  const freeSpins = await freeSpinsOf(deps, input, game.id, view.currency, signedIn?.player);
  if (typeof freeSpins === 'string') return { reasons: [freeSpins], until: null };
  const jurisdiction = jurisdictionOf(brand, context.protection.licence, game);
  const opened = await openGameSession(deps.games, {
    brand: brand.id,
    playerId: signedIn?.player.id,
    sid: signedIn?.identity.sid,
    game,
    mode: input.mode,
    currency: view.currency,
    locale: input.locale ?? context.locale,
    country,
    device,
    jurisdiction,
    returnOrigin: context.pageOrigin,
    freeSpins,
  });
  if (typeof opened === 'string') return { reasons: [opened], until: null };
  return {
    gameSessionId: opened.gameSessionId,
    mode: input.mode,
    game: viewGame(view, game),
    url: opened.url,
    origin: opened.origin,
    nonce: opened.nonce,
    expiresAt: opened.expiresAt.toISOString(),
    currency: view.currency,
    jurisdiction: { ...jurisdiction, maximumStakeMinor: jurisdiction.maximumStakeMinor },
  };
}

/** The free spins that a launch asks for; a demo and a visitor have none. */
async function freeSpinsOf(
  { pool, clock }: GameResolverDeps,
  { freeSpins, mode }: Types.LaunchGameInput,
  gameId: string,
  currency: string,
  player: { readonly id: string } | undefined,
): Promise<LaunchedFreeSpins | 'REWARDS_BLOCKED' | 'FREE_SPINS_UNAVAILABLE' | undefined> {
  if (freeSpins == null) return undefined;
  if (mode !== 'REAL' || !player) return 'FREE_SPINS_UNAVAILABLE';
  return freeSpinsForLaunch(pool, player, { freeSpins, gameId, currency }, clock());
}

function isCheckedAtRegister(
  { registerChecks }: Pick<GameResolverDeps, 'registerChecks'>,
  { identity }: Pick<ApiContext, 'identity'>,
): Promise<boolean> {
  return identity
    ? registerChecks.check({ brand: identity.brand, id: identity.playerId })
    : Promise.resolve(true);
}
