// Written by `npm run codegen`; do not edit.
import type * as Types from './lobby.generated.ts';
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<string>;
  JSON: ResolverTypeWrapper<unknown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Partial<Types.Scalars['String']['output']>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LobbySettings: ResolverTypeWrapper<Partial<Types.LobbySettings>>;
  AbTest: ResolverTypeWrapper<Partial<Types.AbTest>>;
  AbVariant: ResolverTypeWrapper<Partial<Types.AbVariant>>;
  Float: ResolverTypeWrapper<Partial<Types.Scalars['Float']['output']>>;
  ThemeSettings: ResolverTypeWrapper<Partial<Omit<Types.ThemeSettings, 'values'> & { values: ResolversTypes['JSON'] }>>;
  GameFeed: ResolverTypeWrapper<Partial<Omit<Types.GameFeed, 'lastUpdated' | 'jackpots' | 'liveCasino'> & { lastUpdated: ResolversTypes['DateTime'], jackpots: ResolversTypes['JSON'], liveCasino: ResolversTypes['JSON'] }>>;
  Boolean: ResolverTypeWrapper<Partial<Types.Scalars['Boolean']['output']>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: string;
  JSON: unknown;
  Query: Record<PropertyKey, never>;
  String: Partial<Types.Scalars['String']['output']>;
  Subscription: Record<PropertyKey, never>;
  LobbySettings: Partial<Types.LobbySettings>;
  AbTest: Partial<Types.AbTest>;
  AbVariant: Partial<Types.AbVariant>;
  Float: Partial<Types.Scalars['Float']['output']>;
  ThemeSettings: Partial<Omit<Types.ThemeSettings, 'values'> & { values: ResolversParentTypes['JSON'] }>;
  GameFeed: Partial<Omit<Types.GameFeed, 'lastUpdated' | 'jackpots' | 'liveCasino'> & { lastUpdated: ResolversParentTypes['DateTime'], jackpots: ResolversParentTypes['JSON'], liveCasino: ResolversParentTypes['JSON'] }>;
  Boolean: Partial<Types.Scalars['Boolean']['output']>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  lobbySettings?: Resolver<ResolversTypes['LobbySettings'], ParentType, ContextType>;
  themeSettings?: Resolver<Types.Maybe<ResolversTypes['ThemeSettings']>, ParentType, ContextType, RequireFields<Types.QuerythemeSettingsArgs, 'theme'>>;
  feed?: Resolver<ResolversTypes['GameFeed'], ParentType, ContextType, Partial<Types.QueryfeedArgs>>;
};

export type SubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  feedUpdated?: SubscriptionResolver<ResolversTypes['GameFeed'], "feedUpdated", ParentType, ContextType, Partial<Types.SubscriptionfeedUpdatedArgs>>;
};

export type LobbySettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LobbySettings'] = ResolversParentTypes['LobbySettings']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteDataName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  abTests?: Resolver<Array<ResolversTypes['AbTest']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  automaticAcceptedCookiesCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AbTestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AbTest'] = ResolversParentTypes['AbTest']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['AbVariant']>, ParentType, ContextType>;
};

export type AbVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AbVariant'] = ResolversParentTypes['AbVariant']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ThemeSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ThemeSettings'] = ResolversParentTypes['ThemeSettings']> = {
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type GameFeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameFeed'] = ResolversParentTypes['GameFeed']> = {
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  jackpots?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  liveCasino?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  LobbySettings?: LobbySettingsResolvers<ContextType>;
  AbTest?: AbTestResolvers<ContextType>;
  AbVariant?: AbVariantResolvers<ContextType>;
  ThemeSettings?: ThemeSettingsResolvers<ContextType>;
  GameFeed?: GameFeedResolvers<ContextType>;
};

