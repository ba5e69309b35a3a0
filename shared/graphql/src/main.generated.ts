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
  /** Integer amount in minor units of the currency that stands beside it (EUR 10.00 = 1000, JPY 10 = 10). A JSON number within ±2^53-1. */
  MinorUnits: { input: number; output: number; }
  /** Instant in UTC, ISO 8601 with milliseconds, e.g. 2026-11-21T08:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  __typename?: 'Query';
  /** The signed-in player's own data. Null with an AuthenticationFailure error for visitors. */
  viewer?: Maybe<Viewer>;
  /** Site settings and content of the brand, for everybody (requirements/entities#site-settings, site settings). */
  root: Root;
  /** What is public across brands (requirements/interfaces#main-api-operations: raffle winners, jackpot leaderboard). */
  public: Public;
  /** Where the visitor is, as the server sees it (requirements/entities#country-context, country context). Needs no token. */
  countryContext: CountryContext;
};


export type QuerycountryContextArgs = {
  setCustomVPN?: InputMaybe<Scalars['String']['input']>;
  setDefaultCurrency?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Trades a refresh token for a new pair (requirements/interfaces#main-api-operations). Refused with type InvalidTokenFailure (requirements/errors#token-refresh). Needs no access token. */
  refreshAccessToken: RefreshedTokens;
  /** Ends the session of the token at the identity server; other tabs get sessionDestroyed. */
  logout: LogoutResult;
  /** A token that signs the player in at the live-chat provider (requirements/routes#menus-and-live-chat). */
  generateLiveChatToken: LiveChatToken;
  /** Ours. Opens a game for real money (signed in) or demo (everybody, where the licence allows). */
  launchGame: LaunchGameResult;
  /** Ours. Ends a game session; open rounds can still be settled by the provider. */
  closeGameSession: CloseGameSessionResult;
  /** Ours. Sets, lowers (at once), raises or removes (after the cool-off, then confirmed) a limit of the player. */
  setPlayerLimit: PlayerLimit;
  /** Ours. Confirms a raised or removed limit after its cool-off (requirements/regulation#limit-changes). */
  confirmPlayerLimit: PlayerLimit;
  /** Ours. Drops a pending raise or removal. */
  cancelPlayerLimitChange: PlayerLimit;
  /** Ours. Goes on without a deposit limit where the licence has one offered before the first deposit (requirements/regulation#limits-before-deposit). Again it changes nothing. */
  declineDepositLimit: Cashier;
  /** Ours. How often the reality check shows; one of the choices of viewer.realityCheck. */
  setRealityCheckPeriod: RealityCheck;
  /** Ours. Records that the player read the reality check and what they chose. */
  acknowledgeRealityCheck: RealityCheck;
  /** Ours. Records what the player accepted, in the versions the page showed. One that is no longer in force is refused (ValidationFailure, reason VersionNotInForce). */
  acceptLegalTexts: Array<LegalText>;
  /** Ours. Confirms the address that a letter's link was sent to. Needs no access token: the letter may be read on another device. */
  verifyEmail: VerifyEmailResult;
  /** Ours. Sends the letter with the link again; a few times an hour at most (LimitFailure, reason TooManyLetters). */
  sendEmailVerification: EmailVerification;
  /** Ours. Turns a reward into money of the wallet, once. What stands in the way is an answer, not an error. */
  claimReward: ClaimRewardResult;
  /** Ours. Takes claimed and expired rewards off the list (requirements/states#rewards); answers with the ids that are off it now. Nothing that can still be claimed is touched. */
  removeRewards: Array<Scalars['ID']['output']>;
  /** Ours. Begins a deposit at the payment provider; nothing is taken yet. The id is the key: the same call with the same id has one effect and one answer. */
  startDeposit: StartPaymentResult;
  /** Ours. Asks for a withdrawal and reserves its money. The id is the key. */
  startWithdrawal: StartPaymentResult;
  /** Ours. Pays what is owed from the balance, as far as it goes; the same key again has no further effect. */
  settleDebt: SettleDebtResult;
  /** Marks a payment cancelled (requirements/states#payments): a deposit that is not paid yet, or a withdrawal that may still be taken back. */
  cancelPayment: CancelPaymentResult;
  /** Ours. Forgets an account at the provider: no more payments by one click. Where deposits go back to where they came from, not one that is owed some (PermissionFailure, reason AccountIsOwed). */
  removePaymentAccount: Array<PaymentAccount>;
  /** Ours. Gives a bonus up with its bonus money and what was won with it. The key as in claimReward. */
  forfeitBonus: ForfeitBonusResult;
};


export type MutationrefreshAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationlaunchGameArgs = {
  input: LaunchGameInput;
};


export type MutationcloseGameSessionArgs = {
  input: CloseGameSessionInput;
};


export type MutationsetPlayerLimitArgs = {
  input: SetPlayerLimitInput;
};


export type MutationconfirmPlayerLimitArgs = {
  input: PlayerLimitKeyInput;
};


export type MutationcancelPlayerLimitChangeArgs = {
  input: PlayerLimitKeyInput;
};


export type MutationsetRealityCheckPeriodArgs = {
  minutes: Scalars['Int']['input'];
};


export type MutationacknowledgeRealityCheckArgs = {
  input: AcknowledgeRealityCheckInput;
};


export type MutationacceptLegalTextsArgs = {
  input: AcceptLegalTextsInput;
};


export type MutationverifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationclaimRewardArgs = {
  input: ClaimRewardInput;
};


export type MutationremoveRewardsArgs = {
  assignationIds: Array<Scalars['ID']['input']>;
};


export type MutationstartDepositArgs = {
  input: StartDepositInput;
};


export type MutationstartWithdrawalArgs = {
  input: StartWithdrawalInput;
};


export type MutationsettleDebtArgs = {
  input: SettleDebtInput;
};


export type MutationcancelPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremovePaymentAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationforfeitBonusArgs = {
  input: ForfeitBonusInput;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Every change of the player's wallet, in order, at least once; ignore an event whose version is not above the one you hold. */
  balanceUpdated: BalanceUpdate;
  /** The player's account changed: read the player again. */
  playerUpdated: PlayerUpdate;
  /** A session of the player ended; when it is yours, log out (requirements/states#session). */
  sessionDestroyed: DestroyedSession;
  /** Pop-ups were added for the customer: read the customer again. */
  customerPopUpAdded: CustomerPopUps;
  /** A reward of the player changed (requirements/states#rewards). */
  rewardUpdated: RewardUpdate;
  /** Ours. A payment of the player went on. */
  paymentUpdated: PaymentTransaction;
};

export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  player: Player;
  customer: Customer;
  wallet: Wallet;
  /** Blocked at the engagement provider (requirements/entities#gamification, gamification viewer). */
  isBlockedAtEngagement: Scalars['Boolean']['output'];
  playerGamificationDetails: PlayerGamificationDetails;
  /** Newest first, at most 5 (requirements/constants#recently-played). Synced from launches of real-money games. */
  recentlyPlayedGamesV2: Array<RecentlyPlayedGame>;
  /** `last` counts from the end of the order. A status is the one of now: what time has changed is never late here. */
  playerRewards: PlayerRewardConnection;
  /** Ours. Why rewards cannot be claimed now, most severe first; empty when they can (requirements/states#gamification, requirements/access#player-restrictions isRewardsBlocked). */
  rewardBlocks: Array<RewardBlock>;
  /** Null when there is none. */
  lastCompletedDeposit?: Maybe<CompletedDeposit>;
  /** Newest first. `from` and `to` bound createdAt, both inclusive-exclusive. */
  paymentTransactions: PaymentTransactionConnection;
  /** Ours. One payment of the player; null when there is none with the id. */
  payment?: Maybe<PaymentTransaction>;
  /** Ours. What the cashier needs to know before anything is paid. */
  cashier: Cashier;
  bonuses: Array<Bonus>;
  /** Ours. Newest first. `from` and `to` bound givenAt, inclusive and exclusive; at most 100 a page. */
  bonusHistory: BonusConnection;
  /** Ours. Everything that moved between two instants, from the ledger; the balance before and after it, and each product's part. */
  statement: Statement;
  /** Ours. Null where the brand gives none. */
  cashback?: Maybe<Cashback>;
  /** Progress of the source-of-wealth form, one entry per funding type the player began. */
  sourceOfWealth: Array<SourceOfWealthFunding>;
  /** Ours. The notices the player is under now (requirements/screens#account-notices), most severe first. */
  notices: Array<AccountNotice>;
  /** Ours. The terms and the privacy policy in force, and what the player accepted. Until both are accepted play for real money is refused (TERMS_NOT_ACCEPTED). */
  legalTexts: Array<LegalText>;
  /** Ours. Every limit the licence offers, set or not. */
  limits: Array<PlayerLimit>;
  /** Ours. */
  realityCheck: RealityCheck;
  /** Ours. Time and money since this sign-in (session clock, session net position). */
  sessionPosition: SessionPosition;
  /** Ours. Real-money rounds from the ledger, newest first; at most 100 a page. */
  gameRounds: GameRoundConnection;
};


