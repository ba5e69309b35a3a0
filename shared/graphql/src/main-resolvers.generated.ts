// Written by `npm run codegen`; do not edit.
import type * as Types from './main.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RewardType:
    | ( Partial<Omit<Types.FreeSpinReward, 'value'> & { value: _RefType['MinorUnits'] }> )
    | ( Partial<Omit<Types.MoneyDropReward, 'amount'> & { amount: _RefType['MinorUnits'] }> )
    | ( Partial<Omit<Types.BonusMoneyDropReward, 'amount' | 'maxPayout'> & { amount: _RefType['MinorUnits'], maxPayout?: Types.Maybe<_RefType['MinorUnits']> }> )
  ;
  ClaimRewardResult:
    | ( Partial<Omit<Types.RewardClaim, 'assignationId' | 'claimedAt'> & { assignationId: _RefType['ID'], claimedAt: _RefType['DateTime'] }> )
    | ( Partial<Types.RewardClaimRefusal> )
  ;
  StartPaymentResult:
    | ( Partial<Types.StartedPayment> )
    | ( Partial<Omit<Types.PaymentRefusal, 'bound' | 'until'> & { bound?: Types.Maybe<_RefType['MinorUnits']>, until?: Types.Maybe<_RefType['DateTime']> }> )
  ;
  LaunchGameResult:
    | ( Partial<Omit<Types.GameLaunch, 'gameSessionId' | 'expiresAt'> & { gameSessionId: _RefType['ID'], expiresAt: _RefType['DateTime'] }> )
    | ( Partial<Omit<Types.GameLaunchRefusal, 'until'> & { until?: Types.Maybe<_RefType['DateTime']> }> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  LobbyContentBlock:
    | ( Partial<Omit<Types.BannerExternalLinkBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.BannerGameBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.BannerManualBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.JackpotBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.PromotionBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.PromotionV2Block, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.RaffleBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.TopGamesBlock, 'id'> & { id: _RefType['ID'] }> )
    | ( Partial<Omit<Types.TopSportsBlock, 'id'> & { id: _RefType['ID'] }> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  MinorUnits: ResolverTypeWrapper<number>;
  DateTime: ResolverTypeWrapper<string>;
  JSON: ResolverTypeWrapper<unknown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Partial<Types.Scalars['String']['output']>>;
  Boolean: ResolverTypeWrapper<Partial<Types.Scalars['Boolean']['output']>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Partial<Types.Scalars['Int']['output']>>;
  ID: ResolverTypeWrapper<string>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Viewer: ResolverTypeWrapper<Partial<Omit<Types.Viewer, 'id' | 'playerRewards'> & { id: ResolversTypes['ID'], playerRewards: ResolversTypes['PlayerRewardConnection'] }>>;
  Player: ResolverTypeWrapper<Partial<Omit<Types.Player, 'id' | 'playerId' | 'totalDepositAmount'> & { id: ResolversTypes['ID'], playerId: ResolversTypes['ID'], totalDepositAmount: ResolversTypes['MinorUnits'] }>>;
  AccountStatus: ResolverTypeWrapper<Partial<Types.AccountStatus>>;
  Country: ResolverTypeWrapper<Partial<Omit<Types.Country, 'id'> & { id: ResolversTypes['ID'] }>>;
  PersonalInfo: ResolverTypeWrapper<Partial<Types.PersonalInfo>>;
  EmailVerification: ResolverTypeWrapper<Partial<Types.EmailVerification>>;
  VerifyEmailResult: ResolverTypeWrapper<Partial<Types.VerifyEmailResult>>;
  MarketingPreferences: ResolverTypeWrapper<Partial<Types.MarketingPreferences>>;
  InstantBankingBlock: ResolverTypeWrapper<Partial<Omit<Types.InstantBankingBlock, 'activeFrom'> & { activeFrom: ResolversTypes['DateTime'] }>>;
  SelfExclusionDetails: ResolverTypeWrapper<Partial<Omit<Types.SelfExclusionDetails, 'exclusionEndsAt'> & { exclusionEndsAt?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  Timeouts: ResolverTypeWrapper<Partial<Omit<Types.Timeouts, 'timeoutEndsAt'> & { timeoutEndsAt: ResolversTypes['DateTime'] }>>;
  KycCheckStatus: ResolverTypeWrapper<Partial<Omit<Types.KycCheckStatus, 'deadline'> & { deadline?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  SourceOfWealthStatus: ResolverTypeWrapper<Partial<Omit<Types.SourceOfWealthStatus, 'dueDate'> & { dueDate?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  RequiredDocumentsUpload: ResolverTypeWrapper<Partial<Types.RequiredDocumentsUpload>>;
  Customer: ResolverTypeWrapper<Partial<Omit<Types.Customer, 'id' | 'popUpsNeeded'> & { id: ResolversTypes['ID'], popUpsNeeded: Array<ResolversTypes['ID']> }>>;
  Wallet: ResolverTypeWrapper<Partial<Omit<Types.Wallet, 'id' | 'balance' | 'bonusBalance' | 'minDepositAmount' | 'minWithdrawalAmount'> & { id: ResolversTypes['ID'], balance: ResolversTypes['MinorUnits'], bonusBalance: ResolversTypes['MinorUnits'], minDepositAmount: ResolversTypes['MinorUnits'], minWithdrawalAmount: ResolversTypes['MinorUnits'] }>>;
  PlayerGamificationDetails: ResolverTypeWrapper<Partial<Types.PlayerGamificationDetails>>;
  RecentlyPlayedGame: ResolverTypeWrapper<Partial<Omit<Types.RecentlyPlayedGame, 'playedAt'> & { playedAt: ResolversTypes['DateTime'] }>>;
  GameDescriptorV2: ResolverTypeWrapper<Partial<Omit<Types.GameDescriptorV2, 'json'> & { json: ResolversTypes['JSON'] }>>;
  PlayerRewardConnection: ResolverTypeWrapper<Partial<Omit<Types.PlayerRewardConnection, 'edges'> & { edges: Array<ResolversTypes['PlayerRewardEdge']> }>>;
  PlayerRewardEdge: ResolverTypeWrapper<Partial<Omit<Types.PlayerRewardEdge, 'node'> & { node: ResolversTypes['PlayerReward'] }>>;
  PlayerReward: ResolverTypeWrapper<Partial<Omit<Types.PlayerReward, 'reward' | 'assignationId' | 'assignedAt' | 'updatedAt' | 'claimedAt'> & { reward: ResolversTypes['RewardItem'], assignationId: ResolversTypes['ID'], assignedAt: ResolversTypes['DateTime'], updatedAt: ResolversTypes['DateTime'], claimedAt?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  RewardItem: ResolverTypeWrapper<Partial<Omit<Types.RewardItem, 'rewardId' | 'startsAt' | 'endsAt' | 'rewardType'> & { rewardId: ResolversTypes['ID'], startsAt?: Types.Maybe<ResolversTypes['DateTime']>, endsAt?: Types.Maybe<ResolversTypes['DateTime']>, rewardType: ResolversTypes['RewardType'] }>>;
  RewardType: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RewardType']>>;
  FreeSpinReward: ResolverTypeWrapper<Partial<Omit<Types.FreeSpinReward, 'value'> & { value: ResolversTypes['MinorUnits'] }>>;
  MoneyDropReward: ResolverTypeWrapper<Partial<Omit<Types.MoneyDropReward, 'amount'> & { amount: ResolversTypes['MinorUnits'] }>>;
  BonusMoneyDropReward: ResolverTypeWrapper<Partial<Omit<Types.BonusMoneyDropReward, 'amount' | 'maxPayout'> & { amount: ResolversTypes['MinorUnits'], maxPayout?: Types.Maybe<ResolversTypes['MinorUnits']> }>>;
  Float: ResolverTypeWrapper<Partial<Types.Scalars['Float']['output']>>;
  ClaimRewardResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimRewardResult']>>;
  RewardClaim: ResolverTypeWrapper<Partial<Omit<Types.RewardClaim, 'assignationId' | 'claimedAt'> & { assignationId: ResolversTypes['ID'], claimedAt: ResolversTypes['DateTime'] }>>;
  RewardClaimRefusal: ResolverTypeWrapper<Partial<Types.RewardClaimRefusal>>;
  CompletedDeposit: ResolverTypeWrapper<Partial<Types.CompletedDeposit>>;
  PaymentTransactionConnection: ResolverTypeWrapper<Partial<Types.PaymentTransactionConnection>>;
  PaymentTotals: ResolverTypeWrapper<Partial<Omit<Types.PaymentTotals, 'deposited' | 'withdrawn' | 'lifetimeNetDeposits'> & { deposited: ResolversTypes['MinorUnits'], withdrawn: ResolversTypes['MinorUnits'], lifetimeNetDeposits: ResolversTypes['MinorUnits'] }>>;
  PaymentTransactionEdge: ResolverTypeWrapper<Partial<Types.PaymentTransactionEdge>>;
  PaymentTransaction: ResolverTypeWrapper<Partial<Omit<Types.PaymentTransaction, 'id' | 'amount' | 'createdAt' | 'processedAt' | 'fee' | 'groupId'> & { id: ResolversTypes['ID'], amount: ResolversTypes['MinorUnits'], createdAt: ResolversTypes['DateTime'], processedAt?: Types.Maybe<ResolversTypes['DateTime']>, fee: ResolversTypes['MinorUnits'], groupId: ResolversTypes['ID'] }>>;
  PaymentRefund: ResolverTypeWrapper<Partial<Omit<Types.PaymentRefund, 'doneAt' | 'expectedBy'> & { doneAt?: Types.Maybe<ResolversTypes['DateTime']>, expectedBy: ResolversTypes['DateTime'] }>>;
  PaymentMethodSummary: ResolverTypeWrapper<Partial<Omit<Types.PaymentMethodSummary, 'id'> & { id: ResolversTypes['ID'] }>>;
  PaymentAction: ResolverTypeWrapper<Partial<Omit<Types.PaymentAction, 'expiresAt'> & { expiresAt: ResolversTypes['DateTime'] }>>;
  PaymentStep: ResolverTypeWrapper<Partial<Omit<Types.PaymentStep, 'at' | 'expectedBy'> & { at?: Types.Maybe<ResolversTypes['DateTime']>, expectedBy?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  Cashier: ResolverTypeWrapper<Partial<Omit<Types.Cashier, 'id' | 'blockedUntil' | 'quickAmounts'> & { id: ResolversTypes['ID'], blockedUntil?: Types.Maybe<ResolversTypes['DateTime']>, quickAmounts: Array<ResolversTypes['MinorUnits']> }>>;
  CashierAmounts: ResolverTypeWrapper<Partial<Omit<Types.CashierAmounts, 'balance' | 'withdrawable' | 'bonusLocked' | 'pendingWithdrawals' | 'debt' | 'minimumDeposit' | 'minimumWithdrawal'> & { balance: ResolversTypes['MinorUnits'], withdrawable: ResolversTypes['MinorUnits'], bonusLocked: ResolversTypes['MinorUnits'], pendingWithdrawals: ResolversTypes['MinorUnits'], debt: ResolversTypes['MinorUnits'], minimumDeposit: ResolversTypes['MinorUnits'], minimumWithdrawal: ResolversTypes['MinorUnits'] }>>;
  DepositHeadroom: ResolverTypeWrapper<Partial<Omit<Types.DepositHeadroom, 'amount' | 'resetsAt'> & { amount: ResolversTypes['MinorUnits'], resetsAt: ResolversTypes['DateTime'] }>>;
  PaymentMethod: ResolverTypeWrapper<Partial<Omit<Types.PaymentMethod, 'id' | 'minimum' | 'maximum' | 'feeFixed' | 'lastSucceededAt'> & { id: ResolversTypes['ID'], minimum: ResolversTypes['MinorUnits'], maximum: ResolversTypes['MinorUnits'], feeFixed: ResolversTypes['MinorUnits'], lastSucceededAt?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  PaymentAccount: ResolverTypeWrapper<Partial<Omit<Types.PaymentAccount, 'id' | 'methodId' | 'expiresAt' | 'lastUsedAt' | 'closedLoopRemaining'> & { id: ResolversTypes['ID'], methodId: ResolversTypes['ID'], expiresAt?: Types.Maybe<ResolversTypes['DateTime']>, lastUsedAt?: Types.Maybe<ResolversTypes['DateTime']>, closedLoopRemaining: ResolversTypes['MinorUnits'] }>>;
  WithdrawalShare: ResolverTypeWrapper<Partial<Omit<Types.WithdrawalShare, 'accountId' | 'amount' | 'fee'> & { accountId: ResolversTypes['ID'], amount: ResolversTypes['MinorUnits'], fee: ResolversTypes['MinorUnits'] }>>;
  StartDepositInput: ResolverTypeWrapper<Partial<Types.StartDepositInput>>;
  StartWithdrawalInput: ResolverTypeWrapper<Partial<Types.StartWithdrawalInput>>;
  StartPaymentResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPaymentResult']>>;
  StartedPayment: ResolverTypeWrapper<Partial<Types.StartedPayment>>;
  PaymentRefusal: ResolverTypeWrapper<Partial<Omit<Types.PaymentRefusal, 'bound' | 'until'> & { bound?: Types.Maybe<ResolversTypes['MinorUnits']>, until?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  CancelPaymentResult: ResolverTypeWrapper<Partial<Types.CancelPaymentResult>>;
  Bonus: ResolverTypeWrapper<Partial<Omit<Types.Bonus, 'id' | 'amount' | 'expiresAt' | 'balance' | 'wageringRequired' | 'wagered' | 'maximumStake' | 'maximumPayout' | 'givenAt' | 'endedAt' | 'converted'> & { id: ResolversTypes['ID'], amount: ResolversTypes['MinorUnits'], expiresAt?: Types.Maybe<ResolversTypes['DateTime']>, balance: ResolversTypes['MinorUnits'], wageringRequired: ResolversTypes['MinorUnits'], wagered: ResolversTypes['MinorUnits'], maximumStake?: Types.Maybe<ResolversTypes['MinorUnits']>, maximumPayout?: Types.Maybe<ResolversTypes['MinorUnits']>, givenAt: ResolversTypes['DateTime'], endedAt?: Types.Maybe<ResolversTypes['DateTime']>, converted: ResolversTypes['MinorUnits'] }>>;
  BonusConnection: ResolverTypeWrapper<Partial<Types.BonusConnection>>;
  BonusEdge: ResolverTypeWrapper<Partial<Types.BonusEdge>>;
  BonusTotals: ResolverTypeWrapper<Partial<Omit<Types.BonusTotals, 'granted' | 'converted' | 'lost'> & { granted: ResolversTypes['MinorUnits'], converted: ResolversTypes['MinorUnits'], lost: ResolversTypes['MinorUnits'] }>>;
  BonusContribution: ResolverTypeWrapper<Partial<Types.BonusContribution>>;
  SettleDebtInput: ResolverTypeWrapper<Partial<Types.SettleDebtInput>>;
  SettleDebtResult: ResolverTypeWrapper<Partial<Omit<Types.SettleDebtResult, 'settled'> & { settled: ResolversTypes['MinorUnits'] }>>;
  ForfeitBonusInput: ResolverTypeWrapper<Partial<Types.ForfeitBonusInput>>;
  ForfeitBonusResult: ResolverTypeWrapper<Partial<Types.ForfeitBonusResult>>;
  Statement: ResolverTypeWrapper<Partial<Omit<Types.Statement, 'from' | 'to' | 'openingBalance' | 'openingBonusBalance' | 'closingBalance' | 'closingBonusBalance' | 'deposits' | 'withdrawals' | 'netDeposits'> & { from: ResolversTypes['DateTime'], to: ResolversTypes['DateTime'], openingBalance: ResolversTypes['MinorUnits'], openingBonusBalance: ResolversTypes['MinorUnits'], closingBalance: ResolversTypes['MinorUnits'], closingBonusBalance: ResolversTypes['MinorUnits'], deposits: ResolversTypes['MinorUnits'], withdrawals: ResolversTypes['MinorUnits'], netDeposits: ResolversTypes['MinorUnits'] }>>;
  StatementLine: ResolverTypeWrapper<Partial<Omit<Types.StatementLine, 'amount' | 'bonusAmount'> & { amount: ResolversTypes['MinorUnits'], bonusAmount: ResolversTypes['MinorUnits'] }>>;
  StatementProduct: ResolverTypeWrapper<Partial<Omit<Types.StatementProduct, 'staked' | 'returned' | 'net'> & { staked: ResolversTypes['MinorUnits'], returned: ResolversTypes['MinorUnits'], net: ResolversTypes['MinorUnits'] }>>;
  Cashback: ResolverTypeWrapper<Partial<Omit<Types.Cashback, 'id' | 'periodStartsAt' | 'periodEndsAt' | 'paysAt' | 'staked' | 'returned' | 'netLoss' | 'accrued' | 'maximum' | 'minimum'> & { id: ResolversTypes['ID'], periodStartsAt: ResolversTypes['DateTime'], periodEndsAt: ResolversTypes['DateTime'], paysAt: ResolversTypes['DateTime'], staked: ResolversTypes['MinorUnits'], returned: ResolversTypes['MinorUnits'], netLoss: ResolversTypes['MinorUnits'], accrued: ResolversTypes['MinorUnits'], maximum: ResolversTypes['MinorUnits'], minimum: ResolversTypes['MinorUnits'] }>>;
  CashbackPayout: ResolverTypeWrapper<Partial<Omit<Types.CashbackPayout, 'id' | 'periodStartsAt' | 'periodEndsAt' | 'netLoss' | 'amount' | 'paidAt'> & { id: ResolversTypes['ID'], periodStartsAt: ResolversTypes['DateTime'], periodEndsAt: ResolversTypes['DateTime'], netLoss: ResolversTypes['MinorUnits'], amount: ResolversTypes['MinorUnits'], paidAt: ResolversTypes['DateTime'] }>>;
  SourceOfWealthFunding: ResolverTypeWrapper<Partial<Types.SourceOfWealthFunding>>;
  SourceOfWealthOption: ResolverTypeWrapper<Partial<Types.SourceOfWealthOption>>;
  SourceOfWealthFile: ResolverTypeWrapper<Partial<Omit<Types.SourceOfWealthFile, 'documentId'> & { documentId: ResolversTypes['ID'] }>>;
  AccountNotice: ResolverTypeWrapper<Partial<Omit<Types.AccountNotice, 'since' | 'until'> & { since?: Types.Maybe<ResolversTypes['DateTime']>, until?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  LegalText: ResolverTypeWrapper<Partial<Omit<Types.LegalText, 'id' | 'acceptedAt'> & { id: ResolversTypes['ID'], acceptedAt?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  PlayerLimit: ResolverTypeWrapper<Partial<Omit<Types.PlayerLimit, 'id' | 'amount' | 'used' | 'remaining' | 'periodStartsAt' | 'periodEndsAt'> & { id: ResolversTypes['ID'], amount?: Types.Maybe<ResolversTypes['MinorUnits']>, used?: Types.Maybe<ResolversTypes['MinorUnits']>, remaining?: Types.Maybe<ResolversTypes['MinorUnits']>, periodStartsAt: ResolversTypes['DateTime'], periodEndsAt: ResolversTypes['DateTime'] }>>;
  PendingLimitChange: ResolverTypeWrapper<Partial<Omit<Types.PendingLimitChange, 'amount' | 'requestedAt' | 'confirmableAt' | 'lapsesAt'> & { amount?: Types.Maybe<ResolversTypes['MinorUnits']>, requestedAt: ResolversTypes['DateTime'], confirmableAt: ResolversTypes['DateTime'], lapsesAt: ResolversTypes['DateTime'] }>>;
  RealityCheck: ResolverTypeWrapper<Partial<Omit<Types.RealityCheck, 'lastAcknowledgedAt' | 'nextDueAt'> & { lastAcknowledgedAt?: Types.Maybe<ResolversTypes['DateTime']>, nextDueAt?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  SessionPosition: ResolverTypeWrapper<Partial<Omit<Types.SessionPosition, 'startedAt' | 'serverTime' | 'staked' | 'returned' | 'net'> & { startedAt: ResolversTypes['DateTime'], serverTime: ResolversTypes['DateTime'], staked: ResolversTypes['MinorUnits'], returned: ResolversTypes['MinorUnits'], net: ResolversTypes['MinorUnits'] }>>;
  GameRoundConnection: ResolverTypeWrapper<Partial<Types.GameRoundConnection>>;
  GameRoundEdge: ResolverTypeWrapper<Partial<Types.GameRoundEdge>>;
  GameRound: ResolverTypeWrapper<Partial<Omit<Types.GameRound, 'id' | 'gameId' | 'openedAt' | 'closedAt' | 'stake' | 'return' | 'net' | 'balanceAfter'> & { id: ResolversTypes['ID'], gameId: ResolversTypes['ID'], openedAt: ResolversTypes['DateTime'], closedAt?: Types.Maybe<ResolversTypes['DateTime']>, stake: ResolversTypes['MinorUnits'], return: ResolversTypes['MinorUnits'], net: ResolversTypes['MinorUnits'], balanceAfter: ResolversTypes['MinorUnits'] }>>;
  GameRoundTotals: ResolverTypeWrapper<Partial<Omit<Types.GameRoundTotals, 'stake' | 'return' | 'net'> & { stake: ResolversTypes['MinorUnits'], return: ResolversTypes['MinorUnits'], net: ResolversTypes['MinorUnits'] }>>;
  Root: ResolverTypeWrapper<Partial<Omit<Types.Root, 'lobbyContent'> & { lobbyContent: Array<ResolversTypes['LobbyContentBlock']> }>>;
  LocaleSetting: ResolverTypeWrapper<Partial<Types.LocaleSetting>>;
  Translation: ResolverTypeWrapper<Partial<Types.Translation>>;
  FlowSettings: ResolverTypeWrapper<Partial<Types.FlowSettings>>;
  RegistrationFlow: ResolverTypeWrapper<Partial<Types.RegistrationFlow>>;
  GamificationSettings: ResolverTypeWrapper<Partial<Types.GamificationSettings>>;
  LoyaltyPage: ResolverTypeWrapper<Partial<Types.LoyaltyPage>>;
  RankCard: ResolverTypeWrapper<Partial<Types.RankCard>>;
  RankBenefit: ResolverTypeWrapper<Partial<Types.RankBenefit>>;
  RewardCard: ResolverTypeWrapper<Partial<Types.RewardCard>>;
  LoyaltyStep: ResolverTypeWrapper<Partial<Types.LoyaltyStep>>;
  FundingOption: ResolverTypeWrapper<Partial<Omit<Types.FundingOption, 'id'> & { id: ResolversTypes['ID'] }>>;
  FundingOptionChoice: ResolverTypeWrapper<Partial<Types.FundingOptionChoice>>;
  JackpotSettings: ResolverTypeWrapper<Partial<Types.JackpotSettings>>;
  JackpotColorPalette: ResolverTypeWrapper<Partial<Types.JackpotColorPalette>>;
  RaffleSettings: ResolverTypeWrapper<Partial<Types.RaffleSettings>>;
  RaffleSetting: ResolverTypeWrapper<Partial<Types.RaffleSetting>>;
  Image: ResolverTypeWrapper<Partial<Types.Image>>;
  LobbyMenu: ResolverTypeWrapper<Partial<Types.LobbyMenu>>;
  LobbyMenuItem: ResolverTypeWrapper<Partial<Omit<Types.LobbyMenuItem, 'id'> & { id: ResolversTypes['ID'] }>>;
  LobbyContentBlock: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LobbyContentBlock']>;
  BannerExternalLinkBlock: ResolverTypeWrapper<Partial<Omit<Types.BannerExternalLinkBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  BannerGameBlock: ResolverTypeWrapper<Partial<Omit<Types.BannerGameBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  BannerManualBlock: ResolverTypeWrapper<Partial<Omit<Types.BannerManualBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  JackpotBlock: ResolverTypeWrapper<Partial<Omit<Types.JackpotBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  PromotionBlock: ResolverTypeWrapper<Partial<Omit<Types.PromotionBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  PromotionV2Block: ResolverTypeWrapper<Partial<Omit<Types.PromotionV2Block, 'id'> & { id: ResolversTypes['ID'] }>>;
  RaffleBlock: ResolverTypeWrapper<Partial<Omit<Types.RaffleBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  TopGamesBlock: ResolverTypeWrapper<Partial<Omit<Types.TopGamesBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  TopSportsBlock: ResolverTypeWrapper<Partial<Omit<Types.TopSportsBlock, 'id'> & { id: ResolversTypes['ID'] }>>;
  Personalized: ResolverTypeWrapper<Partial<Types.Personalized>>;
  GameList: ResolverTypeWrapper<Partial<Omit<Types.GameList, 'id'> & { id: ResolversTypes['ID'] }>>;
  GameListItemConnection: ResolverTypeWrapper<Partial<Types.GameListItemConnection>>;
  GameListItemEdge: ResolverTypeWrapper<Partial<Types.GameListItemEdge>>;
  GameListItem: ResolverTypeWrapper<Partial<Omit<Types.GameListItem, 'lookupId'> & { lookupId: ResolversTypes['ID'] }>>;
  Game: ResolverTypeWrapper<Partial<Omit<Types.Game, 'id' | 'gameId' | 'minStake' | 'maxStake' | 'releasedAt'> & { id: ResolversTypes['ID'], gameId: ResolversTypes['ID'], minStake: ResolversTypes['MinorUnits'], maxStake: ResolversTypes['MinorUnits'], releasedAt: ResolversTypes['DateTime'] }>>;
  ReturnToPlayer: ResolverTypeWrapper<Partial<Types.ReturnToPlayer>>;
  GameArtwork: ResolverTypeWrapper<Partial<Types.GameArtwork>>;
  GameStudio: ResolverTypeWrapper<Partial<Omit<Types.GameStudio, 'id'> & { id: ResolversTypes['ID'] }>>;
  GameStudioConnection: ResolverTypeWrapper<Partial<Types.GameStudioConnection>>;
  GameStudioEdge: ResolverTypeWrapper<Partial<Types.GameStudioEdge>>;
  GameCategory: ResolverTypeWrapper<Partial<Omit<Types.GameCategory, 'id'> & { id: ResolversTypes['ID'] }>>;
  Public: ResolverTypeWrapper<Partial<Types.Public>>;
  RaffleWinnerConnection: ResolverTypeWrapper<Partial<Types.RaffleWinnerConnection>>;
  RaffleWinnerEdge: ResolverTypeWrapper<Partial<Types.RaffleWinnerEdge>>;
  RaffleDrawResult: ResolverTypeWrapper<Partial<Omit<Types.RaffleDrawResult, 'instanceId' | 'timestamp'> & { instanceId: ResolversTypes['ID'], timestamp: ResolversTypes['DateTime'] }>>;
  RaffleWinner: ResolverTypeWrapper<Partial<Omit<Types.RaffleWinner, 'winAmount'> & { winAmount: ResolversTypes['MinorUnits'] }>>;
  JackpotLeaderboard: ResolverTypeWrapper<Partial<Types.JackpotLeaderboard>>;
  JackpotLeaderboardEntry: ResolverTypeWrapper<Partial<Omit<Types.JackpotLeaderboardEntry, 'expectedPrize'> & { expectedPrize: ResolversTypes['MinorUnits'] }>>;
  CountryContext: ResolverTypeWrapper<Partial<Types.CountryContext>>;
  RefreshedTokens: ResolverTypeWrapper<Partial<Types.RefreshedTokens>>;
  LogoutResult: ResolverTypeWrapper<Partial<Types.LogoutResult>>;
  LiveChatToken: ResolverTypeWrapper<Partial<Omit<Types.LiveChatToken, 'expiresAt'> & { expiresAt: ResolversTypes['DateTime'] }>>;
  LaunchGameInput: ResolverTypeWrapper<Partial<Types.LaunchGameInput>>;
  LaunchGameResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LaunchGameResult']>>;
  GameLaunch: ResolverTypeWrapper<Partial<Omit<Types.GameLaunch, 'gameSessionId' | 'expiresAt'> & { gameSessionId: ResolversTypes['ID'], expiresAt: ResolversTypes['DateTime'] }>>;
  GameJurisdiction: ResolverTypeWrapper<Partial<Omit<Types.GameJurisdiction, 'maximumStakeMinor'> & { maximumStakeMinor?: Types.Maybe<ResolversTypes['MinorUnits']> }>>;
  GameLaunchRefusal: ResolverTypeWrapper<Partial<Omit<Types.GameLaunchRefusal, 'until'> & { until?: Types.Maybe<ResolversTypes['DateTime']> }>>;
  CloseGameSessionInput: ResolverTypeWrapper<Partial<Types.CloseGameSessionInput>>;
  CloseGameSessionResult: ResolverTypeWrapper<Partial<Types.CloseGameSessionResult>>;
  SetPlayerLimitInput: ResolverTypeWrapper<Partial<Types.SetPlayerLimitInput>>;
  PlayerLimitKeyInput: ResolverTypeWrapper<Partial<Types.PlayerLimitKeyInput>>;
  AcceptLegalTextsInput: ResolverTypeWrapper<Partial<Types.AcceptLegalTextsInput>>;
  ClaimRewardInput: ResolverTypeWrapper<Partial<Types.ClaimRewardInput>>;
  AcknowledgeRealityCheckInput: ResolverTypeWrapper<Partial<Types.AcknowledgeRealityCheckInput>>;
  PageInfo: ResolverTypeWrapper<Partial<Types.PageInfo>>;
  BalanceUpdate: ResolverTypeWrapper<Partial<Omit<Types.BalanceUpdate, 'balance' | 'bonusBalance' | 'amount' | 'gameId'> & { balance: ResolversTypes['MinorUnits'], bonusBalance: ResolversTypes['MinorUnits'], amount: ResolversTypes['MinorUnits'], gameId?: Types.Maybe<ResolversTypes['ID']> }>>;
  PlayerUpdate: ResolverTypeWrapper<Partial<Types.PlayerUpdate>>;
  DestroyedSession: ResolverTypeWrapper<Partial<Omit<Types.DestroyedSession, 'sessionId'> & { sessionId: ResolversTypes['ID'] }>>;
  CustomerPopUps: ResolverTypeWrapper<Partial<Omit<Types.CustomerPopUps, 'popUpIdsAdded'> & { popUpIdsAdded: Array<ResolversTypes['ID']> }>>;
  RewardUpdate: ResolverTypeWrapper<Partial<Omit<Types.RewardUpdate, 'reward' | 'assignationId'> & { reward: ResolversTypes['RewardItem'], assignationId: ResolversTypes['ID'] }>>;
  License: ResolverTypeWrapper<Partial<Types.License>>;
  Device: ResolverTypeWrapper<Partial<Types.Device>>;
  VerificationStatus: ResolverTypeWrapper<Partial<Types.VerificationStatus>>;
  VerificationReason: ResolverTypeWrapper<Partial<Types.VerificationReason>>;
  Validity: ResolverTypeWrapper<Partial<Types.Validity>>;
  TransactionSortField: ResolverTypeWrapper<Partial<Types.TransactionSortField>>;
  BonusStatus: ResolverTypeWrapper<Partial<Types.BonusStatus>>;
  ActionType: ResolverTypeWrapper<Partial<Types.ActionType>>;
  ProcessingType: ResolverTypeWrapper<Partial<Types.ProcessingType>>;
  SourceOfWealth: ResolverTypeWrapper<Partial<Types.SourceOfWealth>>;
  SourceOfWealthRequirementStatus: ResolverTypeWrapper<Partial<Types.SourceOfWealthRequirementStatus>>;
  LimitPeriod: ResolverTypeWrapper<Partial<Types.LimitPeriod>>;
  IdentityProvider: ResolverTypeWrapper<Partial<Types.IdentityProvider>>;
  LoginFlow: ResolverTypeWrapper<Partial<Types.LoginFlow>>;
  PaymentDirection: ResolverTypeWrapper<Partial<Types.PaymentDirection>>;
  PaymentTransactionStatus: ResolverTypeWrapper<Partial<Types.PaymentTransactionStatus>>;
  AccountClosureReason: ResolverTypeWrapper<Partial<Types.AccountClosureReason>>;
  RegistrationMethod: ResolverTypeWrapper<Partial<Types.RegistrationMethod>>;
  RewardStatus: ResolverTypeWrapper<Partial<Types.RewardStatus>>;
  RewardKind: ResolverTypeWrapper<Partial<Types.RewardKind>>;
  RewardSortField: ResolverTypeWrapper<Partial<Types.RewardSortField>>;
  RewardDepositCondition: ResolverTypeWrapper<Partial<Types.RewardDepositCondition>>;
  RewardClaimType: ResolverTypeWrapper<Partial<Types.RewardClaimType>>;
  RewardBlock: ResolverTypeWrapper<Partial<Types.RewardBlock>>;
  RewardClaimRefusalCode: ResolverTypeWrapper<Partial<Types.RewardClaimRefusalCode>>;
  CallToActionType: ResolverTypeWrapper<Partial<Types.CallToActionType>>;
  LobbyContentBlockType: ResolverTypeWrapper<Partial<Types.LobbyContentBlockType>>;
  MissionStatus: ResolverTypeWrapper<Partial<Types.MissionStatus>>;
  ReferralStatus: ResolverTypeWrapper<Partial<Types.ReferralStatus>>;
  BrandFeature: ResolverTypeWrapper<Partial<Types.BrandFeature>>;
  AccountNoticeId: ResolverTypeWrapper<Partial<Types.AccountNoticeId>>;
  MoneyType: ResolverTypeWrapper<Partial<Types.MoneyType>>;
  PaymentMethodKind: ResolverTypeWrapper<Partial<Types.PaymentMethodKind>>;
  PaymentMethodReason: ResolverTypeWrapper<Partial<Types.PaymentMethodReason>>;
  PaymentOutcome: ResolverTypeWrapper<Partial<Types.PaymentOutcome>>;
  PaymentFailure: ResolverTypeWrapper<Partial<Types.PaymentFailure>>;
  PaymentActionKind: ResolverTypeWrapper<Partial<Types.PaymentActionKind>>;
  PaymentStepKind: ResolverTypeWrapper<Partial<Types.PaymentStepKind>>;
  PaymentStepOwner: ResolverTypeWrapper<Partial<Types.PaymentStepOwner>>;
  CashierBlock: ResolverTypeWrapper<Partial<Types.CashierBlock>>;
  PaymentRefusalCode: ResolverTypeWrapper<Partial<Types.PaymentRefusalCode>>;
  WithdrawalShareReason: ResolverTypeWrapper<Partial<Types.WithdrawalShareReason>>;
  StatementLineKind: ResolverTypeWrapper<Partial<Types.StatementLineKind>>;
  Product: ResolverTypeWrapper<Partial<Types.Product>>;
  BonusEndReason: ResolverTypeWrapper<Partial<Types.BonusEndReason>>;
  ForfeitRefusal: ResolverTypeWrapper<Partial<Types.ForfeitRefusal>>;
  AccountStatusValue: ResolverTypeWrapper<Partial<Types.AccountStatusValue>>;
  AccountStatusCause: ResolverTypeWrapper<Partial<Types.AccountStatusCause>>;
  LobbyPage: ResolverTypeWrapper<Partial<Types.LobbyPage>>;
  LobbyMenuIcon: ResolverTypeWrapper<Partial<Types.LobbyMenuIcon>>;
  GameMode: ResolverTypeWrapper<Partial<Types.GameMode>>;
  GameKind: ResolverTypeWrapper<Partial<Types.GameKind>>;
  GameVolatility: ResolverTypeWrapper<Partial<Types.GameVolatility>>;
  GameRoundStatus: ResolverTypeWrapper<Partial<Types.GameRoundStatus>>;
  LimitKind: ResolverTypeWrapper<Partial<Types.LimitKind>>;
  PendingLimitStatus: ResolverTypeWrapper<Partial<Types.PendingLimitStatus>>;
  EmailVerificationOutcome: ResolverTypeWrapper<Partial<Types.EmailVerificationOutcome>>;
  LegalTextKind: ResolverTypeWrapper<Partial<Types.LegalTextKind>>;
  RealityCheckChoice: ResolverTypeWrapper<Partial<Types.RealityCheckChoice>>;
  SessionEndReason: ResolverTypeWrapper<Partial<Types.SessionEndReason>>;
  GameLaunchRefusalReason: ResolverTypeWrapper<Partial<Types.GameLaunchRefusalReason>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  MinorUnits: number;
  DateTime: string;
  JSON: unknown;
  Query: Record<PropertyKey, never>;
  String: Partial<Types.Scalars['String']['output']>;
  Boolean: Partial<Types.Scalars['Boolean']['output']>;
  Mutation: Record<PropertyKey, never>;
  Int: Partial<Types.Scalars['Int']['output']>;
  ID: string;
  Subscription: Record<PropertyKey, never>;
  Viewer: Partial<Omit<Types.Viewer, 'id' | 'playerRewards'> & { id: ResolversParentTypes['ID'], playerRewards: ResolversParentTypes['PlayerRewardConnection'] }>;
  Player: Partial<Omit<Types.Player, 'id' | 'playerId' | 'totalDepositAmount'> & { id: ResolversParentTypes['ID'], playerId: ResolversParentTypes['ID'], totalDepositAmount: ResolversParentTypes['MinorUnits'] }>;
  AccountStatus: Partial<Types.AccountStatus>;
  Country: Partial<Omit<Types.Country, 'id'> & { id: ResolversParentTypes['ID'] }>;
  PersonalInfo: Partial<Types.PersonalInfo>;
  EmailVerification: Partial<Types.EmailVerification>;
  VerifyEmailResult: Partial<Types.VerifyEmailResult>;
  MarketingPreferences: Partial<Types.MarketingPreferences>;
  InstantBankingBlock: Partial<Omit<Types.InstantBankingBlock, 'activeFrom'> & { activeFrom: ResolversParentTypes['DateTime'] }>;
  SelfExclusionDetails: Partial<Omit<Types.SelfExclusionDetails, 'exclusionEndsAt'> & { exclusionEndsAt?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  Timeouts: Partial<Omit<Types.Timeouts, 'timeoutEndsAt'> & { timeoutEndsAt: ResolversParentTypes['DateTime'] }>;
  KycCheckStatus: Partial<Omit<Types.KycCheckStatus, 'deadline'> & { deadline?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  SourceOfWealthStatus: Partial<Omit<Types.SourceOfWealthStatus, 'dueDate'> & { dueDate?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  RequiredDocumentsUpload: Partial<Types.RequiredDocumentsUpload>;
  Customer: Partial<Omit<Types.Customer, 'id' | 'popUpsNeeded'> & { id: ResolversParentTypes['ID'], popUpsNeeded: Array<ResolversParentTypes['ID']> }>;
  Wallet: Partial<Omit<Types.Wallet, 'id' | 'balance' | 'bonusBalance' | 'minDepositAmount' | 'minWithdrawalAmount'> & { id: ResolversParentTypes['ID'], balance: ResolversParentTypes['MinorUnits'], bonusBalance: ResolversParentTypes['MinorUnits'], minDepositAmount: ResolversParentTypes['MinorUnits'], minWithdrawalAmount: ResolversParentTypes['MinorUnits'] }>;
  PlayerGamificationDetails: Partial<Types.PlayerGamificationDetails>;
  RecentlyPlayedGame: Partial<Omit<Types.RecentlyPlayedGame, 'playedAt'> & { playedAt: ResolversParentTypes['DateTime'] }>;
  GameDescriptorV2: Partial<Omit<Types.GameDescriptorV2, 'json'> & { json: ResolversParentTypes['JSON'] }>;
  PlayerRewardConnection: Partial<Omit<Types.PlayerRewardConnection, 'edges'> & { edges: Array<ResolversParentTypes['PlayerRewardEdge']> }>;
  PlayerRewardEdge: Partial<Omit<Types.PlayerRewardEdge, 'node'> & { node: ResolversParentTypes['PlayerReward'] }>;
  PlayerReward: Partial<Omit<Types.PlayerReward, 'reward' | 'assignationId' | 'assignedAt' | 'updatedAt' | 'claimedAt'> & { reward: ResolversParentTypes['RewardItem'], assignationId: ResolversParentTypes['ID'], assignedAt: ResolversParentTypes['DateTime'], updatedAt: ResolversParentTypes['DateTime'], claimedAt?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  RewardItem: Partial<Omit<Types.RewardItem, 'rewardId' | 'startsAt' | 'endsAt' | 'rewardType'> & { rewardId: ResolversParentTypes['ID'], startsAt?: Types.Maybe<ResolversParentTypes['DateTime']>, endsAt?: Types.Maybe<ResolversParentTypes['DateTime']>, rewardType: ResolversParentTypes['RewardType'] }>;
  RewardType: Partial<ResolversUnionTypes<ResolversParentTypes>['RewardType']>;
  FreeSpinReward: Partial<Omit<Types.FreeSpinReward, 'value'> & { value: ResolversParentTypes['MinorUnits'] }>;
  MoneyDropReward: Partial<Omit<Types.MoneyDropReward, 'amount'> & { amount: ResolversParentTypes['MinorUnits'] }>;
  BonusMoneyDropReward: Partial<Omit<Types.BonusMoneyDropReward, 'amount' | 'maxPayout'> & { amount: ResolversParentTypes['MinorUnits'], maxPayout?: Types.Maybe<ResolversParentTypes['MinorUnits']> }>;
  Float: Partial<Types.Scalars['Float']['output']>;
  ClaimRewardResult: Partial<ResolversUnionTypes<ResolversParentTypes>['ClaimRewardResult']>;
  RewardClaim: Partial<Omit<Types.RewardClaim, 'assignationId' | 'claimedAt'> & { assignationId: ResolversParentTypes['ID'], claimedAt: ResolversParentTypes['DateTime'] }>;
  RewardClaimRefusal: Partial<Types.RewardClaimRefusal>;
  CompletedDeposit: Partial<Types.CompletedDeposit>;
  PaymentTransactionConnection: Partial<Types.PaymentTransactionConnection>;
  PaymentTotals: Partial<Omit<Types.PaymentTotals, 'deposited' | 'withdrawn' | 'lifetimeNetDeposits'> & { deposited: ResolversParentTypes['MinorUnits'], withdrawn: ResolversParentTypes['MinorUnits'], lifetimeNetDeposits: ResolversParentTypes['MinorUnits'] }>;
  PaymentTransactionEdge: Partial<Types.PaymentTransactionEdge>;
  PaymentTransaction: Partial<Omit<Types.PaymentTransaction, 'id' | 'amount' | 'createdAt' | 'processedAt' | 'fee' | 'groupId'> & { id: ResolversParentTypes['ID'], amount: ResolversParentTypes['MinorUnits'], createdAt: ResolversParentTypes['DateTime'], processedAt?: Types.Maybe<ResolversParentTypes['DateTime']>, fee: ResolversParentTypes['MinorUnits'], groupId: ResolversParentTypes['ID'] }>;
  PaymentRefund: Partial<Omit<Types.PaymentRefund, 'doneAt' | 'expectedBy'> & { doneAt?: Types.Maybe<ResolversParentTypes['DateTime']>, expectedBy: ResolversParentTypes['DateTime'] }>;
  PaymentMethodSummary: Partial<Omit<Types.PaymentMethodSummary, 'id'> & { id: ResolversParentTypes['ID'] }>;
  PaymentAction: Partial<Omit<Types.PaymentAction, 'expiresAt'> & { expiresAt: ResolversParentTypes['DateTime'] }>;
  PaymentStep: Partial<Omit<Types.PaymentStep, 'at' | 'expectedBy'> & { at?: Types.Maybe<ResolversParentTypes['DateTime']>, expectedBy?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  Cashier: Partial<Omit<Types.Cashier, 'id' | 'blockedUntil' | 'quickAmounts'> & { id: ResolversParentTypes['ID'], blockedUntil?: Types.Maybe<ResolversParentTypes['DateTime']>, quickAmounts: Array<ResolversParentTypes['MinorUnits']> }>;
  CashierAmounts: Partial<Omit<Types.CashierAmounts, 'balance' | 'withdrawable' | 'bonusLocked' | 'pendingWithdrawals' | 'debt' | 'minimumDeposit' | 'minimumWithdrawal'> & { balance: ResolversParentTypes['MinorUnits'], withdrawable: ResolversParentTypes['MinorUnits'], bonusLocked: ResolversParentTypes['MinorUnits'], pendingWithdrawals: ResolversParentTypes['MinorUnits'], debt: ResolversParentTypes['MinorUnits'], minimumDeposit: ResolversParentTypes['MinorUnits'], minimumWithdrawal: ResolversParentTypes['MinorUnits'] }>;
  DepositHeadroom: Partial<Omit<Types.DepositHeadroom, 'amount' | 'resetsAt'> & { amount: ResolversParentTypes['MinorUnits'], resetsAt: ResolversParentTypes['DateTime'] }>;
  PaymentMethod: Partial<Omit<Types.PaymentMethod, 'id' | 'minimum' | 'maximum' | 'feeFixed' | 'lastSucceededAt'> & { id: ResolversParentTypes['ID'], minimum: ResolversParentTypes['MinorUnits'], maximum: ResolversParentTypes['MinorUnits'], feeFixed: ResolversParentTypes['MinorUnits'], lastSucceededAt?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  PaymentAccount: Partial<Omit<Types.PaymentAccount, 'id' | 'methodId' | 'expiresAt' | 'lastUsedAt' | 'closedLoopRemaining'> & { id: ResolversParentTypes['ID'], methodId: ResolversParentTypes['ID'], expiresAt?: Types.Maybe<ResolversParentTypes['DateTime']>, lastUsedAt?: Types.Maybe<ResolversParentTypes['DateTime']>, closedLoopRemaining: ResolversParentTypes['MinorUnits'] }>;
  WithdrawalShare: Partial<Omit<Types.WithdrawalShare, 'accountId' | 'amount' | 'fee'> & { accountId: ResolversParentTypes['ID'], amount: ResolversParentTypes['MinorUnits'], fee: ResolversParentTypes['MinorUnits'] }>;
  StartDepositInput: Partial<Types.StartDepositInput>;
  StartWithdrawalInput: Partial<Types.StartWithdrawalInput>;
  StartPaymentResult: Partial<ResolversUnionTypes<ResolversParentTypes>['StartPaymentResult']>;
  StartedPayment: Partial<Types.StartedPayment>;
  PaymentRefusal: Partial<Omit<Types.PaymentRefusal, 'bound' | 'until'> & { bound?: Types.Maybe<ResolversParentTypes['MinorUnits']>, until?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  CancelPaymentResult: Partial<Types.CancelPaymentResult>;
  Bonus: Partial<Omit<Types.Bonus, 'id' | 'amount' | 'expiresAt' | 'balance' | 'wageringRequired' | 'wagered' | 'maximumStake' | 'maximumPayout' | 'givenAt' | 'endedAt' | 'converted'> & { id: ResolversParentTypes['ID'], amount: ResolversParentTypes['MinorUnits'], expiresAt?: Types.Maybe<ResolversParentTypes['DateTime']>, balance: ResolversParentTypes['MinorUnits'], wageringRequired: ResolversParentTypes['MinorUnits'], wagered: ResolversParentTypes['MinorUnits'], maximumStake?: Types.Maybe<ResolversParentTypes['MinorUnits']>, maximumPayout?: Types.Maybe<ResolversParentTypes['MinorUnits']>, givenAt: ResolversParentTypes['DateTime'], endedAt?: Types.Maybe<ResolversParentTypes['DateTime']>, converted: ResolversParentTypes['MinorUnits'] }>;
  BonusConnection: Partial<Types.BonusConnection>;
  BonusEdge: Partial<Types.BonusEdge>;
  BonusTotals: Partial<Omit<Types.BonusTotals, 'granted' | 'converted' | 'lost'> & { granted: ResolversParentTypes['MinorUnits'], converted: ResolversParentTypes['MinorUnits'], lost: ResolversParentTypes['MinorUnits'] }>;
  BonusContribution: Partial<Types.BonusContribution>;
  SettleDebtInput: Partial<Types.SettleDebtInput>;
  SettleDebtResult: Partial<Omit<Types.SettleDebtResult, 'settled'> & { settled: ResolversParentTypes['MinorUnits'] }>;
  ForfeitBonusInput: Partial<Types.ForfeitBonusInput>;
  ForfeitBonusResult: Partial<Types.ForfeitBonusResult>;
  Statement: Partial<Omit<Types.Statement, 'from' | 'to' | 'openingBalance' | 'openingBonusBalance' | 'closingBalance' | 'closingBonusBalance' | 'deposits' | 'withdrawals' | 'netDeposits'> & { from: ResolversParentTypes['DateTime'], to: ResolversParentTypes['DateTime'], openingBalance: ResolversParentTypes['MinorUnits'], openingBonusBalance: ResolversParentTypes['MinorUnits'], closingBalance: ResolversParentTypes['MinorUnits'], closingBonusBalance: ResolversParentTypes['MinorUnits'], deposits: ResolversParentTypes['MinorUnits'], withdrawals: ResolversParentTypes['MinorUnits'], netDeposits: ResolversParentTypes['MinorUnits'] }>;
  StatementLine: Partial<Omit<Types.StatementLine, 'amount' | 'bonusAmount'> & { amount: ResolversParentTypes['MinorUnits'], bonusAmount: ResolversParentTypes['MinorUnits'] }>;
  StatementProduct: Partial<Omit<Types.StatementProduct, 'staked' | 'returned' | 'net'> & { staked: ResolversParentTypes['MinorUnits'], returned: ResolversParentTypes['MinorUnits'], net: ResolversParentTypes['MinorUnits'] }>;
  Cashback: Partial<Omit<Types.Cashback, 'id' | 'periodStartsAt' | 'periodEndsAt' | 'paysAt' | 'staked' | 'returned' | 'netLoss' | 'accrued' | 'maximum' | 'minimum'> & { id: ResolversParentTypes['ID'], periodStartsAt: ResolversParentTypes['DateTime'], periodEndsAt: ResolversParentTypes['DateTime'], paysAt: ResolversParentTypes['DateTime'], staked: ResolversParentTypes['MinorUnits'], returned: ResolversParentTypes['MinorUnits'], netLoss: ResolversParentTypes['MinorUnits'], accrued: ResolversParentTypes['MinorUnits'], maximum: ResolversParentTypes['MinorUnits'], minimum: ResolversParentTypes['MinorUnits'] }>;
  CashbackPayout: Partial<Omit<Types.CashbackPayout, 'id' | 'periodStartsAt' | 'periodEndsAt' | 'netLoss' | 'amount' | 'paidAt'> & { id: ResolversParentTypes['ID'], periodStartsAt: ResolversParentTypes['DateTime'], periodEndsAt: ResolversParentTypes['DateTime'], netLoss: ResolversParentTypes['MinorUnits'], amount: ResolversParentTypes['MinorUnits'], paidAt: ResolversParentTypes['DateTime'] }>;
  SourceOfWealthFunding: Partial<Types.SourceOfWealthFunding>;
  SourceOfWealthOption: Partial<Types.SourceOfWealthOption>;
  SourceOfWealthFile: Partial<Omit<Types.SourceOfWealthFile, 'documentId'> & { documentId: ResolversParentTypes['ID'] }>;
  AccountNotice: Partial<Omit<Types.AccountNotice, 'since' | 'until'> & { since?: Types.Maybe<ResolversParentTypes['DateTime']>, until?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  LegalText: Partial<Omit<Types.LegalText, 'id' | 'acceptedAt'> & { id: ResolversParentTypes['ID'], acceptedAt?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  PlayerLimit: Partial<Omit<Types.PlayerLimit, 'id' | 'amount' | 'used' | 'remaining' | 'periodStartsAt' | 'periodEndsAt'> & { id: ResolversParentTypes['ID'], amount?: Types.Maybe<ResolversParentTypes['MinorUnits']>, used?: Types.Maybe<ResolversParentTypes['MinorUnits']>, remaining?: Types.Maybe<ResolversParentTypes['MinorUnits']>, periodStartsAt: ResolversParentTypes['DateTime'], periodEndsAt: ResolversParentTypes['DateTime'] }>;
  PendingLimitChange: Partial<Omit<Types.PendingLimitChange, 'amount' | 'requestedAt' | 'confirmableAt' | 'lapsesAt'> & { amount?: Types.Maybe<ResolversParentTypes['MinorUnits']>, requestedAt: ResolversParentTypes['DateTime'], confirmableAt: ResolversParentTypes['DateTime'], lapsesAt: ResolversParentTypes['DateTime'] }>;
  RealityCheck: Partial<Omit<Types.RealityCheck, 'lastAcknowledgedAt' | 'nextDueAt'> & { lastAcknowledgedAt?: Types.Maybe<ResolversParentTypes['DateTime']>, nextDueAt?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  SessionPosition: Partial<Omit<Types.SessionPosition, 'startedAt' | 'serverTime' | 'staked' | 'returned' | 'net'> & { startedAt: ResolversParentTypes['DateTime'], serverTime: ResolversParentTypes['DateTime'], staked: ResolversParentTypes['MinorUnits'], returned: ResolversParentTypes['MinorUnits'], net: ResolversParentTypes['MinorUnits'] }>;
  GameRoundConnection: Partial<Types.GameRoundConnection>;
  GameRoundEdge: Partial<Types.GameRoundEdge>;
  GameRound: Partial<Omit<Types.GameRound, 'id' | 'gameId' | 'openedAt' | 'closedAt' | 'stake' | 'return' | 'net' | 'balanceAfter'> & { id: ResolversParentTypes['ID'], gameId: ResolversParentTypes['ID'], openedAt: ResolversParentTypes['DateTime'], closedAt?: Types.Maybe<ResolversParentTypes['DateTime']>, stake: ResolversParentTypes['MinorUnits'], return: ResolversParentTypes['MinorUnits'], net: ResolversParentTypes['MinorUnits'], balanceAfter: ResolversParentTypes['MinorUnits'] }>;
  GameRoundTotals: Partial<Omit<Types.GameRoundTotals, 'stake' | 'return' | 'net'> & { stake: ResolversParentTypes['MinorUnits'], return: ResolversParentTypes['MinorUnits'], net: ResolversParentTypes['MinorUnits'] }>;
  Root: Partial<Omit<Types.Root, 'lobbyContent'> & { lobbyContent: Array<ResolversParentTypes['LobbyContentBlock']> }>;
  LocaleSetting: Partial<Types.LocaleSetting>;
  Translation: Partial<Types.Translation>;
  FlowSettings: Partial<Types.FlowSettings>;
  RegistrationFlow: Partial<Types.RegistrationFlow>;
  GamificationSettings: Partial<Types.GamificationSettings>;
  LoyaltyPage: Partial<Types.LoyaltyPage>;
  RankCard: Partial<Types.RankCard>;
  RankBenefit: Partial<Types.RankBenefit>;
  RewardCard: Partial<Types.RewardCard>;
  LoyaltyStep: Partial<Types.LoyaltyStep>;
  FundingOption: Partial<Omit<Types.FundingOption, 'id'> & { id: ResolversParentTypes['ID'] }>;
  FundingOptionChoice: Partial<Types.FundingOptionChoice>;
  JackpotSettings: Partial<Types.JackpotSettings>;
  JackpotColorPalette: Partial<Types.JackpotColorPalette>;
  RaffleSettings: Partial<Types.RaffleSettings>;
  RaffleSetting: Partial<Types.RaffleSetting>;
  Image: Partial<Types.Image>;
  LobbyMenu: Partial<Types.LobbyMenu>;
  LobbyMenuItem: Partial<Omit<Types.LobbyMenuItem, 'id'> & { id: ResolversParentTypes['ID'] }>;
  LobbyContentBlock: ResolversInterfaceTypes<ResolversParentTypes>['LobbyContentBlock'];
  BannerExternalLinkBlock: Partial<Omit<Types.BannerExternalLinkBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  BannerGameBlock: Partial<Omit<Types.BannerGameBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  BannerManualBlock: Partial<Omit<Types.BannerManualBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  JackpotBlock: Partial<Omit<Types.JackpotBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  PromotionBlock: Partial<Omit<Types.PromotionBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  PromotionV2Block: Partial<Omit<Types.PromotionV2Block, 'id'> & { id: ResolversParentTypes['ID'] }>;
  RaffleBlock: Partial<Omit<Types.RaffleBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  TopGamesBlock: Partial<Omit<Types.TopGamesBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  TopSportsBlock: Partial<Omit<Types.TopSportsBlock, 'id'> & { id: ResolversParentTypes['ID'] }>;
  Personalized: Partial<Types.Personalized>;
  GameList: Partial<Omit<Types.GameList, 'id'> & { id: ResolversParentTypes['ID'] }>;
  GameListItemConnection: Partial<Types.GameListItemConnection>;
  GameListItemEdge: Partial<Types.GameListItemEdge>;
  GameListItem: Partial<Omit<Types.GameListItem, 'lookupId'> & { lookupId: ResolversParentTypes['ID'] }>;
  Game: Partial<Omit<Types.Game, 'id' | 'gameId' | 'minStake' | 'maxStake' | 'releasedAt'> & { id: ResolversParentTypes['ID'], gameId: ResolversParentTypes['ID'], minStake: ResolversParentTypes['MinorUnits'], maxStake: ResolversParentTypes['MinorUnits'], releasedAt: ResolversParentTypes['DateTime'] }>;
  ReturnToPlayer: Partial<Types.ReturnToPlayer>;
  GameArtwork: Partial<Types.GameArtwork>;
  GameStudio: Partial<Omit<Types.GameStudio, 'id'> & { id: ResolversParentTypes['ID'] }>;
  GameStudioConnection: Partial<Types.GameStudioConnection>;
  GameStudioEdge: Partial<Types.GameStudioEdge>;
  GameCategory: Partial<Omit<Types.GameCategory, 'id'> & { id: ResolversParentTypes['ID'] }>;
  Public: Partial<Types.Public>;
  RaffleWinnerConnection: Partial<Types.RaffleWinnerConnection>;
  RaffleWinnerEdge: Partial<Types.RaffleWinnerEdge>;
  RaffleDrawResult: Partial<Omit<Types.RaffleDrawResult, 'instanceId' | 'timestamp'> & { instanceId: ResolversParentTypes['ID'], timestamp: ResolversParentTypes['DateTime'] }>;
  RaffleWinner: Partial<Omit<Types.RaffleWinner, 'winAmount'> & { winAmount: ResolversParentTypes['MinorUnits'] }>;
  JackpotLeaderboard: Partial<Types.JackpotLeaderboard>;
  JackpotLeaderboardEntry: Partial<Omit<Types.JackpotLeaderboardEntry, 'expectedPrize'> & { expectedPrize: ResolversParentTypes['MinorUnits'] }>;
  CountryContext: Partial<Types.CountryContext>;
  RefreshedTokens: Partial<Types.RefreshedTokens>;
  LogoutResult: Partial<Types.LogoutResult>;
  LiveChatToken: Partial<Omit<Types.LiveChatToken, 'expiresAt'> & { expiresAt: ResolversParentTypes['DateTime'] }>;
  LaunchGameInput: Partial<Types.LaunchGameInput>;
  LaunchGameResult: Partial<ResolversUnionTypes<ResolversParentTypes>['LaunchGameResult']>;
  GameLaunch: Partial<Omit<Types.GameLaunch, 'gameSessionId' | 'expiresAt'> & { gameSessionId: ResolversParentTypes['ID'], expiresAt: ResolversParentTypes['DateTime'] }>;
  GameJurisdiction: Partial<Omit<Types.GameJurisdiction, 'maximumStakeMinor'> & { maximumStakeMinor?: Types.Maybe<ResolversParentTypes['MinorUnits']> }>;
  GameLaunchRefusal: Partial<Omit<Types.GameLaunchRefusal, 'until'> & { until?: Types.Maybe<ResolversParentTypes['DateTime']> }>;
  CloseGameSessionInput: Partial<Types.CloseGameSessionInput>;
  CloseGameSessionResult: Partial<Types.CloseGameSessionResult>;
  SetPlayerLimitInput: Partial<Types.SetPlayerLimitInput>;
  PlayerLimitKeyInput: Partial<Types.PlayerLimitKeyInput>;
  AcceptLegalTextsInput: Partial<Types.AcceptLegalTextsInput>;
  ClaimRewardInput: Partial<Types.ClaimRewardInput>;
  AcknowledgeRealityCheckInput: Partial<Types.AcknowledgeRealityCheckInput>;
  PageInfo: Partial<Types.PageInfo>;
  BalanceUpdate: Partial<Omit<Types.BalanceUpdate, 'balance' | 'bonusBalance' | 'amount' | 'gameId'> & { balance: ResolversParentTypes['MinorUnits'], bonusBalance: ResolversParentTypes['MinorUnits'], amount: ResolversParentTypes['MinorUnits'], gameId?: Types.Maybe<ResolversParentTypes['ID']> }>;
  PlayerUpdate: Partial<Types.PlayerUpdate>;
  DestroyedSession: Partial<Omit<Types.DestroyedSession, 'sessionId'> & { sessionId: ResolversParentTypes['ID'] }>;
  CustomerPopUps: Partial<Omit<Types.CustomerPopUps, 'popUpIdsAdded'> & { popUpIdsAdded: Array<ResolversParentTypes['ID']> }>;
  RewardUpdate: Partial<Omit<Types.RewardUpdate, 'reward' | 'assignationId'> & { reward: ResolversParentTypes['RewardItem'], assignationId: ResolversParentTypes['ID'] }>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  root?: Resolver<ResolversTypes['Root'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Public'], ParentType, ContextType>;
  countryContext?: Resolver<ResolversTypes['CountryContext'], ParentType, ContextType, Partial<Types.QuerycountryContextArgs>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  refreshAccessToken?: Resolver<ResolversTypes['RefreshedTokens'], ParentType, ContextType, RequireFields<Types.MutationrefreshAccessTokenArgs, 'refreshToken'>>;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
  generateLiveChatToken?: Resolver<ResolversTypes['LiveChatToken'], ParentType, ContextType>;
  launchGame?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<Types.MutationlaunchGameArgs, 'input'>>;
  closeGameSession?: Resolver<ResolversTypes['CloseGameSessionResult'], ParentType, ContextType, RequireFields<Types.MutationcloseGameSessionArgs, 'input'>>;
  setPlayerLimit?: Resolver<ResolversTypes['PlayerLimit'], ParentType, ContextType, RequireFields<Types.MutationsetPlayerLimitArgs, 'input'>>;
  confirmPlayerLimit?: Resolver<ResolversTypes['PlayerLimit'], ParentType, ContextType, RequireFields<Types.MutationconfirmPlayerLimitArgs, 'input'>>;
  cancelPlayerLimitChange?: Resolver<ResolversTypes['PlayerLimit'], ParentType, ContextType, RequireFields<Types.MutationcancelPlayerLimitChangeArgs, 'input'>>;
  declineDepositLimit?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType>;
  setRealityCheckPeriod?: Resolver<ResolversTypes['RealityCheck'], ParentType, ContextType, RequireFields<Types.MutationsetRealityCheckPeriodArgs, 'minutes'>>;
  acknowledgeRealityCheck?: Resolver<ResolversTypes['RealityCheck'], ParentType, ContextType, RequireFields<Types.MutationacknowledgeRealityCheckArgs, 'input'>>;
  acceptLegalTexts?: Resolver<Array<ResolversTypes['LegalText']>, ParentType, ContextType, RequireFields<Types.MutationacceptLegalTextsArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<Types.MutationverifyEmailArgs, 'token'>>;
  sendEmailVerification?: Resolver<ResolversTypes['EmailVerification'], ParentType, ContextType>;
  claimReward?: Resolver<ResolversTypes['ClaimRewardResult'], ParentType, ContextType, RequireFields<Types.MutationclaimRewardArgs, 'input'>>;
  removeRewards?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Types.MutationremoveRewardsArgs, 'assignationIds'>>;
  startDeposit?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationstartDepositArgs, 'input'>>;
  startWithdrawal?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationstartWithdrawalArgs, 'input'>>;
  settleDebt?: Resolver<ResolversTypes['SettleDebtResult'], ParentType, ContextType, RequireFields<Types.MutationsettleDebtArgs, 'input'>>;
  cancelPayment?: Resolver<ResolversTypes['CancelPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationcancelPaymentArgs, 'id'>>;
  removePaymentAccount?: Resolver<Array<ResolversTypes['PaymentAccount']>, ParentType, ContextType, RequireFields<Types.MutationremovePaymentAccountArgs, 'id'>>;
  forfeitBonus?: Resolver<ResolversTypes['ForfeitBonusResult'], ParentType, ContextType, RequireFields<Types.MutationforfeitBonusArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  balanceUpdated?: SubscriptionResolver<ResolversTypes['BalanceUpdate'], "balanceUpdated", ParentType, ContextType>;
  playerUpdated?: SubscriptionResolver<ResolversTypes['PlayerUpdate'], "playerUpdated", ParentType, ContextType>;
  sessionDestroyed?: SubscriptionResolver<ResolversTypes['DestroyedSession'], "sessionDestroyed", ParentType, ContextType>;
  customerPopUpAdded?: SubscriptionResolver<ResolversTypes['CustomerPopUps'], "customerPopUpAdded", ParentType, ContextType>;
  rewardUpdated?: SubscriptionResolver<ResolversTypes['RewardUpdate'], "rewardUpdated", ParentType, ContextType>;
  paymentUpdated?: SubscriptionResolver<ResolversTypes['PaymentTransaction'], "paymentUpdated", ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  isBlockedAtEngagement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playerGamificationDetails?: Resolver<ResolversTypes['PlayerGamificationDetails'], ParentType, ContextType>;
  recentlyPlayedGamesV2?: Resolver<Array<ResolversTypes['RecentlyPlayedGame']>, ParentType, ContextType, RequireFields<Types.ViewerrecentlyPlayedGamesV2Args, 'maxResults'>>;
  playerRewards?: Resolver<ResolversTypes['PlayerRewardConnection'], ParentType, ContextType, RequireFields<Types.ViewerplayerRewardsArgs, 'desc' | 'sortBy' | 'last'>>;
  rewardBlocks?: Resolver<Array<ResolversTypes['RewardBlock']>, ParentType, ContextType>;
  lastCompletedDeposit?: Resolver<Types.Maybe<ResolversTypes['CompletedDeposit']>, ParentType, ContextType>;
  paymentTransactions?: Resolver<ResolversTypes['PaymentTransactionConnection'], ParentType, ContextType, RequireFields<Types.ViewerpaymentTransactionsArgs, 'sortBy' | 'first'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType, RequireFields<Types.ViewerpaymentArgs, 'id'>>;
  cashier?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType>;
  bonuses?: Resolver<Array<ResolversTypes['Bonus']>, ParentType, ContextType, Partial<Types.ViewerbonusesArgs>>;
  bonusHistory?: Resolver<ResolversTypes['BonusConnection'], ParentType, ContextType, RequireFields<Types.ViewerbonusHistoryArgs, 'first'>>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<Types.ViewerstatementArgs, 'from' | 'to'>>;
  cashback?: Resolver<Types.Maybe<ResolversTypes['Cashback']>, ParentType, ContextType>;
  sourceOfWealth?: Resolver<Array<ResolversTypes['SourceOfWealthFunding']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['AccountNotice']>, ParentType, ContextType>;
  legalTexts?: Resolver<Array<ResolversTypes['LegalText']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  realityCheck?: Resolver<ResolversTypes['RealityCheck'], ParentType, ContextType>;
  sessionPosition?: Resolver<ResolversTypes['SessionPosition'], ParentType, ContextType>;
  gameRounds?: Resolver<ResolversTypes['GameRoundConnection'], ParentType, ContextType, RequireFields<Types.ViewergameRoundsArgs, 'first'>>;
};

export type PlayerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  numberOfDeposits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPhoneNumberVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realityCheckPeriod?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personalInfo?: Resolver<ResolversTypes['PersonalInfo'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailVerification?: Resolver<ResolversTypes['EmailVerification'], ParentType, ContextType>;
  marketingPreferences?: Resolver<ResolversTypes['MarketingPreferences'], ParentType, ContextType>;
  isSuppressedInAnyCommunicationGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSmsMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWebPushMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privacyPolicyAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInstantBankingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instantBankingBlock?: Resolver<Types.Maybe<ResolversTypes['InstantBankingBlock']>, ParentType, ContextType>;
  selfExclusionDetails?: Resolver<Types.Maybe<ResolversTypes['SelfExclusionDetails']>, ParentType, ContextType>;
  timeouts?: Resolver<Types.Maybe<ResolversTypes['Timeouts']>, ParentType, ContextType>;
  areWithdrawalsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kycCheckStatus?: Resolver<ResolversTypes['KycCheckStatus'], ParentType, ContextType>;
  totalDepositAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  sourceOfWealthStatus?: Resolver<ResolversTypes['SourceOfWealthStatus'], ParentType, ContextType>;
  bankingCDD?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFirstTimeDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatus'] = ResolversParentTypes['AccountStatus']> = {
  status?: Resolver<ResolversTypes['AccountStatusValue'], ParentType, ContextType>;
  cause?: Resolver<Types.Maybe<ResolversTypes['AccountStatusCause']>, ParentType, ContextType>;
  reopenByCustomerAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonalInfo'] = ResolversParentTypes['PersonalInfo']> = {
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmailVerificationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EmailVerification'] = ResolversParentTypes['EmailVerification']> = {
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['VerificationReason'], ParentType, ContextType>;
};

export type VerifyEmailResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = {
  outcome?: Resolver<ResolversTypes['EmailVerificationOutcome'], ParentType, ContextType>;
};

export type MarketingPreferencesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarketingPreferences'] = ResolversParentTypes['MarketingPreferences']> = {
  marketingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InstantBankingBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstantBankingBlock'] = ResolversParentTypes['InstantBankingBlock']> = {
  activeFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SelfExclusionDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelfExclusionDetails'] = ResolversParentTypes['SelfExclusionDetails']> = {
  exclusionEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimeoutsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Timeouts'] = ResolversParentTypes['Timeouts']> = {
  timeoutEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycCheckStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['KycCheckStatus'] = ResolversParentTypes['KycCheckStatus']> = {
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  deadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationsDone?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  verificationsMissing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SourceOfWealthStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SourceOfWealthStatus'] = ResolversParentTypes['SourceOfWealthStatus']> = {
  status?: Resolver<ResolversTypes['SourceOfWealthRequirementStatus'], ParentType, ContextType>;
  dueDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDateExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredDocumentsUploadV2?: Resolver<Array<ResolversTypes['RequiredDocumentsUpload']>, ParentType, ContextType>;
};

export type RequiredDocumentsUploadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RequiredDocumentsUpload'] = ResolversParentTypes['RequiredDocumentsUpload']> = {
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedFundingType?: Resolver<ResolversTypes['SourceOfWealth'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  popUpsNeeded?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isCancelWithdrawalBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIncreaseDepositLimitBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRewardsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDepositsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  bonusBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minDepositAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  minWithdrawalAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerGamificationDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerGamificationDetails'] = ResolversParentTypes['PlayerGamificationDetails']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecentlyPlayedGameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecentlyPlayedGame'] = ResolversParentTypes['RecentlyPlayedGame']> = {
  gameDescriptorV2?: Resolver<ResolversTypes['GameDescriptorV2'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GameDescriptorV2Resolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameDescriptorV2'] = ResolversParentTypes['GameDescriptorV2']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PlayerRewardConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerRewardConnection'] = ResolversParentTypes['PlayerRewardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PlayerRewardEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlayerRewardEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerRewardEdge'] = ResolversParentTypes['PlayerRewardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlayerReward'], ParentType, ContextType>;
};

export type PlayerRewardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerReward'] = ResolversParentTypes['PlayerReward']> = {
  reward?: Resolver<ResolversTypes['RewardItem'], ParentType, ContextType>;
  assignationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  claimedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RewardItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardItem'] = ResolversParentTypes['RewardItem']> = {
  rewardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimType?: Resolver<ResolversTypes['RewardClaimType'], ParentType, ContextType>;
  rewardReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewardType?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
};

export type RewardTypeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardType'] = ResolversParentTypes['RewardType']> = {
  __resolveType: TypeResolveFn<'FreeSpinReward' | 'MoneyDropReward' | 'BonusMoneyDropReward', ParentType, ContextType>;
};

export type FreeSpinRewardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FreeSpinReward'] = ResolversParentTypes['FreeSpinReward']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  betLevel?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gameDescriptorV2?: Resolver<ResolversTypes['GameDescriptorV2'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyDropRewardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MoneyDropReward'] = ResolversParentTypes['MoneyDropReward']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusMoneyDropRewardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonusMoneyDropReward'] = ResolversParentTypes['BonusMoneyDropReward']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wageringRequirementFactor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxPayout?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimRewardResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClaimRewardResult'] = ResolversParentTypes['ClaimRewardResult']> = {
  __resolveType: TypeResolveFn<'RewardClaim' | 'RewardClaimRefusal', ParentType, ContextType>;
};

export type RewardClaimResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardClaim'] = ResolversParentTypes['RewardClaim']> = {
  assignationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardClaimRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardClaimRefusal'] = ResolversParentTypes['RewardClaimRefusal']> = {
  code?: Resolver<ResolversTypes['RewardClaimRefusalCode'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['RewardBlock']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompletedDepositResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompletedDeposit'] = ResolversParentTypes['CompletedDeposit']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentTransactionConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentTransactionConnection'] = ResolversParentTypes['PaymentTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentTransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PaymentTotals'], ParentType, ContextType>;
};

export type PaymentTotalsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentTotals'] = ResolversParentTypes['PaymentTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  lifetimeNetDeposits?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentTransactionEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentTransactionEdge'] = ResolversParentTypes['PaymentTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentTransaction'], ParentType, ContextType>;
};

export type PaymentTransactionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentTransaction'] = ResolversParentTypes['PaymentTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentTransactionStatus'], ParentType, ContextType>;
  processingType?: Resolver<ResolversTypes['ProcessingType'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  processedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PaymentOutcome'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodSummary'], ParentType, ContextType>;
  accountLabel?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['PaymentRefund']>, ParentType, ContextType>;
  action?: Resolver<Types.Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PaymentStep']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentRefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentRefund'] = ResolversParentTypes['PaymentRefund']> = {
  block?: Resolver<Types.Maybe<ResolversTypes['CashierBlock']>, ParentType, ContextType>;
  doneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentMethodSummaryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethodSummary'] = ResolversParentTypes['PaymentMethodSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentAction'] = ResolversParentTypes['PaymentAction']> = {
  kind?: Resolver<ResolversTypes['PaymentActionKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentStepResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentStep'] = ResolversParentTypes['PaymentStep']> = {
  kind?: Resolver<ResolversTypes['PaymentStepKind'], ParentType, ContextType>;
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['PaymentStepOwner'], ParentType, ContextType>;
};

export type CashierResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cashier'] = ResolversParentTypes['Cashier']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amounts?: Resolver<ResolversTypes['CashierAmounts'], ParentType, ContextType>;
  depositBlocks?: Resolver<Array<ResolversTypes['CashierBlock']>, ParentType, ContextType>;
  withdrawalBlocks?: Resolver<Array<ResolversTypes['CashierBlock']>, ParentType, ContextType>;
  blockedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  depositHeadroom?: Resolver<Types.Maybe<ResolversTypes['DepositHeadroom']>, ParentType, ContextType>;
  mustSetDepositLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<Types.CashiermethodsArgs, 'direction'>>;
  accounts?: Resolver<Array<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  allocation?: Resolver<Array<ResolversTypes['WithdrawalShare']>, ParentType, ContextType, RequireFields<Types.CashierallocationArgs, 'amount'>>;
  openDeposits?: Resolver<Array<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
};

export type CashierAmountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CashierAmounts'] = ResolversParentTypes['CashierAmounts']> = {
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  bonusLocked?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  pendingWithdrawals?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  minimumDeposit?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  minimumWithdrawal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type DepositHeadroomResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DepositHeadroom'] = ResolversParentTypes['DepositHeadroom']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  feeFixed?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  feeBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailableReason?: Resolver<Types.Maybe<ResolversTypes['PaymentMethodReason']>, ParentType, ContextType>;
  lastSucceededAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedLoopRemaining?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type WithdrawalShareResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WithdrawalShare'] = ResolversParentTypes['WithdrawalShare']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  estimatedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WithdrawalShareReason'], ParentType, ContextType>;
};

export type StartPaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StartPaymentResult'] = ResolversParentTypes['StartPaymentResult']> = {
  __resolveType: TypeResolveFn<'StartedPayment' | 'PaymentRefusal', ParentType, ContextType>;
};

export type StartedPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StartedPayment'] = ResolversParentTypes['StartedPayment']> = {
  payments?: Resolver<Array<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentRefusal'] = ResolversParentTypes['PaymentRefusal']> = {
  code?: Resolver<ResolversTypes['PaymentRefusalCode'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['CashierBlock']>, ParentType, ContextType>;
  bound?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelPaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancelPaymentResult'] = ResolversParentTypes['CancelPaymentResult']> = {
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
};

export type BonusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wageringProgress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  wageringRequired?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  maximumStake?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  maximumPayout?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  contributions?: Resolver<Array<ResolversTypes['BonusContribution']>, ParentType, ContextType>;
  jackpotBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endReason?: Resolver<Types.Maybe<ResolversTypes['BonusEndReason']>, ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type BonusConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonusConnection'] = ResolversParentTypes['BonusConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BonusEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BonusTotals'], ParentType, ContextType>;
};

export type BonusEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonusEdge'] = ResolversParentTypes['BonusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType>;
};

export type BonusTotalsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonusTotals'] = ResolversParentTypes['BonusTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusContributionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonusContribution'] = ResolversParentTypes['BonusContribution']> = {
  kind?: Resolver<ResolversTypes['GameKind'], ParentType, ContextType>;
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettleDebtResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SettleDebtResult'] = ResolversParentTypes['SettleDebtResult']> = {
  settled?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  cashier?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType>;
};

export type ForfeitBonusResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ForfeitBonusResult'] = ResolversParentTypes['ForfeitBonusResult']> = {
  bonus?: Resolver<Types.Maybe<ResolversTypes['Bonus']>, ParentType, ContextType>;
  refused?: Resolver<Types.Maybe<ResolversTypes['ForfeitRefusal']>, ParentType, ContextType>;
};

export type StatementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  openingBonusBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  closingBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  closingBonusBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  netDeposits?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['StatementProduct']>, ParentType, ContextType>;
};

export type StatementLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  kind?: Resolver<ResolversTypes['StatementLineKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  bonusAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type StatementProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementProduct'] = ResolversParentTypes['StatementProduct']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashbackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cashback'] = ResolversParentTypes['Cashback']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paysAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  netLoss?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  accrued?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wageringFactor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['CashbackPayout']>, ParentType, ContextType, RequireFields<Types.CashbackhistoryArgs, 'first'>>;
};

export type CashbackPayoutResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CashbackPayout'] = ResolversParentTypes['CashbackPayout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  netLoss?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SourceOfWealthFundingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SourceOfWealthFunding'] = ResolversParentTypes['SourceOfWealthFunding']> = {
  type?: Resolver<ResolversTypes['SourceOfWealth'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['SourceOfWealthOption']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SourceOfWealthFile']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOfWealthOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SourceOfWealthOption'] = ResolversParentTypes['SourceOfWealthOption']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOfWealthFileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SourceOfWealthFile'] = ResolversParentTypes['SourceOfWealthFile']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AccountNoticeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountNotice'] = ResolversParentTypes['AccountNotice']> = {
  id?: Resolver<ResolversTypes['AccountNoticeId'], ParentType, ContextType>;
  since?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  blocksPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LegalTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegalTextKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acceptedVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerLimitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerLimit'] = ResolversParentTypes['PlayerLimit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  usedMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  remainingMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRolling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pending?: Resolver<Types.Maybe<ResolversTypes['PendingLimitChange']>, ParentType, ContextType>;
};

export type PendingLimitChangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PendingLimitChange'] = ResolversParentTypes['PendingLimitChange']> = {
  status?: Resolver<ResolversTypes['PendingLimitStatus'], ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RealityCheckResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RealityCheck'] = ResolversParentTypes['RealityCheck']> = {
  isMandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periodMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lastAcknowledgedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextDueAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sinceLast?: Resolver<ResolversTypes['SessionPosition'], ParentType, ContextType>;
};

export type SessionPositionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SessionPosition'] = ResolversParentTypes['SessionPosition']> = {
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  elapsedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameRoundConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameRoundConnection'] = ResolversParentTypes['GameRoundConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameRoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['GameRoundTotals'], ParentType, ContextType>;
};

export type GameRoundEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameRoundEdge'] = ResolversParentTypes['GameRoundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameRound'], ParentType, ContextType>;
};

export type GameRoundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameRound'] = ResolversParentTypes['GameRound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameRoundStatus'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  return?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type GameRoundTotalsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameRoundTotals'] = ResolversParentTypes['GameRoundTotals']> = {
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  return?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RootResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Root'] = ResolversParentTypes['Root']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['License'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localeSettings?: Resolver<Array<ResolversTypes['LocaleSetting']>, ParentType, ContextType>;
  ts?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<Types.RoottsArgs, 'keys'>>;
  flowSettings?: Resolver<ResolversTypes['FlowSettings'], ParentType, ContextType>;
  gamificationSettings?: Resolver<ResolversTypes['GamificationSettings'], ParentType, ContextType>;
  fundingOptions?: Resolver<Array<ResolversTypes['FundingOption']>, ParentType, ContextType, Partial<Types.RootfundingOptionsArgs>>;
  jackpotSettings?: Resolver<ResolversTypes['JackpotSettings'], ParentType, ContextType, Partial<Types.RootjackpotSettingsArgs>>;
  raffleSettings?: Resolver<ResolversTypes['RaffleSettings'], ParentType, ContextType, Partial<Types.RootraffleSettingsArgs>>;
  lobbyMenu?: Resolver<Types.Maybe<ResolversTypes['LobbyMenu']>, ParentType, ContextType, RequireFields<Types.RootlobbyMenuArgs, 'menuKey'>>;
  lobbyContent?: Resolver<Array<ResolversTypes['LobbyContentBlock']>, ParentType, ContextType, RequireFields<Types.RootlobbyContentArgs, 'page'>>;
  personalized?: Resolver<ResolversTypes['Personalized'], ParentType, ContextType, Partial<Types.RootpersonalizedArgs>>;
};

export type LocaleSettingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LocaleSetting'] = ResolversParentTypes['LocaleSetting']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pathPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlowSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FlowSettings'] = ResolversParentTypes['FlowSettings']> = {
  registrations?: Resolver<Array<ResolversTypes['RegistrationFlow']>, ParentType, ContextType>;
  login?: Resolver<Array<ResolversTypes['LoginFlow']>, ParentType, ContextType>;
};

export type RegistrationFlowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationFlow'] = ResolversParentTypes['RegistrationFlow']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['LoginFlow'], ParentType, ContextType>;
};

