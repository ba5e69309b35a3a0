// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveRewardsMutationVariables = Exact<{
  assignationIds: ReadonlyArray<string>;
}>;


export type RemoveRewardsMutation = { readonly __typename: 'Mutation', readonly removeRewards: ReadonlyArray<string> };

export const RemoveRewardsDocument = {"__meta__":{"hash":"sha256:446235bda634b2972f8ca0588a8ec6fbbc28186a002a9cae0cd2711014ea21c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assignationIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assignationIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assignationIds"}}}]}]}}]} as unknown as TypedDocumentNode<RemoveRewardsMutation, RemoveRewardsMutationVariables>;
