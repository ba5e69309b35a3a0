// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LimitReviewFieldsFragment } from './PlayerLimits.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmLimitReviewMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmLimitReviewMutation = { readonly __typename: 'Mutation', readonly confirmLimitReview: (
    { readonly __typename: 'LimitReview' }
    & LimitReviewFieldsFragment
  ) };

export const ConfirmLimitReviewDocument = {"__meta__":{"hash":"sha256:eac23eb17709cdb5d075e14061138a99ff0f3c8fbb0d23984c4bf84498811458"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmLimitReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLimitReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitReviewFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<ConfirmLimitReviewMutation, ConfirmLimitReviewMutationVariables>;
