// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';
import type { MarketKind, OutcomeId } from '@foyer/kernel/markets';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShareSportsSlipMutationVariables = Exact<{
  selections: ReadonlyArray<Main.SportsSelectionInput>;
}>;


export type ShareSportsSlipMutation = { readonly __typename: 'Mutation', readonly shareSportsSlip: { readonly __typename: 'ShareSportsSlipResult', readonly code: string | null, readonly expiresAt: string | null, readonly refusal: Main.SportsSlipRefusal | null } };

export type SharedSportsSlipQueryVariables = Exact<{
  code: string;
}>;


export type SharedSportsSlipQuery = { readonly __typename: 'Query', readonly root: { readonly __typename: 'Root', readonly sharedSportsSlip: { readonly __typename: 'SharedSportsSlip', readonly refusal: Main.SportsSlipRefusal | null, readonly selections: ReadonlyArray<{ readonly __typename: 'SharedSportsSelection', readonly event: string, readonly kind: MarketKind, readonly line: number | null, readonly outcome: OutcomeId, readonly price: number | null, readonly home: string, readonly away: string, readonly parts: ReadonlyArray<{ readonly __typename: 'SportsSelectionPart', readonly kind: MarketKind, readonly line: number | null, readonly outcome: OutcomeId }> }> } } };

export const ShareSportsSlipDocument = {"__meta__":{"hash":"sha256:7c53c5bdbf35e7a7c482b5c5108366189ccb0c19090e26f75541c037661bdc9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareSportsSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selections"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SportsSelectionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareSportsSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selections"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selections"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<ShareSportsSlipMutation, ShareSportsSlipMutationVariables>;

export const SharedSportsSlipDocument = {"__meta__":{"hash":"sha256:5ca0d43cb34c865853aad8a620863b647a19fa34121ba83dfd864c68411a0e8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedSportsSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSportsSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SharedSportsSlipQuery, SharedSportsSlipQueryVariables>;
