// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RealityCheckUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RealityCheckUpdatedSubscription = { readonly __typename: 'Subscription', readonly playerUpdated: { readonly __typename: 'PlayerUpdate', readonly isPlayBlocked: boolean } };

export const RealityCheckUpdatedDocument = {"__meta__":{"hash":"sha256:f61e2dacc6f13713b19c64fdbbc345471a5e842aca7e7b5831d3fa749398c364"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RealityCheckUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlayBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<RealityCheckUpdatedSubscription, RealityCheckUpdatedSubscriptionVariables>;
