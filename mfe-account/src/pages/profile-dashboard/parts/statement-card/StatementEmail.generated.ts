// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StatementEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type StatementEmailQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly statementEmail: { readonly __typename: 'StatementEmail', readonly isWanted: boolean, readonly isMandatory: boolean } } | null };

export type SetStatementEmailMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type SetStatementEmailMutation = { readonly __typename: 'Mutation', readonly setStatementEmail: { readonly __typename: 'Viewer', readonly id: string, readonly statementEmail: { readonly __typename: 'StatementEmail', readonly isWanted: boolean, readonly isMandatory: boolean } } };

export const StatementEmailDocument = {"__meta__":{"hash":"sha256:ca94aa2dc7c0e1c5a37657b4583db67f1efa00cb08929b900163507df0933786"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statementEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isMandatory"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<StatementEmailQuery, StatementEmailQueryVariables>;

export const SetStatementEmailDocument = {"__meta__":{"hash":"sha256:c5f6e5a6f0b0d863157843beccb96b803df059d29746be31c21a089709ca741d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStatementEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatementEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statementEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isMandatory"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SetStatementEmailMutation, SetStatementEmailMutationVariables>;
