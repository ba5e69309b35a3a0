// Written by `npm run codegen`; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Instant in UTC, ISO 8601 with milliseconds. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  __typename?: 'Query';
  /** Settings of the brand's pages (requirements/entities#lobby-settings). */
  lobbySettings: LobbySettings;
  /** Theme settings (requirements/entities#theme-settings); null when the brand has no such theme. */
  themeSettings?: Maybe<ThemeSettings>;
  /** The same document as GET /api/feed. */
  feed: GameFeed;
};


export type QuerythemeSettingsArgs = {
  theme?: InputMaybe<Scalars['String']['input']>;
};


export type QueryfeedArgs = {
  operator?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The current feed, then every change of it, at most once a second. */
  feedUpdated: GameFeed;
};


export type SubscriptionfeedUpdatedArgs = {
  operator?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
};

export type LobbySettings = {
  __typename?: 'LobbySettings';
  brand: Scalars['String']['output'];
  siteDataName: Scalars['String']['output'];
  license: Scalars['String']['output'];
  operator: Scalars['String']['output'];
  abTests: Array<AbTest>;
  /** default, layout1 or layout2. */
  layout: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Countries whose cookie categories are all accepted automatically, ISO 3166-1 alpha-2. */
  automaticAcceptedCookiesCountries: Array<Scalars['String']['output']>;
};

export type AbTest = {
  __typename?: 'AbTest';
  name: Scalars['String']['output'];
  variants: Array<AbVariant>;
};

export type AbVariant = {
  __typename?: 'AbVariant';
  name: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
};

export type ThemeSettings = {
  __typename?: 'ThemeSettings';
  theme: Scalars['String']['output'];
  /** The values of requirements/entities#theme-settings by name: fonts, sizes, colours with levels, gradients, roundness, logos {url, width, height}. */
  values: Scalars['JSON']['output'];
};

export type GameFeed = {
  __typename?: 'GameFeed';
  lastUpdated: Scalars['DateTime']['output'];
  /** By game id: {amountMinor, currency}. Empty without a running jackpot. */
  jackpots: Scalars['JSON']['output'];
  /** By game id: {isOpen, players, seats, dealer, minStakeMinor, maxStakeMinor, currency, lastResults}. Empty without an open table. */
  liveCasino: Scalars['JSON']['output'];
};
