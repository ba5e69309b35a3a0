// Written by `npm run codegen`; do not edit.
import type { MarketKind } from '@foyer/kernel/markets';
import type { OutcomeId } from '@foyer/kernel/markets';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Integer amount in minor units of the currency in the same type (EUR 10.00 = 1000, JPY 10 = 10). A JSON number within ±2^53-1. */
  MinorUnits: { input: number; output: number; }
  /** Instant in UTC, ISO 8601 with milliseconds, e.g. 2026-11-21T08:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** Extension. A kind of market, as in `@foyer/kernel/markets`: `winner`, `asianHandicap`, … */
  SportsMarketKind: { input: MarketKind; output: MarketKind; }
  /** Extension. An outcome of a market, as in `@foyer/kernel/markets`: `home`, `over`, `2:1`, … */
  SportsOutcome: { input: OutcomeId; output: OutcomeId; }
};

export type Query = {
  __typename?: 'Query';
  /** Data of the signed-in player. Null with an AuthenticationFailure error for visitors. */
  viewer?: Maybe<Viewer>;
  /** Public data of all brands (requirements/interfaces#main-api-operations): raffle winners, jackpot leaderboard. */
  public: Public;
  /** Site settings and content of the brand, for players and visitors (requirements/entities#site-settings). */
  root: Root;
  /** Country of the visitor, detected by the server (requirements/entities#country-context). Needs no token. */
  countryContext: CountryContext;
  /** Extension. Why a rule of player protection applies on this brand: the value and the authority that demands it, from the data that the api enforces. Needs no sign-in. */
  protectionRule: ProtectionRule;
};


