// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetWalletQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWalletQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly wallet: (
      { readonly __typename: 'Wallet' }
      & WalletFactsFragment
    ) } | null };

export type WalletSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletSubscription = { readonly __typename: 'Subscription', readonly balanceUpdated: { readonly __typename: 'BalanceUpdate', readonly balance: number, readonly bonusBalance: number, readonly currency: string, readonly amount: number, readonly moneyType: Main.MoneyType, readonly wageringProgress: number | null, readonly version: number, readonly gameId: string | null } };

export type DepositAvailabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositAvailabilityQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly cashier: { readonly __typename: 'Cashier', readonly id: string, readonly depositBlocks: ReadonlyArray<Main.CashierBlock> } } | null };

export type RecentWithdrawalQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentWithdrawalQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly paymentTransactions: { readonly __typename: 'PaymentTransactionConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'PaymentTransactionEdge', readonly node: { readonly __typename: 'PaymentTransaction', readonly id: string, readonly groupId: string, readonly createdAt: string, readonly amount: number, readonly currency: string, readonly outcome: Main.PaymentOutcome } }> } } | null };

export type WalletFactsFragment = { readonly __typename: 'Wallet', readonly id: string, readonly balance: number, readonly bonusBalance: number, readonly currency: string, readonly minDepositAmount: number, readonly minWithdrawalAmount: number, readonly version: number };

export type BonusPlayFragment = { readonly __typename: 'Game', readonly isBonusEnabled: boolean };

export const GetWalletDocument = {"__meta__":{"hash":"sha256:4617ca2d650bf45d7262572177887e5e6405a31c4b083586fe134c3e97f656d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetWallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minDepositAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minWithdrawalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<GetWalletQuery, GetWalletQueryVariables>;

export const WalletDocument = {"__meta__":{"hash":"sha256:61fccc285c21f4378ef011990e78888d2598ffd6e3c870d905b6e3aa4c62ed4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"moneyType"}},{"kind":"Field","name":{"kind":"Name","value":"wageringProgress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<WalletSubscription, WalletSubscriptionVariables>;

export const DepositAvailabilityDocument = {"__meta__":{"hash":"sha256:6f6571f2cd713289a9abf5498197ce932bc2ba57d7ef3c6a69b1b485ceee34df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositAvailability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"depositBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<DepositAvailabilityQuery, DepositAvailabilityQueryVariables>;

export const RecentWithdrawalDocument = {"__meta__":{"hash":"sha256:c7985a15c5b8ef8065bb6288428e557a21c7cb7410c30a1659c63613a89ba864"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentWithdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"Withdrawal"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<RecentWithdrawalQuery, RecentWithdrawalQueryVariables>;

export const WalletFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minDepositAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minWithdrawalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<WalletFactsFragment, unknown>;

export const BonusPlayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusPlay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBonusEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<BonusPlayFragment, unknown>;