export type ViewerrecentlyPlayedGamesV2Args = {
  maxResults?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerplayerRewardsArgs = {
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  rewardStatusList?: InputMaybe<Array<RewardStatus>>;
  sortBy?: InputMaybe<RewardSortField>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerpaymentTransactionsArgs = {
  direction?: InputMaybe<PaymentDirection>;
  sortBy?: InputMaybe<TransactionSortField>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<PaymentTransactionStatus>>;
  methodKind?: InputMaybe<Array<PaymentMethodKind>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type ViewerpaymentArgs = {
  id: Scalars['ID']['input'];
};


export type ViewerbonusesArgs = {
  status?: InputMaybe<Array<BonusStatus>>;
};


export type ViewerbonusHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<BonusStatus>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type ViewerstatementArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type ViewergameRoundsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  gameId?: InputMaybe<Scalars['ID']['input']>;
};

export type Player = {
  __typename?: 'Player';
  id: Scalars['ID']['output'];
  playerId: Scalars['ID']['output'];
  accountStatus: AccountStatus;
  country: Country;
  numberOfDeposits: Scalars['Int']['output'];
  /** Language of the account, a locale such as en or fr_CA. */
  language: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  isPhoneNumberVerified: Scalars['Boolean']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Minutes between reality checks; null when the licence asks for none and the player set none. */
  realityCheckPeriod?: Maybe<Scalars['Int']['output']>;
  personalInfo: PersonalInfo;
  emailVerified: Scalars['Boolean']['output'];
  /** Ours for its shape: whether the address still has to be confirmed, and since what. */
  emailVerification: EmailVerification;
  marketingPreferences: MarketingPreferences;
  isSuppressedInAnyCommunicationGroup: Scalars['Boolean']['output'];
  isSmsMarketingAccepted: Scalars['Boolean']['output'];
  isEmailMarketingAccepted: Scalars['Boolean']['output'];
  isPhoneMarketingAccepted: Scalars['Boolean']['output'];
  isWebPushMarketingAccepted: Scalars['Boolean']['output'];
  /** Whether the version in force is accepted. */
  termsAccepted: Scalars['Boolean']['output'];
  /** Whether the version in force is accepted. */
  privacyPolicyAccepted: Scalars['Boolean']['output'];
  isInstantBankingBlocked: Scalars['Boolean']['output'];
  instantBankingBlock?: Maybe<InstantBankingBlock>;
  /** Null when the player is not self-excluded. */
  selfExclusionDetails?: Maybe<SelfExclusionDetails>;
  /** Null when no time-out runs. */
  timeouts?: Maybe<Timeouts>;
  areWithdrawalsBlocked: Scalars['Boolean']['output'];
  kycCheckStatus: KycCheckStatus;
  /** In the wallet's currency. */
  totalDepositAmount: Scalars['MinorUnits']['output'];
  sourceOfWealthStatus: SourceOfWealthStatus;
  bankingCDD: Scalars['Boolean']['output'];
  hasFirstTimeDeposit: Scalars['Boolean']['output'];
  canWithdraw: Scalars['Boolean']['output'];
};

export type AccountStatus = {
  __typename?: 'AccountStatus';
  status: AccountStatusValue;
  cause?: Maybe<AccountStatusCause>;
  reopenByCustomerAllowed: Scalars['Boolean']['output'];
};

export type Country = {
  __typename?: 'Country';
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** English name; clients show Intl.DisplayNames. */
  name: Scalars['String']['output'];
  /** ISO 4217 code the country plays in by default. */
  currency: Scalars['String']['output'];
};

export type PersonalInfo = {
  __typename?: 'PersonalInfo';
  street?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** ISO date, yyyy-mm-dd. */
  dateOfBirth?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
  /** Masked to its last four characters, always (requirements/reliability#safe-forms). */
  ssn?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

export type EmailVerification = {
  __typename?: 'EmailVerification';
  status: VerificationStatus;
  reason: VerificationReason;
};

export type VerifyEmailResult = {
  __typename?: 'VerifyEmailResult';
  outcome: EmailVerificationOutcome;
};

export type MarketingPreferences = {
  __typename?: 'MarketingPreferences';
  marketingBlocked: Scalars['Boolean']['output'];
};

export type InstantBankingBlock = {
  __typename?: 'InstantBankingBlock';
  activeFrom: Scalars['DateTime']['output'];
};

export type SelfExclusionDetails = {
  __typename?: 'SelfExclusionDetails';
  /** Null when the exclusion has no end. */
  exclusionEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Timeouts = {
  __typename?: 'Timeouts';
  timeoutEndsAt: Scalars['DateTime']['output'];
};

export type KycCheckStatus = {
  __typename?: 'KycCheckStatus';
  status: VerificationStatus;
  deadline?: Maybe<Scalars['DateTime']['output']>;
  verificationsDone: Array<Scalars['String']['output']>;
  verificationsMissing: Array<Scalars['String']['output']>;
};

export type SourceOfWealthStatus = {
  __typename?: 'SourceOfWealthStatus';
  status: SourceOfWealthRequirementStatus;
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  dueDateExpired: Scalars['Boolean']['output'];
  requiredDocumentsUploadV2: Array<RequiredDocumentsUpload>;
};

export type RequiredDocumentsUpload = {
  __typename?: 'RequiredDocumentsUpload';
  comment?: Maybe<Scalars['String']['output']>;
  requestedFundingType: SourceOfWealth;
};

export type Customer = {
  __typename?: 'Customer';
  id: Scalars['ID']['output'];
  /** Ids of pop-ups the customer has to see. */
  popUpsNeeded: Array<Scalars['ID']['output']>;
  isCancelWithdrawalBlocked: Scalars['Boolean']['output'];
  isIncreaseDepositLimitBlocked: Scalars['Boolean']['output'];
  isRewardsBlocked: Scalars['Boolean']['output'];
  isDepositsBlocked: Scalars['Boolean']['output'];
};

export type Wallet = {
  __typename?: 'Wallet';
  id: Scalars['ID']['output'];
  balance: Scalars['MinorUnits']['output'];
  /** Bonus is enabled when this is not zero (requirements/entities#wallet). */
  bonusBalance: Scalars['MinorUnits']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  minDepositAmount: Scalars['MinorUnits']['output'];
  minWithdrawalAmount: Scalars['MinorUnits']['output'];
  /** Ours. Grows by one with every change; compare with balanceUpdated.version. */
  version: Scalars['Int']['output'];
};

export type PlayerGamificationDetails = {
  __typename?: 'PlayerGamificationDetails';
  /** Default 1. */
  level: Scalars['Int']['output'];
};

export type RecentlyPlayedGame = {
  __typename?: 'RecentlyPlayedGame';
  gameDescriptorV2: GameDescriptorV2;
  /** Ours. Saves a second call. */
  game: Game;
  /** Ours. */
  playedAt: Scalars['DateTime']['output'];
};

export type GameDescriptorV2 = {
  __typename?: 'GameDescriptorV2';
  /** Locale-free path of the game page, e.g. /games/{slug}/. */
  url: Scalars['String']['output'];
  /** {gameId, isLiveCasinoGame}. */
  json: Scalars['JSON']['output'];
};

export type PlayerRewardConnection = {
  __typename?: 'PlayerRewardConnection';
  edges: Array<PlayerRewardEdge>;
  pageInfo: PageInfo;
};

export type PlayerRewardEdge = {
  __typename?: 'PlayerRewardEdge';
  cursor: Scalars['String']['output'];
  node: PlayerReward;
};

export type PlayerReward = {
  __typename?: 'PlayerReward';
  reward: RewardItem;
  assignationId: Scalars['ID']['output'];
  assignedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  status: RewardStatus;
  /** Ours. When it became money; stays when the reward is taken off the list. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RewardItem = {
  __typename?: 'RewardItem';
  rewardId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Seconds; null when it does not expire. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  claimType: RewardClaimType;
  rewardReason?: Maybe<Scalars['String']['output']>;
  rewardType: RewardType;
};

export type RewardType = FreeSpinReward | MoneyDropReward | BonusMoneyDropReward;

export type FreeSpinReward = {
  __typename?: 'FreeSpinReward';
  name: Scalars['String']['output'];
  /** Number of spins. */
  amount: Scalars['Int']['output'];
  /** Stake of one spin. */
  value: Scalars['MinorUnits']['output'];
  betLevel?: Maybe<Scalars['Int']['output']>;
  gameDescriptorV2: GameDescriptorV2;
};

export type MoneyDropReward = {
  __typename?: 'MoneyDropReward';
  name: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type BonusMoneyDropReward = {
  __typename?: 'BonusMoneyDropReward';
  name: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  wageringRequirementFactor: Scalars['Float']['output'];
  maxPayout?: Maybe<Scalars['MinorUnits']['output']>;
};

export type ClaimRewardResult = RewardClaim | RewardClaimRefusal;

export type RewardClaim = {
  __typename?: 'RewardClaim';
  assignationId: Scalars['ID']['output'];
  status: RewardStatus;
  claimedAt: Scalars['DateTime']['output'];
};

export type RewardClaimRefusal = {
  __typename?: 'RewardClaimRefusal';
  code: RewardClaimRefusalCode;
  /** Most severe first; only with PLAYER_BLOCKED. */
  blocks: Array<RewardBlock>;
};

export type CompletedDeposit = {
  __typename?: 'CompletedDeposit';
  provider: Scalars['String']['output'];
  /** A JSON string; fields used: attributes.paymentMethod, debtor.account, txName, accountId. */
  payload: Scalars['String']['output'];
};

export type PaymentTransactionConnection = {
  __typename?: 'PaymentTransactionConnection';
  edges: Array<PaymentTransactionEdge>;
  pageInfo: PageInfo;
  /** Ours. Over the whole filter, not only this page. */
  totals: PaymentTotals;
};

export type PaymentTotals = {
  __typename?: 'PaymentTotals';
  count: Scalars['Int']['output'];
  /** Completed and not rolled back. */
  deposited: Scalars['MinorUnits']['output'];
  withdrawn: Scalars['MinorUnits']['output'];
  /** deposited - withdrawn, since the account exists and whatever the filter (requirements/regulation#statements, RTS 1C). */
  lifetimeNetDeposits: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type PaymentTransactionEdge = {
  __typename?: 'PaymentTransactionEdge';
  cursor: Scalars['String']['output'];
  node: PaymentTransaction;
};

export type PaymentTransaction = {
  __typename?: 'PaymentTransaction';
  id: Scalars['ID']['output'];
  direction: PaymentDirection;
  status: PaymentTransactionStatus;
  processingType: ProcessingType;
  provider: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ours. What the player is told; a payment nobody knows the end of is PENDING, never refused. */
  outcome: PaymentOutcome;
  /** Ours. */
  method: PaymentMethodSummary;
  /** Ours. Masked, such as •••• 4242; null until an account is known. */
  accountLabel?: Maybe<Scalars['String']['output']>;
  /** Ours. Paid on top of the amount; 0 where there is none. */
  fee: Scalars['MinorUnits']['output'];
  /** Ours. Only when it was refused. */
  failure?: Maybe<PaymentFailure>;
  /** Ours. A deposit that was charged and not credited, on its way back or back: then the outcome is REVERSED. Null where we send nothing back. */
  refund?: Maybe<PaymentRefund>;
  /** Ours. What the player has to do next at the provider; null when nothing. */
  action?: Maybe<PaymentAction>;
  /** Ours. To quote to support. */
  reference: Scalars['String']['output'];
  /** Ours. What happened and what comes, in order. */
  steps: Array<PaymentStep>;
  /** Ours. Whether cancelPayment would take it. */
  isCancellable: Scalars['Boolean']['output'];
  /** Ours. Of a withdrawal that was split over several accounts: all of them together; its own id otherwise. */
  groupId: Scalars['ID']['output'];
};

/** Ours. Money that may not be kept goes back by itself. */
export type PaymentRefund = {
  __typename?: 'PaymentRefund';
  /** What stood against crediting it; null where it was charged after the payment had ended. */
  block?: Maybe<CashierBlock>;
  /** When it had left; null while it is on its way. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account it came from shows it, as a rule. */
  expectedBy: Scalars['DateTime']['output'];
};

export type PaymentMethodSummary = {
  __typename?: 'PaymentMethodSummary';
  id: Scalars['ID']['output'];
  kind: PaymentMethodKind;
  name: Scalars['String']['output'];
};

export type PaymentAction = {
  __typename?: 'PaymentAction';
  kind: PaymentActionKind;
  /** Of the provider. FRAME: source of the frame; REDIRECT: the page to go to, which comes back to the returnPath. */
  url: Scalars['String']['output'];
  /** The only origin whose messages count (payment frame protocol). */
  origin: Scalars['String']['output'];
  /** Must come back in the frame's messages. */
  nonce: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type PaymentStep = {
  __typename?: 'PaymentStep';
  kind: PaymentStepKind;
  /** Null when it has not come yet. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** When it is expected; null when nobody can say, or when it came. */
  expectedBy?: Maybe<Scalars['DateTime']['output']>;
  /** Who has it in hand. */
  owner: PaymentStepOwner;
};

/** Ours. */
export type Cashier = {
  __typename?: 'Cashier';
  /** Stable: the wallet's id. */
  id: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
  amounts: CashierAmounts;
  /** Why deposits are refused now, most severe first; empty when they are not. */
  depositBlocks: Array<CashierBlock>;
  /** Why withdrawals are refused now, most severe first; empty when they are not. */
  withdrawalBlocks: Array<CashierBlock>;
  /** When the first block ends by itself, if it is known. */
  blockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What may still be deposited under all the player's deposit limits; null without one. */
  depositHeadroom?: Maybe<DepositHeadroom>;
  /** Deposit limits have to be set before the first deposit (requirements/regulation#limits-before-deposit). */
  mustSetDepositLimit: Scalars['Boolean']['output'];
  /** Sorted: last successful first, then as the brand wants them. Those that cannot be used now are last and say why. */
  methods: Array<PaymentMethod>;
  /** Accounts that can be paid from or to with one click, last used first. */
  accounts: Array<PaymentAccount>;
  /** Amounts offered for a click, rising, each at least the effective minimum. */
  quickAmounts: Array<Scalars['MinorUnits']['output']>;
  /** How a withdrawal of this amount would be sent (closed loop). Empty when it cannot be. */
  allocation: Array<WithdrawalShare>;
  /** Deposits that were begun and can be gone on with, newest first. */
  openDeposits: Array<PaymentTransaction>;
};


/** Ours. */
export type CashiermethodsArgs = {
  direction: PaymentDirection;
};


/** Ours. */
export type CashierallocationArgs = {
  amount: Scalars['MinorUnits']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

export type CashierAmounts = {
  __typename?: 'CashierAmounts';
  balance: Scalars['MinorUnits']['output'];
  /** May be withdrawn now. */
  withdrawable: Scalars['MinorUnits']['output'];
  /** Bonus money and what is bound to it. */
  bonusLocked: Scalars['MinorUnits']['output'];
  /** Asked for and not sent yet. */
  pendingWithdrawals: Scalars['MinorUnits']['output'];
  /** Owed to the house: a payment that was taken back after it had been played. Nothing is withdrawn before it is settled. */
  debt: Scalars['MinorUnits']['output'];
  /** The wallet's or the currency's, whichever is larger (requirements/validation#minimum-deposit). */
  minimumDeposit: Scalars['MinorUnits']['output'];
  minimumWithdrawal: Scalars['MinorUnits']['output'];
};

export type DepositHeadroom = {
  __typename?: 'DepositHeadroom';
  amount: Scalars['MinorUnits']['output'];
  /** Of the limit that leaves least. */
  period: LimitPeriod;
  resetsAt: Scalars['DateTime']['output'];
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  id: Scalars['ID']['output'];
  kind: PaymentMethodKind;
  /** The provider's name for it, such as Visa or Pohjola Bank. */
  name: Scalars['String']['output'];
  minimum: Scalars['MinorUnits']['output'];
  maximum: Scalars['MinorUnits']['output'];
  feeFixed: Scalars['MinorUnits']['output'];
  /** Hundredths of a percent of the amount. */
  feeBasisPoints: Scalars['Int']['output'];
  estimatedSeconds: Scalars['Int']['output'];
  isAvailable: Scalars['Boolean']['output'];
  /** Null when it can be used. */
  unavailableReason?: Maybe<PaymentMethodReason>;
  /** Null when the player never used it with success. */
  lastSucceededAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PaymentAccount = {
  __typename?: 'PaymentAccount';
  id: Scalars['ID']['output'];
  methodId: Scalars['ID']['output'];
  kind: PaymentMethodKind;
  label: Scalars['String']['output'];
  holder?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Still to go back to it before anything else may be sent elsewhere (closed loop). */
  closedLoopRemaining: Scalars['MinorUnits']['output'];
};

export type WithdrawalShare = {
  __typename?: 'WithdrawalShare';
  accountId: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  kind: PaymentMethodKind;
  amount: Scalars['MinorUnits']['output'];
  fee: Scalars['MinorUnits']['output'];
  estimatedSeconds: Scalars['Int']['output'];
  reason: WithdrawalShareReason;
};

/** Made in the browser before the first sending, a UUID; kept there until the answer is known. */
export type StartDepositInput = {
  id: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  /** Must be the wallet's: what the page showed. */
  currency: Scalars['String']['input'];
  methodId: Scalars['ID']['input'];
  /** To pay from a known account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Locale-prefixed path of this site to come back to from the provider. */
  returnPath: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};

export type StartWithdrawalInput = {
  id: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  currency: Scalars['String']['input'];
  /** Where the rest goes that the closed loop does not bind; null when all is bound. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** For a method without a known account: voucher has none. */
  methodId?: InputMaybe<Scalars['ID']['input']>;
  locale: Scalars['String']['input'];
};

export type StartPaymentResult = StartedPayment | PaymentRefusal;

/** One payment, or one for each share of a withdrawal. */
export type StartedPayment = {
  __typename?: 'StartedPayment';
  payments: Array<PaymentTransaction>;
};

export type PaymentRefusal = {
  __typename?: 'PaymentRefusal';
  code: PaymentRefusalCode;
  /** Only with BLOCKED, most severe first. */
  blocks: Array<CashierBlock>;
  /** The bound that was broken, for the AMOUNT and LIMIT codes. */
  bound?: Maybe<Scalars['MinorUnits']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type CancelPaymentResult = {
  __typename?: 'CancelPaymentResult';
  /** False when it was too late; the payment says how it stands. */
  cancelled: Scalars['Boolean']['output'];
  payment?: Maybe<PaymentTransaction>;
};

export type Bonus = {
  __typename?: 'Bonus';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: BonusStatus;
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** 0 to 1. */
  wageringProgress: Scalars['Float']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ours. What is left of it and of its winnings now. */
  balance: Scalars['MinorUnits']['output'];
  /** Ours. Has to be staked in all, and is staked, counted by each game's contribution. */
  wageringRequired: Scalars['MinorUnits']['output'];
  wagered: Scalars['MinorUnits']['output'];
  /** Ours. The largest stake while it is active; null when there is none. */
  maximumStake?: Maybe<Scalars['MinorUnits']['output']>;
  /** Ours. The most it turns into; null when there is none. */
  maximumPayout?: Maybe<Scalars['MinorUnits']['output']>;
  /** Ours. How much of a stake counts, by kind of game. */
  contributions: Array<BonusContribution>;
  /** Ours. Of a game that has a jackpot, whatever its kind: 0 to 10000 basis points. */
  jackpotBasisPoints: Scalars['Int']['output'];
  givenAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ours. Null while it is active. */
  endReason?: Maybe<BonusEndReason>;
  /** Ours. What it turned into real money. */
  converted: Scalars['MinorUnits']['output'];
};

export type BonusConnection = {
  __typename?: 'BonusConnection';
  edges: Array<BonusEdge>;
  pageInfo: PageInfo;
  /** Ours. Over the whole filter, not only this page. */
  totals: BonusTotals;
};

export type BonusEdge = {
  __typename?: 'BonusEdge';
  cursor: Scalars['String']['output'];
  node: Bonus;
};

export type BonusTotals = {
  __typename?: 'BonusTotals';
  count: Scalars['Int']['output'];
  /** What was given, without what was won with it. */
  granted: Scalars['MinorUnits']['output'];
  /** What became real money, winnings with it. */
  converted: Scalars['MinorUnits']['output'];
  /** Given in those that ended without becoming money: given up, run out or used up. */
  lost: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type BonusContribution = {
  __typename?: 'BonusContribution';
  kind: GameKind;
  /** 0 to 10000 basis points. */
  basisPoints: Scalars['Int']['output'];
};

export type SettleDebtInput = {
  idempotencyKey: Scalars['String']['input'];
};

export type SettleDebtResult = {
  __typename?: 'SettleDebtResult';
  /** Paid from the balance; 0 when nothing was owed or nothing was there. */
  settled: Scalars['MinorUnits']['output'];
  cashier: Cashier;
};

export type ForfeitBonusInput = {
  bonusId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type ForfeitBonusResult = {
  __typename?: 'ForfeitBonusResult';
  bonus?: Maybe<Bonus>;
  refused?: Maybe<ForfeitRefusal>;
};

/** Ours. */
export type Statement = {
  __typename?: 'Statement';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  openingBalance: Scalars['MinorUnits']['output'];
  openingBonusBalance: Scalars['MinorUnits']['output'];
  closingBalance: Scalars['MinorUnits']['output'];
  closingBonusBalance: Scalars['MinorUnits']['output'];
  deposits: Scalars['MinorUnits']['output'];
  withdrawals: Scalars['MinorUnits']['output'];
  netDeposits: Scalars['MinorUnits']['output'];
  /** Opening + all lines = closing. */
  lines: Array<StatementLine>;
  products: Array<StatementProduct>;
};

export type StatementLine = {
  __typename?: 'StatementLine';
  kind: StatementLineKind;
  count: Scalars['Int']['output'];
  amount: Scalars['MinorUnits']['output'];
  bonusAmount: Scalars['MinorUnits']['output'];
};

export type StatementProduct = {
  __typename?: 'StatementProduct';
  product: Product;
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  net: Scalars['MinorUnits']['output'];
  rounds: Scalars['Int']['output'];
};

/** Ours. Of net losses with real money in a period (requirements/experience#cashback). */
export type Cashback = {
  __typename?: 'Cashback';
  id: Scalars['ID']['output'];
  basisPoints: Scalars['Int']['output'];
  period: LimitPeriod;
  periodStartsAt: Scalars['DateTime']['output'];
  periodEndsAt: Scalars['DateTime']['output'];
  paysAt: Scalars['DateTime']['output'];
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  /** staked - returned, never below 0. */
  netLoss: Scalars['MinorUnits']['output'];
  /** What the running period would give now. */
  accrued: Scalars['MinorUnits']['output'];
  maximum: Scalars['MinorUnits']['output'];
  minimum: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  wageringFactor: Scalars['Float']['output'];
  history: Array<CashbackPayout>;
};


/** Ours. Of net losses with real money in a period (requirements/experience#cashback). */
export type CashbackhistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type CashbackPayout = {
  __typename?: 'CashbackPayout';
  id: Scalars['ID']['output'];
  periodStartsAt: Scalars['DateTime']['output'];
  periodEndsAt: Scalars['DateTime']['output'];
  netLoss: Scalars['MinorUnits']['output'];
  amount: Scalars['MinorUnits']['output'];
  paidAt: Scalars['DateTime']['output'];
};

export type SourceOfWealthFunding = {
  __typename?: 'SourceOfWealthFunding';
  type: SourceOfWealth;
  options: Array<SourceOfWealthOption>;
  files: Array<SourceOfWealthFile>;
  completed: Scalars['Boolean']['output'];
};

export type SourceOfWealthOption = {
  __typename?: 'SourceOfWealthOption';
  title: Scalars['String']['output'];
  tooltip?: Maybe<Scalars['String']['output']>;
  checked: Scalars['Boolean']['output'];
};

export type SourceOfWealthFile = {
  __typename?: 'SourceOfWealthFile';
  documentId: Scalars['ID']['output'];
};

export type AccountNotice = {
  __typename?: 'AccountNotice';
  id: AccountNoticeId;
  since?: Maybe<Scalars['DateTime']['output']>;
  /** When the notice ends by itself; null when it does not or nobody knows. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** True when it keeps the player from playing for real money now. */
  blocksPlay: Scalars['Boolean']['output'];
};

export type LegalText = {
  __typename?: 'LegalText';
  /** Stable: '{playerId}:{kind}'. */
  id: Scalars['ID']['output'];
  kind: LegalTextKind;
  /** In force; named by its first day, yyyy-mm-dd. */
  version: Scalars['String']['output'];
  /** Null when the player accepted none yet. */
  acceptedVersion?: Maybe<Scalars['String']['output']>;
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  isAccepted: Scalars['Boolean']['output'];
};

export type PlayerLimit = {
  __typename?: 'PlayerLimit';
  /** Stable: '{playerId}:{kind}:{period}'. */
  id: Scalars['ID']['output'];
  kind: LimitKind;
  period: LimitPeriod;
  /** Ceiling of DEPOSIT, LOSS and WAGER limits; null when not set. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  /** Ceiling of SESSION limits in minutes; null when not set. */
  minutes?: Maybe<Scalars['Int']['output']>;
  currency: Scalars['String']['output'];
  /** Used in the running period: deposited, net loss (never below 0), wagered; null for SESSION. */
  used?: Maybe<Scalars['MinorUnits']['output']>;
  /** Minutes played in the running period, for SESSION. */
  usedMinutes?: Maybe<Scalars['Int']['output']>;
  /** What is left before the limit refuses; null when not set. */
  remaining?: Maybe<Scalars['MinorUnits']['output']>;
  remainingMinutes?: Maybe<Scalars['Int']['output']>;
  /** True when the window moves with the clock (24 h, 7 d, 30 d); false when it follows the licence's calendar. */
  isRolling: Scalars['Boolean']['output'];
  periodStartsAt: Scalars['DateTime']['output'];
  /** Calendar: when the next period begins. Rolling: when all that is used now will have left the window; now when nothing is used. */
  periodEndsAt: Scalars['DateTime']['output'];
  /** True where the licence does not let the player play without it. */
  isRequired: Scalars['Boolean']['output'];
  /** A raise or removal that waits; null when there is none. */
  pending?: Maybe<PendingLimitChange>;
};

export type PendingLimitChange = {
  __typename?: 'PendingLimitChange';
  status: PendingLimitStatus;
  /** Null together with minutes means removal. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  minutes?: Maybe<Scalars['Int']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** From when it may be confirmed. */
  confirmableAt: Scalars['DateTime']['output'];
  /** After this the request lapses. */
  lapsesAt: Scalars['DateTime']['output'];
};

export type RealityCheck = {
  __typename?: 'RealityCheck';
  isMandatory: Scalars['Boolean']['output'];
  /** Minutes; null when switched off (only where not mandatory). */
  periodMinutes?: Maybe<Scalars['Int']['output']>;
  /** Minutes the player may choose. */
  choices: Array<Scalars['Int']['output']>;
  /** Counted by the server's clock since the sign-in or the last acknowledgement. */
  lastAcknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since the last acknowledgement. */
  sinceLast: SessionPosition;
};

export type SessionPosition = {
  __typename?: 'SessionPosition';
  startedAt: Scalars['DateTime']['output'];
  /** The server's clock, for counting on without trusting the device's. */
  serverTime: Scalars['DateTime']['output'];
  elapsedSeconds: Scalars['Int']['output'];
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  /** returned - staked; negative is a loss. */
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
};

export type GameRoundConnection = {
  __typename?: 'GameRoundConnection';
  edges: Array<GameRoundEdge>;
  pageInfo: PageInfo;
  /** Over the whole filter, not only this page. */
  totals: GameRoundTotals;
};

export type GameRoundEdge = {
  __typename?: 'GameRoundEdge';
  cursor: Scalars['String']['output'];
  node: GameRound;
};

export type GameRound = {
  __typename?: 'GameRound';
  id: Scalars['ID']['output'];
  /** The provider's id, to quote to support. */
  roundId: Scalars['String']['output'];
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  /** Null when the game has left the catalogue. */
  game?: Maybe<Game>;
  status: GameRoundStatus;
  openedAt: Scalars['DateTime']['output'];
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  stake: Scalars['MinorUnits']['output'];
  return: Scalars['MinorUnits']['output'];
  /** return - stake. */
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Balance after the round's last movement. */
  balanceAfter: Scalars['MinorUnits']['output'];
};

export type GameRoundTotals = {
  __typename?: 'GameRoundTotals';
  rounds: Scalars['Int']['output'];
  stake: Scalars['MinorUnits']['output'];
  return: Scalars['MinorUnits']['output'];
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type Root = {
  __typename?: 'Root';
  /** Brand id, e.g. aurora. */
  brand: Scalars['String']['output'];
  /** Ours. '{title} | {site title}' (requirements/routes#locales-and-links). */
  siteTitle: Scalars['String']['output'];
  license: License;
  /** One of op-a … op-f. */
  operator: Scalars['String']['output'];
  /** Ours. The locales the brand has (requirements/routes#locales-and-links). */
  localeSettings: Array<LocaleSetting>;
  /** Texts by key; a key without a text in the locale falls back to en; unknown keys are left out. At most 200 keys. */
  ts: Array<Translation>;
  flowSettings: FlowSettings;
  gamificationSettings: GamificationSettings;
  fundingOptions: Array<FundingOption>;
  jackpotSettings: JackpotSettings;
  raffleSettings: RaffleSettings;
  /** Ours for its shape. Null when the key is unknown (requirements/routes#menus-and-live-chat: menuKey 'lobbyMenu'). */
  lobbyMenu?: Maybe<LobbyMenu>;
  /** Ours for its shape. Blocks of a page in order (requirements/entities#content-blocks, lobby content block type). */
  lobbyContent: Array<LobbyContentBlock>;
  /**
   * Games as this visitor may see them. The arguments are what the specification sends; they choose content only.
   * Licence, country and currency that matter for play are the server's own.
   */
  personalized: Personalized;
};


export type RoottsArgs = {
  keys: Array<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type RootfundingOptionsArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootjackpotSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootraffleSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootlobbyMenuArgs = {
  menuKey: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type RootlobbyContentArgs = {
  page?: InputMaybe<LobbyPage>;
  locale?: InputMaybe<Scalars['String']['input']>;
  currencyCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootpersonalizedArgs = {
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
  subDivision?: InputMaybe<Scalars['String']['input']>;
  license?: InputMaybe<License>;
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type LocaleSetting = {
  __typename?: 'LocaleSetting';
  /** As in the path: en, fr_CA, et_EE. */
  locale: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
  /** First path segment; the default locale's landing page is '/' (requirements/routes#locales-and-links). */
  pathPrefix: Scalars['String']['output'];
  /** In its own language. */
  name: Scalars['String']['output'];
};

export type Translation = {
  __typename?: 'Translation';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FlowSettings = {
  __typename?: 'FlowSettings';
  registrations: Array<RegistrationFlow>;
  login: Array<LoginFlow>;
};

export type RegistrationFlow = {
  __typename?: 'RegistrationFlow';
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  flow: LoginFlow;
};

export type GamificationSettings = {
  __typename?: 'GamificationSettings';
  enabled: Scalars['Boolean']['output'];
  loyaltyPage?: Maybe<LoyaltyPage>;
};

export type LoyaltyPage = {
  __typename?: 'LoyaltyPage';
  backgroundImage?: Maybe<Image>;
  backgroundDesktopImage?: Maybe<Image>;
  mainImage?: Maybe<Image>;
  mainDesktopImage?: Maybe<Image>;
  shopImage?: Maybe<Image>;
  shopDesktopImage?: Maybe<Image>;
  gamesImage?: Maybe<Image>;
  /** Rich text. */
  description?: Maybe<Scalars['String']['output']>;
  /** Rich text. */
  termsAndConditions?: Maybe<Scalars['String']['output']>;
  rankCards: Array<RankCard>;
  rewardCards: Array<RewardCard>;
  steps: Array<LoyaltyStep>;
};

export type RankCard = {
  __typename?: 'RankCard';
  rank: Scalars['String']['output'];
  subtitle?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Image>;
  color?: Maybe<Scalars['String']['output']>;
  benefitsTitle?: Maybe<Scalars['String']['output']>;
  benefits: Array<RankBenefit>;
};

export type RankBenefit = {
  __typename?: 'RankBenefit';
  description: Scalars['String']['output'];
};

export type RewardCard = {
  __typename?: 'RewardCard';
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  color?: Maybe<Scalars['String']['output']>;
};

export type LoyaltyStep = {
  __typename?: 'LoyaltyStep';
  title: Scalars['String']['output'];
  subtitle?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
};

export type FundingOption = {
  __typename?: 'FundingOption';
  id: Scalars['ID']['output'];
  options: Array<FundingOptionChoice>;
};

export type FundingOptionChoice = {
  __typename?: 'FundingOptionChoice';
  title: Scalars['String']['output'];
  tooltip?: Maybe<Scalars['String']['output']>;
};

export type JackpotSettings = {
  __typename?: 'JackpotSettings';
  enabled: Scalars['Boolean']['output'];
  sourceId?: Maybe<Scalars['String']['output']>;
  instanceId?: Maybe<Scalars['String']['output']>;
  operatorId?: Maybe<Scalars['String']['output']>;
  /** Numbers as strings (requirements/entities#site-settings). */
  contributionOptions: Array<Scalars['String']['output']>;
  initialContributionValue?: Maybe<Scalars['String']['output']>;
  winnerNotificationImage?: Maybe<Image>;
  colorPalette?: Maybe<JackpotColorPalette>;
  enabledCommunity: Scalars['Boolean']['output'];
  logo?: Maybe<Image>;
  desktopImage?: Maybe<Image>;
  mobileImage?: Maybe<Image>;
  titleRows: Array<Scalars['String']['output']>;
  /** Rich text. */
  text?: Maybe<Scalars['String']['output']>;
  /** Rich text. */
  termsAndConditions?: Maybe<Scalars['String']['output']>;
};

export type JackpotColorPalette = {
  __typename?: 'JackpotColorPalette';
  highlight?: Maybe<Scalars['String']['output']>;
  background?: Maybe<Scalars['String']['output']>;
  darkBackground?: Maybe<Scalars['String']['output']>;
  backgroundGradient?: Maybe<Scalars['String']['output']>;
  detailsContentBackground?: Maybe<Scalars['String']['output']>;
  detailsBackground?: Maybe<Scalars['String']['output']>;
  detailsModalBackground?: Maybe<Scalars['String']['output']>;
  body?: Maybe<Scalars['String']['output']>;
  backgroundContrast?: Maybe<Scalars['String']['output']>;
  buttonBackground?: Maybe<Scalars['String']['output']>;
};

export type RaffleSettings = {
  __typename?: 'RaffleSettings';
  enabled: Scalars['Boolean']['output'];
  raffles: Array<RaffleSetting>;
  pageMobileBackgroundImage?: Maybe<Image>;
  pageDesktopBackgroundImage?: Maybe<Image>;
  /** Rich text. */
  text?: Maybe<Scalars['String']['output']>;
  /** Rich text. */
  termsAndConditions?: Maybe<Scalars['String']['output']>;
};

export type RaffleSetting = {
  __typename?: 'RaffleSetting';
  gameStudio: GameStudio;
};

export type Image = {
  __typename?: 'Image';
  /** Absolute https URL, or http on local hosts. */
  url: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  /** Empty when it is decoration. */
  alt: Scalars['String']['output'];
};

export type LobbyMenu = {
  __typename?: 'LobbyMenu';
  menuKey: Scalars['String']['output'];
  items: Array<LobbyMenuItem>;
};

export type LobbyMenuItem = {
  __typename?: 'LobbyMenuItem';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** Locale-free path with a trailing slash, e.g. /game-list/slots/; null for a group. */
  path?: Maybe<Scalars['String']['output']>;
  icon: LobbyMenuIcon;
  /** Shown only when signed in. */
  needsSignIn: Scalars['Boolean']['output'];
  items: Array<LobbyMenuItem>;
};

export type LobbyContentBlock = {
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
};

export type BannerExternalLinkBlock = LobbyContentBlock & {
  __typename?: 'BannerExternalLinkBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  /** https only. */
  url: Scalars['String']['output'];
  callToAction: Scalars['String']['output'];
};

export type BannerGameBlock = LobbyContentBlock & {
  __typename?: 'BannerGameBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  game: Game;
  callToAction: Scalars['String']['output'];
};

export type BannerManualBlock = LobbyContentBlock & {
  __typename?: 'BannerManualBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  /** Locale-free path. */
  path?: Maybe<Scalars['String']['output']>;
  callToAction?: Maybe<Scalars['String']['output']>;
};

export type JackpotBlock = LobbyContentBlock & {
  __typename?: 'JackpotBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
};

export type PromotionBlock = LobbyContentBlock & {
  __typename?: 'PromotionBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  callToActionType: CallToActionType;
  path?: Maybe<Scalars['String']['output']>;
};

export type PromotionV2Block = LobbyContentBlock & {
  __typename?: 'PromotionV2Block';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  promotions: Array<PromotionBlock>;
};

export type RaffleBlock = LobbyContentBlock & {
  __typename?: 'RaffleBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
};

export type TopGamesBlock = LobbyContentBlock & {
  __typename?: 'TopGamesBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
  list: GameList;
};

export type TopSportsBlock = LobbyContentBlock & {
  __typename?: 'TopSportsBlock';
  id: Scalars['ID']['output'];
  type: LobbyContentBlockType;
  title?: Maybe<Scalars['String']['output']>;
};

export type Personalized = {
  __typename?: 'Personalized';
  /** Null when no list has the slug. */
  listOfGames?: Maybe<GameList>;
  /** Ours. The brand's lists in their order; empty ones are left out (requirements/screens#games). */
  listsOfGames: Array<GameList>;
  /** Games of a studio (spec GameStudio: 20 first, then 30), of a category, or all. */
  games: GameListItemConnection;
  /** Ours. Null when there is no such game in this market. */
  game?: Maybe<Game>;
  /** Ours. For recently played games kept on the device; unknown ids are left out. At most 20 ids. */
  gamesById: Array<Game>;
  /** Ours. Finds by name, studio and features; forgives a typing error. 1 to 100 characters. */
  searchGames: GameListItemConnection;
  /** Ours. */
  studios: GameStudioConnection;
  studio?: Maybe<GameStudio>;
  /** Ours. */
  gameCategories: Array<GameCategory>;
  gameCategory?: Maybe<GameCategory>;
};


export type PersonalizedlistOfGamesArgs = {
  slug: Scalars['String']['input'];
};


export type PersonalizedgamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  categorySlug?: InputMaybe<Scalars['String']['input']>;
};


export type PersonalizedgameArgs = {
  slug: Scalars['String']['input'];
};


export type PersonalizedgamesByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type PersonalizedsearchGamesArgs = {
  query: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type PersonalizedstudiosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type PersonalizedstudioArgs = {
  slug: Scalars['String']['input'];
};


export type PersonalizedgameCategoryArgs = {
  slug: Scalars['String']['input'];
};

export type GameList = {
  __typename?: 'GameList';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Slices of 10 (requirements/screens#games). lastShownGameId: go on after this game when the list changed under the cursor. */
  games: GameListItemConnection;
};


export type GameListgamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  lastShownGameId?: InputMaybe<Scalars['ID']['input']>;
};

export type GameListItemConnection = {
  __typename?: 'GameListItemConnection';
  edges: Array<GameListItemEdge>;
  pageInfo: PageInfo;
  /** Ours. */
  totalCount: Scalars['Int']['output'];
};

export type GameListItemEdge = {
  __typename?: 'GameListItemEdge';
  cursor: Scalars['String']['output'];
  node: GameListItem;
};

/** A game's place in one list; not an entity (the same game has another idx elsewhere). */
export type GameListItem = {
  __typename?: 'GameListItem';
  /** From 0. */
  idx: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  /** Equals game.id. */
  lookupId: Scalars['ID']['output'];
  game: Game;
};

export type Game = {
  __typename?: 'Game';
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  kind: GameKind;
  studio: GameStudio;
  artwork: GameArtwork;
  isLiveCasinoGame: Scalars['Boolean']['output'];
  /** Shown only where the brand has ShowRTP or the licence asks; always delivered. */
  rtp: ReturnToPlayer;
  /** Null where it depends on the bet, as in roulette. */
  volatility?: Maybe<GameVolatility>;
  /** Paylines; null where the game has none. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** Ways to win; null where the game has none. */
  ways?: Maybe<Scalars['Int']['output']>;
  /** Reels and rows such as 5x3; null where the game has none. */
  layout?: Maybe<Scalars['String']['output']>;
  /** Share of rounds that return something, in hundredths of a percent. */
  hitRateBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Highest win as a multiple of the stake. */
  maxWinMultiple: Scalars['Float']['output'];
  minStake: Scalars['MinorUnits']['output'];
  maxStake: Scalars['MinorUnits']['output'];
  /** Of minStake and maxStake. */
  currency: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  categorySlugs: Array<Scalars['String']['output']>;
  /** Bonus money may be played here (requirements/constants#running-out-of-funds, running out of funds). */
  isBonusEnabled: Scalars['Boolean']['output'];
  isJackpotGame: Scalars['Boolean']['output'];
  isNew: Scalars['Boolean']['output'];
  releasedAt: Scalars['DateTime']['output'];
  /** Demo exists and the licence allows it to this visitor. */
  isDemoAllowed: Scalars['Boolean']['output'];
};

export type ReturnToPlayer = {
  __typename?: 'ReturnToPlayer';
  /** Exact reduced fraction, e.g. '36/37'. */
  exact: Scalars['String']['output'];
  /** In hundredths of a percent, rounded to nearest: 9730 is 97.30 %. */
  basisPoints: Scalars['Int']['output'];
};

export type GameArtwork = {
  __typename?: 'GameArtwork';
  /** 3:4 */
  portrait: Scalars['String']['output'];
  /** 16:9 */
  wide: Scalars['String']['output'];
  /** 1:1 */
  square: Scalars['String']['output'];
};

export type GameStudio = {
  __typename?: 'GameStudio';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  raffleSpotlightImage?: Maybe<Image>;
  gameCount: Scalars['Int']['output'];
};

export type GameStudioConnection = {
  __typename?: 'GameStudioConnection';
  edges: Array<GameStudioEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type GameStudioEdge = {
  __typename?: 'GameStudioEdge';
  cursor: Scalars['String']['output'];
  node: GameStudio;
};

export type GameCategory = {
  __typename?: 'GameCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  gameCount: Scalars['Int']['output'];
  /** First games of the category, for its tile. */
  games: GameListItemConnection;
};


export type GameCategorygamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Public = {
  __typename?: 'Public';
  raffleWinners: RaffleWinnerConnection;
  jackpotLeaderboard: JackpotLeaderboard;
};


export type PublicraffleWinnersArgs = {
  baseCurrency: Scalars['String']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type PublicjackpotLeaderboardArgs = {
  brand: Scalars['String']['input'];
  jackpotInstanceId: Scalars['String']['input'];
  jackpotPotId: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  playerUUID?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type RaffleWinnerConnection = {
  __typename?: 'RaffleWinnerConnection';
  edges: Array<RaffleWinnerEdge>;
  pageInfo: PageInfo;
};

export type RaffleWinnerEdge = {
  __typename?: 'RaffleWinnerEdge';
  cursor: Scalars['String']['output'];
  node: RaffleDrawResult;
};

export type RaffleDrawResult = {
  __typename?: 'RaffleDrawResult';
  instanceId: Scalars['ID']['output'];
  jackpotName: Scalars['String']['output'];
  timestamp: Scalars['DateTime']['output'];
  winners: Array<RaffleWinner>;
};

export type RaffleWinner = {
  __typename?: 'RaffleWinner';
  winnerInitials: Scalars['String']['output'];
  winAmount: Scalars['MinorUnits']['output'];
  winCurrency: Scalars['String']['output'];
  brand: Scalars['String']['output'];
};

export type JackpotLeaderboard = {
  __typename?: 'JackpotLeaderboard';
  /** From 0; negative when the player is not on the board. */
  playerPosition: Scalars['Int']['output'];
  playerRank?: Maybe<Scalars['String']['output']>;
  playerRankImageUrl?: Maybe<Scalars['String']['output']>;
  leaderboard: Array<JackpotLeaderboardEntry>;
};

export type JackpotLeaderboardEntry = {
  __typename?: 'JackpotLeaderboardEntry';
  brand: Scalars['String']['output'];
  expectedPrize: Scalars['MinorUnits']['output'];
  initials: Scalars['String']['output'];
  rankImageUrl?: Maybe<Scalars['String']['output']>;
  rankName?: Maybe<Scalars['String']['output']>;
};

export type CountryContext = {
  __typename?: 'CountryContext';
  /** The player's registered country when signed in, else the country of the request. */
  countryCode: Scalars['String']['output'];
  /** Upper-case region; only for CA (requirements/validation#country-subdivision). */
  subDivision?: Maybe<Scalars['String']['output']>;
  ipCountryCode: Scalars['String']['output'];
  countryCurrency: Scalars['String']['output'];
};

export type RefreshedTokens = {
  __typename?: 'RefreshedTokens';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type LogoutResult = {
  __typename?: 'LogoutResult';
  loggedOut: Scalars['Boolean']['output'];
};

export type LiveChatToken = {
  __typename?: 'LiveChatToken';
  token: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type LaunchGameInput = {
  slug: Scalars['String']['input'];
  mode: GameMode;
  /** For the game's own texts; default en. */
  locale?: InputMaybe<Scalars['String']['input']>;
  device?: InputMaybe<Device>;
};

export type LaunchGameResult = GameLaunch | GameLaunchRefusal;

export type GameLaunch = {
  __typename?: 'GameLaunch';
  gameSessionId: Scalars['ID']['output'];
  mode: GameMode;
  game: Game;
  /** Source of the frame. Valid once and until expiresAt. */
  url: Scalars['String']['output'];
  /** The only origin whose messages count (frame protocol). */
  origin: Scalars['String']['output'];
  /** Must come back in the frame's hello. */
  nonce: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  jurisdiction: GameJurisdiction;
};

/** What the licence asks of the game and of the frame around it: GameJurisdiction of @foyer/kernel/game-host, field by field. */
export type GameJurisdiction = {
  __typename?: 'GameJurisdiction';
  autoplay: Scalars['Boolean']['output'];
  turbo: Scalars['Boolean']['output'];
  /** From one press to the next that is accepted, milliseconds. */
  minimumRoundMs: Scalars['Int']['output'];
  /** Null when the licence sets none. */
  maximumStakeMinor?: Maybe<Scalars['MinorUnits']['output']>;
  /** Sound or movement when the return is not more than the stake. */
  celebrateReturnUpToStake: Scalars['Boolean']['output'];
  buyFeature: Scalars['Boolean']['output'];
  showRtp: Scalars['Boolean']['output'];
  showNetPosition: Scalars['Boolean']['output'];
  showSessionClock: Scalars['Boolean']['output'];
  fullscreen: Scalars['Boolean']['output'];
};

export type GameLaunchRefusal = {
  __typename?: 'GameLaunchRefusal';
  /** Every reason that holds, most severe first. */
  reasons: Array<GameLaunchRefusalReason>;
  /** When play is possible again, if it is known. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type CloseGameSessionInput = {
  gameSessionId: Scalars['ID']['input'];
};

export type CloseGameSessionResult = {
  __typename?: 'CloseGameSessionResult';
  closed: Scalars['Boolean']['output'];
  position: SessionPosition;
};

export type SetPlayerLimitInput = {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, for DEPOSIT, LOSS and WAGER. Null removes the limit (after the cool-off). */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Minutes, for SESSION. Null removes the limit (after the cool-off). */
  minutes?: InputMaybe<Scalars['Int']['input']>;
};

export type PlayerLimitKeyInput = {
  kind: LimitKind;
  period: LimitPeriod;
};

/** Versions as they were shown; a text that is left out stays as it is. */
export type AcceptLegalTextsInput = {
  terms?: InputMaybe<Scalars['String']['input']>;
  privacyPolicy?: InputMaybe<Scalars['String']['input']>;
};

/** The key is made before the first sending, 8 to 64 letters, digits, - or _; the same call with the same key has one effect and one answer. */
export type ClaimRewardInput = {
  assignationId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type AcknowledgeRealityCheckInput = {
  choice: RealityCheckChoice;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type BalanceUpdate = {
  __typename?: 'BalanceUpdate';
  balance: Scalars['MinorUnits']['output'];
  bonusBalance: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Of the movement, without sign: the stake of a CasinoBet. */
  amount: Scalars['MinorUnits']['output'];
  moneyType: MoneyType;
  /** 0 to 1; null when no bonus is being wagered. */
  wageringProgress?: Maybe<Scalars['Float']['output']>;
  /** Ours. See Wallet.version. */
  version: Scalars['Int']['output'];
  /** Ours. Of the game movements; null otherwise. */
  gameId?: Maybe<Scalars['ID']['output']>;
};

export type PlayerUpdate = {
  __typename?: 'PlayerUpdate';
  isAccountClosed: Scalars['Boolean']['output'];
  /** Ours. True when play for real money is refused now. */
  isPlayBlocked: Scalars['Boolean']['output'];
};

export type DestroyedSession = {
  __typename?: 'DestroyedSession';
  /** The sid of the access token. */
  sessionId: Scalars['ID']['output'];
  /** Ours. */
  reason: SessionEndReason;
};

export type CustomerPopUps = {
  __typename?: 'CustomerPopUps';
  popUpIdsAdded: Array<Scalars['ID']['output']>;
};

export type RewardUpdate = {
  __typename?: 'RewardUpdate';
  reward: RewardItem;
  status: RewardStatus;
  assignationId: Scalars['ID']['output'];
};

export type License =
  | 'anj'
  | 'cos'
  | 'crc'
  | 'est'
  | 'mga';

/** API device enum. */
export type Device =
  | 'Desktop'
  | 'Mobile';

export type VerificationStatus =
  | 'Done'
  | 'NotRequired'
  | 'Required';

export type VerificationReason =
  | 'EmailChange'
  | 'SignUp'
  | 'Unknown';

export type Validity =
  | 'Invalid'
  | 'Risky'
  | 'Valid';

export type TransactionSortField =
  | 'createdAt'
  | 'processedAt';

export type BonusStatus =
  | 'Active'
  | 'Converted'
  | 'Expired'
  | 'Forfeited';

export type ActionType =
  | 'CompleteSoW'
  | 'Deposit';

export type ProcessingType =
  | 'Instant'
  | 'Manual';

export type SourceOfWealth =
  | 'Dividends'
  | 'Inheritance'
  | 'Other'
  | 'Salary'
  | 'SaleOfCompany'
  | 'SaleOfProperty';

export type SourceOfWealthRequirementStatus =
  | 'Done'
  | 'NotNeed'
  | 'Pending'
  | 'Required'
  | 'WillBeRequired';

export type LimitPeriod =
  | 'Day'
  | 'Week'
  | 'Month';

export type IdentityProvider =
  | 'IDENTITY'
  | 'PAYMENT_GATEWAY'
  | 'SMS'
  | 'OPEN_BANKING'
  | 'BANK_PAYMENT';

/** The identity providers in mixed case, as site settings name them. */
export type LoginFlow =
  | 'Identity'
  | 'PaymentGateway'
  | 'Sms'
  | 'OpenBanking'
  | 'BankPayment';

export type PaymentDirection =
  | 'Deposit'
  | 'Withdrawal';

export type PaymentTransactionStatus =
  | 'Initialized'
  | 'Completed'
  | 'CancelInitialized'
  | 'Cancelled'
  | 'RollbackInitialized'
  | 'RolledBacked';

export type AccountClosureReason =
  | 'AccountIssues'
  | 'InsufficientGameChoices'
  | 'NotEnoughBonusesOrPromotions'
  | 'PaymentIssues';

export type RegistrationMethod =
  | 'SSN'
  | 'OPEN_BANKING'
  | 'BANK_PAYMENT'
  | 'IDENTITY_FORM'
  | 'EMBEDDED_FORM';

export type RewardStatus =
  | 'Scheduled'
  | 'Unclaimed'
  | 'Processing'
  | 'Credited'
  | 'FailedProcessing'
  | 'Expired'
  | 'Removed';

export type RewardKind =
  | 'Cashback'
  | 'Incentive';

export type RewardSortField =
  | 'assignedAt'
  | 'rewardId'
  | 'status'
  | 'updatedAt';

export type RewardDepositCondition =
  | 'ALWAYS'
  | 'EXISTING_DEPOSITS'
  | 'FIRST_TIME_DEPOSIT';

export type RewardClaimType =
  | 'Manual'
  | 'Automatic';

/** Ours. */
export type RewardBlock =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'REWARDS_BLOCKED';

/** Ours. FAILED: it could not be paid, which is our fault; it can be claimed again when support has mended it. */
export type RewardClaimRefusalCode =
  | 'NOT_FOUND'
  | 'NOT_YET'
  | 'EXPIRED'
  | 'ALREADY_CLAIMED'
  | 'REMOVED'
  | 'NOT_CLAIMABLE'
  | 'PLAYER_BLOCKED'
  | 'FAILED';

export type CallToActionType =
  | 'DEPOSIT'
  | 'PAGE_LINK';

export type LobbyContentBlockType =
  | 'BANNER_EXTERNAL_LINK'
  | 'BANNER_GAME'
  | 'BANNER_MANUAL'
  | 'JACKPOT'
  | 'PROMOTION'
  | 'PROMOTION_V2'
  | 'RAFFLE'
  | 'TOP_GAMES'
  | 'TOP_SPORTS';

export type MissionStatus =
  | 'going'
  | 'locked'
  | 'incomplete'
  | 'claim'
  | 'completed';

export type ReferralStatus =
  | 'INITIAL'
  | 'PROVISIONAL'
  | 'ACTIVE'
  | 'FULLY_IDENTIFIED';

export type BrandFeature =
  | 'BasicEnterCode'
  | 'BonusChecker'
  | 'DarkCashierLayout'
  | 'DefaultConsentRegistration'
  | 'DisablePhoneVerificationForRewards'
  | 'DisableWeekendWithdrawalMessages'
  | 'EnableCashierIBAwardAnnouncement'
  | 'EnableFinancialHistory'
  | 'EnableGamesInformationMessage'
  | 'EnablePhoneVerification'
  | 'JackpotAutoOptIn'
  | 'JackpotInRegistrationFlow'
  | 'OverlaySourceOfWealth'
  | 'QuickMenu'
  | 'ShowRTP'
  | 'Sportsbook'
  | 'QuickDepositLastUsedAccount'
  | 'IdentityServer'
  | 'SupportChatWidget';

/** Account notices (requirements/screens#account-notices). */
export type AccountNoticeId =
  | 'AccountClosed'
  | 'GermanyCloseDown'
  | 'NovemberCampaign'
  | 'KycRequired'
  | 'Maintenance'
  | 'SelfExclusion'
  | 'SowRequired'
  | 'SowUploadRequired'
  | 'Timeout'
  | 'Content'
  | 'BankingCDD'
  | 'InstantBankingGracePeriod'
  | 'InstantBankingJackpot';

/** CasinoWin, CasinoRollback, Adjustment and Reward are ours; the specification has seen the others. */
export type MoneyType =
  | 'Deposit'
  | 'Withdrawal'
  | 'InitWithdrawal'
  | 'WithdrawalCancelled'
  | 'DepositReversed'
  | 'CasinoBet'
  | 'CasinoWin'
  | 'CasinoRollback'
  | 'Adjustment'
  | 'Reward'
  | 'Bonus'
  | 'Cashback';

/** Ours. */
export type PaymentMethodKind =
  | 'CARD'
  | 'INSTANT_BANK'
  | 'OPEN_BANKING'
  | 'WALLET'
  | 'VOUCHER';

/** Ours. */
export type PaymentMethodReason =
  | 'COUNTRY'
  | 'CURRENCY'
  | 'BLOCKED'
  | 'CLOSED_LOOP'
  | 'PROVIDER_UNAVAILABLE'
  | 'NO_ACCOUNT';

/** Ours. IN_PROGRESS waits for the player, PENDING for somebody else. */
export type PaymentOutcome =
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'SUCCEEDED'
  | 'REFUSED'
  | 'CANCELLED'
  | 'REVERSED';

/** Ours. */
export type PaymentFailure =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'AUTHENTICATION_FAILED'
  | 'ACCOUNT_CLOSED'
  | 'LIMIT_AT_PROVIDER'
  | 'VOUCHER_UNKNOWN'
  | 'VOUCHER_SPENT'
  | 'NOT_OWN_ACCOUNT'
  | 'TIMED_OUT'
  | 'PROVIDER_UNAVAILABLE'
  | 'REFUSED_BY_OPERATOR';

/** Ours. */
export type PaymentActionKind =
  | 'FRAME'
  | 'REDIRECT';

/** Ours. */
export type PaymentStepKind =
  | 'REQUESTED'
  | 'AUTHORISED'
  | 'CHECKED'
  | 'SENT'
  | 'RECEIVED'
  | 'REFUSED'
  | 'CANCELLED'
  | 'REVERSED';

/** Ours. */
export type PaymentStepOwner =
  | 'PLAYER'
  | 'OPERATOR'
  | 'PROVIDER'
  | 'BANK';

/** Ours. Most severe first in this order. */
export type CashierBlock =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'DEPOSITS_BLOCKED'
  | 'WITHDRAWALS_BLOCKED'
  | 'INSTANT_BANKING_BLOCKED'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_OFFERED'
  | 'LIMIT_REACHED'
  | 'DEBT_OPEN';

/** Ours. */
export type PaymentRefusalCode =
  | 'BLOCKED'
  | 'AMOUNT_TOO_SMALL'
  | 'AMOUNT_TOO_LARGE'
  | 'LIMIT_REACHED'
  | 'INSUFFICIENT_FUNDS'
  | 'CURRENCY_MISMATCH'
  | 'METHOD_UNKNOWN'
  | 'METHOD_UNAVAILABLE'
  | 'ACCOUNT_UNKNOWN'
  | 'CLOSED_LOOP'
  | 'KEY_REUSED'
  | 'TOO_MANY_OPEN'
  | 'PROVIDER_UNAVAILABLE'
  | 'INVALID';

/** Ours. REST: what the closed loop does not bind. */
export type WithdrawalShareReason =
  | 'DEPOSITED_FROM_HERE'
  | 'REST';

/** Ours. */
export type StatementLineKind =
  | 'DEPOSIT'
  | 'DEPOSIT_REVERSED'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_CANCELLED'
  | 'STAKE'
  | 'RETURN'
  | 'ROLLBACK'
  | 'JACKPOT'
  | 'REWARD'
  | 'BONUS_GIVEN'
  | 'BONUS_CONVERTED'
  | 'BONUS_ENDED'
  | 'CASHBACK'
  | 'ADJUSTMENT';

/** Ours. */
export type Product =
  | 'CASINO'
  | 'LIVE_CASINO'
  | 'SPORTS'
  | 'JACKPOT';

/** Ours. */
export type BonusEndReason =
  | 'WAGERED'
  | 'USED_UP'
  | 'RAN_OUT'
  | 'GIVEN_UP';

/** Ours. */
export type ForfeitRefusal =
  | 'NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'ROUND_OPEN'
  | 'KEY_REUSED';

/** Ours. */
export type AccountStatusValue =
  | 'Active'
  | 'Closed';

/** Ours beyond MultipleAccounts. */
export type AccountStatusCause =
  | 'MultipleAccounts'
  | 'PlayerRequest'
  | 'OperatorDecision';

/** Ours. */
export type LobbyPage =
  | 'LOBBY'
  | 'SPORTS'
  | 'PROMOTIONS';

/** Ours. */
export type LobbyMenuIcon =
  | 'home'
  | 'slots'
  | 'live'
  | 'table'
  | 'jackpot'
  | 'new'
  | 'hot'
  | 'star'
  | 'studio'
  | 'search'
  | 'promotion'
  | 'reward'
  | 'trophy'
  | 'raffle'
  | 'sport'
  | 'shield'
  | 'help'
  | 'profile'
  | 'wallet';

/** Ours. */
export type GameMode =
  | 'REAL'
  | 'DEMO';

/** Ours. */
export type GameKind =
  | 'SLOT'
  | 'ROULETTE'
  | 'BLACKJACK'
  | 'TABLE'
  | 'LIVE'
  | 'INSTANT';

/** Ours. */
export type GameVolatility =
  | 'VERY_LOW'
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'VERY_HIGH';

/** Ours. OPEN: staked, not settled; CLOSED: settled; ROLLED_BACK: the stake was given back. */
export type GameRoundStatus =
  | 'OPEN'
  | 'CLOSED'
  | 'ROLLED_BACK';

/** Ours. */
export type LimitKind =
  | 'DEPOSIT'
  | 'LOSS'
  | 'WAGER'
  | 'SESSION';

/** Ours. COOLING_OFF, then AWAITING_CONFIRMATION; both end by cancel or by a lower limit. */
export type PendingLimitStatus =
  | 'COOLING_OFF'
  | 'AWAITING_CONFIRMATION';

/** Ours. EXPIRED: too old, or for an address that the account has no longer. */
export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'ALREADY_VERIFIED'
  | 'EXPIRED'
  | 'UNKNOWN';

/** Ours. */
export type LegalTextKind =
  | 'TERMS'
  | 'PRIVACY_POLICY';

/** Ours. */
export type RealityCheckChoice =
  | 'CONTINUE'
  | 'LEAVE';

/** Ours; the first three are the logout reasons of requirements/errors#logout-reasons. */
export type SessionEndReason =
  | 'SESSION_EXPIRED'
  | 'JWT_EXPIRED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'LOGGED_OUT'
  | 'ACCOUNT_BLOCKED';

/** Ours. */
export type GameLaunchRefusalReason =
  | 'SIGN_IN_REQUIRED'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_REACHED'
  | 'GAME_NOT_FOUND'
  | 'DEMO_NOT_ALLOWED'
  | 'GAME_UNAVAILABLE'
  | 'PROVIDER_UNAVAILABLE';
