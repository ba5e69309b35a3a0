// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JackpotFeedSettingsQueryVariables = Exact<{
  ipCountryCode?: string | null | undefined;
}>;


export type JackpotFeedSettingsQuery = { readonly __typename: 'Query', readonly root: { readonly __typename: 'Root', readonly jackpotSettings: { readonly __typename: 'JackpotSettings', readonly enabled: boolean, readonly sourceId: string | null, readonly instanceId: string | null, readonly operatorId: string | null, readonly contributionOptions: ReadonlyArray<string>, readonly initialContributionValue: string | null }, readonly raffleSettings: { readonly __typename: 'RaffleSettings', readonly enabled: boolean } } };

export const JackpotFeedSettingsDocument = {"__meta__":{"hash":"sha256:ef5f4e7362d8b86c6123a52af93b486a47401c37571d553225fa21a0a5308f9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JackpotFeedSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpotSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ipCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"contributionOptions"}},{"kind":"Field","name":{"kind":"Name","value":"initialContributionValue"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raffleSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ipCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<JackpotFeedSettingsQuery, JackpotFeedSettingsQueryVariables>;
