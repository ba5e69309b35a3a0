// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GenerateLiveChatTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type GenerateLiveChatTokenMutation = { readonly __typename: 'Mutation', readonly generateLiveChatToken: { readonly __typename: 'LiveChatToken', readonly token: string } };

export const GenerateLiveChatTokenDocument = {"__meta__":{"hash":"sha256:e3c70a878348029d5dc05a1e2bb8c91bf5b99a117b2947473f72a36d5049e6f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateLiveChatToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateLiveChatToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<GenerateLiveChatTokenMutation, GenerateLiveChatTokenMutationVariables>;