export type GamificationSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GamificationSettings'] = ResolversParentTypes['GamificationSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loyaltyPage?: Resolver<Types.Maybe<ResolversTypes['LoyaltyPage']>, ParentType, ContextType>;
};

export type LoyaltyPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoyaltyPage'] = ResolversParentTypes['LoyaltyPage']> = {
  backgroundImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  backgroundDesktopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mainImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mainDesktopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  shopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  shopDesktopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  gamesImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rankCards?: Resolver<Array<ResolversTypes['RankCard']>, ParentType, ContextType>;
  rewardCards?: Resolver<Array<ResolversTypes['RewardCard']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LoyaltyStep']>, ParentType, ContextType>;
};

export type RankCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RankCard'] = ResolversParentTypes['RankCard']> = {
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefitsTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Array<ResolversTypes['RankBenefit']>, ParentType, ContextType>;
};

export type RankBenefitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RankBenefit'] = ResolversParentTypes['RankBenefit']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardCard'] = ResolversParentTypes['RewardCard']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoyaltyStepResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoyaltyStep'] = ResolversParentTypes['LoyaltyStep']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type FundingOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FundingOption'] = ResolversParentTypes['FundingOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FundingOptionChoice']>, ParentType, ContextType>;
};

export type FundingOptionChoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FundingOptionChoice'] = ResolversParentTypes['FundingOptionChoice']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JackpotSettings'] = ResolversParentTypes['JackpotSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sourceId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instanceId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operatorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contributionOptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  initialContributionValue?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winnerNotificationImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  colorPalette?: Resolver<Types.Maybe<ResolversTypes['JackpotColorPalette']>, ParentType, ContextType>;
  enabledCommunity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  desktopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mobileImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  titleRows?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotColorPaletteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JackpotColorPalette'] = ResolversParentTypes['JackpotColorPalette']> = {
  highlight?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  background?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  darkBackground?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundGradient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailsContentBackground?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailsBackground?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailsModalBackground?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundContrast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonBackground?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RaffleSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleSettings'] = ResolversParentTypes['RaffleSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  raffles?: Resolver<Array<ResolversTypes['RaffleSetting']>, ParentType, ContextType>;
  pageMobileBackgroundImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  pageDesktopBackgroundImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RaffleSettingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleSetting'] = ResolversParentTypes['RaffleSetting']> = {
  gameStudio?: Resolver<ResolversTypes['GameStudio'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LobbyMenuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LobbyMenu'] = ResolversParentTypes['LobbyMenu']> = {
  menuKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LobbyMenuItem']>, ParentType, ContextType>;
};

export type LobbyMenuItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LobbyMenuItem'] = ResolversParentTypes['LobbyMenuItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['LobbyMenuIcon'], ParentType, ContextType>;
  needsSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LobbyMenuItem']>, ParentType, ContextType>;
};

