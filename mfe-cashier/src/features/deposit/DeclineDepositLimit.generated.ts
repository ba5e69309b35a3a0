// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeclineDepositLimitMutationVariables = Exact<{ [key: string]: never; }>;


export type DeclineDepositLimitMutation = { readonly __typename: 'Mutation', readonly declineDepositLimit: { readonly __typename: 'Cashier', readonly id: string, readonly depositBlocks: ReadonlyArray<Main.CashierBlock> } };

export const DeclineDepositLimitDocument = {"__meta__":{"hash":"sha256:4b83e2d1b75ed20be872ab9f600251d833477f6365a76d7e4faff198ec1a6678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineDepositLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineDepositLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"depositBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineDepositLimitMutation, DeclineDepositLimitMutationVariables>;
