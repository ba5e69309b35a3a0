import type * as Types from '@foyer/graphql/main';
import { viewPosition } from '../limits/sessionPosition.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { closeGameSession, openGameSession } from './gameSessions.ts';
import { lensOf, viewGame } from './gameView.ts';
import { jurisdictionOf } from './jurisdiction.ts';
import { launchRefusal } from './launchRefusals.ts';

export const gameResolvers = {
  Mutation: {
    launchGame: (_: unknown, { input }: Types.MutationlaunchGameArgs, context: ApiContext) =>
      launch(context, input),
    async closeGameSession(
      _: unknown,
      { input }: Types.MutationcloseGameSessionArgs,
      context: ApiContext,
    ): Promise<Types.CloseGameSessionResult> {
      const signedIn = await context.signedIn();
      const closed = await closeGameSession(context.app.games, signedIn.player.id, input.gameSessionId);
      return { closed, position: await viewPosition(context, signedIn) };
    },
  },
  LaunchGameResult: {
    __resolveType: (result: object) => ('reasons' in result ? 'GameLaunchRefusal' : 'GameLaunch'),
  },
};

async function launch(context: ApiContext, input: Types.LaunchGameInput): Promise<Types.LaunchGameResult> {
  const { app, brand, country } = context;
  const signedIn = context.identity ? await context.signedIn() : undefined;
  const lens = lensOf(context);
  const game = app.catalogue.current().gameBySlug.get(input.slug);
  const refusal = await launchRefusal(
    app.pool,
    { brand: brand.id, game, mode: input.mode, player: signedIn?.player, country, currency: lens.currency },
    app.clock(),
  );
  if (refusal || !game)
    return {
      reasons: [...(refusal?.reasons ?? ['GAME_NOT_FOUND' as const])],
      until: refusal?.until?.toISOString() ?? null,
    };
  const jurisdiction = jurisdictionOf(brand, game);
  const opened = await openGameSession(app.games, {
    brand: brand.id,
    playerId: signedIn?.player.id,
    sid: signedIn?.identity.sid,
    game,
    mode: input.mode,
    currency: lens.currency,
    locale: input.locale ?? context.locale,
    country,
    jurisdiction,
    returnOrigin: context.pageOrigin,
  });
  if (typeof opened === 'string') return { reasons: [opened], until: null };
  return {
    gameSessionId: opened.gameSessionId,
    mode: input.mode,
    game: viewGame(lens, game),
    url: opened.url,
    origin: opened.origin,
    nonce: opened.nonce,
    expiresAt: opened.expiresAt.toISOString(),
    currency: lens.currency,
    jurisdiction: { ...jurisdiction, maximumStakeMinor: jurisdiction.maximumStakeMinor },
  };
}