export type LobbyContentBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LobbyContentBlock'] = ResolversParentTypes['LobbyContentBlock']> = {
  __resolveType: TypeResolveFn<'BannerExternalLinkBlock' | 'BannerGameBlock' | 'BannerManualBlock' | 'JackpotBlock' | 'PromotionBlock' | 'PromotionV2Block' | 'RaffleBlock' | 'TopGamesBlock' | 'TopSportsBlock', ParentType, ContextType>;
};

export type BannerExternalLinkBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BannerExternalLinkBlock'] = ResolversParentTypes['BannerExternalLinkBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callToAction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerGameBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BannerGameBlock'] = ResolversParentTypes['BannerGameBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  callToAction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerManualBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BannerManualBlock'] = ResolversParentTypes['BannerManualBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToAction?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JackpotBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JackpotBlock'] = ResolversParentTypes['JackpotBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PromotionBlock'] = ResolversParentTypes['PromotionBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  callToActionType?: Resolver<ResolversTypes['CallToActionType'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionV2BlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PromotionV2Block'] = ResolversParentTypes['PromotionV2Block']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['PromotionBlock']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RaffleBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleBlock'] = ResolversParentTypes['RaffleBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopGamesBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TopGamesBlock'] = ResolversParentTypes['TopGamesBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['GameList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopSportsBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TopSportsBlock'] = ResolversParentTypes['TopSportsBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LobbyContentBlockType'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalizedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Personalized'] = ResolversParentTypes['Personalized']> = {
  listOfGames?: Resolver<Types.Maybe<ResolversTypes['GameList']>, ParentType, ContextType, RequireFields<Types.PersonalizedlistOfGamesArgs, 'slug'>>;
  listsOfGames?: Resolver<Array<ResolversTypes['GameList']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GameListItemConnection'], ParentType, ContextType, RequireFields<Types.PersonalizedgamesArgs, 'first'>>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<Types.PersonalizedgameArgs, 'slug'>>;
  gamesById?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<Types.PersonalizedgamesByIdArgs, 'ids'>>;
  searchGames?: Resolver<ResolversTypes['GameListItemConnection'], ParentType, ContextType, RequireFields<Types.PersonalizedsearchGamesArgs, 'query' | 'first'>>;
  studios?: Resolver<ResolversTypes['GameStudioConnection'], ParentType, ContextType, RequireFields<Types.PersonalizedstudiosArgs, 'first'>>;
  studio?: Resolver<Types.Maybe<ResolversTypes['GameStudio']>, ParentType, ContextType, RequireFields<Types.PersonalizedstudioArgs, 'slug'>>;
  gameCategories?: Resolver<Array<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  gameCategory?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType, RequireFields<Types.PersonalizedgameCategoryArgs, 'slug'>>;
};

