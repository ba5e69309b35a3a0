import type * as Types from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { readFunding } from '../players/playerExtras.ts';
import { readPlayer } from '../players/playerRow.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { removeFile } from './documentFiles.ts';
import { readDocumentOverview } from './documentOverview.ts';
import {
  removeSourceOfWealth,
  saveSourceOfWealth,
  submitSourceOfWealth,
  viewSourceOfWealth,
} from './sourceOfWealth.ts';

export interface DocumentResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** The player's own documents and declaration of wealth; the bytes travel outside of GraphQL (ADR 0241). */
export function createDocumentResolvers(deps: DocumentResolverDeps) {
  const { pool, clock, relay } = deps;

  /** The signed-in player after a change. */
  async function reread(signedIn: SignedIn): Promise<SignedIn> {
    relay.kick();
    const { player } = signedIn;
    return { ...signedIn, player: (await readPlayer(pool, player.brand, player.id, clock())) ?? player };
  }

  return {
    Viewer: {
      documents: ({ player }: SignedIn) => readDocumentOverview(pool, player.id, clock()),
      sourceOfWealth: async ({ player }: SignedIn, _: unknown, context: ApiContext) =>
        viewSourceOfWealth(pool, context, player.id, await readFunding(pool, player.id)),
    },
    Mutation: {
      async removeDocument(_: unknown, { id }: Types.MutationremoveDocumentArgs, context: ApiContext) {
        const signedIn = await context.signedIn();
        if (!(await removeFile(pool, signedIn.player.id, id, clock())))
          throw failure('NotFoundFailure', { reasons: ['UnknownDocument'], keys: ['id'] });
        return reread(signedIn);
      },
      async saveSourceOfWealth(
        _: unknown,
        { input }: Types.MutationsaveSourceOfWealthArgs,
        context: ApiContext,
      ) {
        const signedIn = await context.signedIn();
        const outcome = await saveSourceOfWealth(pool, context, signedIn.player, input, clock());
        return { outcome, viewer: await reread(signedIn) };
      },
      async removeSourceOfWealth(
        _: unknown,
        { type }: Types.MutationremoveSourceOfWealthArgs,
        context: ApiContext,
      ) {
        const signedIn = await context.signedIn();
        await removeSourceOfWealth(pool, signedIn.player.id, type, clock());
        return reread(signedIn);
      },
      async submitSourceOfWealth(_: unknown, __: unknown, context: ApiContext) {
        const signedIn = await context.signedIn();
        const outcome = await submitSourceOfWealth(pool, signedIn.player.id, clock());
        return { outcome, viewer: await reread(signedIn) };
      },
    },
  };
}
