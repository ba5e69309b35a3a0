// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProtectionRuleQueryVariables = Exact<{
  rule: Main.ProtectionRuleName;
}>;


export type ProtectionRuleQuery = { readonly __typename: 'Query', readonly protectionRule: { readonly __typename: 'ProtectionRule', readonly id: string, readonly rule: Main.ProtectionRuleName, readonly regulator: string, readonly licenceNumber: string, readonly legalBasis: string | null, readonly legalBasisSection: string | null, readonly legalBasisUrl: string | null, readonly company: string, readonly values: ReadonlyArray<{ readonly __typename: 'ProtectionValue', readonly value: string, readonly source: Main.ProtectionSource }> } };

export const ProtectionRuleDocument = {"__meta__":{"hash":"sha256:db5eda648778dd8197e389b0d9dcd43f60afd59764ce102e34e15c49fa9d9dbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtectionRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionRuleName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectionRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regulator"}},{"kind":"Field","name":{"kind":"Name","value":"licenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalBasis"}},{"kind":"Field","name":{"kind":"Name","value":"legalBasisSection"}},{"kind":"Field","name":{"kind":"Name","value":"legalBasisUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<ProtectionRuleQuery, ProtectionRuleQueryVariables>;