export type GameListResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameList'] = ResolversParentTypes['GameList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GameListItemConnection'], ParentType, ContextType, RequireFields<Types.GameListgamesArgs, 'first'>>;
};

export type GameListItemConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameListItemConnection'] = ResolversParentTypes['GameListItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameListItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameListItemEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameListItemEdge'] = ResolversParentTypes['GameListItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameListItem'], ParentType, ContextType>;
};

export type GameListItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameListItem'] = ResolversParentTypes['GameListItem']> = {
  idx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lookupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GameKind'], ParentType, ContextType>;
  studio?: Resolver<ResolversTypes['GameStudio'], ParentType, ContextType>;
  artwork?: Resolver<ResolversTypes['GameArtwork'], ParentType, ContextType>;
  isLiveCasinoGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rtp?: Resolver<ResolversTypes['ReturnToPlayer'], ParentType, ContextType>;
  volatility?: Resolver<Types.Maybe<ResolversTypes['GameVolatility']>, ParentType, ContextType>;
  lines?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ways?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  layout?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hitRateBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxWinMultiple?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minStake?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  maxStake?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categorySlugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isBonusEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJackpotGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  releasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDemoAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnToPlayerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnToPlayer'] = ResolversParentTypes['ReturnToPlayer']> = {
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameArtworkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameArtwork'] = ResolversParentTypes['GameArtwork']> = {
  portrait?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wide?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  square?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameStudioResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameStudio'] = ResolversParentTypes['GameStudio']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raffleSpotlightImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameStudioConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameStudioConnection'] = ResolversParentTypes['GameStudioConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameStudioEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameStudioEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameStudioEdge'] = ResolversParentTypes['GameStudioEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameStudio'], ParentType, ContextType>;
};

