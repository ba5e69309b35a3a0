// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CancelPlayerLimitChangeMutationVariables = Exact<{
  input: Main.PlayerLimitKeyInput;
}>;


export type CancelPlayerLimitChangeMutation = { readonly __typename: 'Mutation', readonly cancelPlayerLimitChange: { readonly __typename: 'PlayerLimit', readonly id: string, readonly pending: { readonly __typename: 'PendingLimitChange', readonly status: Main.PendingLimitStatus, readonly amount: number | null, readonly minutes: number | null, readonly confirmableAt: string, readonly lapsesAt: string } | null } };

export const CancelPlayerLimitChangeDocument = {"__meta__":{"hash":"sha256:961be16640a5ec83b6f4cadc9e766f5376f937f7ece89fcca58feaf299c2fc3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlayerLimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPlayerLimitChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"confirmableAt"}},{"kind":"Field","name":{"kind":"Name","value":"lapsesAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<CancelPlayerLimitChangeMutation, CancelPlayerLimitChangeMutationVariables>;
