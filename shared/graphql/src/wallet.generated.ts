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
};

export type Query = {
  __typename?: 'Query';
  /** What the player can stake in this game now. */
  balance: WalletResult;
};


export type QuerybalanceArgs = {
  account: GameAccountInput;
};

/** Every movement has one effect for ever under its transactionId; asked again it has the same answer, and the same transactionId for another movement is TRANSACTION_CONFLICT. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Takes a stake, and opens the round if there is none. */
  placeBet: WalletResult;
  /** Pays what a round came to, 0 for nothing. Asks for no session, limit or state of the account: what was won is paid. */
  settleWin: WalletResult;
  /** Gives a stake back. When its bet has not arrived it never will: a bet that comes after its rollback is ROLLED_BACK. */
  rollBackBet: RollBackBetResult;
};


/** Every movement has one effect for ever under its transactionId; asked again it has the same answer, and the same transactionId for another movement is TRANSACTION_CONFLICT. */
export type MutationplaceBetArgs = {
  input: PlaceBetInput;
};


/** Every movement has one effect for ever under its transactionId; asked again it has the same answer, and the same transactionId for another movement is TRANSACTION_CONFLICT. */
export type MutationsettleWinArgs = {
  input: SettleWinInput;
};


/** Every movement has one effect for ever under its transactionId; asked again it has the same answer, and the same transactionId for another movement is TRANSACTION_CONFLICT. */
export type MutationrollBackBetArgs = {
  input: RollBackBetInput;
};

/** Whose wallet, from which game of which session. */
export type GameAccountInput = {
  brand: Scalars['String']['input'];
  playerId: Scalars['String']['input'];
  /** The session that the operator opened the game in. */
  sessionId: Scalars['String']['input'];
  gameId: Scalars['String']['input'];
  /** ISO 4217, three capital letters. Another than the wallet's is CURRENCY_MISMATCH. */
  currency: Scalars['String']['input'];
};

export type PlaceBetInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** 1 to 1,000,000,000,000. */
  amount: Scalars['MinorUnits']['input'];
};

export type SettleWinInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** 0 to 1,000,000,000,000. */
  amount: Scalars['MinorUnits']['input'];
  /** False while more of the same round is to come. */
  closesRound?: Scalars['Boolean']['input'];
};

export type RollBackBetInput = {
  account: GameAccountInput;
  roundId: Scalars['String']['input'];
  transactionId: Scalars['String']['input'];
  /** The transactionId of the bet. How much is given back is what that bet took. */
  betTransactionId: Scalars['String']['input'];
};

export type WalletResult = WalletBalance | WalletRefusal;

export type RollBackBetResult = BetRollback | WalletRefusal;

/** Done, now or before under the same transactionId. */
export type WalletBalance = {
  __typename?: 'WalletBalance';
  /** What can be staked in this game: real money, and bonus money that this game may be played with. */
  balance: Scalars['MinorUnits']['output'];
  /** Of the wallet; grows with every movement. */
  version: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
};

/** Done, now or before under the same transactionId. */
export type BetRollback = {
  __typename?: 'BetRollback';
  /** As WalletBalance. */
  balance: Scalars['MinorUnits']['output'];
  version: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** False when the bet had taken nothing. */
  isStakeReturned: Scalars['Boolean']['output'];
};

/** Nothing moved. */
export type WalletRefusal = {
  __typename?: 'WalletRefusal';
  code: WalletRefusalCode;
  /** Why, where the operator says so, most specific first: SELF_EXCLUDED, … */
  reasons: Array<Scalars['String']['output']>;
  /** Paths of the inputs at fault, for FIELD_INVALID: account.playerId, amount, … */
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
  /** The transactionId stands for another movement, or the bet to roll back is none. */
  | 'TRANSACTION_CONFLICT'
  | 'FIELD_INVALID';
