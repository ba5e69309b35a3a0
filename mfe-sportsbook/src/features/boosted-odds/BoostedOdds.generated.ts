// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { MarketKind, OutcomeId } from '@foyer/kernel/markets';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SportsBoostedOddsQueryVariables = Exact<{ [key: string]: never; }>;


export type SportsBoostedOddsQuery = { readonly __typename: 'Query', readonly root: { readonly __typename: 'Root', readonly sportsBoostedOdds: ReadonlyArray<{ readonly __typename: 'SportsBoostedOdds', readonly id: string, readonly event: string, readonly kind: MarketKind, readonly line: number | null, readonly outcome: OutcomeId, readonly price: number, readonly maximumStake: number, readonly endsAt: string }> } };

export const SportsBoostedOddsDocument = {"__meta__":{"hash":"sha256:cf16e73678f2ef55e140ef04775fb706272e6a42a2ff5d5a28184ba0b7b28704"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SportsBoostedOdds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sportsBoostedOdds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maximumStake"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SportsBoostedOddsQuery, SportsBoostedOddsQueryVariables>;
