import type * as Types from '@foyer/graphql/main';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import type { LogOutDeps } from './logOut.ts';
import { addPasskey, passkeyOptions, readPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { endSessions, readPlayerSessions, readSignIns } from './sessionHistory.ts';

const PAGE = 20;

/** The player's sign-ins and passkeys; every call is about the player of the token. */
export function createAccountSecurityResolvers(deps: LogOutDeps) {
  return {
    Viewer: {
      sessions: ({ identity }: SignedIn) => readPlayerSessions(deps, identity),
      async signInHistory(
        { identity }: SignedIn,
        args: Types.ViewersignInHistoryArgs,
        { protection }: ApiContext,
      ) {
        const page = offsetOf(args, PAGE);
        const filter = {
          method: args.method ?? null,
          ...onlinePeriod(protection.licence, args, deps.clock()),
        };
        const { sessions, totals } = await readSignIns(deps, identity, filter, {
          limit: page.size + 1,
          offset: page.skipped,
        });
        return { ...offsetConnection(sessions, page, (session) => session), totals };
      },
      passkeys: ({ identity }: SignedIn) => readPasskeys(deps, identity),
    },
    Mutation: {
      async endPlayerSession(
        _: unknown,
        { id }: Types.MutationendPlayerSessionArgs,
        context: ApiContext,
      ): Promise<Types.EndedSessions> {
        const { identity } = await context.signedIn();
        return { ids: [...(await endSessions(deps, identity, (session) => session.id === id))] };
      },
      async endOtherPlayerSessions(
        _: unknown,
        __: unknown,
        context: ApiContext,
      ): Promise<Types.EndedSessions> {
        const { identity } = await context.signedIn();
        return { ids: [...(await endSessions(deps, identity, (session) => !session.isCurrent))] };
      },
      async createPasskeyOptions(
        _: unknown,
        __: unknown,
        context: ApiContext,
      ): Promise<Types.PasskeyOptions> {
        const { identity } = await context.signedIn();
        return { options: await passkeyOptions(deps, identity, context) };
      },
      async addPasskey(
        _: unknown,
        { input }: Types.MutationaddPasskeyArgs,
        context: ApiContext,
      ): Promise<Types.Passkey> {
        const { identity } = await context.signedIn();
        return addPasskey(deps, identity, context, input);
      },
      async renamePasskey(
        _: unknown,
        { input }: Types.MutationrenamePasskeyArgs,
        context: ApiContext,
      ): Promise<Types.Passkey> {
        const { identity } = await context.signedIn();
        return renamePasskey(deps, identity, input.id, input.name);
      },
      async removePasskey(
        _: unknown,
        { id }: Types.MutationremovePasskeyArgs,
        context: ApiContext,
      ): Promise<Types.RemovedPasskey> {
        const { identity } = await context.signedIn();
        await removePasskey(deps, identity, context, id);
        return { id };
      },
    },
  };
}
