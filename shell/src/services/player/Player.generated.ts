// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetPlayerInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPlayerInfoQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly notices: ReadonlyArray<{ readonly __typename: 'AccountNotice', readonly id: Main.AccountNoticeId, readonly until: string | null, readonly blocksPlay: boolean }>, readonly player: { readonly __typename: 'Player', readonly id: string, readonly playerId: string, readonly termsAccepted: boolean, readonly privacyPolicyAccepted: boolean, readonly accountStatus: { readonly __typename: 'AccountStatus', readonly status: Main.AccountStatusValue, readonly cause: Main.AccountStatusCause | null, readonly reopenByCustomerAllowed: boolean }, readonly kycCheckStatus: { readonly __typename: 'KycCheckStatus', readonly status: Main.VerificationStatus, readonly deadline: string | null } } } | null };

export type GetCustomerInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerInfoQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly customer: { readonly __typename: 'Customer', readonly id: string, readonly popUpsNeeded: ReadonlyArray<string>, readonly isCancelWithdrawalBlocked: boolean, readonly isIncreaseDepositLimitBlocked: boolean, readonly isRewardsBlocked: boolean, readonly isDepositsBlocked: boolean } } | null };

export type PlayerUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlayerUpdatedSubscription = { readonly __typename: 'Subscription', readonly playerUpdated: { readonly __typename: 'PlayerUpdate', readonly isAccountClosed: boolean } };

export type CustomerPopUpAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CustomerPopUpAddedSubscription = { readonly __typename: 'Subscription', readonly customerPopUpAdded: { readonly __typename: 'CustomerPopUps', readonly popUpIdsAdded: ReadonlyArray<string> } };

export type SessionDestroyedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SessionDestroyedSubscription = { readonly __typename: 'Subscription', readonly sessionDestroyed: { readonly __typename: 'DestroyedSession', readonly sessionId: string } };

export const GetPlayerInfoDocument = {"__meta__":{"hash":"sha256:1505415368b8551753949d56cb3a44297e1da1f166aa877655345deee1188894"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetPlayerInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"blocksPlay"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicyAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reopenByCustomerAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kycCheckStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<GetPlayerInfoQuery, GetPlayerInfoQueryVariables>;

export const GetCustomerInfoDocument = {"__meta__":{"hash":"sha256:f3dc4a2de8472e74f1d44e439c0f5e422b99a3d1e0c94d53fdce511e6cd071d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetCustomerInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"popUpsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelWithdrawalBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"isIncreaseDepositLimitBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRewardsBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"isDepositsBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<GetCustomerInfoQuery, GetCustomerInfoQueryVariables>;

export const PlayerUpdatedDocument = {"__meta__":{"hash":"sha256:047d3940bc9226f9fac6b8108acc843ed13828b54b2f3c3e490de6958659e9df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlayerUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccountClosed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables>;

export const CustomerPopUpAddedDocument = {"__meta__":{"hash":"sha256:43dbec34e4b2b4fadbfb9df183892272046f85e7b3ec4ba6997b0d740748a69e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CustomerPopUpAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerPopUpAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popUpIdsAdded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<CustomerPopUpAddedSubscription, CustomerPopUpAddedSubscriptionVariables>;

export const SessionDestroyedDocument = {"__meta__":{"hash":"sha256:09f500551d6205be9e2e99cddd427a32d953411a49d91fbe3c2031b66aa4cf10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SessionDestroyed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionDestroyed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<SessionDestroyedSubscription, SessionDestroyedSubscriptionVariables>;
