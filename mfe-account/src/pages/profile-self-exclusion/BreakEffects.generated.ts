// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';
import type { ExclusionReturnFragment } from './parts/exclusion-return/RequestReturn.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BreakEffectsQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakEffectsQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly breakEffects: { readonly __typename: 'BreakEffects', readonly id: string, readonly openRounds: number, readonly openBets: number, readonly runningWithdrawals: number, readonly otherBrands: ReadonlyArray<string>, readonly excludedGroups: ReadonlyArray<Main.GameGroup>, readonly exclusionReturn: (
        { readonly __typename: 'ExclusionReturn' }
        & ExclusionReturnFragment
      ) | null } } | null };

export const BreakEffectsDocument = {"__meta__":{"hash":"sha256:e775e83af11226026f3ec9e22fa513a0c675743caa34aa34f1dfe0ef08cb9f2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"breakEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openRounds"}},{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"runningWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"otherBrands"}},{"kind":"Field","name":{"kind":"Name","value":"excludedGroups"}},{"kind":"Field","name":{"kind":"Name","value":"exclusionReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExclusionReturn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExclusionReturn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionReturn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<BreakEffectsQuery, BreakEffectsQueryVariables>;
