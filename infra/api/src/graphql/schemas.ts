import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { ApiContext } from './context.ts';
import { accountMutationResolvers } from './resolvers/accountMutations.ts';
import { bonusResolvers } from './resolvers/bonuses.ts';
import { cashierResolvers } from './resolvers/cashier.ts';
import { countryResolvers } from './resolvers/country.ts';
import { gameWalletResolvers } from './resolvers/gameWallet.ts';
import { limitMutationResolvers } from './resolvers/limitMutations.ts';
import { lobbyResolvers } from './resolvers/lobby.ts';
import { mutationResolvers } from './resolvers/mutations.ts';
import { paymentResolvers } from './resolvers/payments.ts';
import { personalizedResolvers } from './resolvers/personalized.ts';
import { recordResolvers } from './resolvers/records.ts';
import { rewardResolvers } from './resolvers/rewards.ts';
import { rootResolvers } from './resolvers/root.ts';
import { statementResolvers } from './resolvers/statements.ts';
import { subscriptionResolvers } from './resolvers/subscriptions.ts';
import { viewerResolvers } from './resolvers/viewer.ts';
import { DateTime, MinorUnits } from './scalars.ts';
import type { SignedContext } from './signedGraphql.ts';

const require = createRequire(import.meta.url);

function schemaText(name: 'main' | 'lobby' | 'wallet'): string {
  return readFileSync(require.resolve(`@foyer/graphql/schema/${name}.graphql`), 'utf8');
}

/** Fails the start when a resolver has no field in the SDL. */
const STRICT = { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' } as const;

export function createMainSchema(): GraphQLSchema {
  return createSchema<ApiContext>({
    typeDefs: schemaText('main'),
    resolvers: [
      {
        MinorUnits,
        DateTime,
        LobbyContentBlock: { __resolveType: (block: { readonly __typename: string }) => block.__typename },
      },
      rootResolvers,
      countryResolvers,
      personalizedResolvers,
      viewerResolvers,
      recordResolvers,
      paymentResolvers,
      cashierResolvers,
      rewardResolvers,
      bonusResolvers,
      statementResolvers,
      mutationResolvers,
      limitMutationResolvers,
      accountMutationResolvers,
      subscriptionResolvers,
    ],
    resolverValidationOptions: STRICT,
  });
}

export function createLobbySchema(): GraphQLSchema {
  return createSchema<ApiContext>({
    typeDefs: schemaText('lobby'),
    resolvers: [{ DateTime }, lobbyResolvers],
    resolverValidationOptions: STRICT,
  });
}

export function createWalletSchema(): GraphQLSchema {
  return createSchema<SignedContext>({
    typeDefs: schemaText('wallet'),
    resolvers: [{ MinorUnits }, gameWalletResolvers],
    resolverValidationOptions: STRICT,
  });
}
