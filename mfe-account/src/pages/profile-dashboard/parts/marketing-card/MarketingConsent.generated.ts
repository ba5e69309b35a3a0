// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SetMarketingConsentMutationVariables = Exact<{
  input: Main.MarketingConsentInput;
}>;


export type SetMarketingConsentMutation = { readonly __typename: 'Mutation', readonly setMarketingConsent: { readonly __typename: 'Viewer', readonly id: string, readonly player: { readonly __typename: 'Player', readonly id: string, readonly isEmailMarketingAccepted: boolean, readonly isSmsMarketingAccepted: boolean, readonly isPhoneMarketingAccepted: boolean, readonly isWebPushMarketingAccepted: boolean } } };

export const SetMarketingConsentDocument = {"__meta__":{"hash":"sha256:c2ccb2abc89bc5bc240ec25b810ed2fae99e37a434ff25c9a158b17dc1b57dc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMarketingConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMarketingConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailMarketingAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isSmsMarketingAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneMarketingAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isWebPushMarketingAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SetMarketingConsentMutation, SetMarketingConsentMutationVariables>;
