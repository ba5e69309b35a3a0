// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LaunchGameMutationVariables = Exact<{
  input: Main.LaunchGameInput;
}>;


export type LaunchGameMutation = { readonly __typename: 'Mutation', readonly launchGame:
    | { readonly __typename: 'GameLaunch', readonly gameSessionId: string, readonly url: string, readonly origin: string, readonly nonce: string, readonly currency: string, readonly jurisdiction: { readonly __typename: 'GameJurisdiction', readonly autoplay: boolean, readonly turbo: boolean, readonly minimumRoundMs: number, readonly maximumStakeMinor: number | null, readonly celebrateReturnUpToStake: boolean, readonly buyFeature: boolean, readonly showRtp: boolean, readonly showNetPosition: boolean, readonly showSessionClock: boolean, readonly fullscreen: boolean } }
    | { readonly __typename: 'GameLaunchRefusal', readonly reasons: ReadonlyArray<Main.GameLaunchRefusalReason>, readonly until: string | null }
   };

export type CloseGameSessionMutationVariables = Exact<{
  input: Main.CloseGameSessionInput;
}>;


export type CloseGameSessionMutation = { readonly __typename: 'Mutation', readonly closeGameSession: { readonly __typename: 'CloseGameSessionResult', readonly closed: boolean } };

export type PlaySessionQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaySessionQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly sessionPosition: { readonly __typename: 'SessionPosition', readonly startedAt: string, readonly net: number } } | null };

export const LaunchGameDocument = {"__meta__":{"hash":"sha256:3fe0216a66f539ff99563ffbc120c68a7e139790ff95ddc9a6acc63ea37985b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameLaunch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autoplay"}},{"kind":"Field","name":{"kind":"Name","value":"turbo"}},{"kind":"Field","name":{"kind":"Name","value":"minimumRoundMs"}},{"kind":"Field","name":{"kind":"Name","value":"maximumStakeMinor"}},{"kind":"Field","name":{"kind":"Name","value":"celebrateReturnUpToStake"}},{"kind":"Field","name":{"kind":"Name","value":"buyFeature"}},{"kind":"Field","name":{"kind":"Name","value":"showRtp"}},{"kind":"Field","name":{"kind":"Name","value":"showNetPosition"}},{"kind":"Field","name":{"kind":"Name","value":"showSessionClock"}},{"kind":"Field","name":{"kind":"Name","value":"fullscreen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameLaunchRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<LaunchGameMutation, LaunchGameMutationVariables>;

export const CloseGameSessionDocument = {"__meta__":{"hash":"sha256:41f8c0e559734365a5d01c0b4cee46926f01e30db50e0e9cb83df04a068e7fcb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseGameSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseGameSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeGameSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<CloseGameSessionMutation, CloseGameSessionMutationVariables>;

export const PlaySessionDocument = {"__meta__":{"hash":"sha256:69c7d8c2dcd946b67add56d3395539b6bf20c5916ee81cb22ce12f5a7722c7c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaySession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessionPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<PlaySessionQuery, PlaySessionQueryVariables>;
