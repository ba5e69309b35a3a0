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
  /** Integer amount in minor units of the currency in the same type (EUR 10.00 = 1000, JPY 10 = 10). A JSON number within ±2^53-1. */
  MinorUnits: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** Amount that the player can stake in this game. */
  balance: WalletResult;
};


export type QuerybalanceArgs = {
  account: GameAccountInput;
};

/** A transactionId has one effect: a repeated request returns the same result, and the same transactionId for another movement is refused with TRANSACTION_CONFLICT. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Takes a stake and opens the round if necessary. */
  placeBet: WalletResult;
  /** Pays the result of a round, 0 without a win. No session, limit or account status refuses it. */
  settleWin: WalletResult;
  /** Returns a stake. A bet that arrives after its rollback is refused with ROLLED_BACK. */
  rollBackBet: RollBackBetResult;
};


/** A transactionId has one effect: a repeated request returns the same result, and the same transactionId for another movement is refused with TRANSACTION_CONFLICT. */
export type MutationplaceBetArgs = {
  input: PlaceBetInput;
};


/** A transactionId has one effect: a repeated request returns the same result, and the same transactionId for another movement is refused with TRANSACTION_CONFLICT. */
export type MutationsettleWinArgs = {
  input: SettleWinInput;
};


/** A transactionId has one effect: a repeated request returns the same result, and the same transactionId for another movement is refused with TRANSACTION_CONFLICT. */
export type MutationrollBackBetArgs = {
  input: RollBackBetInput;
};

/** The wallet, and the game and session that use it. */
export type GameAccountInput = {
  brand: Scalars['String']['input'];
  playerId: Scalars['String']['input'];
  /** The session in which the operator opened the game. */
  sessionId: Scalars['String']['input'];
  gameId: Scalars['String']['input'];
  /** ISO 4217, three capital letters. Must be the wallet's currency, else CURRENCY_MISMATCH. */
  currency: Scalars['String']['input'];
};

export type PlaceBetInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** 1 to 1,000,000,000,000. */
  amount: Scalars['MinorUnits']['input'];
  /** The free spins of the launch that the round uses: `amount` is the value of one spin, and no balance is debited. Refused with FREE_SPINS_UNAVAILABLE when none is left. */
  freeSpinsId?: InputMaybe<Scalars['String']['input']>;
};

export type SettleWinInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** 0 to 1,000,000,000,000. */
  amount: Scalars['MinorUnits']['input'];
  /** False when more movements of the same round follow. */
  closesRound?: Scalars['Boolean']['input'];
  /** The free spins that the round used, as in its bet: the win is paid by their terms. */
  freeSpinsId?: InputMaybe<Scalars['String']['input']>;
};

export type RollBackBetInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** The transactionId of the bet, whose whole stake is returned. */
  betTransactionId: Scalars['String']['input'];
  /** The free spins that the round used, as in its bet: the spin can be used again. */
  freeSpinsId?: InputMaybe<Scalars['String']['input']>;
};

export type WalletResult = WalletBalance | WalletRefusal;

export type RollBackBetResult = BetRollback | WalletRefusal;

/** Success, now or in an earlier request with the same transactionId. */
export type WalletBalance = {
  __typename?: 'WalletBalance';
  /** Amount that can be staked in this game: real money, and bonus money that is playable in it. */
  balance: Scalars['MinorUnits']['output'];
  /** Version of the wallet; increases with every movement. */
  version: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
};

/** Success, now or in an earlier request with the same transactionId. */
export type BetRollback = {
  __typename?: 'BetRollback';
  /** As WalletBalance. */
  balance: Scalars['MinorUnits']['output'];
  version: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** False when the bet had not been accepted. */
  isStakeReturned: Scalars['Boolean']['output'];
};

/** No money was moved. */
export type WalletRefusal = {
  __typename?: 'WalletRefusal';
  code: WalletRefusalCode;
  /** Reasons, if the operator gives them, most specific first: SELF_EXCLUDED, … */
  reasons: Array<Scalars['String']['output']>;
  /** Paths of the invalid inputs, for FIELD_INVALID: account.playerId, amount, … */
  fields: Array<Scalars['String']['output']>;
};

export type WalletRefusalCode =
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_REACHED'
  | 'PLAYER_BLOCKED'
  | 'PLAYER_UNKNOWN'
  | 'SESSION_ENDED'
  | 'BONUS_MAX_STAKE'
  | 'GAME_BLOCKED'
  | 'CURRENCY_MISMATCH'
  | 'ROLLED_BACK'
  | 'ROUND_CLOSED'
  /** The transactionId belongs to another movement, or betTransactionId is not a bet. */
  | 'TRANSACTION_CONFLICT'
  | 'FIELD_INVALID'
  /** The free spins are used, expired or forfeited, or belong to another game or value. */
  | 'FREE_SPINS_UNAVAILABLE';
