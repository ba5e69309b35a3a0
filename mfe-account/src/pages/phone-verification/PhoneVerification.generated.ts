// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PhoneVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneVerificationQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly player: { readonly __typename: 'Player', readonly id: string, readonly phoneNumber: string | null, readonly isPhoneNumberVerified: boolean } } | null };

export type SendPhoneVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPhoneVerificationMutation = { readonly __typename: 'Mutation', readonly sendPhoneVerification: { readonly __typename: 'PhoneVerification', readonly isVerified: boolean } };

export type VerifyPhoneNumberMutationVariables = Exact<{
  code: string;
}>;


export type VerifyPhoneNumberMutation = { readonly __typename: 'Mutation', readonly verifyPhoneNumber: { readonly __typename: 'VerifyPhoneNumberResult', readonly outcome: Main.PhoneCodeOutcome } };

export const PhoneVerificationDocument = {"__meta__":{"hash":"sha256:f91ea58afc066be2b095931767dc6de0dc54a44b2dd163ac2530069d3daf0fe9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneNumberVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<PhoneVerificationQuery, PhoneVerificationQueryVariables>;

export const SendPhoneVerificationDocument = {"__meta__":{"hash":"sha256:8b6ba14c21c2717621a947b3b163581b03b09165a5969ed9a14917381830acde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SendPhoneVerificationMutation, SendPhoneVerificationMutationVariables>;

export const VerifyPhoneNumberDocument = {"__meta__":{"hash":"sha256:6aea405ce879a5771ce72944f23dce1f3583edae322052086d6ad1664d9af1c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPhoneNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPhoneNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<VerifyPhoneNumberMutation, VerifyPhoneNumberMutationVariables>;
