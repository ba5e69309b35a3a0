// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SetDepositLimitMutationVariables = Exact<{
  input: Main.SetPlayerLimitInput;
}>;


export type SetDepositLimitMutation = { readonly __typename: 'Mutation', readonly setPlayerLimit: { readonly __typename: 'PlayerLimit', readonly id: string, readonly amount: number | null, readonly remaining: number | null } };

export type DeclineDepositLimitMutationVariables = Exact<{ [key: string]: never; }>;


export type DeclineDepositLimitMutation = { readonly __typename: 'Mutation', readonly declineDepositLimit: { readonly __typename: 'Cashier', readonly id: string, readonly depositBlocks: ReadonlyArray<Main.CashierBlock> } };

export const SetDepositLimitDocument = {"__meta__":{"hash":"sha256:c5d6144910e8fcee766ad19b11f6cd17b6a4a87bb150d0358063a110ad7f92d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDepositLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPlayerLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlayerLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SetDepositLimitMutation, SetDepositLimitMutationVariables>;

export const DeclineDepositLimitDocument = {"__meta__":{"hash":"sha256:4b83e2d1b75ed20be872ab9f600251d833477f6365a76d7e4faff198ec1a6678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineDepositLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineDepositLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"depositBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineDepositLimitMutation, DeclineDepositLimitMutationVariables>;