export type GameCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameCategory'] = ResolversParentTypes['GameCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GameListItemConnection'], ParentType, ContextType, RequireFields<Types.GameCategorygamesArgs, 'first'>>;
};

export type PublicResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Public'] = ResolversParentTypes['Public']> = {
  raffleWinners?: Resolver<ResolversTypes['RaffleWinnerConnection'], ParentType, ContextType, RequireFields<Types.PublicraffleWinnersArgs, 'baseCurrency' | 'last'>>;
  jackpotLeaderboard?: Resolver<ResolversTypes['JackpotLeaderboard'], ParentType, ContextType, RequireFields<Types.PublicjackpotLeaderboardArgs, 'brand' | 'jackpotInstanceId' | 'jackpotPotId' | 'currency' | 'size'>>;
};

export type RaffleWinnerConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleWinnerConnection'] = ResolversParentTypes['RaffleWinnerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RaffleWinnerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RaffleWinnerEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleWinnerEdge'] = ResolversParentTypes['RaffleWinnerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RaffleDrawResult'], ParentType, ContextType>;
};

export type RaffleDrawResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleDrawResult'] = ResolversParentTypes['RaffleDrawResult']> = {
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpotName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['RaffleWinner']>, ParentType, ContextType>;
};

export type RaffleWinnerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaffleWinner'] = ResolversParentTypes['RaffleWinner']> = {
  winnerInitials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  winCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotLeaderboardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JackpotLeaderboard'] = ResolversParentTypes['JackpotLeaderboard']> = {
  playerPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerRank?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerRankImageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaderboard?: Resolver<Array<ResolversTypes['JackpotLeaderboardEntry']>, ParentType, ContextType>;
};

