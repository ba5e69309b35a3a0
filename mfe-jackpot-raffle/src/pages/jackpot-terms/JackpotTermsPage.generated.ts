// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JackpotTermsPageQueryVariables = Exact<{
  ipCountryCode?: string | null | undefined;
}>;


export type JackpotTermsPageQuery = { readonly __typename: 'Query', readonly root: { readonly __typename: 'Root', readonly jackpotSettings: { readonly __typename: 'JackpotSettings', readonly enabled: boolean, readonly termsAndConditions: string | null } } };

export const JackpotTermsPageDocument = {"__meta__":{"hash":"sha256:6fd16a03224595d1f0b1831fbfd5ecfd3efea23f0006cf7a4959232d03870564"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JackpotTermsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpotSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ipCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditions"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<JackpotTermsPageQuery, JackpotTermsPageQueryVariables>;
