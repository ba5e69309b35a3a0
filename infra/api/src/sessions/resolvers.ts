import type * as Types from '@foyer/graphql/main';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { refreshTokens } from './identityCalls.ts';
import { logOut } from './logOut.ts';

const LONGEST_TOKEN = 8_192;

export const sessionResolvers = {
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
  },
};