export type JackpotLeaderboardEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JackpotLeaderboardEntry'] = ResolversParentTypes['JackpotLeaderboardEntry']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedPrize?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  initials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankImageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rankName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryContextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountryContext'] = ResolversParentTypes['CountryContext']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subDivision?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefreshedTokensResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefreshedTokens'] = ResolversParentTypes['RefreshedTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LiveChatTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LiveChatToken'] = ResolversParentTypes['LiveChatToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LaunchGameResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LaunchGameResult'] = ResolversParentTypes['LaunchGameResult']> = {
  __resolveType: TypeResolveFn<'GameLaunch' | 'GameLaunchRefusal', ParentType, ContextType>;
};

export type GameLaunchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameLaunch'] = ResolversParentTypes['GameLaunch']> = {
  gameSessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['GameMode'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['GameJurisdiction'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameJurisdictionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameJurisdiction'] = ResolversParentTypes['GameJurisdiction']> = {
  autoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  turbo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumRoundMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumStakeMinor?: Resolver<Types.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  celebrateReturnUpToStake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyFeature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showRtp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showNetPosition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSessionClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullscreen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GameLaunchRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameLaunchRefusal'] = ResolversParentTypes['GameLaunchRefusal']> = {
  reasons?: Resolver<Array<ResolversTypes['GameLaunchRefusalReason']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseGameSessionResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CloseGameSessionResult'] = ResolversParentTypes['CloseGameSessionResult']> = {
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['SessionPosition'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BalanceUpdateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BalanceUpdate'] = ResolversParentTypes['BalanceUpdate']> = {
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  bonusBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  moneyType?: Resolver<ResolversTypes['MoneyType'], ParentType, ContextType>;
  wageringProgress?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PlayerUpdateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerUpdate'] = ResolversParentTypes['PlayerUpdate']> = {
  isAccountClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DestroyedSessionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DestroyedSession'] = ResolversParentTypes['DestroyedSession']> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SessionEndReason'], ParentType, ContextType>;
};

export type CustomerPopUpsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerPopUps'] = ResolversParentTypes['CustomerPopUps']> = {
  popUpIdsAdded?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RewardUpdateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RewardUpdate'] = ResolversParentTypes['RewardUpdate']> = {
  reward?: Resolver<ResolversTypes['RewardItem'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  assignationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  MinorUnits?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  PersonalInfo?: PersonalInfoResolvers<ContextType>;
  EmailVerification?: EmailVerificationResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  MarketingPreferences?: MarketingPreferencesResolvers<ContextType>;
  InstantBankingBlock?: InstantBankingBlockResolvers<ContextType>;
  SelfExclusionDetails?: SelfExclusionDetailsResolvers<ContextType>;
  Timeouts?: TimeoutsResolvers<ContextType>;
  KycCheckStatus?: KycCheckStatusResolvers<ContextType>;
  SourceOfWealthStatus?: SourceOfWealthStatusResolvers<ContextType>;
  RequiredDocumentsUpload?: RequiredDocumentsUploadResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  PlayerGamificationDetails?: PlayerGamificationDetailsResolvers<ContextType>;
  RecentlyPlayedGame?: RecentlyPlayedGameResolvers<ContextType>;
  GameDescriptorV2?: GameDescriptorV2Resolvers<ContextType>;
  PlayerRewardConnection?: PlayerRewardConnectionResolvers<ContextType>;
  PlayerRewardEdge?: PlayerRewardEdgeResolvers<ContextType>;
  PlayerReward?: PlayerRewardResolvers<ContextType>;
  RewardItem?: RewardItemResolvers<ContextType>;
  RewardType?: RewardTypeResolvers<ContextType>;
  FreeSpinReward?: FreeSpinRewardResolvers<ContextType>;
  MoneyDropReward?: MoneyDropRewardResolvers<ContextType>;
  BonusMoneyDropReward?: BonusMoneyDropRewardResolvers<ContextType>;
  ClaimRewardResult?: ClaimRewardResultResolvers<ContextType>;
  RewardClaim?: RewardClaimResolvers<ContextType>;
  RewardClaimRefusal?: RewardClaimRefusalResolvers<ContextType>;
  CompletedDeposit?: CompletedDepositResolvers<ContextType>;
  PaymentTransactionConnection?: PaymentTransactionConnectionResolvers<ContextType>;
  PaymentTotals?: PaymentTotalsResolvers<ContextType>;
  PaymentTransactionEdge?: PaymentTransactionEdgeResolvers<ContextType>;
  PaymentTransaction?: PaymentTransactionResolvers<ContextType>;
  PaymentRefund?: PaymentRefundResolvers<ContextType>;
  PaymentMethodSummary?: PaymentMethodSummaryResolvers<ContextType>;
  PaymentAction?: PaymentActionResolvers<ContextType>;
  PaymentStep?: PaymentStepResolvers<ContextType>;
  Cashier?: CashierResolvers<ContextType>;
  CashierAmounts?: CashierAmountsResolvers<ContextType>;
  DepositHeadroom?: DepositHeadroomResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentAccount?: PaymentAccountResolvers<ContextType>;
  WithdrawalShare?: WithdrawalShareResolvers<ContextType>;
  StartPaymentResult?: StartPaymentResultResolvers<ContextType>;
  StartedPayment?: StartedPaymentResolvers<ContextType>;
  PaymentRefusal?: PaymentRefusalResolvers<ContextType>;
  CancelPaymentResult?: CancelPaymentResultResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  BonusConnection?: BonusConnectionResolvers<ContextType>;
  BonusEdge?: BonusEdgeResolvers<ContextType>;
  BonusTotals?: BonusTotalsResolvers<ContextType>;
  BonusContribution?: BonusContributionResolvers<ContextType>;
  SettleDebtResult?: SettleDebtResultResolvers<ContextType>;
  ForfeitBonusResult?: ForfeitBonusResultResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  StatementProduct?: StatementProductResolvers<ContextType>;
  Cashback?: CashbackResolvers<ContextType>;
  CashbackPayout?: CashbackPayoutResolvers<ContextType>;
  SourceOfWealthFunding?: SourceOfWealthFundingResolvers<ContextType>;
  SourceOfWealthOption?: SourceOfWealthOptionResolvers<ContextType>;
  SourceOfWealthFile?: SourceOfWealthFileResolvers<ContextType>;
  AccountNotice?: AccountNoticeResolvers<ContextType>;
  LegalText?: LegalTextResolvers<ContextType>;
  PlayerLimit?: PlayerLimitResolvers<ContextType>;
  PendingLimitChange?: PendingLimitChangeResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  SessionPosition?: SessionPositionResolvers<ContextType>;
  GameRoundConnection?: GameRoundConnectionResolvers<ContextType>;
  GameRoundEdge?: GameRoundEdgeResolvers<ContextType>;
  GameRound?: GameRoundResolvers<ContextType>;
  GameRoundTotals?: GameRoundTotalsResolvers<ContextType>;
  Root?: RootResolvers<ContextType>;
  LocaleSetting?: LocaleSettingResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  FlowSettings?: FlowSettingsResolvers<ContextType>;
  RegistrationFlow?: RegistrationFlowResolvers<ContextType>;
  GamificationSettings?: GamificationSettingsResolvers<ContextType>;
  LoyaltyPage?: LoyaltyPageResolvers<ContextType>;
  RankCard?: RankCardResolvers<ContextType>;
  RankBenefit?: RankBenefitResolvers<ContextType>;
  RewardCard?: RewardCardResolvers<ContextType>;
  LoyaltyStep?: LoyaltyStepResolvers<ContextType>;
  FundingOption?: FundingOptionResolvers<ContextType>;
  FundingOptionChoice?: FundingOptionChoiceResolvers<ContextType>;
  JackpotSettings?: JackpotSettingsResolvers<ContextType>;
  JackpotColorPalette?: JackpotColorPaletteResolvers<ContextType>;
  RaffleSettings?: RaffleSettingsResolvers<ContextType>;
  RaffleSetting?: RaffleSettingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  LobbyMenu?: LobbyMenuResolvers<ContextType>;
  LobbyMenuItem?: LobbyMenuItemResolvers<ContextType>;
  LobbyContentBlock?: LobbyContentBlockResolvers<ContextType>;
  BannerExternalLinkBlock?: BannerExternalLinkBlockResolvers<ContextType>;
  BannerGameBlock?: BannerGameBlockResolvers<ContextType>;
  BannerManualBlock?: BannerManualBlockResolvers<ContextType>;
  JackpotBlock?: JackpotBlockResolvers<ContextType>;
  PromotionBlock?: PromotionBlockResolvers<ContextType>;
  PromotionV2Block?: PromotionV2BlockResolvers<ContextType>;
  RaffleBlock?: RaffleBlockResolvers<ContextType>;
  TopGamesBlock?: TopGamesBlockResolvers<ContextType>;
  TopSportsBlock?: TopSportsBlockResolvers<ContextType>;
  Personalized?: PersonalizedResolvers<ContextType>;
  GameList?: GameListResolvers<ContextType>;
  GameListItemConnection?: GameListItemConnectionResolvers<ContextType>;
  GameListItemEdge?: GameListItemEdgeResolvers<ContextType>;
  GameListItem?: GameListItemResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  ReturnToPlayer?: ReturnToPlayerResolvers<ContextType>;
  GameArtwork?: GameArtworkResolvers<ContextType>;
  GameStudio?: GameStudioResolvers<ContextType>;
  GameStudioConnection?: GameStudioConnectionResolvers<ContextType>;
  GameStudioEdge?: GameStudioEdgeResolvers<ContextType>;
  GameCategory?: GameCategoryResolvers<ContextType>;
  Public?: PublicResolvers<ContextType>;
  RaffleWinnerConnection?: RaffleWinnerConnectionResolvers<ContextType>;
  RaffleWinnerEdge?: RaffleWinnerEdgeResolvers<ContextType>;
  RaffleDrawResult?: RaffleDrawResultResolvers<ContextType>;
  RaffleWinner?: RaffleWinnerResolvers<ContextType>;
  JackpotLeaderboard?: JackpotLeaderboardResolvers<ContextType>;
  JackpotLeaderboardEntry?: JackpotLeaderboardEntryResolvers<ContextType>;
  CountryContext?: CountryContextResolvers<ContextType>;
  RefreshedTokens?: RefreshedTokensResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  LiveChatToken?: LiveChatTokenResolvers<ContextType>;
  LaunchGameResult?: LaunchGameResultResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
  GameJurisdiction?: GameJurisdictionResolvers<ContextType>;
  GameLaunchRefusal?: GameLaunchRefusalResolvers<ContextType>;
  CloseGameSessionResult?: CloseGameSessionResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  BalanceUpdate?: BalanceUpdateResolvers<ContextType>;
  PlayerUpdate?: PlayerUpdateResolvers<ContextType>;
  DestroyedSession?: DestroyedSessionResolvers<ContextType>;
  CustomerPopUps?: CustomerPopUpsResolvers<ContextType>;
  RewardUpdate?: RewardUpdateResolvers<ContextType>;
};

