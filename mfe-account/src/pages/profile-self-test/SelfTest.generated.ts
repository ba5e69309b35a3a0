// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SelfTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfTestsQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly selfTests: ReadonlyArray<{ readonly __typename: 'SelfTestResult', readonly id: string, readonly score: number, readonly takenAt: string }> } | null };

export type SaveSelfTestMutationVariables = Exact<{
  answers: ReadonlyArray<number>;
}>;


export type SaveSelfTestMutation = { readonly __typename: 'Mutation', readonly saveSelfTest: { readonly __typename: 'Viewer', readonly id: string, readonly selfTests: ReadonlyArray<{ readonly __typename: 'SelfTestResult', readonly id: string, readonly score: number, readonly takenAt: string }> } };

export type DeleteSelfTestsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteSelfTestsMutation = { readonly __typename: 'Mutation', readonly deleteSelfTests: { readonly __typename: 'Viewer', readonly id: string, readonly selfTests: ReadonlyArray<{ readonly __typename: 'SelfTestResult', readonly id: string, readonly score: number, readonly takenAt: string }> } };

export const SelfTestsDocument = {"__meta__":{"hash":"sha256:86a3287b24f3bb29ad6345147a8d3e4f7efa4b3e5124695ffcab5ebc26b1f136"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SelfTestsQuery, SelfTestsQueryVariables>;

export const SaveSelfTestDocument = {"__meta__":{"hash":"sha256:c671f1b57f162ef9c64e0174ca4c590cffd26df21a9672bc24c444e9cd3cf584"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSelfTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSelfTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SaveSelfTestMutation, SaveSelfTestMutationVariables>;

export const DeleteSelfTestsDocument = {"__meta__":{"hash":"sha256:062254a6701cf822f5042f2bf086619a34e1140c22a237a266d00ec087b1dbb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSelfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSelfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteSelfTestsMutation, DeleteSelfTestsMutationVariables>;
