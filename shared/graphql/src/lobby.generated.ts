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
  /** The same document as GET /api/feed. `operator` must be the brand's; amounts are in `currency`, by default the brand's. */
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

/** Settings of one theme (requirements/entities#theme-settings). Sizes and roundness in CSS pixels, colours as OKLCH or #rrggbb. */
export type ThemeSettings = {
  __typename?: 'ThemeSettings';
  theme: Scalars['String']['output'];
  favicon16: ThemePicture;
  favicon32: ThemePicture;
  appleTouchIcon: ThemePicture;
  /** Wordmark below 1024 px. */
  logo: ThemePicture;
  logoDesktop: ThemePicture;
  /** Null: fonts are self-hosted, and the content policy allows no font host. */
  googleFontsUrl?: Maybe<Scalars['String']['output']>;
  bodyFont: Scalars['String']['output'];
  bodyFontSizeDesktop: Scalars['Float']['output'];
  bodyFontSizeMobile: Scalars['Float']['output'];
  bodyLineHeight: Scalars['Float']['output'];
  headingFont: Scalars['String']['output'];
  /** Headings of promotions and heroes, larger than heading 1. */
  displayFontSizeDesktop: Scalars['Float']['output'];
  displayFontSizeMobile: Scalars['Float']['output'];
  heading1FontSizeDesktop: Scalars['Float']['output'];
  heading1FontSizeMobile: Scalars['Float']['output'];
  heading2FontSizeDesktop: Scalars['Float']['output'];
  heading2FontSizeMobile: Scalars['Float']['output'];
  heading3FontSizeDesktop: Scalars['Float']['output'];
  heading3FontSizeMobile: Scalars['Float']['output'];
  heading4FontSizeDesktop: Scalars['Float']['output'];
  heading4FontSizeMobile: Scalars['Float']['output'];
  heading5FontSizeDesktop: Scalars['Float']['output'];
  heading5FontSizeMobile: Scalars['Float']['output'];
  heading6FontSizeDesktop: Scalars['Float']['output'];
  heading6FontSizeMobile: Scalars['Float']['output'];
  heading1FontWeight: Scalars['Int']['output'];
  heading2FontWeight: Scalars['Int']['output'];
  heading3FontWeight: Scalars['Int']['output'];
  heading4FontWeight: Scalars['Int']['output'];
  heading5FontWeight: Scalars['Int']['output'];
  heading6FontWeight: Scalars['Int']['output'];
  /** Header, rail, bottom bar and browser UI. */
  backgroundColorBase: Scalars['String']['output'];
  /** The page. */
  backgroundColor0: Scalars['String']['output'];
  /** Cards and panels. */
  backgroundColor30: Scalars['String']['output'];
  /** Fields, and rows under the pointer. */
  backgroundColor60: Scalars['String']['output'];
  backgroundColor80: Scalars['String']['output'];
  backgroundColor90: Scalars['String']['output'];
  /** Text. */
  contrastColor100: Scalars['String']['output'];
  /** Secondary text. */
  contrastColor80: Scalars['String']['output'];
  /** Outlines of controls. */
  contrastColor60: Scalars['String']['output'];
  /** Hairlines, which carry no meaning. */
  contrastColor30: Scalars['String']['output'];
  /** Filled buttons and selected states. */
  primaryColor: Scalars['String']['output'];
  primaryColorHover: Scalars['String']['output'];
  /** Text on `primaryColor`. */
  primaryColorContrast: Scalars['String']['output'];
  /** The primary colour as text on backgrounds: links. */
  primaryColorText: Scalars['String']['output'];
  primaryColorSoft: Scalars['String']['output'];
  /** Badges and second accents. */
  secondaryColor: Scalars['String']['output'];
  secondaryColorContrast: Scalars['String']['output'];
  /** Information: notices and hints. */
  tertiaryColor: Scalars['String']['output'];
  tertiaryColorSoft: Scalars['String']['output'];
  focusColor: Scalars['String']['output'];
  positiveColor: Scalars['String']['output'];
  positiveColorSoft: Scalars['String']['output'];
  negativeColor: Scalars['String']['output'];
  negativeColorSoft: Scalars['String']['output'];
  negativeColorFill: Scalars['String']['output'];
  negativeColorFillContrast: Scalars['String']['output'];
  warningColor: Scalars['String']['output'];
  warningColorSoft: Scalars['String']['output'];
  /** Translucent background of text on artwork. */
  scrimColor: Scalars['String']['output'];
  scrimColorContrast: Scalars['String']['output'];
  /** Covers the page behind a dialog. */
  backdropColor: Scalars['String']['output'];
  /** Lines that mark the selected entry and progress. */
  gradientPrimary: Scalars['String']['output'];
  /** Drawn on the page background. */
  gradientBackground: Scalars['String']['output'];
  /** Line below the header. */
  gradientHeader: Scalars['String']['output'];
  /** Corner radius of cards; radii of fields, tiles and sheets keep the brand's proportion to it. */
  roundness: Scalars['Float']['output'];
  buttonRoundness: Scalars['Float']['output'];
};

/** A picture on the brand's own origin, in CSS pixels. */
export type ThemePicture = {
  __typename?: 'ThemePicture';
  url: Scalars['String']['output'];
  width: Scalars['Float']['output'];
  height: Scalars['Float']['output'];
};

export type GameFeed = {
  __typename?: 'GameFeed';
  lastUpdated: Scalars['DateTime']['output'];
  /** By pot id (mega, major, minor, shared, total): {amountMinor, currency}. Empty without a running jackpot. */
  jackpots: Scalars['JSON']['output'];
  /** By game id: {minStakeMinor, maxStakeMinor, currency} of the live tables in the catalogue. Seats, dealers and results are not available before the live casino is built. */
  liveCasino: Scalars['JSON']['output'];
};
