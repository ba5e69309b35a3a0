// Written by `npm run codegen`; do not edit.
import type * as Types from './wallet.generated.ts';
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
  WalletResult:
    | ( Partial<Omit<Types.WalletBalance, 'balance'> & { balance: _RefType['MinorUnits'] }> )
    | ( Partial<Types.WalletRefusal> )
  ;
  RollBackBetResult:
    | ( Partial<Omit<Types.BetRollback, 'balance'> & { balance: _RefType['MinorUnits'] }> )
    | ( Partial<Types.WalletRefusal> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  MinorUnits: ResolverTypeWrapper<number>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  GameAccountInput: ResolverTypeWrapper<Partial<Types.GameAccountInput>>;
  String: ResolverTypeWrapper<Partial<Types.Scalars['String']['output']>>;
  PlaceBetInput: ResolverTypeWrapper<Partial<Types.PlaceBetInput>>;
  SettleWinInput: ResolverTypeWrapper<Partial<Types.SettleWinInput>>;
  Boolean: ResolverTypeWrapper<Partial<Types.Scalars['Boolean']['output']>>;
  RollBackBetInput: ResolverTypeWrapper<Partial<Types.RollBackBetInput>>;
  WalletResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WalletResult']>>;
  RollBackBetResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RollBackBetResult']>>;
  WalletBalance: ResolverTypeWrapper<Partial<Omit<Types.WalletBalance, 'balance'> & { balance: ResolversTypes['MinorUnits'] }>>;
  Int: ResolverTypeWrapper<Partial<Types.Scalars['Int']['output']>>;
  BetRollback: ResolverTypeWrapper<Partial<Omit<Types.BetRollback, 'balance'> & { balance: ResolversTypes['MinorUnits'] }>>;
  WalletRefusal: ResolverTypeWrapper<Partial<Types.WalletRefusal>>;
  WalletRefusalCode: ResolverTypeWrapper<Partial<Types.WalletRefusalCode>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  MinorUnits: number;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  GameAccountInput: Partial<Types.GameAccountInput>;
  String: Partial<Types.Scalars['String']['output']>;
  PlaceBetInput: Partial<Types.PlaceBetInput>;
  SettleWinInput: Partial<Types.SettleWinInput>;
  Boolean: Partial<Types.Scalars['Boolean']['output']>;
  RollBackBetInput: Partial<Types.RollBackBetInput>;
  WalletResult: Partial<ResolversUnionTypes<ResolversParentTypes>['WalletResult']>;
  RollBackBetResult: Partial<ResolversUnionTypes<ResolversParentTypes>['RollBackBetResult']>;
  WalletBalance: Partial<Omit<Types.WalletBalance, 'balance'> & { balance: ResolversParentTypes['MinorUnits'] }>;
  Int: Partial<Types.Scalars['Int']['output']>;
  BetRollback: Partial<Omit<Types.BetRollback, 'balance'> & { balance: ResolversParentTypes['MinorUnits'] }>;
  WalletRefusal: Partial<Types.WalletRefusal>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  balance?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<Types.QuerybalanceArgs, 'account'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  placeBet?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<Types.MutationplaceBetArgs, 'input'>>;
  settleWin?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<Types.MutationsettleWinArgs, 'input'>>;
  rollBackBet?: Resolver<ResolversTypes['RollBackBetResult'], ParentType, ContextType, RequireFields<Types.MutationrollBackBetArgs, 'input'>>;
};

export type WalletResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletResult'] = ResolversParentTypes['WalletResult']> = {
  __resolveType: TypeResolveFn<'WalletBalance' | 'WalletRefusal', ParentType, ContextType>;
};

export type RollBackBetResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RollBackBetResult'] = ResolversParentTypes['RollBackBetResult']> = {
  __resolveType: TypeResolveFn<'BetRollback' | 'WalletRefusal', ParentType, ContextType>;
};

export type WalletBalanceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletBalance'] = ResolversParentTypes['WalletBalance']> = {
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetRollbackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BetRollback'] = ResolversParentTypes['BetRollback']> = {
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isStakeReturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletRefusal'] = ResolversParentTypes['WalletRefusal']> = {
  code?: Resolver<ResolversTypes['WalletRefusalCode'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  MinorUnits?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  WalletResult?: WalletResultResolvers<ContextType>;
  RollBackBetResult?: RollBackBetResultResolvers<ContextType>;
  WalletBalance?: WalletBalanceResolvers<ContextType>;
  BetRollback?: BetRollbackResolvers<ContextType>;
  WalletRefusal?: WalletRefusalResolvers<ContextType>;
};

