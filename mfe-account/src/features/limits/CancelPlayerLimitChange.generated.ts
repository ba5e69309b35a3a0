// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';
import type { PendingLimitFieldsFragment } from './PlayerLimits.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CancelPlayerLimitChangeMutationVariables = Exact<{
  input: Main.PlayerLimitKeyInput;
}>;


export type CancelPlayerLimitChangeMutation = { readonly __typename: 'Mutation', readonly cancelPlayerLimitChange: { readonly __typename: 'PlayerLimit', readonly id: string, readonly pending: (
      { readonly __typename: 'PendingLimitChange' }
      & PendingLimitFieldsFragment
    ) | null } };

export const CancelPlayerLimitChangeDocument = {"__meta__":{"hash":"sha256:f6e43db5c36e98dfbb9e6e87c22a2ecc41bef3d12d89a80d1adc563dff64415b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlayerLimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPlayerLimitChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingLimitFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingLimitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingLimitChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"confirmableAt"}},{"kind":"Field","name":{"kind":"Name","value":"lapsesAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<CancelPlayerLimitChangeMutation, CancelPlayerLimitChangeMutationVariables>;
