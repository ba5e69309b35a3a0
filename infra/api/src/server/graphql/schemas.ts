import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '@foyer/graphql/schema-text';
import type { ApiContext } from './context.ts';
import { DateTime, MinorUnits, SportsMarketKind, SportsOutcome } from './scalars.ts';

/** Fails the start when a resolver has no field in the SDL. */
const STRICT = { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' } as const;

type Resolvers<Context> = Extract<
  Parameters<typeof createSchema<Context>>[0]['resolvers'],
  readonly unknown[]
>;

/** @throws when a subject resolves a field that is not in the SDL. */
export function createMainSchema(subjects: Resolvers<ApiContext>): GraphQLSchema {
  return createSchema<ApiContext>({
    typeDefs: schemaText('main'),
    resolvers: [
      {
        MinorUnits,
        DateTime,
        SportsMarketKind,
        SportsOutcome,
        LobbyContentBlock: { __resolveType: (block: { readonly __typename: string }) => block.__typename },
      },
      ...subjects,
    ],
    resolverValidationOptions: STRICT,
  });
}

export function createLobbySchema(subjects: Resolvers<ApiContext>): GraphQLSchema {
  return createSchema<ApiContext>({
    typeDefs: schemaText('lobby'),
    resolvers: [{ DateTime }, ...subjects],
    resolverValidationOptions: STRICT,
  });
}

/** Its resolvers have no context: a signed call has neither player nor brand nor locale. */
export function createWalletSchema(subjects: Resolvers<unknown>): GraphQLSchema {
  return createSchema<unknown>({
    typeDefs: schemaText('wallet'),
    resolvers: [{ MinorUnits }, ...subjects],
    resolverValidationOptions: STRICT,
  });
}
