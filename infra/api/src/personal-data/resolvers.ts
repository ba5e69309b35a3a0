import type * as Types from '@foyer/graphql/main';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { readConsents } from './consents.ts';
import { readDataExport, requestDataExport } from './dataExport.ts';
import { requestErasure } from './erasure.ts';
import type { PersonalDataDeps } from './personalDataDeps.ts';

/** The player's own personal data (requirements/screens#personal-data). */
export function createPersonalDataResolvers(deps: PersonalDataDeps) {
  return {
    Viewer: {
      consents: ({ player }: SignedIn) => readConsents(deps.pool, player.id),
      dataExport: ({ player }: SignedIn) => readDataExport(deps.pool, player.id, deps.clock()),
    },
    Mutation: {
      async requestDataExport(_: unknown, __: unknown, context: ApiContext): Promise<SignedIn> {
        const signedIn = await context.signedIn();
        if (!(await requestDataExport(deps, signedIn.player.id, context.pageOrigin)))
          throw failure('LimitFailure', { reasons: ['TooManyExports'] });
        return signedIn;
      },
      async requestErasure(_: unknown, __: unknown, context: ApiContext): Promise<Types.CloseAccountResult> {
        const { player } = await context.signedIn();
        const refusal = await requestErasure(deps, player);
        return { closed: refusal === null, refusal };
      },
    },
  };
}
