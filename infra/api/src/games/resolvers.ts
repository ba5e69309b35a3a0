import type * as Types from '@foyer/graphql/main';
import { jurisdictionOf } from './jurisdiction.ts';
import { closeGameSession, openGameSession } from './gameSessions.ts';
import { launchRefusal } from './launchRefusals.ts';
import { acknowledgeRealityCheck, chooseRealityCheck, realityCheckChoices } from '../limits/realityCheck.ts';
import { refreshTokens } from '../sessions/identityCalls.ts';
import { logOut } from '../sessions/logOut.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { lensOf, viewGame } from './gameView.ts';
import { viewPosition, viewRealityCheck } from '../limits/positionView.ts';

const LONGEST_TOKEN = 8_192;

export const mutationResolvers = {
  Mutation: {
    async refreshAccessToken(
      _: unknown,
      { refreshToken }: Types.MutationrefreshAccessTokenArgs,
      context: ApiContext,
    ): Promise<Types.RefreshedTokens> {
      if (refreshToken.length > LONGEST_TOKEN || (await context.app.spentTokens.isSpent(refreshToken)))
        throw failure('InvalidTokenFailure');
      const tokens = await refreshTokens(context.app, context.brand.id, context.pageOrigin, refreshToken);
      if (tokens === 'refused') throw failure('InvalidTokenFailure');
      if (tokens === 'unavailable')
        throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
      return tokens;
    },
    async logout(_: unknown, __: unknown, context: ApiContext): Promise<Types.LogoutResult> {
      const { identity } = await context.signedIn();
      return { loggedOut: await logOut(context.app, identity) };
    },
    generateLiveChatToken(): Types.LiveChatToken {
      // fails until the chat service exists, which brings the token signer
      throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'chat'] });
    },
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
    async setRealityCheckPeriod(
      _: unknown,
      { minutes }: Types.MutationsetRealityCheckPeriodArgs,
      context: ApiContext,
    ) {
      const { player } = await context.signedIn();
      if (!realityCheckChoices(context.brand, context.app.settings.realityCheckMinutes).includes(minutes)) {
        throw failure('ValidationFailure', { reasons: ['NotAChoice'], keys: ['minutes'] });
      }
      await chooseRealityCheck(context.app.pool, player.id, minutes, context.app.clock());
      return viewRealityCheck(context, {
        ...(await context.signedIn()),
        player: { ...player, reality_check_minutes: minutes },
      });
    },
    async acknowledgeRealityCheck(
      _: unknown,
      { input }: Types.MutationacknowledgeRealityCheckArgs,
      context: ApiContext,
    ) {
      const signedIn = await context.signedIn();
      await acknowledgeRealityCheck(
        context.app.pool,
        signedIn.player.id,
        signedIn.identity.sid,
        input.choice,
        context.app.clock(),
      );
      return viewRealityCheck(context, signedIn);
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
