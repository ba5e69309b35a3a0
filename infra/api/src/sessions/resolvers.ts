import type * as Types from '@foyer/graphql/main';
import type { LiveChatTokens } from '@foyer/runtime';
import { chatVisitor } from '@foyer/kernel/live-chat';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { refreshTokens } from './identityCalls.ts';
import { logOut, type LogOutDeps } from './logOut.ts';
import type { SpentTokens } from './spentTokens.ts';

const MAX_TOKEN_LENGTH = 8_192;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface SessionResolverDeps extends LogOutDeps {
  readonly spentTokens: Pick<SpentTokens, 'isSpent'>;
  readonly liveChatTokens: LiveChatTokens;
}

/** A random id cannot be guessed, so it alone grants access to the visitor's chat. */
function visitorIdOf(known: string | null | undefined): string {
  return known !== null && known !== undefined && UUID.test(known)
    ? known.toLowerCase()
    : crypto.randomUUID();
}

export function createSessionResolvers(deps: SessionResolverDeps) {
  return {
    Mutation: {
      async refreshAccessToken(
        _: unknown,
        { refreshToken }: Types.MutationrefreshAccessTokenArgs,
        context: ApiContext,
      ): Promise<Types.RefreshedTokens> {
        if (refreshToken.length > MAX_TOKEN_LENGTH || (await deps.spentTokens.isSpent(refreshToken)))
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
        { visitorId }: Types.MutationgenerateLiveChatTokenArgs,
        context: ApiContext,
      ): Promise<Types.LiveChatToken> {
        const isVisitor = !context.identity && context.content.sections.site.liveChat.visitors;
        const signedIn = isVisitor ? undefined : await context.signedIn();
        if (!brandFeatures(context.brand).has('SupportChatWidget'))
          throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'chat'] });
        const visitor = signedIn ? null : visitorIdOf(visitorId);
        const { token, expiresAt } = await deps.liveChatTokens.issue({
          locale: context.locale,
          ...(signedIn
            ? {
                brand: signedIn.identity.brand,
                playerId: signedIn.identity.playerId,
                sid: signedIn.identity.sid,
                name: signedIn.player.first_name,
              }
            : { brand: context.brand.id, playerId: chatVisitor(visitor ?? ''), sid: null, name: '' }),
        });
        return { token, expiresAt: expiresAt.toISOString(), visitorId: visitor };
      },
    },
  };
}
