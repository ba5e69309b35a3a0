// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BreakEffectsQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakEffectsQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly breakEffects: { readonly __typename: 'BreakEffects', readonly id: string, readonly openRounds: number, readonly openBets: number, readonly runningWithdrawals: number, readonly otherBrands: ReadonlyArray<string>, readonly excludedGroups: ReadonlyArray<Main.GameGroup> } } | null };

export const BreakEffectsDocument = {"__meta__":{"hash":"sha256:20decc6130af8a7ccbaf21c13109d7e5d048fa2ec0fa4e73d157fad69ea545fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"breakEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openRounds"}},{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"runningWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"otherBrands"}},{"kind":"Field","name":{"kind":"Name","value":"excludedGroups"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<BreakEffectsQuery, BreakEffectsQueryVariables>;
