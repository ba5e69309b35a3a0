import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { ApiContext } from './context.ts';
import { playerResolvers } from '../../players/resolvers.ts';
import { bonusResolvers } from '../../bonuses/resolvers.ts';
import { cashierResolvers } from '../../payments/cashier.ts';
import { countryResolvers } from '../../players/country.ts';
import { debtResolvers } from '../../debts/resolvers.ts';
import { depositResolvers } from '../../deposits/resolvers.ts';
import { betResolvers } from '../../bets/resolvers.ts';
import { limitResolvers } from '../../limits/resolvers.ts';
import { lobbyResolvers } from '../../content/lobby.ts';
import { gameResolvers } from '../../games/resolvers.ts';
import { paymentResolvers } from '../../payments/resolvers.ts';
import { personalizedResolvers } from '../../games/personalizedGameLists.ts';
import { jackpotResolvers } from '../../jackpots/resolvers.ts';
import { rewardResolvers } from '../../rewards/resolvers.ts';
import { contentResolvers } from '../../content/resolvers.ts';
import { sessionResolvers } from '../../sessions/resolvers.ts';
import { statementResolvers } from '../../statements/resolvers.ts';
import { subscriptionResolvers } from '../../events/resolvers.ts';
import { viewerResolvers } from '../../players/viewer.ts';
import { withdrawalResolvers } from '../../withdrawals/resolvers.ts';
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
      contentResolvers,
      countryResolvers,
      personalizedResolvers,
      viewerResolvers,
      jackpotResolvers,
      paymentResolvers,
      depositResolvers,
      withdrawalResolvers,
      debtResolvers,
      cashierResolvers,
      rewardResolvers,
      bonusResolvers,
      statementResolvers,
      gameResolvers,
      sessionResolvers,
      limitResolvers,
      playerResolvers,
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
    resolvers: [{ MinorUnits }, betResolvers],
    resolverValidationOptions: STRICT,
  });
}
