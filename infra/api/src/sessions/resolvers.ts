import type * as Types from '@foyer/graphql/main';
import type { LiveChatTokens } from '@foyer/runtime';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { refreshTokens } from './identityCalls.ts';
import { logOut, type LogOutDeps } from './logOut.ts';
import type { SpentTokens } from './spentTokens.ts';

const LONGEST_TOKEN = 8_192;

export interface SessionResolverDeps extends LogOutDeps {
  readonly spentTokens: Pick<SpentTokens, 'isSpent'>;
  readonly liveChatTokens: LiveChatTokens;
}

export function createSessionResolvers(deps: SessionResolverDeps) {
  return {
    Mutation: {
      async refreshAccessToken(
        _: unknown,
        { refreshToken }: Types.MutationrefreshAccessTokenArgs,
        context: ApiContext,
      ): Promise<Types.RefreshedTokens> {
        if (refreshToken.length > LONGEST_TOKEN || (await deps.spentTokens.isSpent(refreshToken)))
          throw failure('InvalidTokenFailure');
        const tokens = await refreshTokens(deps, context.brand.id, context.pageOrigin, refreshToken);
        if (tokens === 'refused') throw failure('InvalidTokenFailure');
        if (tokens === 'unavailable')
          throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
        return tokens;
      },
      async logout(_: unknown, __: unknown, context: ApiContext): Promise<Types.LogoutResult> {
        const { identity } = await context.signedIn();
        return { loggedOut: await logOut(deps, identity) };
      },
      async generateLiveChatToken(
        _: unknown,
        __: unknown,
        context: ApiContext,
      ): Promise<Types.LiveChatToken> {
        const { identity, player } = await context.signedIn();
        if (!brandFeatures(context.brand).has('SupportChatWidget'))
          throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'chat'] });
        const { token, expiresAt } = await deps.liveChatTokens.issue({
          brand: identity.brand,
          playerId: identity.playerId,
          sid: identity.sid,
          locale: context.locale,
          name: player.first_name,
        });
        return { token, expiresAt: expiresAt.toISOString() };
      },
    },
  };
}