export type QueryrootArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  playerCountryCode?: InputMaybe<Scalars['String']['input']>;
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
  havePlayerCountryCode?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerycountryContextArgs = {
  setCustomVPN?: InputMaybe<Scalars['String']['input']>;
  setDefaultCurrency?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryprotectionRuleArgs = {
  rule: ProtectionRuleName;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Extension. Forfeits a bonus with its bonus money and winnings. The key works as in claimReward. */
  forfeitBonus: ForfeitBonusResult;
  /** Extension. Starts a deposit at the payment provider, without charging it yet. The id is the idempotency key: repeated requests with the same id have one effect and one result. */
  startDeposit: StartPaymentResult;
  /** Extension. Requests a withdrawal and reserves its money. The id is the idempotency key. */
  startWithdrawal: StartPaymentResult;
  /** Extension. Settles the player's debt from the balance, as far as it suffices. A repeated key has no further effect. */
  settleDebt: SettleDebtResult;
  /** Extension. Removes an account that is stored for one-click payments. Fails while withdrawals must return deposits to it (PermissionFailure, reason AccountIsOwed). */
  removePaymentAccount: Array<PaymentAccount>;
  /** Extension. Sends a link to a new email address and informs the current one. The new address applies when the link is opened. */
  changeEmail: ContactChange;
  /** Extension. Sends a code to a new phone number, which applies when the player returns the code. */
  changePhoneNumber: ContactChange;
  /** Extension. Replaces the phone number with the one that received the code last; the old number is informed. */
  confirmPhoneNumber: VerifyPhoneNumberResult;
  /** Extension. Replaces the address within the registered country. Invalid fields are named (ValidationFailure, reason FieldInvalid). */
  changeAddress: Viewer;
  /** Extension. Language of emails and text messages: a locale of the brand (ValidationFailure, reason FieldInvalid). */
  changeLanguage: Viewer;
  /** Extension. Answers the additional-information form; all missing fields at once. Invalid fields are named (ValidationFailure, reason FieldInvalid). */
  submitAdditionalInformation: Viewer;
  /** Extension. Withdraws a file that staff have not decided yet. */
  removeDocument: Viewer;
  /** Extension. Stores the answers about one source of wealth; the player may continue later. */
  saveSourceOfWealth: SourceOfWealthResult;
  /** Extension. Removes a source of wealth that was started by mistake, with its files. */
  removeSourceOfWealth: Viewer;
  /** Extension. Sends the declaration to staff. All sources must be complete. */
  submitSourceOfWealth: SourceOfWealthResult;
  /** Extension. Starts a time-out or an exclusion, at once: it ends every session, game and marketing consent of the player. The length must be one of the licence (ValidationFailure, reason NotAChoice). A repetition with the same key has no effect. */
  takeBreak: Break;
  /** Extension. Starts the break of the licence's permanent button, without a confirmation (PermissionFailure, reason NoBreakButton, where the licence has none). */
  takeButtonBreak: Break;
  /** Extension. Requests the end of an exclusion from some groups of games, with a reason. Refused with a PermissionFailure whose reason is an ExclusionReturnRefusal, or NotExcluded. A repetition with the same key has no effect. */
  requestExclusionReturn: ExclusionReturn;
  /** Extension. Cancels the request to end an exclusion, also an approved one during its cool-off. Without a request: PermissionFailure, reason NOT_REQUESTED. A repetition with the same key has no effect. */
  withdrawExclusionReturn: ExclusionReturn;
  /** Extension. Opens a game for real money (signed in) or as a demo (all visitors, where the licence allows it). */
  launchGame: LaunchGameResult;
  /** Extension. Ends a game session; the provider can still settle open rounds. */
  closeGameSession: CloseGameSessionResult;
  /** Extension. Sets, lowers (at once), raises or removes (after the cool-off and a confirmation) a limit of the player. */
  setPlayerLimit: PlayerLimit;
  /** Extension. Confirms a raised or removed limit after its cool-off (requirements/regulation#limit-changes). */
  confirmPlayerLimit: PlayerLimit;
  /** Extension. Cancels a pending raise or removal. */
  cancelPlayerLimitChange: PlayerLimit;
  /** Extension. Continues without a deposit limit where the licence requires that one is offered before the first deposit (requirements/regulation#limits-before-deposit). A repetition has no effect. */
  declineDepositLimit: Cashier;
  /** Extension. Records that the player has reviewed the limits and keeps them. */
  confirmLimitReview: LimitReview;
  /** Extension. Sets the interval of reality checks; one of viewer.realityCheck.choices. */
  setRealityCheckPeriod: RealityCheck;
  /** Extension. Records that the player read the reality check, and the player's choice. */
  acknowledgeRealityCheck: RealityCheck;
  /** Marks a payment as cancelled (requirements/states#payments): a deposit that is not paid yet, or a withdrawal that can still be cancelled. */
  cancelPayment: CancelPaymentResult;
  /** Extension. Requests an archive of all personal data; its link is sent by email. Once a day at most (LimitFailure, reason TooManyExports). */
  requestDataExport: Viewer;
  /** Extension. Closes the account permanently and requests the erasure of the player's personal data: data without a retention requirement at once, the rest after the retention of the licence. Refused for the same reasons as closing the account. */
  requestErasure: CloseAccountResult;
  /** Extension. Records the accepted legal texts, in the versions that the page showed. Fails for a version that is no longer in force (ValidationFailure, reason VersionNotInForce). */
  acceptLegalTexts: Array<LegalText>;
  /** Extension. Closes the player's own account and ends every session. Refused while money is left or a withdrawal runs. The player may reopen the account by signing in. */
  closeAccount: CloseAccountResult;
  /** Extension. Confirms the email address that received the link. Needs no access token, because the email may be opened on another device. */
  verifyEmail: VerifyEmailResult;
  /** Extension. Sends the email with the link again, a few times an hour at most (LimitFailure, reason TooManyEmails). */
  sendEmailVerification: EmailVerification;
  /** Extension. Records that the player has dismissed a pop-up; idempotent, unknown ids change nothing. */
  dismissPopUp: Viewer;
  /** Extension. Records, once per appearance, that a page has shown a notice or that the player followed its link. Appearances that do not apply now change nothing. */
  recordNotice: Viewer;
  /** Extension. Changes the player's consent to marketing; each change is stored with its time. Channels that are not named stay unchanged. Refused while marketing is blocked, except a withdrawal (PermissionFailure, reason MarketingBlocked). */
  setMarketingConsent: Viewer;
  /** Extension. Sends a code to the player's phone number, a few times an hour at most (LimitFailure, reason TooManyCodes). Refused where the brand does not verify numbers (PermissionFailure, reason PhoneVerificationOff). */
  sendPhoneVerification: PhoneVerification;
  /** Extension. Verifies the phone number with the code that was sent last. */
  verifyPhoneNumber: VerifyPhoneNumberResult;
  /** Extension. Takes part in a promotion, or leaves it. The key works as in claimReward. Leaving is always possible. */
  choosePromotion: ChoosePromotionResult;
  /** Extension. Credits a reward to the wallet, once. A reason that prevents it is a RewardClaimRefusal, not an error. */
  claimReward: ClaimRewardResult;
  /** Extension. Removes claimed and expired rewards from the list (requirements/states#rewards) and returns their ids. A reward that can still be claimed is not removed. */
  removeRewards: Array<Scalars['ID']['output']>;
  /** Extension. Stores the result of a self-test for the player: nine answers from 0 to 3. The answers are not stored, and staff cannot read the result. */
  saveSelfTest: Viewer;
  /** Extension. Deletes all stored results of the player. */
  deleteSelfTests: Viewer;
  /** Exchanges a refresh token for a new pair (requirements/interfaces#main-api-operations). Needs no access token. Fails with type InvalidTokenFailure (requirements/errors#token-refresh). */
  refreshAccessToken: RefreshedTokens;
  /** Ends the session of the token at the identity service; other tabs receive sessionDestroyed. */
  logout: LogoutResult;
  /** A token that signs the player in at the live-chat provider (requirements/routes#menus-and-live-chat). Visitors receive one where the brand's site settings allow it; visitorId continues their chat. */
  generateLiveChatToken: LiveChatToken;
  /** Extension. Ends a running session of the player; its tabs sign out. Answers with the sessions that have ended. */
  endPlayerSession: EndedSessions;
  /** Extension. Ends every running session of the player except the one of the token. */
  endOtherPlayerSessions: EndedSessions;
  /** Extension. Options for creating a passkey on this page; valid once, for the session of the token. */
  createPasskeyOptions: PasskeyOptions;
  /** Extension. Stores a created passkey. Fails with type ValidationFailure and reason PASSKEY_INVALID when the device answered another challenge. */
  addPasskey: Passkey;
  /** Extension. */
  renamePasskey: Passkey;
  /** Extension. */
  removePasskey: RemovedPasskey;
  /** Extension. Sends a sign-in code by email, or by text message to a verified number. The answer is the same for unknown recipients. Fails with type ValidationFailure and key recipient. */
  requestSignInCode: SignInCodeRequest;
  /** Extension. Sends another code to the recipient of an attempt; a request within the wait sends none. */
  resendSignInCode: SignInCodeRequest;
  /** Extension. Compares a code with the one sent for an attempt. */
  checkSignInCode: SignInCodeCheck;
  /** Extension. Opens a dispute about a settled bet. The key works as in claimReward. */
  openSportsDispute: OpenSportsDisputeResult;
  /**
   * Extension. Places a sports bet. The key works as in claimReward: the same key returns the same bet. A bet on a match
   * in play is answered after the delay of `SportsBetRules`.
   */
  placeSportsBet: PlaceSportsBetResult;
  /**
   * Extension. Closes an open bet or a part of it for the offered amount, or more when the offer has risen since. The key
   * works as in claimReward.
   */
  cashOutSportsBet: CashOutSportsBetResult;
  /** Extension. Stores, changes or removes the player's rule for the automatic cash-out of an open bet. */
  setSportsAutoCashOut: SetSportsAutoCashOutResult;
  /**
   * Extension. Adds and removes favourites. A repeated request changes nothing. Not added: favourites above the maximum of
   * 100, which `isFull` reports.
   */
  changeSportsFavourites: ChangeSportsFavouritesResult;
  /** Extension. Stores the selections of a slip, without a stake, under a code that anyone can open for 30 days. */
  shareSportsSlip: ShareSportsSlipResult;
  /** Extension. Stores the player's slip for all devices. The last write wins. */
  saveSportsSlip: SportsSlip;
  /** Extension. Turns the monthly statement by email on or off; refused where the licence requires it. */
  setStatementEmail: Viewer;
};


export type MutationforfeitBonusArgs = {
  input: ForfeitBonusInput;
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


export type MutationremovePaymentAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationchangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationchangePhoneNumberArgs = {
  phoneNumber: Scalars['String']['input'];
};


export type MutationconfirmPhoneNumberArgs = {
  code: Scalars['String']['input'];
};


export type MutationchangeAddressArgs = {
  input: AddressInput;
};


export type MutationchangeLanguageArgs = {
  language: Scalars['String']['input'];
};


export type MutationsubmitAdditionalInformationArgs = {
  input: AdditionalInformationInput;
};


export type MutationremoveDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsaveSourceOfWealthArgs = {
  input: SourceOfWealthInput;
};


export type MutationremoveSourceOfWealthArgs = {
  type: SourceOfWealth;
};


export type MutationtakeBreakArgs = {
  input: TakeBreakInput;
};


export type MutationtakeButtonBreakArgs = {
  key: Scalars['ID']['input'];
};


export type MutationrequestExclusionReturnArgs = {
  input: RequestExclusionReturnInput;
};


export type MutationwithdrawExclusionReturnArgs = {
  key: Scalars['ID']['input'];
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


export type MutationcancelPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationacceptLegalTextsArgs = {
  input: AcceptLegalTextsInput;
};


export type MutationcloseAccountArgs = {
  reason: AccountClosureReason;
};


export type MutationverifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationdismissPopUpArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrecordNoticeArgs = {
  input: RecordNoticeInput;
};


export type MutationsetMarketingConsentArgs = {
  input: MarketingConsentInput;
};


export type MutationverifyPhoneNumberArgs = {
  code: Scalars['String']['input'];
};


export type MutationchoosePromotionArgs = {
  input: ChoosePromotionInput;
};


export type MutationclaimRewardArgs = {
  input: ClaimRewardInput;
};


export type MutationremoveRewardsArgs = {
  assignationIds: Array<Scalars['ID']['input']>;
};


export type MutationsaveSelfTestArgs = {
  answers: Array<Scalars['Int']['input']>;
};


export type MutationrefreshAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationgenerateLiveChatTokenArgs = {
  visitorId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationendPlayerSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationaddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationrenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


export type MutationremovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrequestSignInCodeArgs = {
  input: SignInCodeInput;
};


export type MutationresendSignInCodeArgs = {
  attemptId: Scalars['ID']['input'];
};


export type MutationcheckSignInCodeArgs = {
  attemptId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationopenSportsDisputeArgs = {
  input: OpenSportsDisputeInput;
};


export type MutationplaceSportsBetArgs = {
  input: PlaceSportsBetInput;
};


export type MutationcashOutSportsBetArgs = {
  input: CashOutSportsBetInput;
};


export type MutationsetSportsAutoCashOutArgs = {
  input: SetSportsAutoCashOutInput;
};


export type MutationchangeSportsFavouritesArgs = {
  input: ChangeSportsFavouritesInput;
};


export type MutationshareSportsSlipArgs = {
  selections: Array<SportsSelectionInput>;
};


export type MutationsaveSportsSlipArgs = {
  selections: Array<SportsSelectionInput>;
};


export type MutationsetStatementEmailArgs = {
  isWanted: Scalars['Boolean']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Extension. The status or a step of a payment changed. */
  paymentUpdated: PaymentTransaction;
  /** The player's account changed: query the player again. */
  playerUpdated: PlayerUpdate;
  /** Pop-ups were added for the customer: query the customer again. */
  customerPopUpAdded: CustomerPopUps;
  /** A reward of the player changed (requirements/states#rewards). */
  rewardUpdated: RewardUpdate;
  /** A session of the player ended. The client with this session signs out (requirements/states#session). */
  sessionDestroyed: DestroyedSession;
  /** Every change of the player's wallet, in order, at least once. Clients ignore an event whose version is not above the one they have. */
  balanceUpdated: BalanceUpdate;
};

export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  bonuses: Array<Bonus>;
  /** Extension. Newest first, at most 100 a page. `from` (inclusive) and `to` (exclusive) limit givenAt. */
  bonusHistory: BonusConnection;
  /** Extension. Null when the brand has no cashback. */
  cashback?: Maybe<Cashback>;
  /** Extension. Everything that the cashier shows before a payment. */
  cashier: Cashier;
  /** The shape is an extension. The form of /additional-information/ (requirements/screens#additional-information). */
  additionalInformation: AdditionalInformation;
  /** Extension. Requested and uploaded documents of the player, open requests first. */
  documents: DocumentOverview;
  /** Blocked at the engagement provider (requirements/entities#gamification). */
  isBlockedAtEngagement: Scalars['Boolean']['output'];
  /** Extension. Missions, tournaments and the loyalty program are open to the player (requirements/states#gamification). */
  isGamificationEnabled: Scalars['Boolean']['output'];
  playerGamificationDetails: PlayerGamificationDetails;
  /** Extension. What a break would affect, and the breaks that apply now. */
  breakEffects: BreakEffects;
  /** Newest first, at most 5 (requirements/constants#recently-played). Contains launches of real-money games. */
  recentlyPlayedGamesV2: Array<RecentlyPlayedGame>;
  /** Extension. Real-money rounds from the ledger, newest first, at most 100 a page; bounds of openedAt, cut to the months online. */
  gameRounds: GameRoundConnection;
  /** Progress of the source-of-wealth form: one entry per funding type that the player has started. */
  sourceOfWealth: Array<SourceOfWealthFunding>;
  /** Extension. Every limit that licence and operator offer, with or without a value, and those that the player has set. */
  limits: Array<PlayerLimit>;
  /** Extension. The effect that a limit would have had last month, computed from the player's real movements. Nothing is stored. Fails with type ValidationFailure without a value. */
  limitSimulation: LimitSimulation;
  /** Extension. Requested changes of limits with their outcome, newest first; bounds of requestedAt, cut to the months online. */
  limitChanges: LimitChangeConnection;
  /** Extension. When the player is asked to review the limits. */
  limitReview: LimitReview;
  /** Extension. The time limit with the least time left; null without one. */
  sessionLimit?: Maybe<SessionLimit>;
  /** Extension. */
  realityCheck: RealityCheck;
  /** Extension. Time and money of this visit (session clock, net position of the session). A sign-in that replaces the session of another device continues its visit. */
  sessionPosition: SessionPosition;
  /** Null without a completed deposit. */
  lastCompletedDeposit?: Maybe<CompletedDeposit>;
  /** Newest first. `from` (inclusive) and `to` (exclusive) limit createdAt. */
  paymentTransactions: PaymentTransactionConnection;
  /** Extension. Null when the player has no payment with this id. */
  payment?: Maybe<PaymentTransaction>;
  /** Extension. Every consent that the player gave or withdrew, newest first (requirements/screens#personal-data). */
  consents: Array<ConsentRecord>;
  /** Extension. The latest archive of the player's data; null when none was requested or it has expired. */
  dataExport?: Maybe<DataExport>;
  player: Player;
  customer: Customer;
  /** Extension. The player's current notices in the order of requirements/screens#account-notices, most severe first. */
  notices: Array<AccountNotice>;
  /** Extension. The terms and the privacy policy in force, and the accepted versions. Until both are accepted, real-money play is refused (TERMS_NOT_ACCEPTED). */
  legalTexts: Array<LegalText>;
  /** Extension. Notices that the player was shown and answered, newest first; bounds of shownAt, cut to the months online. */
  noticeHistory: PastNoticeConnection;
  /** Extension. Promotions for the player. */
  promotions: PlayerPromotions;
  /** `last` counts from the end of the order. Statuses are as of the time of the query. */
  playerRewards: PlayerRewardConnection;
  /** Extension. Why rewards cannot be claimed now, most severe first; empty when they can (requirements/states#gamification, requirements/access#player-restrictions isRewardsBlocked). */
  rewardBlocks: Array<RewardBlock>;
  /** Extension. Claimed free spins that can be played, the ones that expire first at the beginning. */
  freeSpins: Array<PlayerReward>;
  /** Extension. Rewards that were claimed, expired, failed or removed, newest first; bounds of `at`, cut to the months online. */
  rewardHistory: PastRewardConnection;
  /** Extension. Stored results, the newest first, at most 50. */
  selfTests: Array<SelfTestResult>;
  /** Provider of the sign-in of the session of the access token (its `flow` claim). */
  identityProvider: IdentityProvider;
  /** Extension. The running sessions of the player, newest first; 100 at most. */
  sessions: Array<PlayerSession>;
  /** Extension. The sign-ins of the player, running or ended, newest first; bounds of startedAt, cut to the months online. */
  signInHistory: PlayerSessionConnection;
  /** Extension. The passkeys of the player at this brand. */
  passkeys: Array<Passkey>;
  /** Extension. A bet of the player; null for an unknown one, and for one of another player. */
  sportsBet?: Maybe<SportsBet>;
  /** Extension. Those of the bets that belong to the player. */
  sportsBetsById: Array<SportsBet>;
  /**
   * Extension. Bets of the player by their time of placement, newest first, cut to the months online. `sport` matches
   * bets with at least one selection of it.
   */
  sportsBetHistory: SportsBetConnection;
  /** Extension. Disputes of the player about a bet, newest first. */
  sportsDisputes: Array<SportsDispute>;
  /** Extension. The player's bets, newest first; `before` is the id of the last known bet. */
  sportsBets: Array<SportsBet>;
  /** Extension. Current cash-out offers of open bets; unknown and closed bets are omitted. */
  sportsCashOuts: Array<SportsCashOut>;
  /** Extension. Cash-out offers of a bet since it was placed; null for an unknown bet. */
  sportsCashOutHistory?: Maybe<SportsCashOutHistory>;
  /** Extension. The bonus that sports bets with bonus money use now; null without one, or where its terms exclude sports. */
  sportsBonus?: Maybe<SportsBonus>;
  /** Extension. Matches are removed 30 days after they were added. */
  sportsFavourites: SportsFavourites;
  /** Extension. The player's slip as it was stored last. */
  sportsSlip: SportsSlip;
  /** Extension. Profit boosts that the player can use now, each for one bet. */
  sportsBoosts: Array<SportsBoost>;
  /** Extension. Lowest and highest stake of a line of a bet, at the current prices. */
  sportsStakeLimits: SportsStakeLimits;
  /** Extension. All movements between two instants, from the ledger, with the balances before and after them and the totals of each product. */
  statement: Statement;
  /** Extension. Money and time of each month of a calendar year in the licence's time zone; future months are absent. */
  activity: Activity;
  /** Extension. */
  statementEmail: StatementEmail;
  wallet: Wallet;
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


export type ViewerrecentlyPlayedGamesV2Args = {
  maxResults?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewergameRoundsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  gameId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<GameRoundStatus>;
};


export type ViewerlimitSimulationArgs = {
  input: SetPlayerLimitInput;
};


export type ViewerlimitChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<LimitKind>;
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


export type ViewernoticeHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<PastNoticeKind>;
};


export type ViewerplayerRewardsArgs = {
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  rewardStatusList?: InputMaybe<Array<RewardStatus>>;
  sortBy?: InputMaybe<RewardSortField>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerrewardHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  outcome?: InputMaybe<RewardStatus>;
};


export type ViewersignInHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  method?: InputMaybe<SignInMethod>;
};


export type ViewersportsBetArgs = {
  id: Scalars['ID']['input'];
};


export type ViewersportsBetsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type ViewersportsBetHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  outcomes?: InputMaybe<Array<SportsBetOutcome>>;
  sport?: InputMaybe<Scalars['String']['input']>;
};


export type ViewersportsDisputesArgs = {
  betId: Scalars['ID']['input'];
};


export type ViewersportsBetsArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};


export type ViewersportsCashOutsArgs = {
  betIds: Array<Scalars['ID']['input']>;
};


export type ViewersportsCashOutHistoryArgs = {
  betId: Scalars['ID']['input'];
};


export type ViewersportsStakeLimitsArgs = {
  selections: Array<SportsSelectionInput>;
  bankers?: Array<Scalars['Int']['input']>;
  sizes: Array<Scalars['Int']['input']>;
  money?: SportsBetMoney;
};


export type ViewerstatementArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type VieweractivityArgs = {
  year: Scalars['Int']['input'];
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

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
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
  /** Extension. Remaining bonus money with its winnings. */
  balance: Scalars['MinorUnits']['output'];
  /** Extension. Stakes that must be wagered in total, weighted by each game's contribution. */
  wageringRequired: Scalars['MinorUnits']['output'];
  /** Extension. Stakes wagered so far, weighted in the same way. */
  wagered: Scalars['MinorUnits']['output'];
  /** Extension. The largest stake while the bonus is active; null without a limit. */
  maximumStake?: Maybe<Scalars['MinorUnits']['output']>;
  /** Extension. The most that is converted to real money; null without a limit. */
  maximumPayout?: Maybe<Scalars['MinorUnits']['output']>;
  /** Extension. How much of a stake counts, by kind of game. */
  contributions: Array<BonusContribution>;
  /** Extension. How much of a stake counts in a jackpot game of any kind: 0 to 10000 basis points. */
  jackpotBasisPoints: Scalars['Int']['output'];
  /** Extension. Terms of sports bets with its money; null where they are excluded. */
  sports?: Maybe<BonusSportsTerms>;
  givenAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Extension. Null while it is active. */
  endReason?: Maybe<BonusEndReason>;
  /** Extension. The amount that was converted to real money. */
  converted: Scalars['MinorUnits']['output'];
};

export type BonusConnection = {
  __typename?: 'BonusConnection';
  edges: Array<BonusEdge>;
  pageInfo: PageInfo;
  /** Extension. Of all bonuses that match the filter, not only of this page. */
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
  /** Granted, without winnings. */
  granted: Scalars['MinorUnits']['output'];
  /** Converted to real money, with winnings. */
  converted: Scalars['MinorUnits']['output'];
  /** Granted in bonuses that ended without conversion: forfeited, expired or used up. */
  lost: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type BonusContribution = {
  __typename?: 'BonusContribution';
  kind: GameKind;
  /** 0 to 10000 basis points. */
  basisPoints: Scalars['Int']['output'];
};

/** Extension. A settled bet counts by the basis points; each selection has the lowest price, decimal odds in thousandths. */
export type BonusSportsTerms = {
  __typename?: 'BonusSportsTerms';
  basisPoints: Scalars['Int']['output'];
  minimumPrice: Scalars['Int']['output'];
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

export type BonusStatus =
  | 'Active'
  | 'Converted'
  | 'Expired'
  | 'Forfeited';

/** Extension. */
export type BonusEndReason =
  | 'WAGERED'
  | 'USED_UP'
  | 'RAN_OUT'
  | 'GIVEN_UP';

/** Extension. */
export type ForfeitRefusal =
  | 'NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'ROUND_OPEN'
  | 'KEY_REUSED';

/** Extension. Cashback on net losses of real money in a period (requirements/experience#cashback). */
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
  /** staked - returned, at least 0. */
  netLoss: Scalars['MinorUnits']['output'];
  /** Cashback of the current period so far. */
  accrued: Scalars['MinorUnits']['output'];
  maximum: Scalars['MinorUnits']['output'];
  minimum: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  wageringFactor: Scalars['Float']['output'];
  history: Array<CashbackPayout>;
};


/** Extension. Cashback on net losses of real money in a period (requirements/experience#cashback). */
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

/** Extension. */
export type Cashier = {
  __typename?: 'Cashier';
  /** Stable: the wallet's id. */
  id: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
  amounts: CashierAmounts;
  /** Reasons why deposits are refused now, most severe first; empty when they are allowed. */
  depositBlocks: Array<CashierBlock>;
  /** Reasons why withdrawals are refused now, most severe first; empty when they are allowed. */
  withdrawalBlocks: Array<CashierBlock>;
  /** When the first block ends, if known. */
  blockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Amount that can still be deposited under all deposit limits of the player; null without a limit. */
  depositHeadroom?: Maybe<DepositHeadroom>;
  /** Whether a deposit limit must be set before the first deposit (requirements/regulation#limits-before-deposit). */
  mustSetDepositLimit: Scalars['Boolean']['output'];
  /** The last successful one first, then in the brand's order. Unavailable methods are last, with the reason. */
  methods: Array<PaymentMethod>;
  /** Accounts for one-click payments, the last used one first. */
  accounts: Array<PaymentAccount>;
  /** Suggested amounts, ascending, each at least the effective minimum. */
  quickAmounts: Array<Scalars['MinorUnits']['output']>;
  /** Split of a withdrawal of this amount (closed loop). Empty when it is not possible. */
  allocation: Array<WithdrawalShare>;
  /** Started deposits that the player can continue, newest first. */
  openDeposits: Array<PaymentTransaction>;
};


/** Extension. */
export type CashiermethodsArgs = {
  direction: PaymentMethodDirection;
};


/** Extension. */
export type CashierallocationArgs = {
  amount: Scalars['MinorUnits']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

export type CashierAmounts = {
  __typename?: 'CashierAmounts';
  balance: Scalars['MinorUnits']['output'];
  /** Can be withdrawn now. */
  withdrawable: Scalars['MinorUnits']['output'];
  /** Bonus money and winnings that a bonus locks. */
  bonusLocked: Scalars['MinorUnits']['output'];
  /** Requested and not sent yet. */
  pendingWithdrawals: Scalars['MinorUnits']['output'];
  /** Owed to the operator, for example after a reversed deposit that was already played. Withdrawals require that it is settled. */
  debt: Scalars['MinorUnits']['output'];
  /** Minimum of the wallet or of the currency, whichever is larger (requirements/validation#minimum-deposit). */
  minimumDeposit: Scalars['MinorUnits']['output'];
  minimumWithdrawal: Scalars['MinorUnits']['output'];
};

export type DepositHeadroom = {
  __typename?: 'DepositHeadroom';
  amount: Scalars['MinorUnits']['output'];
  /** Period of the limit with the least headroom. */
  period: LimitPeriod;
  resetsAt: Scalars['DateTime']['output'];
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  id: Scalars['ID']['output'];
  kind: PaymentMethodKind;
  /** The provider's name of the method, such as Visa or Pohjola Bank. */
  name: Scalars['String']['output'];
  minimum: Scalars['MinorUnits']['output'];
  maximum: Scalars['MinorUnits']['output'];
  feeFixed: Scalars['MinorUnits']['output'];
  /** Basis points of the amount. */
  feeBasisPoints: Scalars['Int']['output'];
  estimatedSeconds: Scalars['Int']['output'];
  isAvailable: Scalars['Boolean']['output'];
  /** Null when it is available. */
  unavailableReason?: Maybe<PaymentMethodReason>;
  /** Null without a successful payment of the player. */
  lastSucceededAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. */
export type PaymentMethodReason =
  | 'COUNTRY'
  | 'CURRENCY'
  | 'BLOCKED'
  | 'CLOSED_LOOP'
  | 'PROVIDER_UNAVAILABLE'
  | 'NO_ACCOUNT';

export type PaymentAccount = {
  __typename?: 'PaymentAccount';
  id: Scalars['ID']['output'];
  methodId: Scalars['ID']['output'];
  kind: PaymentMethodKind;
  label: Scalars['String']['output'];
  holder?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deposits that withdrawals must return to this account before another one receives money (closed loop). */
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

/** Extension. REST: what the closed loop leaves to the player's choice. */
export type WithdrawalShareReason =
  | 'DEPOSITED_FROM_HERE'
  | 'REST';

export type StartDepositInput = {
  /** A UUID that the browser creates before the first request and keeps until the result is known. */
  id: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  /** Must be the wallet's currency; prevents charging an amount in another currency than the page showed. */
  currency: Scalars['String']['input'];
  methodId: Scalars['ID']['input'];
  /** A stored account to pay from. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Locale-prefixed path of this site to which the provider returns. */
  returnPath: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};

export type StartWithdrawalInput = {
  /** A UUID that the browser creates before the first request and keeps until the result is known. */
  id: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  currency: Scalars['String']['input'];
  /** Receives what the closed loop leaves; null when it leaves nothing. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** For a method without accounts, such as a voucher. */
  methodId?: InputMaybe<Scalars['ID']['input']>;
  locale: Scalars['String']['input'];
};

export type StartPaymentResult = StartedPayment | PaymentRefusal;

/** One payment, or one per share of a withdrawal. */
export type StartedPayment = {
  __typename?: 'StartedPayment';
  payments: Array<PaymentTransaction>;
};

export type PaymentRefusal = {
  __typename?: 'PaymentRefusal';
  code: PaymentRefusalCode;
  /** Only with BLOCKED, most severe first. */
  blocks: Array<CashierBlock>;
  /** The exceeded bound, for the AMOUNT and LIMIT codes. */
  bound?: Maybe<Scalars['MinorUnits']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type SettleDebtInput = {
  idempotencyKey: Scalars['String']['input'];
};

export type SettleDebtResult = {
  __typename?: 'SettleDebtResult';
  /** Paid from the balance; 0 without a debt or without a balance. */
  settled: Scalars['MinorUnits']['output'];
  cashier: Cashier;
};

/** Extension. In order of severity, most severe first. */
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

/** Extension. */
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
  | 'REGISTER_UNAVAILABLE'
  | 'INVALID';

export type ActionType =
  | 'CompleteSoW'
  | 'Deposit';

/** Direction in which a method can be used (requirements/entities#enumerations). */
export type PaymentMethodDirection =
  | 'Deposit'
  | 'Withdrawal';

/** Extension. */
export type ContactChange = {
  __typename?: 'ContactChange';
  /** Null when the message was sent. */
  refusal?: Maybe<ContactChangeRefusal>;
  /** The new phone number in its normal form; null for an email address and for a refusal. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** Extension. TAKEN: another account has this email address. */
export type ContactChangeRefusal =
  | 'INVALID'
  | 'UNCHANGED'
  | 'TAKEN'
  | 'TOO_MANY';

/** Extension. */
export type AddressInput = {
  street: Scalars['String']['input'];
  zipCode: Scalars['String']['input'];
  city: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Extension. */
export type AdditionalInformation = {
  __typename?: 'AdditionalInformation';
  id: Scalars['ID']['output'];
  /** Fields that are missing, in the order of the form; empty when none is missing. */
  missing: Array<AdditionalFieldName>;
};

/** Extension. Contact data of the account, and the facts that the licence profile requires. */
export type AdditionalFieldName =
  | 'street'
  | 'zipCode'
  | 'city'
  | 'state'
  | 'phoneNumber'
  | 'nationality'
  | 'placeOfBirth'
  | 'occupation';

/** Extension. nationality: ISO 3166-1 alpha-2. */
export type AdditionalInformationInput = {
  street?: InputMaybe<Scalars['String']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  placeOfBirth?: InputMaybe<Scalars['String']['input']>;
  occupation?: InputMaybe<Scalars['String']['input']>;
};

export type Root = {
  __typename?: 'Root';
  /** Brand id, e.g. aurora. */
  brand: Scalars['String']['output'];
  /** Extension. '{title} | {site title}' (requirements/routes#locales-and-links). */
  siteTitle: Scalars['String']['output'];
  license: License;
  /** One of op-a … op-f. */
  operator: Scalars['String']['output'];
  /** Extension. The locales of the brand (requirements/routes#locales-and-links). */
  localeSettings: Array<LocaleSetting>;
  /** Texts by key, at most 200. A key without a text in the locale falls back to en; unknown keys are left out. */
  ts: Array<Translation>;
  /** Registration flows by country, that of the root's country first. */
  flowSettings: FlowSettings;
  /** Documents accepted from players of this country; of the root's country when it is omitted. */
  fundingOptions: Array<FundingOption>;
  /** The shape is an extension. Null for an unknown key (requirements/routes#menus-and-live-chat: menuKey 'lobbyMenu'). */
  lobbyMenu?: Maybe<LobbyMenu>;
  /** The shape is an extension. Blocks of a page in order (requirements/entities#content-blocks). */
  lobbyContent: Array<LobbyContentBlock>;
  gamificationSettings: GamificationSettings;
  /**
   * Games that this visitor may see. The arguments are those of the specification and affect content only: the server
   * determines licence, country and currency for play.
   */
  personalized: Personalized;
  jackpotSettings: JackpotSettings;
  raffleSettings: RaffleSettings;
  /** Extension. Promotions for visitors of the country: announced or running, by their start. */
  promotions: Array<Promotion>;
  /** Extension. Null for a brand without a sportsbook. */
  sportsBetRules?: Maybe<SportsBetRules>;
  /** Extension. Boosted odds that run now; empty for a player who may not see promotions. */
  sportsBoostedOdds: Array<SportsBoostedOdds>;
  /** Extension. Boosted combinations that run now and that the player has not used; empty for a player who may not see promotions. */
  sportsBoostedCombinations: Array<SportsBoostedCombination>;
  /** Extension. The selections under a code, with their current prices. */
  sharedSportsSlip: SharedSportsSlip;
};


export type RoottsArgs = {
  keys: Array<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type RootfundingOptionsArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
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


export type RootjackpotSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootraffleSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};


export type RootsharedSportsSlipArgs = {
  code: Scalars['String']['input'];
};

export type License =
  | 'anj'
  | 'cos'
  | 'crc'
  | 'est'
  | 'mga';

export type LocaleSetting = {
  __typename?: 'LocaleSetting';
  /** As in the path: en, fr_CA, et_EE. */
  locale: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
  /** First path segment; the landing page of the default locale is '/' (requirements/routes#locales-and-links). */
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
  /** Null while the brand's flow is switched off. */
  login?: Maybe<LoginFlow>;
};

export type RegistrationFlow = {
  __typename?: 'RegistrationFlow';
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  flow: LoginFlow;
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

export type Image = {
  __typename?: 'Image';
  /** Absolute https URL, or http on local hosts. */
  url: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  /** Empty for decoration. */
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
  /** Shown only to signed-in players. */
  needsSignIn: Scalars['Boolean']['output'];
  items: Array<LobbyMenuItem>;
};

/** Extension. */
export type LobbyPage =
  | 'LOBBY'
  | 'SPORTS'
  | 'PROMOTIONS';

/** Extension. */
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

export type CallToActionType =
  | 'DEPOSIT'
  | 'PAGE_LINK';

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

export type DocumentOverview = {
  __typename?: 'DocumentOverview';
  requests: Array<DocumentRequest>;
  /** Minutes until staff reach the player's oldest file at the pace of the last days; null when no file waits or none was reviewed in these days. */
  reviewMinutes?: Maybe<Scalars['Int']['output']>;
  /** Files that staff will reach before the player's oldest one; null when nothing waits. */
  filesAhead?: Maybe<Scalars['Int']['output']>;
};

export type DocumentRequest = {
  __typename?: 'DocumentRequest';
  id: Scalars['ID']['output'];
  kind: DocumentKind;
  /** Set for a proof of wealth only. */
  fundingType?: Maybe<SourceOfWealth>;
  reason: DocumentReason;
  /** Written by staff for the player. */
  comment?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  status: DocumentRequestStatus;
  /** Site that has verified the document before; null when it was verified here. */
  verifiedBy?: Maybe<Scalars['String']['output']>;
  files: Array<DocumentFile>;
};

/** An uploaded file. It has no name: names given by clients are not stored. */
export type DocumentFile = {
  __typename?: 'DocumentFile';
  id: Scalars['ID']['output'];
  /** Null until the content is checked. */
  mediaType?: Maybe<Scalars['String']['output']>;
  /** Bytes, as announced at the start of the upload. */
  size: Scalars['Int']['output'];
  /** Bytes that have arrived. */
  received: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  status: DocumentFileStatus;
  /** Reason for which the product refused the file. */
  refusal?: Maybe<DocumentRefusal>;
  /** Reason for which staff rejected the file. */
  rejection?: Maybe<DocumentRejection>;
  /** Written by staff about the rejection. */
  comment?: Maybe<Scalars['String']['output']>;
};

export type DocumentKind =
  | 'IDENTITY'
  | 'ADDRESS'
  | 'SOURCE_OF_WEALTH';

export type DocumentReason =
  | 'AccountCheck'
  | 'BeforeWithdrawal'
  | 'SourceOfWealth'
  | 'Staff';

export type DocumentRequestStatus =
  | 'Open'
  | 'Verified'
  | 'Withdrawn';

export type DocumentFileStatus =
  | 'Uploading'
  | 'InReview'
  | 'Refused'
  | 'Rejected'
  | 'Verified'
  | 'Removed';

/** Reasons of the product: EMPTY, TOO_LARGE and WRONG_TYPE by content, DAMAGED and CUT_OFF, TRAILING_DATA and MIXED_TYPES of disguised files, TOO_BIG_INSIDE of decompression bombs, ENCRYPTED, ACTIVE_CONTENT, EMBEDDED_FILE, MALWARE, UNSUPPORTED. */
export type DocumentRefusal =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'WRONG_TYPE'
  | 'DAMAGED'
  | 'CUT_OFF'
  | 'TRAILING_DATA'
  | 'MIXED_TYPES'
  | 'TOO_BIG_INSIDE'
  | 'ENCRYPTED'
  | 'ACTIVE_CONTENT'
  | 'EMBEDDED_FILE'
  | 'MALWARE'
  | 'UNSUPPORTED';

export type DocumentRejection =
  | 'Unreadable'
  | 'Incomplete'
  | 'Expired'
  | 'TooOld'
  | 'OtherPerson'
  | 'WrongDocument'
  | 'Altered';

export type SourceOfWealthInput = {
  type: SourceOfWealth;
  /** Titles of the chosen options of this source. */
  options: Array<Scalars['String']['input']>;
  /** True when the player has answered everything about this source. */
  completed: Scalars['Boolean']['input'];
};

export type SourceOfWealthOutcome =
  | 'OK'
  | 'NOT_REQUIRED'
  | 'INCOMPLETE';

export type SourceOfWealthResult = {
  __typename?: 'SourceOfWealthResult';
  outcome: SourceOfWealthOutcome;
  viewer: Viewer;
};

export type PlayerGamificationDetails = {
  __typename?: 'PlayerGamificationDetails';
  /** Default 1. */
  level: Scalars['Int']['output'];
};

export type GamificationSettings = {
  __typename?: 'GamificationSettings';
  enabled: Scalars['Boolean']['output'];
  loyaltyPage?: Maybe<LoyaltyPage>;
  /** Extension. Client id of the brand at the engagement service (requirements/interfaces#gamification-provider); null closes gamification. */
  clientId?: Maybe<Scalars['String']['output']>;
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

/** Labels of a mission. Not used before missions exist. */
export type MissionStatus =
  | 'going'
  | 'locked'
  | 'incomplete'
  | 'claim'
  | 'completed';

/** Extension. */
export type BreakEffects = {
  __typename?: 'BreakEffects';
  /** Stable: '{playerId}:breaks'. */
  id: Scalars['ID']['output'];
  /** Casino rounds that are settled after the break has started. */
  openRounds: Scalars['Int']['output'];
  /** Sports bets that are settled after the break has started. */
  openBets: Scalars['Int']['output'];
  /** Withdrawals that are still paid out. */
  runningWithdrawals: Scalars['Int']['output'];
  /** Titles of the operator's other brands, which a break can cover. */
  otherBrands: Array<Scalars['String']['output']>;
  /** Groups of games that the player is excluded from. */
  excludedGroups: Array<GameGroup>;
  /** The request to end the exclusion of these groups; null without one. */
  exclusionReturn?: Maybe<ExclusionReturn>;
};

/** Extension. The request to end an exclusion from some groups of games; players who are excluded from everything send it at the sign-in. */
export type ExclusionReturn = {
  __typename?: 'ExclusionReturn';
  /** Stable: '{playerId}:exclusion-return'. */
  id: Scalars['ID']['output'];
  state: ExclusionReturnState;
  /** Reason that refuses a request now. */
  refusal?: Maybe<ExclusionReturnRefusal>;
  /** End of the term; null without an end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The instant from which play is possible after an approval. */
  coolOffEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. */
export type ExclusionReturnState =
  | 'EXCLUDED'
  | 'REQUESTED'
  | 'COOLING_OFF';

/** Extension. */
export type ExclusionReturnRefusal =
  | 'NOT_YET'
  | 'FOR_LIFE'
  | 'AT_REGISTER'
  | 'ALREADY_REQUESTED'
  | 'COOLING_OFF';

/** Extension. */
export type RequestExclusionReturnInput = {
  /** 3 to 1,000 characters. */
  reason: Scalars['String']['input'];
  /** Generated once for each request. */
  key: Scalars['ID']['input'];
};

/** Extension. */
export type TakeBreakInput = {
  /** Generated once for each decision of the player. */
  key: Scalars['ID']['input'];
  kind: BreakKind;
  /** ISO 8601, for example P6M, or 'indefinite'. */
  length: Scalars['String']['input'];
  /** Groups of games that an exclusion covers, where the licence lets the player choose; empty: everything. */
  groups: Array<GameGroup>;
  /** For all brands of the operator. Always true where the licence does not let the player choose. */
  allBrands: Scalars['Boolean']['input'];
};

/** Extension. */
export type BreakKind =
  | 'TIME_OUT'
  | 'EXCLUSION';

/** Extension. Games of chance, and sports betting. */
export type GameGroup =
  | 'casino'
  | 'sports';

/** Extension. */
export type Break = {
  __typename?: 'Break';
  kind: BreakKind;
  length: Scalars['String']['output'];
  groups: Array<GameGroup>;
  startsAt: Scalars['DateTime']['output'];
  /** Null without an end. An exclusion never ends without a request of the player. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of brands that it covers. */
  brands: Scalars['Int']['output'];
};

export type Personalized = {
  __typename?: 'Personalized';
  /** Null for an unknown slug. */
  listOfGames?: Maybe<GameList>;
  /** Extension. The brand's lists in their order, without empty ones (requirements/screens#games). */
  listsOfGames: Array<GameList>;
  /** Games of a studio (specification: first 20, then 30), of a category, or all. */
  games: GameListItemConnection;
  /** Extension. Null when this market has no such game. */
  game?: Maybe<Game>;
  /** Extension. For recently played games that the device stores; unknown ids are left out. At most 20 ids. */
  gamesById: Array<Game>;
  /** Extension. Searches name, studio and features, tolerating a typing error. 1 to 100 characters. */
  searchGames: GameListItemConnection;
  /** Extension. */
  studios: GameStudioConnection;
  studio?: Maybe<GameStudio>;
  /** Extension. */
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
  /** Pages of 10 (requirements/screens#games). `lastShownGameId`: continue after this game when the list has changed since the cursor. */
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
  /** Extension. */
  totalCount: Scalars['Int']['output'];
};

export type GameListItemEdge = {
  __typename?: 'GameListItemEdge';
  cursor: Scalars['String']['output'];
  node: GameListItem;
};

/** A game in a list. Not an entity: the same game has another idx in another list. */
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
  /** Always delivered; shown only with the brand feature ShowRTP or where the licence requires it. */
  rtp: ReturnToPlayer;
  /** Null when it depends on the bet, as in roulette. */
  volatility?: Maybe<GameVolatility>;
  /** Paylines; null without paylines. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** Ways to win; null without ways. */
  ways?: Maybe<Scalars['Int']['output']>;
  /** Reels and rows such as 5x3; null without reels. */
  layout?: Maybe<Scalars['String']['output']>;
  /** Share of rounds with a return, in basis points. */
  hitRateBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Highest win as a multiple of the stake. */
  maxWinMultiple: Scalars['Float']['output'];
  minStake: Scalars['MinorUnits']['output'];
  maxStake: Scalars['MinorUnits']['output'];
  /** Currency of minStake and maxStake. */
  currency: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  categorySlugs: Array<Scalars['String']['output']>;
  /** Whether it can be played with bonus money (requirements/constants#running-out-of-funds). */
  isBonusEnabled: Scalars['Boolean']['output'];
  isJackpotGame: Scalars['Boolean']['output'];
  isNew: Scalars['Boolean']['output'];
  releasedAt: Scalars['DateTime']['output'];
  /** Whether a demo exists and the licence allows it to this visitor. */
  isDemoAllowed: Scalars['Boolean']['output'];
};

/** Extension. */
export type GameKind =
  | 'SLOT'
  | 'ROULETTE'
  | 'BLACKJACK'
  | 'TABLE'
  | 'LIVE'
  | 'INSTANT';

/** Extension. */
export type GameVolatility =
  | 'VERY_LOW'
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'VERY_HIGH';

export type ReturnToPlayer = {
  __typename?: 'ReturnToPlayer';
  /** Exact reduced fraction, e.g. '36/37'. */
  exact: Scalars['String']['output'];
  /** Basis points, rounded to nearest: 9730 is 97.30 %. */
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
  /** The first games of the category, for its tile. */
  games: GameListItemConnection;
};


export type GameCategorygamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type RecentlyPlayedGame = {
  __typename?: 'RecentlyPlayedGame';
  gameDescriptorV2: GameDescriptorV2;
  /** Extension. Saves a second request. */
  game: Game;
  /** Extension. */
  playedAt: Scalars['DateTime']['output'];
};

export type GameDescriptorV2 = {
  __typename?: 'GameDescriptorV2';
  /** Locale-free path of the game page, e.g. /games/{slug}/. */
  url: Scalars['String']['output'];
  /** {gameId, isLiveCasinoGame}. */
  json: Scalars['JSON']['output'];
};

export type LaunchGameInput = {
  slug: Scalars['String']['input'];
  mode: GameMode;
  /** Locale of the game's own texts; default en. */
  locale?: InputMaybe<Scalars['String']['input']>;
  device?: InputMaybe<Device>;
  /** Extension. Assignation id of claimed free spins that the session plays; real money only. */
  freeSpins?: InputMaybe<Scalars['ID']['input']>;
};

/** Extension. */
export type GameMode =
  | 'REAL'
  | 'DEMO';

/** API device enum. */
export type Device =
  | 'Desktop'
  | 'Mobile';

export type LaunchGameResult = GameLaunch | GameLaunchRefusal;

export type GameLaunch = {
  __typename?: 'GameLaunch';
  gameSessionId: Scalars['ID']['output'];
  mode: GameMode;
  game: Game;
  /** Source of the frame. Valid once, until expiresAt. */
  url: Scalars['String']['output'];
  /** The only accepted origin of messages (frame protocol). */
  origin: Scalars['String']['output'];
  /** Required in the frame's hello message. */
  nonce: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  jurisdiction: GameJurisdiction;
};

/** Requirements of the licence on the game and on the frame around it; the same fields as GameJurisdiction of @foyer/kernel/game-host. */
export type GameJurisdiction = {
  __typename?: 'GameJurisdiction';
  autoplay: Scalars['Boolean']['output'];
  turbo: Scalars['Boolean']['output'];
  /** Minimum time between two accepted spins, in milliseconds. */
  minimumRoundMs: Scalars['Int']['output'];
  /** Null when the licence sets none. */
  maximumStakeMinor?: Maybe<Scalars['MinorUnits']['output']>;
  /** Whether a return of at most the stake may have sound or animation. */
  celebrateReturnUpToStake: Scalars['Boolean']['output'];
  buyFeature: Scalars['Boolean']['output'];
  showRtp: Scalars['Boolean']['output'];
  showNetPosition: Scalars['Boolean']['output'];
  showSessionClock: Scalars['Boolean']['output'];
  fullscreen: Scalars['Boolean']['output'];
};

export type GameLaunchRefusal = {
  __typename?: 'GameLaunchRefusal';
  /** All reasons that apply, most severe first. */
  reasons: Array<GameLaunchRefusalReason>;
  /** When play is possible again, if known. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. */
export type GameLaunchRefusalReason =
  | 'SIGN_IN_REQUIRED'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'PRODUCT_EXCLUDED'
  | 'UNDER_AGE'
  | 'REGISTER_UNAVAILABLE'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_REACHED'
  | 'ON_BREAK'
  | 'GAME_NOT_FOUND'
  | 'DEMO_NOT_ALLOWED'
  | 'GAME_UNAVAILABLE'
  | 'PROVIDER_UNAVAILABLE'
  /** The free spins of the launch: rewards are blocked for the player, or none of these spins can be played in this game. */
  | 'REWARDS_BLOCKED'
  | 'FREE_SPINS_UNAVAILABLE';

export type CloseGameSessionInput = {
  gameSessionId: Scalars['ID']['input'];
};

export type CloseGameSessionResult = {
  __typename?: 'CloseGameSessionResult';
  closed: Scalars['Boolean']['output'];
  position: SessionPosition;
};

export type GameRoundConnection = {
  __typename?: 'GameRoundConnection';
  edges: Array<GameRoundEdge>;
  pageInfo: PageInfo;
  /** Totals of all rounds that match the filter, not only of this page. */
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
  /** The provider's id, for customer support. */
  roundId: Scalars['String']['output'];
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  /** Null when the game is no longer in the catalogue. */
  game?: Maybe<Game>;
  status: GameRoundStatus;
  openedAt: Scalars['DateTime']['output'];
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  stake: Scalars['MinorUnits']['output'];
  return: Scalars['MinorUnits']['output'];
  /** return - stake. */
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Balance after the last movement of the round. */
  balanceAfter: Scalars['MinorUnits']['output'];
  /** Extension. A round of free spins: its stake is 0, and the operator paid it. */
  isFreeSpin: Scalars['Boolean']['output'];
};

/** Extension. OPEN: staked, not settled; CLOSED: settled; ROLLED_BACK: the stake was returned. */
export type GameRoundStatus =
  | 'OPEN'
  | 'CLOSED'
  | 'ROLLED_BACK';

export type GameRoundTotals = {
  __typename?: 'GameRoundTotals';
  rounds: Scalars['Int']['output'];
  stake: Scalars['MinorUnits']['output'];
  return: Scalars['MinorUnits']['output'];
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
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
  subtitle?: Maybe<Scalars['String']['output']>;
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

export type JackpotLeaderboard = {
  __typename?: 'JackpotLeaderboard';
  /** From 0; negative when the player is not on the leaderboard. */
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

export type LimitChangeConnection = {
  __typename?: 'LimitChangeConnection';
  edges: Array<LimitChangeEdge>;
  pageInfo: PageInfo;
  /** Totals of all changes that match the filter, not only of this page. */
  totals: LimitChangeTotals;
};

export type LimitChangeEdge = {
  __typename?: 'LimitChangeEdge';
  cursor: Scalars['String']['output'];
  node: LimitChange;
};

export type LimitChangeTotals = {
  __typename?: 'LimitChangeTotals';
  count: Scalars['Int']['output'];
  /** First limits and lower ones. */
  lowered: Scalars['Int']['output'];
  /** Raises and removals that applied. */
  raised: Scalars['Int']['output'];
  /** Raises and removals that did not apply, or not yet. */
  notApplied: Scalars['Int']['output'];
};

export type LimitChange = {
  __typename?: 'LimitChange';
  id: Scalars['ID']['output'];
  kind: LimitKind;
  period: LimitPeriod;
  changedBy: LimitChanger;
  currency: Scalars['String']['output'];
  /** Ceilings before and after; null for no limit, and for the other unit. */
  amountBefore?: Maybe<Scalars['MinorUnits']['output']>;
  amountAfter?: Maybe<Scalars['MinorUnits']['output']>;
  minutesBefore?: Maybe<Scalars['Int']['output']>;
  minutesAfter?: Maybe<Scalars['Int']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** Earliest confirmation; null for a lower limit, which applies at once. */
  confirmableAt?: Maybe<Scalars['DateTime']['output']>;
  lapsesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a change that never applied, or not yet. */
  effectiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a change ended that was never applied. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  status: LimitChangeStatus;
};

/** Extension. */
export type LimitChanger =
  | 'PLAYER'
  | 'STAFF';

/** Extension. LAPSED: not confirmed in time; REPLACED: by a later request. */
export type LimitChangeStatus =
  | 'APPLIED'
  | 'COOLING_OFF'
  | 'AWAITING_CONFIRMATION'
  | 'CANCELLED'
  | 'LAPSED'
  | 'REPLACED';

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
  /** Used in the current period: deposits, net loss (at least 0) or stakes; null for SESSION. */
  used?: Maybe<Scalars['MinorUnits']['output']>;
  /** Minutes played in the current period, for SESSION. */
  usedMinutes?: Maybe<Scalars['Int']['output']>;
  /** Headroom; null when not set. */
  remaining?: Maybe<Scalars['MinorUnits']['output']>;
  remainingMinutes?: Maybe<Scalars['Int']['output']>;
  /** True for a rolling window (24 h, 7 d, 30 d); false for calendar periods of the licence. */
  isRolling: Scalars['Boolean']['output'];
  periodStartsAt: Scalars['DateTime']['output'];
  /** Calendar: start of the next period. Rolling: when the current usage has left the window; the current time when nothing is used. */
  periodEndsAt: Scalars['DateTime']['output'];
  /** Extension. False for a limit that the player set before and that is not offered any more: it can be changed and removed, not set again. */
  isOffered: Scalars['Boolean']['output'];
  /** Whether the licence requires it before play. */
  isRequired: Scalars['Boolean']['output'];
  /** A pending raise or removal; null without one. */
  pending?: Maybe<PendingLimitChange>;
};

/** The previous calendar month of the licence's time zone. */
export type LimitSimulation = {
  __typename?: 'LimitSimulation';
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** IANA time zone of the licence. */
  timeZone: Scalars['String']['output'];
  /** The first stake, deposit or minute that the limit would have refused; null if it would have refused none. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of days on which it would have refused something. */
  days: Scalars['Int']['output'];
  /** The most that was used of one period: minor units, or minutes for SESSION. */
  most: Scalars['MinorUnits']['output'];
};

export type LimitReview = {
  __typename?: 'LimitReview';
  id: Scalars['ID']['output'];
  /** Months between reviews; null where no rule requires them. */
  months?: Maybe<Scalars['Int']['output']>;
  /** When the player last changed or reviewed a limit, else the registration. */
  lastAt: Scalars['DateTime']['output'];
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  isDue: Scalars['Boolean']['output'];
};

/** All sessions of the player end when the time is used up. Play is refused until the period ends; the player may sign in again. */
export type SessionLimit = {
  __typename?: 'SessionLimit';
  id: Scalars['ID']['output'];
  minutes: Scalars['Int']['output'];
  usedSeconds: Scalars['Int']['output'];
  remainingSeconds: Scalars['Int']['output'];
  /** True while a real-money game is open: the time runs. */
  isRunning: Scalars['Boolean']['output'];
  /** When the time is used up if the game stays open; null while no game is open. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  periodEndsAt: Scalars['DateTime']['output'];
  /** The server's current time. */
  serverTime: Scalars['DateTime']['output'];
};

export type PendingLimitChange = {
  __typename?: 'PendingLimitChange';
  status: PendingLimitStatus;
  /** Null together with `minutes`: the limit is removed. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  minutes?: Maybe<Scalars['Int']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** Earliest time of the confirmation. */
  confirmableAt: Scalars['DateTime']['output'];
  /** When an unconfirmed request expires. */
  lapsesAt: Scalars['DateTime']['output'];
};

export type SetPlayerLimitInput = {
  kind: LimitKind;
  period: LimitPeriod;
  /** For DEPOSIT, LOSS and WAGER. Null removes the limit (after the cool-off). */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Minutes, for SESSION. Null removes the limit (after the cool-off). */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Made before the request is sent; a repetition with the same key has no further effect. 8 to 80 letters, digits, - and _. */
  key?: InputMaybe<Scalars['String']['input']>;
};

export type PlayerLimitKeyInput = {
  kind: LimitKind;
  period: LimitPeriod;
  /** Like SetPlayerLimitInput.key. */
  key?: InputMaybe<Scalars['String']['input']>;
};

export type LimitPeriod =
  | 'Day'
  | 'Week'
  | 'Month';

/** Extension. */
export type LimitKind =
  | 'DEPOSIT'
  | 'LOSS'
  | 'WAGER'
  | 'SESSION';

/** Extension. COOLING_OFF, then AWAITING_CONFIRMATION; cancelling or a lower limit ends both. */
export type PendingLimitStatus =
  | 'COOLING_OFF'
  | 'AWAITING_CONFIRMATION';

export type RealityCheck = {
  __typename?: 'RealityCheck';
  isMandatory: Scalars['Boolean']['output'];
  /** Minutes; null when switched off (only if not mandatory). */
  periodMinutes?: Maybe<Scalars['Int']['output']>;
  /** Intervals that the player may choose, in minutes; empty when reality checks are neither mandatory nor chosen before. */
  choices: Array<Scalars['Int']['output']>;
  /** By the server's clock; the sign-in counts as an acknowledgement. */
  lastAcknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the break that the licence requires after continuous play; null outside one. Stakes are refused until then. */
  breakUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Since the last acknowledgement, at the earliest since the start of the visit. */
  sinceLast: SessionPosition;
};

export type AcknowledgeRealityCheckInput = {
  choice: RealityCheckChoice;
};

/** Extension. */
export type RealityCheckChoice =
  | 'CONTINUE'
  | 'LEAVE';

export type SessionPosition = {
  __typename?: 'SessionPosition';
  startedAt: Scalars['DateTime']['output'];
  /** The server's current time; clients count on from it, independent of the device's clock. */
  serverTime: Scalars['DateTime']['output'];
  elapsedSeconds: Scalars['Int']['output'];
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  /** returned - staked; negative for a loss. */
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
};

export type CompletedDeposit = {
  __typename?: 'CompletedDeposit';
  provider: Scalars['String']['output'];
  /** A JSON string; used fields: attributes.paymentMethod, debtor.account, txName, accountId. */
  payload: Scalars['String']['output'];
};

export type PaymentTransactionConnection = {
  __typename?: 'PaymentTransactionConnection';
  edges: Array<PaymentTransactionEdge>;
  pageInfo: PageInfo;
  /** Extension. Of all payments that match the filter, not only of this page. */
  totals: PaymentTotals;
};

export type PaymentTotals = {
  __typename?: 'PaymentTotals';
  count: Scalars['Int']['output'];
  /** Completed and not rolled back. */
  deposited: Scalars['MinorUnits']['output'];
  withdrawn: Scalars['MinorUnits']['output'];
  /** Completed and rolled back: deposits that were reversed, payouts that the bank sent back. */
  rolledBack: Scalars['MinorUnits']['output'];
  /** deposited - withdrawn since the account was created, regardless of the filter (requirements/regulation#statements, RTS 1C). */
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
  /** Extension. The status for the player; a payment whose result is unknown is PENDING, never REFUSED. */
  outcome: PaymentOutcome;
  /** Extension. */
  method: PaymentMethodSummary;
  /** Extension. Masked, such as •••• 4242; null until an account is known. */
  accountLabel?: Maybe<Scalars['String']['output']>;
  /** Extension. Added to the amount; 0 without a fee. */
  fee: Scalars['MinorUnits']['output'];
  /** Extension. Null unless it was refused. */
  failure?: Maybe<PaymentFailure>;
  /** Extension. The refund of a deposit that was charged and could not be credited; its outcome is REVERSED. Null without a refund by us. */
  refund?: Maybe<PaymentRefund>;
  /** Extension. The next step of the player at the provider; null without one. */
  action?: Maybe<PaymentAction>;
  /** Extension. Reference for customer support. */
  reference: Scalars['String']['output'];
  /** Extension. Past and expected steps, in order. */
  steps: Array<PaymentStep>;
  /** Extension. Whether cancelPayment would succeed. */
  isCancellable: Scalars['Boolean']['output'];
  /** Extension. The same for all payments of one withdrawal; its own id otherwise. */
  groupId: Scalars['ID']['output'];
};

/** Extension. A deposit that cannot be credited is refunded automatically. */
export type PaymentRefund = {
  __typename?: 'PaymentRefund';
  /** Reason why it could not be credited; null when it was charged after the payment had ended. */
  block?: Maybe<CashierBlock>;
  /** When it was sent; null until then. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it usually arrives in the account. */
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
  /** Address at the provider. FRAME: source of the frame. REDIRECT: the page to open, which returns to the returnPath. */
  url: Scalars['String']['output'];
  /** The only accepted origin of messages (payment frame protocol). */
  origin: Scalars['String']['output'];
  /** Required in the frame's messages. */
  nonce: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type PaymentStep = {
  __typename?: 'PaymentStep';
  kind: PaymentStepKind;
  /** Null until it happens. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Null when no time is known, or when it has happened. */
  expectedBy?: Maybe<Scalars['DateTime']['output']>;
  /** Party that performs the step. */
  owner: PaymentStepOwner;
};

export type CancelPaymentResult = {
  __typename?: 'CancelPaymentResult';
  /** False when it was too late; `payment` has the current status. */
  cancelled: Scalars['Boolean']['output'];
  payment?: Maybe<PaymentTransaction>;
};

export type TransactionSortField =
  | 'createdAt'
  | 'processedAt';

export type ProcessingType =
  | 'Instant'
  | 'Manual';

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

/** Extension. */
export type PaymentMethodKind =
  | 'CARD'
  | 'INSTANT_BANK'
  | 'OPEN_BANKING'
  | 'WALLET'
  | 'VOUCHER';

/** Extension. IN_PROGRESS waits for the player, PENDING for the provider, a bank or the operator. */
export type PaymentOutcome =
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'SUCCEEDED'
  | 'REFUSED'
  | 'CANCELLED'
  | 'REVERSED';

/** Extension. */
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

/** Extension. */
export type PaymentActionKind =
  | 'FRAME'
  | 'REDIRECT';

/** Extension. */
export type PaymentStepKind =
  | 'REQUESTED'
  | 'AUTHORISED'
  | 'CHECKED'
  | 'SENT'
  | 'RECEIVED'
  | 'REFUSED'
  | 'CANCELLED'
  | 'REVERSED';

/** Extension. */
export type PaymentStepOwner =
  | 'PLAYER'
  | 'OPERATOR'
  | 'PROVIDER'
  | 'BANK';

/** Extension. */
export type ConsentRecord = {
  __typename?: 'ConsentRecord';
  id: Scalars['ID']['output'];
  kind: ConsentKind;
  isAccepted: Scalars['Boolean']['output'];
  /** Version of a legal text; null for other kinds. */
  version?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

/** Extension. */
export type ConsentKind =
  | 'TERMS'
  | 'PRIVACY_POLICY'
  | 'MARKETING_EMAIL'
  | 'MARKETING_SMS'
  | 'MARKETING_PHONE'
  | 'MARKETING_WEB_PUSH'
  | 'JACKPOT';

/** Extension. */
export type DataExport = {
  __typename?: 'DataExport';
  id: Scalars['ID']['output'];
  status: DataExportStatus;
  requestedAt: Scalars['DateTime']['output'];
  /** When the archive is deleted; null while it is prepared. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. READY: the link was sent by email. */
export type DataExportStatus =
  | 'PREPARING'
  | 'READY';

export type Player = {
  __typename?: 'Player';
  id: Scalars['ID']['output'];
  playerId: Scalars['ID']['output'];
  accountStatus: AccountStatus;
  country: Country;
  numberOfDeposits: Scalars['Int']['output'];
  /** Language of the account: a locale such as en or fr_CA. */
  language: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  isPhoneNumberVerified: Scalars['Boolean']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Valid: confirmed by the player. Risky: not confirmed yet. Invalid: no mail server could accept it. */
  emailValidity: Validity;
  /** Null without a phone number. */
  phoneNumberValidity?: Maybe<Validity>;
  /** Form or bank login that opened the account. */
  registrationMethod: RegistrationMethod;
  /** Minutes between reality checks; null when neither the licence nor the player set an interval. */
  realityCheckPeriod?: Maybe<Scalars['Int']['output']>;
  personalInfo: PersonalInfo;
  emailVerified: Scalars['Boolean']['output'];
  /** The shape is an extension. Whether the email address must be confirmed, and why. */
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
  /** Null without a current time-out. */
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
  /** The player's reason for closing the account; null for other causes. */
  closureReason?: Maybe<AccountClosureReason>;
  reopenByCustomerAllowed: Scalars['Boolean']['output'];
};

/** Extension. */
export type AccountStatusValue =
  | 'Active'
  | 'Closed';

/** Extension, except MultipleAccounts. */
export type AccountStatusCause =
  | 'MultipleAccounts'
  | 'PlayerRequest'
  | 'OperatorDecision';

export type AccountClosureReason =
  | 'AccountIssues'
  | 'InsufficientGameChoices'
  | 'NotEnoughBonusesOrPromotions'
  | 'PaymentIssues';

export type Country = {
  __typename?: 'Country';
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** English name; clients show Intl.DisplayNames. */
  name: Scalars['String']['output'];
  /** ISO 4217 code of the country's default currency. */
  currency: Scalars['String']['output'];
};

export type CountryContext = {
  __typename?: 'CountryContext';
  /** The registered country of a signed-in player, else the country of the request. */
  countryCode: Scalars['String']['output'];
  /** Upper-case region; only for CA (requirements/validation#country-subdivision). */
  subDivision?: Maybe<Scalars['String']['output']>;
  ipCountryCode: Scalars['String']['output'];
  countryCurrency: Scalars['String']['output'];
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
  /** Always masked, except the last four characters (requirements/reliability#safe-forms). */
  ssn?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

/** Extension. */
export type MarketingConsentInput = {
  email?: InputMaybe<Scalars['Boolean']['input']>;
  sms?: InputMaybe<Scalars['Boolean']['input']>;
  phone?: InputMaybe<Scalars['Boolean']['input']>;
  webPush?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Extension. */
export type CloseAccountResult = {
  __typename?: 'CloseAccountResult';
  closed: Scalars['Boolean']['output'];
  refusal?: Maybe<CloseAccountRefusal>;
};

/** Extension. */
export type CloseAccountRefusal =
  | 'BALANCE_LEFT'
  | 'WITHDRAWAL_RUNNING';

export type EmailVerification = {
  __typename?: 'EmailVerification';
  status: VerificationStatus;
  reason: VerificationReason;
};

export type VerifyEmailResult = {
  __typename?: 'VerifyEmailResult';
  outcome: EmailVerificationOutcome;
};

/** Extension. EXPIRED: too old, or for an address that the account no longer has. TAKEN: another account has taken the new address since. */
export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'ALREADY_VERIFIED'
  | 'EXPIRED'
  | 'TAKEN'
  | 'UNKNOWN';

export type PhoneVerification = {
  __typename?: 'PhoneVerification';
  isVerified: Scalars['Boolean']['output'];
};

export type VerifyPhoneNumberResult = {
  __typename?: 'VerifyPhoneNumberResult';
  outcome: PhoneCodeOutcome;
};

/** Extension. EXPIRED: there is no valid code for the current number. */
export type PhoneCodeOutcome =
  | 'VERIFIED'
  | 'WRONG'
  | 'EXPIRED';

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
  /** Null for an exclusion without an end. */
  exclusionEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Timeouts = {
  __typename?: 'Timeouts';
  timeoutEndsAt: Scalars['DateTime']['output'];
};

export type Customer = {
  __typename?: 'Customer';
  id: Scalars['ID']['output'];
  /** Ids of the pop-ups that the customer must see. */
  popUpsNeeded: Array<Scalars['ID']['output']>;
  isCancelWithdrawalBlocked: Scalars['Boolean']['output'];
  isIncreaseDepositLimitBlocked: Scalars['Boolean']['output'];
  isRewardsBlocked: Scalars['Boolean']['output'];
  isDepositsBlocked: Scalars['Boolean']['output'];
};

export type PlayerUpdate = {
  __typename?: 'PlayerUpdate';
  isAccountClosed: Scalars['Boolean']['output'];
  /** Extension. Whether real-money play is refused now. */
  isPlayBlocked: Scalars['Boolean']['output'];
};

export type CustomerPopUps = {
  __typename?: 'CustomerPopUps';
  popUpIdsAdded: Array<Scalars['ID']['output']>;
};

export type RecordNoticeInput = {
  appearance: Scalars['ID']['input'];
  act: NoticeAct;
};

/** Extension. */
export type NoticeAct =
  | 'SHOWN'
  | 'FOLLOWED';

export type PastNoticeConnection = {
  __typename?: 'PastNoticeConnection';
  edges: Array<PastNoticeEdge>;
  pageInfo: PageInfo;
  /** Totals of all notices that match the filter, not only of this page. */
  totals: PastNoticeTotals;
};

export type PastNoticeEdge = {
  __typename?: 'PastNoticeEdge';
  cursor: Scalars['String']['output'];
  node: PastNotice;
};

export type PastNoticeTotals = {
  __typename?: 'PastNoticeTotals';
  count: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
};

export type PastNotice = {
  __typename?: 'PastNotice';
  id: Scalars['ID']['output'];
  kind: PastNoticeKind;
  /** Null for reality checks and reviews of limits. */
  notice?: Maybe<AccountNoticeId>;
  /** Refused because of the notice when it was shown. */
  blocks: Array<NoticeBlock>;
  /** Text of the operator as the page showed it; null for the default text. */
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
  shownAt: Scalars['DateTime']['output'];
  /** Null while the player has not answered. */
  answer?: Maybe<NoticeAnswer>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. */
export type PastNoticeKind =
  | 'ACCOUNT_NOTICE'
  | 'REALITY_CHECK'
  | 'LIMIT_REVIEW';

/** Extension. FOLLOWED: opened the page that the notice links to. */
export type NoticeAnswer =
  | 'DISMISSED'
  | 'FOLLOWED'
  | 'CONTINUED'
  | 'STOPPED'
  | 'REVIEWED';

export type AccountNotice = {
  __typename?: 'AccountNotice';
  id: AccountNoticeId;
  /** Extension. Identifies this appearance for recordNotice; a notice that appears again has another id. */
  appearance: Scalars['ID']['output'];
  /** Extension. Whether the display of this appearance is recorded. */
  isRecorded: Scalars['Boolean']['output'];
  /** Extension. The pop-up to dismiss (dismissPopUp); null for a notice that stays while its condition applies. */
  popUpId?: Maybe<Scalars['ID']['output']>;
  /** Extension. Text of the operator in the locale of the page; null for the default text of the notice. */
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  /** Extension. Locale-free path of the page that the notice links to. */
  path?: Maybe<Scalars['String']['output']>;
  since?: Maybe<Scalars['DateTime']['output']>;
  /** When the notice ends; null when it has no known end. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Whether real-money play is refused because of it. */
  blocksPlay: Scalars['Boolean']['output'];
  /** Extension. What the server refuses because of it, from the functions that refuse. */
  blocks: Array<NoticeBlock>;
};

/** Extension. */
export type NoticeBlock =
  | 'PLAY'
  | 'DEPOSITS'
  | 'WITHDRAWALS';

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

export type LegalText = {
  __typename?: 'LegalText';
  /** Stable: '{playerId}:{kind}'. */
  id: Scalars['ID']['output'];
  kind: LegalTextKind;
  /** The version in force: its first day, yyyy-mm-dd. */
  version: Scalars['String']['output'];
  /** Null when the player has accepted no version yet. */
  acceptedVersion?: Maybe<Scalars['String']['output']>;
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  isAccepted: Scalars['Boolean']['output'];
};

/** Extension. */
export type LegalTextKind =
  | 'TERMS'
  | 'PRIVACY_POLICY';

/** The versions that the page showed. A text that is left out does not change. */
export type AcceptLegalTextsInput = {
  terms?: InputMaybe<Scalars['String']['input']>;
  privacyPolicy?: InputMaybe<Scalars['String']['input']>;
};

/** Status of a referred friend. Not used before referrals exist. */
export type ReferralStatus =
  | 'INITIAL'
  | 'PROVISIONAL'
  | 'ACTIVE'
  | 'FULLY_IDENTIFIED';

/** Extension. Each promotion has all significant terms (requirements/experience#promotions). */
export type Promotion = {
  __typename?: 'Promotion';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Paragraphs of the details. */
  details: Array<Scalars['String']['output']>;
  image?: Maybe<Image>;
  startsAt: Scalars['DateTime']['output'];
  /** Null: no end is planned. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  needsOptIn: Scalars['Boolean']['output'];
  /** Amount of the reward that players get, in the currency of the terms; null without a reward. */
  rewardAmount?: Maybe<Scalars['MinorUnits']['output']>;
  terms: PromotionTerms;
  callToActionType: CallToActionType;
  /** Locale-free path of the page that the button leads to. */
  path: Scalars['String']['output'];
  /** Locale-free path of the full terms. */
  termsPath: Scalars['String']['output'];
};

/** Extension. The six significant terms; amounts in `currency`. */
export type PromotionTerms = {
  __typename?: 'PromotionTerms';
  who: Scalars['String']['output'];
  minimumKind: PromotionMinimum;
  /** 0 without a minimum. */
  minimumAmount: Scalars['MinorUnits']['output'];
  /** Multiple of the bonus; 0 without a wagering requirement. */
  wageringFactor: Scalars['Float']['output'];
  /** Null: no maximum. */
  maximumStake?: Maybe<Scalars['MinorUnits']['output']>;
  /** Null: no maximum. */
  maximumWin?: Maybe<Scalars['MinorUnits']['output']>;
  /** Days after the opt-in. */
  days: Scalars['Int']['output'];
  /** Days for the wagering requirement; null without one. */
  wageringDays?: Maybe<Scalars['Int']['output']>;
  games: Scalars['String']['output'];
  currency: Scalars['String']['output'];
};

/** Extension. */
export type PlayerPromotions = {
  __typename?: 'PlayerPromotions';
  /** Reasons that exclude the player from all promotions, most severe first. */
  blocks: Array<PromotionRefusal>;
  /** Empty for players who must not be promoted to. */
  items: Array<PlayerPromotion>;
};

/** Extension. */
export type PlayerPromotion = {
  __typename?: 'PlayerPromotion';
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  promotion: Promotion;
  /** Reasons that exclude the player, most severe first; empty for an eligible player. */
  refusals: Array<PromotionRefusal>;
  isOptedIn: Scalars['Boolean']['output'];
  /** Time of the player's last choice. */
  chosenAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The idempotency key is created before the request is sent: 8 to 64 letters, digits, - or _. */
export type ChoosePromotionInput = {
  promotionId: Scalars['ID']['input'];
  isOptedIn: Scalars['Boolean']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type ChoosePromotionResult = {
  __typename?: 'ChoosePromotionResult';
  /** The promotion after the choice; null when it is not offered to the player. */
  promotion?: Maybe<PlayerPromotion>;
  /** Most severe first; empty when the choice was stored. */
  refusals: Array<PromotionRefusal>;
};

/** Extension. */
export type PromotionMinimum =
  | 'NONE'
  | 'DEPOSIT'
  | 'STAKE';

/** Extension. MARKETING_BLOCKED: the player receives no marketing. KEY_REUSED: the key belongs to another choice. */
export type PromotionRefusal =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'MARKETING_BLOCKED'
  | 'ENGAGEMENT_BLOCKED'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'REWARDS_BLOCKED'
  | 'NOT_OFFERED'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'NEW_PLAYERS_ONLY'
  | 'DEPOSIT_REQUIRED'
  | 'KEY_REUSED';

export type ProtectionRule = {
  __typename?: 'ProtectionRule';
  /** Stable: '{brand}:{rule}'. */
  id: Scalars['ID']['output'];
  rule: ProtectionRuleName;
  /** Field of the licence profile that decides the rule. */
  field: Scalars['String']['output'];
  /** Effective values, for example Day or PT24H; empty where no authority demands the rule. */
  values: Array<ProtectionValue>;
  regulator: Scalars['String']['output'];
  licenceNumber: Scalars['String']['output'];
  /** The document that demands the rule under the licence; null if no regulator demands any and the operator's baseline applies. */
  legalBasis?: Maybe<Scalars['String']['output']>;
  /** The part of the document, for example '§ 39'; null where only the document is known. */
  legalBasisSection?: Maybe<Scalars['String']['output']>;
  /** Address of the document, of the authority's page about the section, or of the authority; null without legalBasis. */
  legalBasisUrl?: Maybe<Scalars['String']['output']>;
  /** The operator's company. */
  company: Scalars['String']['output'];
};

export type ProtectionValue = {
  __typename?: 'ProtectionValue';
  value: Scalars['String']['output'];
  source: ProtectionSource;
};

/** Extension. Who demands a value: the licence, the operator by its own mode, or this instance of the product. */
export type ProtectionSource =
  | 'licence'
  | 'operator'
  | 'instance';

/** Extension. */
export type ProtectionRuleName =
  | 'depositLimit'
  | 'lossLimit'
  | 'wagerLimit'
  | 'sessionLimit'
  | 'limitPrompt'
  | 'limitCoolOff'
  | 'limitReview'
  | 'globalLossLimit'
  | 'realityCheck'
  | 'forcedBreak'
  | 'sessionClock'
  | 'netPosition'
  | 'singleSession'
  | 'selfExclusion'
  | 'timeOut'
  | 'breakButton'
  | 'breakConfirmation'
  | 'breakScope'
  | 'returnRequest'
  | 'returnAnswer'
  | 'returnApproval'
  | 'returnCoolOff'
  | 'exclusionRegister'
  | 'identityCheck'
  | 'identityFacts'
  | 'documentReviewers'
  | 'recordYears'
  | 'closedLoop'
  | 'fundsDialog'
  | 'urgencyTexts';

export type PastRewardConnection = {
  __typename?: 'PastRewardConnection';
  edges: Array<PastRewardEdge>;
  pageInfo: PageInfo;
  /** Totals of all rewards that match the filter, not only of this page. */
  totals: PastRewardTotals;
};

export type PastRewardEdge = {
  __typename?: 'PastRewardEdge';
  cursor: Scalars['String']['output'];
  node: PastReward;
};

export type PastRewardTotals = {
  __typename?: 'PastRewardTotals';
  count: Scalars['Int']['output'];
  claimed: Scalars['Int']['output'];
  expired: Scalars['Int']['output'];
};

export type PastReward = {
  __typename?: 'PastReward';
  assignationId: Scalars['ID']['output'];
  reward: RewardItem;
  /** A claimed reward stays Credited and an expired one Expired after it is removed from the list. */
  outcome: RewardStatus;
  /** Time of the outcome. */
  at: Scalars['DateTime']['output'];
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
  /** Extension. When it was credited; kept after the reward is removed from the list. */
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
  rewardKind: RewardKind;
  /** Deposits that the player needs before the reward can be claimed. FIRST_TIME_DEPOSIT: exactly one. */
  depositCondition: RewardDepositCondition;
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
  /** Extension. Currency of `value`. */
  currency: Scalars['String']['output'];
  /** Extension. Null while the game is not offered. */
  gameName?: Maybe<Scalars['String']['output']>;
  /** Extension. Wins are bonus money that is wagered this many times; null: wins are cash. */
  wageringRequirementFactor?: Maybe<Scalars['Float']['output']>;
  /** Extension. Maximum that wins convert to cash; null: no maximum. */
  maxPayout?: Maybe<Scalars['MinorUnits']['output']>;
  /** Extension. Null until the reward is claimed. */
  progress?: Maybe<FreeSpinProgress>;
};

/** Extension. */
export type FreeSpinProgress = {
  __typename?: 'FreeSpinProgress';
  status: FreeSpinStatus;
  used: Scalars['Int']['output'];
  /** Spins that can be played; 0 when they are used, expired or forfeited. */
  left: Scalars['Int']['output'];
  /** Sum of the wins, which stay after the spins have ended. */
  won: Scalars['MinorUnits']['output'];
  /** Null unless the status is Forfeited. */
  forfeitReason?: Maybe<FreeSpinForfeitReason>;
};

/** Extension. Forfeited: the player was excluded or the account closed before the spins were used. */
export type FreeSpinStatus =
  | 'Ready'
  | 'InUse'
  | 'Used'
  | 'Expired'
  | 'Forfeited';

/** Extension. */
export type FreeSpinForfeitReason =
  | 'SELF_EXCLUDED'
  | 'ACCOUNT_CLOSED';

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

/** The idempotency key is created before the request is sent: 8 to 64 letters, digits, - or _. Repeated requests with the same key have one effect and one result. */
export type ClaimRewardInput = {
  assignationId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
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
  /** Action of the player that makes the claim possible; null without one. */
  action?: Maybe<ActionType>;
};

export type RewardUpdate = {
  __typename?: 'RewardUpdate';
  reward: RewardItem;
  status: RewardStatus;
  assignationId: Scalars['ID']['output'];
};

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

/** Extension. */
export type RewardBlock =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'REWARDS_BLOCKED'
  | 'PHONE_NOT_VERIFIED';

/** Extension. FAILED: crediting failed for an internal reason; the reward can be claimed again after support has fixed it. */
export type RewardClaimRefusalCode =
  | 'NOT_FOUND'
  | 'NOT_YET'
  | 'EXPIRED'
  | 'ALREADY_CLAIMED'
  | 'REMOVED'
  | 'NOT_CLAIMABLE'
  | 'PLAYER_BLOCKED'
  | 'DEPOSIT_REQUIRED'
  | 'FAILED';

/** Extension. */
export type SelfTestResult = {
  __typename?: 'SelfTestResult';
  id: Scalars['ID']['output'];
  /** 0 to 27; see the bands of the index in `@foyer/market/self-test`. */
  score: Scalars['Int']['output'];
  takenAt: Scalars['DateTime']['output'];
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
  /** Extension. The id under which a visitor chats, a secret of the page; null for players. */
  visitorId?: Maybe<Scalars['ID']['output']>;
};

export type DestroyedSession = {
  __typename?: 'DestroyedSession';
  /** The `sid` claim of the access token. */
  sessionId: Scalars['ID']['output'];
  /** Extension. */
  reason: SessionEndReason;
};

/** Extension. The logout reasons of requirements/errors#logout-reasons. */
export type SessionEndReason =
  | 'SESSION_EXPIRED'
  | 'JWT_EXPIRED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'LOGGED_OUT'
  | 'ACCOUNT_BLOCKED'
  | 'BREAK_STARTED'
  | 'SESSION_LIMIT_REACHED';

export type IdentityProvider =
  | 'IDENTITY'
  | 'PAYMENT_GATEWAY'
  | 'SMS'
  | 'OPEN_BANKING'
  | 'BANK_PAYMENT';

/** The identity providers as site settings spell them. */
export type LoginFlow =
  | 'Identity'
  | 'PaymentGateway'
  | 'Sms'
  | 'OpenBanking'
  | 'BankPayment';

export type RegistrationMethod =
  | 'SSN'
  | 'OPEN_BANKING'
  | 'BANK_PAYMENT'
  | 'IDENTITY_FORM'
  | 'EMBEDDED_FORM';

export type PlayerSessionConnection = {
  __typename?: 'PlayerSessionConnection';
  edges: Array<PlayerSessionEdge>;
  pageInfo: PageInfo;
  /** Totals of all sign-ins that match the filter, not only of this page. */
  totals: SignInTotals;
};

export type PlayerSessionEdge = {
  __typename?: 'PlayerSessionEdge';
  cursor: Scalars['String']['output'];
  node: PlayerSession;
};

export type SignInTotals = {
  __typename?: 'SignInTotals';
  count: Scalars['Int']['output'];
  /** Number of countries that were recorded. */
  countries: Scalars['Int']['output'];
};

/** Extension. One sign-in of the player. */
export type PlayerSession = {
  __typename?: 'PlayerSession';
  /** The `sid` claim of its access tokens. */
  id: Scalars['ID']['output'];
  /** True for the session of the access token. */
  isCurrent: Scalars['Boolean']['output'];
  method: SignInMethod;
  device: SessionDevice;
  /** Country of the sign-in, ISO 3166; null when it was not recorded. */
  country?: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Null for a running session. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a running session. */
  endReason?: Maybe<SessionEndReason>;
};

/** Extension. A device as its user agent describes it; null for unknown names. */
export type SessionDevice = {
  __typename?: 'SessionDevice';
  kind: DeviceKind;
  browser?: Maybe<Scalars['String']['output']>;
  system?: Maybe<Scalars['String']['output']>;
};

/** Extension. */
export type DeviceKind =
  | 'PHONE'
  | 'TABLET'
  | 'COMPUTER';

/** Extension. Method with which a session was started. */
export type SignInMethod =
  | 'PASSWORD'
  | 'PASSKEY'
  | 'EMAIL_CODE'
  | 'SMS_CODE'
  | 'E_ID'
  | 'BANK_PAYMENT'
  | 'OPEN_BANKING'
  | 'PAYMENT_GATEWAY';

/** Extension. */
export type EndedSessions = {
  __typename?: 'EndedSessions';
  ids: Array<Scalars['ID']['output']>;
};

/** Extension. */
export type Passkey = {
  __typename?: 'Passkey';
  id: Scalars['ID']['output'];
  /** Null until the player names it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Host name that it signs in to. */
  site: Scalars['String']['output'];
  /** True when the device keeps a copy elsewhere, for example in a password manager. */
  isSynced: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. JSON text for PublicKeyCredential.parseCreationOptionsFromJSON. */
export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  options: Scalars['String']['output'];
};

/** Extension. The credential as JSON text, as PublicKeyCredential.toJSON writes it. */
export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  credential: Scalars['String']['input'];
};

/** Extension. */
export type RenamePasskeyInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** Extension. */
export type RemovedPasskey = {
  __typename?: 'RemovedPasskey';
  id: Scalars['ID']['output'];
};

/** Extension. */
export type SignInCodeChannel =
  | 'EMAIL'
  | 'SMS';

/** Extension. `recipient` is an email address, or a phone number with its country code. */
export type SignInCodeInput = {
  channel: SignInCodeChannel;
  recipient: Scalars['String']['input'];
};

/** Extension. TOO_MANY_ATTEMPTS, FORBIDDEN_COUNTRY and UNSAFE_CONNECTION are cases of requirements/errors#tracking-cases; NOT_OFFERED while the brand has switched off its own sign-in. */
export type SignInCodeOutcome =
  | 'SENT'
  | 'ACCEPTED'
  | 'WRONG'
  | 'EXPIRED'
  | 'TOO_MANY_ATTEMPTS'
  | 'FORBIDDEN_COUNTRY'
  | 'UNSAFE_CONNECTION'
  | 'NOT_OFFERED';

/** Extension. */
export type SignInCodeRequest = {
  __typename?: 'SignInCodeRequest';
  outcome: SignInCodeOutcome;
  /** Null unless the outcome is SENT. */
  attempt?: Maybe<SignInCodeAttempt>;
  /** End of the lock-out; null for other outcomes. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Extension. */
export type SignInCodeAttempt = {
  __typename?: 'SignInCodeAttempt';
  attemptId: Scalars['ID']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Time from which another code can be requested. */
  resendAt: Scalars['DateTime']['output'];
};

/** Extension. */
export type SignInCodeCheck = {
  __typename?: 'SignInCodeCheck';
  outcome: SignInCodeOutcome;
  /** Proof for the authorization endpoint (`login_ticket`), valid once; null unless the code was accepted. */
  ticket?: Maybe<Scalars['String']['output']>;
};

export type SportsBetConnection = {
  __typename?: 'SportsBetConnection';
  edges: Array<SportsBetEdge>;
  pageInfo: PageInfo;
  /** Totals of all bets that match the filter, not only of this page. */
  totals: SportsBetTotals;
};

export type SportsBetEdge = {
  __typename?: 'SportsBetEdge';
  cursor: Scalars['String']['output'];
  node: SportsBet;
};

/** Extension. Amounts in minor units of the currency. */
export type SportsBetTotals = {
  __typename?: 'SportsBetTotals';
  bets: Scalars['Int']['output'];
  stake: Scalars['MinorUnits']['output'];
  /** The part of the stake that is in open bets. */
  openStake: Scalars['MinorUnits']['output'];
  returns: Scalars['MinorUnits']['output'];
  /** Returns less the stakes of bets that are not open. */
  net: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
};

export type SportsDispute = {
  __typename?: 'SportsDispute';
  id: Scalars['ID']['output'];
  betId: Scalars['ID']['output'];
  status: SportsDisputeStatus;
  reason: SportsDisputeReason;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null while the dispute is open. */
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The message has 10 to 1,000 characters. */
export type OpenSportsDisputeInput = {
  betId: Scalars['ID']['input'];
  reason: SportsDisputeReason;
  message: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type OpenSportsDisputeResult = {
  __typename?: 'OpenSportsDisputeResult';
  /** Null when the dispute was refused. */
  dispute?: Maybe<SportsDispute>;
  refusal?: Maybe<SportsDisputeRefusal>;
};

/** Extension. VOID: all selections were void, and the stake was returned. */
export type SportsBetOutcome =
  | 'OPEN'
  | 'WON'
  | 'LOST'
  | 'VOID'
  | 'CASHED_OUT';

/** Extension. */
export type SportsDisputeStatus =
  | 'OPEN'
  | 'UPHELD'
  | 'REJECTED';

/** Extension. */
export type SportsDisputeReason =
  | 'RESULT'
  | 'RULE'
  | 'CALCULATION'
  | 'PRICE'
  | 'OTHER';

/** Extension. CHANGED: a correction of the bet is in progress. TOO_MANY: the bet was disputed too often. */
export type SportsDisputeRefusal =
  | 'UNKNOWN_BET'
  | 'NOT_SETTLED'
  | 'CHANGED'
  | 'ALREADY_OPEN'
  | 'TOO_MANY'
  | 'KEY_REUSED';

/** Extension. Amounts in the currency of the brand. */
export type SportsBetRules = {
  __typename?: 'SportsBetRules';
  minimumStake: Scalars['MinorUnits']['output'];
  maximumPayout: Scalars['MinorUnits']['output'];
  /** Seconds between the request for a bet on a match in play and its acceptance. */
  inPlayDelaySeconds: Scalars['Int']['output'];
  /** Usual stakes in the currency, ascending. */
  quickStakes: Array<Scalars['MinorUnits']['output']>;
};

/** Extension. */
export type SportsBet = {
  __typename?: 'SportsBet';
  id: Scalars['ID']['output'];
  status: SportsBetStatus;
  legs: Array<SportsBetLeg>;
  /** Indexes of the legs that every line contains. */
  bankers: Array<Scalars['Int']['output']>;
  /** Numbers of the other legs that a line contains. */
  sizes: Array<Scalars['Int']['output']>;
  lines: Scalars['Int']['output'];
  stakePerLine: Scalars['MinorUnits']['output'];
  stake: Scalars['MinorUnits']['output'];
  /** Part of the stake of each line that was cashed out while the bet stayed open. */
  cashedOutPerLine: Scalars['MinorUnits']['output'];
  /** Paid for these parts. */
  cashedOut: Scalars['MinorUnits']['output'];
  /** The last 20 cash-outs, newest first, that of the whole bet included. */
  cashOuts: Array<SportsBetCashOut>;
  /** Stake and partial cash-outs included, if all open legs win. */
  possibleReturns: Scalars['MinorUnits']['output'];
  /** Stake and all cash-outs included; null while the bet is open. */
  returns?: Maybe<Scalars['MinorUnits']['output']>;
  currency: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last correction of the payout after a corrected result. */
  correctedAt?: Maybe<Scalars['DateTime']['output']>;
  boost?: Maybe<SportsBetBoost>;
  /** Part of the stake that was bonus money. Payouts are credited in the same proportion. */
  bonusStake: Scalars['MinorUnits']['output'];
};

/** Extension. The profit boost of a bet. It is part of `possibleReturns` and `returns`, and a cash-out has none. */
export type SportsBetBoost = {
  __typename?: 'SportsBetBoost';
  percent: Scalars['Int']['output'];
  /** Most that it adds, minor units. */
  maximum: Scalars['MinorUnits']['output'];
  /** Added to the payout, minor units; null while the bet is open. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
};

/** Extension. Counts of a match, and the names of the players who scored, in order. */
export type SportsStatistics = {
  __typename?: 'SportsStatistics';
  corners: SportsScore;
  cards: SportsScore;
  scorers: Array<Scalars['String']['output']>;
};

/** Extension. Prices are decimal odds in thousandths, lines are hundredths. */
export type SportsBetLeg = {
  __typename?: 'SportsBetLeg';
  event: Scalars['ID']['output'];
  sport: Scalars['String']['output'];
  competition: Scalars['String']['output'];
  home: Scalars['String']['output'];
  away: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
  /** Selections of a bet builder, which is won if all of them are won; empty for other legs. */
  parts: Array<SportsBetPart>;
  price: Scalars['Int']['output'];
  /** Price of the feed when the bet was accepted at a boosted price; null otherwise. */
  regularPrice?: Maybe<Scalars['Int']['output']>;
  /** Name of the player or runner whom the outcome names. */
  player?: Maybe<Scalars['String']['output']>;
  /** Terms of a selection that is backed each way, as accepted; null for one on the win alone. */
  eachWay?: Maybe<SportsEachWayTerms>;
  /** Null while the leg is open. */
  result?: Maybe<SportsLegResult>;
  /** Dead heat of the win part when it is won, and of the place part when it is placed. */
  deadHeat?: Maybe<SportsDeadHeat>;
  /** Dead heat of the place part when it is won. */
  placeDeadHeat?: Maybe<SportsDeadHeat>;
  /** Percent of the winnings that are withheld because runners were withdrawn after the bet. */
  deduction: Scalars['Int']['output'];
  /** First runners of a race or an outright, and the selected one; empty in a match and while the leg is open. */
  finishers: Array<SportsFinisher>;
  /** Reason for a void match; null otherwise. */
  voidReason?: Maybe<SportsVoidReason>;
  homeScore?: Maybe<Scalars['Int']['output']>;
  awayScore?: Maybe<Scalars['Int']['output']>;
  /** Scores of the periods; empty while the leg is open. */
  periods: Array<SportsScore>;
  /** In football only. */
  statistics?: Maybe<SportsStatistics>;
  /** End of the match; null while the leg is open. */
  resultAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * Extension. The price is the one that the player saw. A single has one selection and the size 1, a multiple of n
 * selections the size n; system bets have several sizes.
 */
export type PlaceSportsBetInput = {
  selections: Array<SportsSelectionInput>;
  bankers?: Array<Scalars['Int']['input']>;
  sizes: Array<Scalars['Int']['input']>;
  stakePerLine: Scalars['MinorUnits']['input'];
  priceChanges: AcceptedPriceChanges;
  /** A profit boost of `Viewer.sportsBoosts`. */
  boost?: InputMaybe<Scalars['ID']['input']>;
  /** Boosted odds of `Root.sportsBoostedOdds`, for a bet on this outcome alone. */
  boostedOdds?: InputMaybe<Scalars['ID']['input']>;
  money?: SportsBetMoney;
  idempotencyKey: Scalars['String']['input'];
};

/**
 * The kind of a bet builder is `builder`, its outcome `all`, and only it has parts: two to eight selections of the match.
 * `eachWay`: the terms that the player saw, for a selection that is backed each way as well.
 */
export type SportsSelectionInput = {
  event: Scalars['ID']['input'];
  kind: Scalars['SportsMarketKind']['input'];
  line?: InputMaybe<Scalars['Int']['input']>;
  outcome: Scalars['SportsOutcome']['input'];
  price: Scalars['Int']['input'];
  parts?: InputMaybe<Array<SportsPartInput>>;
  eachWay?: InputMaybe<SportsEachWayInput>;
};

export type SportsPartInput = {
  kind: Scalars['SportsMarketKind']['input'];
  line?: InputMaybe<Scalars['Int']['input']>;
  outcome: Scalars['SportsOutcome']['input'];
};

export type SportsEachWayInput = {
  numerator: Scalars['Int']['input'];
  denominator: Scalars['Int']['input'];
  places: Scalars['Int']['input'];
};

/** Extension. A selection of a bet builder with its own result, null while the leg is open. */
export type SportsBetPart = {
  __typename?: 'SportsBetPart';
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
  player?: Maybe<Scalars['String']['output']>;
  result?: Maybe<SportsLegResult>;
};

/** Extension. A share of the winnings of the price, for one of the first places. */
export type SportsEachWayTerms = {
  __typename?: 'SportsEachWayTerms';
  numerator: Scalars['Int']['output'];
  denominator: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
};

/** Extension. So many runners are tied for fewer places: the stake is divided among them. */
export type SportsDeadHeat = {
  __typename?: 'SportsDeadHeat';
  places: Scalars['Int']['output'];
  tied: Scalars['Int']['output'];
};

/** Extension. Tied runners have the same position. */
export type SportsFinisher = {
  __typename?: 'SportsFinisher';
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
};

/** Extension. */
export type SportsScore = {
  __typename?: 'SportsScore';
  home: Scalars['Int']['output'];
  away: Scalars['Int']['output'];
};

/** Extension. */
export type SportsBetCashOut = {
  __typename?: 'SportsBetCashOut';
  /** Stake of each line that it closed. */
  stakePerLine: Scalars['MinorUnits']['output'];
  amount: Scalars['MinorUnits']['output'];
  /** Made by a rule of the player. */
  isAutomatic: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

/** Extension. Amounts are those of the open stake. */
export type SportsCashOut = {
  __typename?: 'SportsCashOut';
  betId: Scalars['ID']['output'];
  /** Minor units; null when no offer can be made. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  /** Expected payout at the current prices without their margin; null without an offer. */
  fairValue?: Maybe<Scalars['MinorUnits']['output']>;
  unavailable?: Maybe<CashOutUnavailable>;
  /** Open stake of a line. */
  stakePerLine: Scalars['MinorUnits']['output'];
  /** Smallest and largest stake of a line that can be cashed out while the rest stays open; null when the stake is too low. */
  minimumPart?: Maybe<Scalars['MinorUnits']['output']>;
  maximumPart?: Maybe<Scalars['MinorUnits']['output']>;
  /** Offer at which the bet is cashed out automatically; null without a rule. */
  automaticAt?: Maybe<Scalars['MinorUnits']['output']>;
};

/**
 * The amount is the offer that the player accepted. `stakePerLine` is the part of the stake of each line to cash out, for
 * which `offer × part ÷ open stake` is paid, rounded down; null for the whole bet.
 */
export type CashOutSportsBetInput = {
  betId: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  stakePerLine?: InputMaybe<Scalars['MinorUnits']['input']>;
  idempotencyKey: Scalars['String']['input'];
};

/** The offer at which the whole bet is cashed out; null removes the rule. */
export type SetSportsAutoCashOutInput = {
  betId: Scalars['ID']['input'];
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
};

export type SetSportsAutoCashOutResult = {
  __typename?: 'SetSportsAutoCashOutResult';
  /** The current offer and rule of the bet; null when the request was refused. */
  cashOut?: Maybe<SportsCashOut>;
  refusal?: Maybe<AutoCashOutRefusal>;
};

/** Extension. Samples at most once a minute, oldest first, at most 242; the last one is that of now or of the end of the bet. */
export type SportsCashOutHistory = {
  __typename?: 'SportsCashOutHistory';
  samples: Array<SportsCashOutSample>;
};

/** Extension. Both are null while no offer could be made. */
export type SportsCashOutSample = {
  __typename?: 'SportsCashOutSample';
  at: Scalars['DateTime']['output'];
  offer?: Maybe<Scalars['MinorUnits']['output']>;
  fairValue?: Maybe<Scalars['MinorUnits']['output']>;
};

export type CashOutSportsBetResult = {
  __typename?: 'CashOutSportsBetResult';
  /** The bet after the cash-out; null when it was refused. */
  bet?: Maybe<SportsBet>;
  refusal?: Maybe<CashOutRefusal>;
  /** The current offer, when it is lower than the accepted one. */
  amount?: Maybe<Scalars['MinorUnits']['output']>;
};

export type PlaceSportsBetResult = {
  __typename?: 'PlaceSportsBetResult';
  /** Null when the bet was refused. */
  bet?: Maybe<SportsBet>;
  /** Most severe first; empty when the bet was placed. */
  refusals: Array<SportsBetRefusal>;
  /** The selections as they are now, in the order of the input; empty when they were not asked for. */
  quotes: Array<SportsQuote>;
  /** Highest stake of a line; null unless the stake was above a maximum. */
  maximumStakePerLine?: Maybe<Scalars['MinorUnits']['output']>;
};

/** Extension. `price` is null for a selection that is not offered any more. */
export type SportsQuote = {
  __typename?: 'SportsQuote';
  isSuspended: Scalars['Boolean']['output'];
  price?: Maybe<Scalars['Int']['output']>;
  eachWay?: Maybe<SportsEachWayTerms>;
};

/** Extension. HALF_WON and HALF_LOST occur at quarter lines. PLACED: backed each way, and in one of the first places. */
export type SportsLegResult =
  | 'WON'
  | 'PLACED'
  | 'HALF_WON'
  | 'VOID'
  | 'HALF_LOST'
  | 'LOST';

/** Extension. ABANDONED: not played to its end. WALKOVER: won without play. OPERATOR: a decision of the operator. NON_RUNNER: the runner was withdrawn. */
export type SportsVoidReason =
  | 'ABANDONED'
  | 'WALKOVER'
  | 'OPERATOR'
  | 'NON_RUNNER';

/** Extension. */
export type SportsBetStatus =
  | 'OPEN'
  | 'SETTLED'
  | 'CASHED_OUT';

/** Extension. LOST: no line can win any more. ENDED: the results are being checked. FEED_UNAVAILABLE: prices are not known now. */
export type CashOutUnavailable =
  | 'SUSPENDED'
  | 'ENDED'
  | 'LOST'
  | 'FEED_UNAVAILABLE';

/**
 * Extension. OFFER_LOWER: the offer has fallen. CLOSED: the bet is settled or cashed out already. CHANGED: its stake or a
 * result has changed since the offer, or the key belongs to another cash-out. PART_INVALID: below the smallest or above the largest part.
 */
export type CashOutRefusal =
  | 'OFFER_LOWER'
  | 'CLOSED'
  | 'CHANGED'
  | 'PART_INVALID'
  | 'SUSPENDED'
  | 'ENDED'
  | 'LOST'
  | 'FEED_UNAVAILABLE';

/** Extension. CLOSED: the bet is settled or cashed out already. UNREACHABLE: above the highest payout of the bet. */
export type AutoCashOutRefusal =
  | 'CLOSED'
  | 'UNREACHABLE';

/** Extension. BETTER accepts higher prices, ANY also lower ones. */
export type AcceptedPriceChanges =
  | 'NONE'
  | 'BETTER'
  | 'ANY';

/**
 * Extension. EACH_WAY_CHANGED: other each-way terms, or none. FEED_UNAVAILABLE: prices cannot be checked now. KEY_REUSED: the key belongs to another bet.
 * OPEN_BETS_TOO_HIGH: above a maximum of stake or payout together with open bets of the player. BONUS_…: by the terms of
 * the bonus, for a bet with its money. BOOSTED_STAKE_TOO_HIGH: above the maximum of the player for boosted odds.
 * BUILDER_REFUSED: the parts of a bet builder cannot be combined.
 */
export type SportsBetRefusal =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'PRODUCT_EXCLUDED'
  | 'UNDER_AGE'
  | 'ON_BREAK'
  | 'REGISTER_UNAVAILABLE'
  | 'REALITY_CHECK_DUE'
  | 'PLAYER_BLOCKED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_REACHED'
  | 'INSUFFICIENT_FUNDS'
  | 'NOT_OFFERED'
  | 'SELECTIONS_INVALID'
  | 'RELATED_SELECTIONS'
  | 'TOO_MANY_LINES'
  | 'STAKE_TOO_LOW'
  | 'STAKE_TOO_HIGH'
  | 'SELECTION_UNAVAILABLE'
  | 'SELECTION_SUSPENDED'
  | 'PRICE_CHANGED'
  | 'FEED_UNAVAILABLE'
  | 'KEY_REUSED'
  | 'BOOST_UNAVAILABLE'
  | 'BOOSTED_ODDS_UNAVAILABLE'
  | 'BOOSTED_STAKE_TOO_HIGH'
  | 'OPEN_BETS_TOO_HIGH'
  | 'BONUS_UNAVAILABLE'
  | 'BONUS_MAX_STAKE'
  | 'BONUS_BET_EXCLUDED'
  | 'BONUS_MARKET_EXCLUDED'
  | 'BONUS_PRICE_TOO_LOW'
  | 'BUILDER_REFUSED'
  | 'EACH_WAY_CHANGED';

/** Extension. Terms of sports bets with bonus money; minor units of the currency of the wallet. */
export type SportsBonus = {
  __typename?: 'SportsBonus';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Bonus money that is left. Real money is staked first. */
  balance: Scalars['MinorUnits']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Highest stake of a bet; null without a limit. */
  maximumStake?: Maybe<Scalars['MinorUnits']['output']>;
  wageringRequired: Scalars['MinorUnits']['output'];
  wagered: Scalars['MinorUnits']['output'];
  /** Share of the stake of a settled bet that counts towards wagering: 0 to 10000 basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Lowest price of each selection, decimal odds in thousandths. */
  minimumPrice: Scalars['Int']['output'];
  /** Largest number of lines of a bet. */
  maximumLines: Scalars['Int']['output'];
  excludedMarkets: Array<Scalars['SportsMarketKind']['output']>;
};

/** Extension. REAL: real money only. BONUS: real money, then bonus money, by the terms of `SportsBonus`. */
export type SportsBetMoney =
  | 'REAL'
  | 'BONUS';

/** Extension. A better price for one outcome, until the match starts. Prices are decimal odds in thousandths. */
export type SportsBoostedOdds = {
  __typename?: 'SportsBoostedOdds';
  id: Scalars['ID']['output'];
  event: Scalars['ID']['output'];
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
  price: Scalars['Int']['output'];
  /** Highest stake of all bets of a player on it, minor units of the currency of the wallet or of the brand. */
  maximumStake: Scalars['MinorUnits']['output'];
  endsAt: Scalars['DateTime']['output'];
};

/**
 * Extension. Better odds for a multiple of exactly these outcomes of different matches, until the first one starts. Its id
 * is a `boost` of the bet. If a selection is void, the percentage of the boost applies to the smaller profit.
 */
export type SportsBoostedCombination = {
  __typename?: 'SportsBoostedCombination';
  id: Scalars['ID']['output'];
  selections: Array<SportsBoostedSelection>;
  /** Total odds, decimal odds in thousandths. */
  price: Scalars['Int']['output'];
  /** Highest stake, minor units of the currency of the wallet or of the brand. */
  maximumStake: Scalars['MinorUnits']['output'];
  endsAt: Scalars['DateTime']['output'];
};

/** Extension. An outcome of a boosted combination. */
export type SportsBoostedSelection = {
  __typename?: 'SportsBoostedSelection';
  event: Scalars['ID']['output'];
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
};

/** Extension. Ids of the sports feed, the last added first. */
export type SportsFavourites = {
  __typename?: 'SportsFavourites';
  id: Scalars['ID']['output'];
  competitions: Array<Scalars['ID']['output']>;
  events: Array<Scalars['ID']['output']>;
};

export type ChangeSportsFavouritesInput = {
  add?: Array<SportsFavouriteInput>;
  remove?: Array<SportsFavouriteInput>;
};

export type SportsFavouriteInput = {
  kind: SportsFavouriteKind;
  id: Scalars['ID']['input'];
};

export type ChangeSportsFavouritesResult = {
  __typename?: 'ChangeSportsFavouritesResult';
  favourites: SportsFavourites;
  isFull: Scalars['Boolean']['output'];
};

/** Extension. */
export type SportsFavouriteKind =
  | 'COMPETITION'
  | 'EVENT';

/** Extension. Version 0: the player has not stored a slip yet. */
export type SportsSlip = {
  __typename?: 'SportsSlip';
  version: Scalars['Int']['output'];
  selections: Array<SportsSelection>;
};

/** Extension. The price is the one at the time of the selection. */
export type SportsSelection = {
  __typename?: 'SportsSelection';
  event: Scalars['ID']['output'];
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
  price: Scalars['Int']['output'];
  parts: Array<SportsSelectionPart>;
};

/** Extension. A selection of a bet builder; other selections have none. */
export type SportsSelectionPart = {
  __typename?: 'SportsSelectionPart';
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
};

/** Extension. */
export type ShareSportsSlipResult = {
  __typename?: 'ShareSportsSlipResult';
  /** Null when the slip was refused. */
  code?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  refusal?: Maybe<SportsSlipRefusal>;
};

/** Extension. */
export type SharedSportsSlip = {
  __typename?: 'SharedSportsSlip';
  /** Empty when the code was refused. */
  selections: Array<SharedSportsSelection>;
  refusal?: Maybe<SportsSlipRefusal>;
};

/** Extension. `price` is the current one, null for a selection that is not offered any more. */
export type SharedSportsSelection = {
  __typename?: 'SharedSportsSelection';
  event: Scalars['ID']['output'];
  kind: Scalars['SportsMarketKind']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['SportsOutcome']['output'];
  parts: Array<SportsSelectionPart>;
  price?: Maybe<Scalars['Int']['output']>;
  home: Scalars['String']['output'];
  away: Scalars['String']['output'];
};

/** Extension. Minor units of the currency of the wallet. */
export type SportsStakeLimits = {
  __typename?: 'SportsStakeLimits';
  minimum: Scalars['MinorUnits']['output'];
  /** Null while the prices are unknown, or when the bet is not possible. */
  maximum?: Maybe<Scalars['MinorUnits']['output']>;
  /** True if the balance is what limits the stake. */
  isBalance: Scalars['Boolean']['output'];
};

/** Extension. A boost of the profit of one bet; minor units of the currency of the wallet. */
export type SportsBoost = {
  __typename?: 'SportsBoost';
  id: Scalars['ID']['output'];
  /** Share of the profit that is added. */
  percent: Scalars['Int']['output'];
  /** Lowest number in each line of the bet. */
  minimumSelections: Scalars['Int']['output'];
  /** Lowest price of each selection, decimal odds in thousandths. */
  minimumPrice: Scalars['Int']['output'];
  maximumStake: Scalars['MinorUnits']['output'];
  /** Most that it adds to the payout. */
  maximumProfit: Scalars['MinorUnits']['output'];
  endsAt: Scalars['DateTime']['output'];
};

/** Extension. UNKNOWN_CODE: it does not exist, or has expired. */
export type SportsSlipRefusal =
  | 'UNKNOWN_CODE'
  | 'TOO_MANY_REQUESTS'
  | 'SELECTIONS_INVALID'
  | 'FEED_UNAVAILABLE'
  | 'NOT_OFFERED';

/** Extension. */
export type StatementEmail = {
  __typename?: 'StatementEmail';
  isWanted: Scalars['Boolean']['output'];
  /** The player cannot turn it off. */
  isMandatory: Scalars['Boolean']['output'];
};

/** Extension. */
export type Activity = {
  __typename?: 'Activity';
  year: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  months: Array<ActivityMonth>;
};

export type ActivityMonth = {
  __typename?: 'ActivityMonth';
  /** 1 to 12. */
  month: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** Exclusive. */
  endsAt: Scalars['DateTime']['output'];
  deposited: Scalars['MinorUnits']['output'];
  /** Deposits of any period that were reversed in this one. */
  depositsReversed: Scalars['MinorUnits']['output'];
  withdrawn: Scalars['MinorUnits']['output'];
  /** Withdrawals of any period that were cancelled, or sent back by the bank, in this one. */
  withdrawalsReturned: Scalars['MinorUnits']['output'];
  /** deposited - depositsReversed. */
  deposits: Scalars['MinorUnits']['output'];
  /** withdrawn - withdrawalsReturned; negative when more was returned than withdrawn. */
  withdrawals: Scalars['MinorUnits']['output'];
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  /** returned - staked; negative for a loss. Equals the sum of the products. */
  net: Scalars['MinorUnits']['output'];
  rounds: Scalars['Int']['output'];
  /** Minutes with an open real-money game; overlapping games count once. */
  minutes: Scalars['Int']['output'];
  products: Array<ActivityProduct>;
};

export type ActivityProduct = {
  __typename?: 'ActivityProduct';
  product: Product;
  staked: Scalars['MinorUnits']['output'];
  returned: Scalars['MinorUnits']['output'];
  net: Scalars['MinorUnits']['output'];
};

/** Extension. */
export type Statement = {
  __typename?: 'Statement';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  openingBalance: Scalars['MinorUnits']['output'];
  openingBonusBalance: Scalars['MinorUnits']['output'];
  closingBalance: Scalars['MinorUnits']['output'];
  closingBonusBalance: Scalars['MinorUnits']['output'];
  deposited: Scalars['MinorUnits']['output'];
  /** Deposits of any period that were reversed in this one. */
  depositsReversed: Scalars['MinorUnits']['output'];
  withdrawn: Scalars['MinorUnits']['output'];
  /** Withdrawals of any period that were cancelled, or sent back by the bank, in this one. */
  withdrawalsReturned: Scalars['MinorUnits']['output'];
  /** deposited - depositsReversed. */
  deposits: Scalars['MinorUnits']['output'];
  /** withdrawn - withdrawalsReturned; negative when more was returned than withdrawn. */
  withdrawals: Scalars['MinorUnits']['output'];
  netDeposits: Scalars['MinorUnits']['output'];
  /** Opening balance + all lines = closing balance. */
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

/** Extension. */
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
  | 'FREE_SPINS'
  | 'BONUS_GIVEN'
  | 'BONUS_CONVERTED'
  | 'BONUS_ENDED'
  | 'CASHBACK'
  | 'ADJUSTMENT';

/** Extension. */
export type Product =
  | 'CASINO'
  | 'LIVE_CASINO'
  | 'SPORTS'
  | 'JACKPOT';

export type Wallet = {
  __typename?: 'Wallet';
  id: Scalars['ID']['output'];
  balance: Scalars['MinorUnits']['output'];
  /** The bonus balance is shown when it is not 0 (requirements/entities#wallet). */
  bonusBalance: Scalars['MinorUnits']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  minDepositAmount: Scalars['MinorUnits']['output'];
  minWithdrawalAmount: Scalars['MinorUnits']['output'];
  /** Extension. Increases by one with every change; compare with balanceUpdated.version. */
  version: Scalars['Int']['output'];
};

export type BalanceUpdate = {
  __typename?: 'BalanceUpdate';
  balance: Scalars['MinorUnits']['output'];
  bonusBalance: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Unsigned amount of the movement, such as the stake of a CasinoBet. */
  amount: Scalars['MinorUnits']['output'];
  moneyType: MoneyType;
  /** 0 to 1; null when no bonus is being wagered. */
  wageringProgress?: Maybe<Scalars['Float']['output']>;
  /** Extension. See Wallet.version. */
  version: Scalars['Int']['output'];
  /** Extension. The game of a game movement; null otherwise. */
  gameId?: Maybe<Scalars['ID']['output']>;
};

/** CasinoWin, CasinoRollback, SportsBet, SportsWin, Adjustment and Reward are extensions. */
export type MoneyType =
  | 'Deposit'
  | 'Withdrawal'
  | 'InitWithdrawal'
  | 'WithdrawalCancelled'
  | 'DepositReversed'
  | 'CasinoBet'
  | 'CasinoWin'
  | 'CasinoRollback'
  | 'SportsBet'
  | 'SportsWin'
  | 'Adjustment'
  | 'Reward'
  | 'Bonus'
  | 'Cashback';
