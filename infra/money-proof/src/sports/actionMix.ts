/** Shares of the actions of a bettor in percent; the rest are new bets. */
export interface ActionMix {
  readonly repeatedBet: number;
  readonly cashOut: number;
  readonly partialCashOut: number;
  readonly automaticCashOut: number;
  /** Share of new bets on a match in play, whose delay holds up the client; 0 to 1. */
  readonly inPlay: number;
  /** Share of requests with a deadline that may be shorter than the answer takes; 0 to 1. */
  readonly shortDeadlines: number;
  /** Share of players who run out of money: their corrections become debts; 0 to 1. */
  readonly poorPlayers: number;
}

/** Every kind of request often: as many repetitions and cash-outs as a short run needs. */
export const VARIED: ActionMix = {
  repeatedBet: 6,
  cashOut: 14,
  partialCashOut: 10,
  automaticCashOut: 6,
  inPlay: 0.004,
  shortDeadlines: 1,
  poorPlayers: 0.15,
};

/** Many bets in little time; repetitions and cash-outs remain a tenth. */
export const MOSTLY_BETS: ActionMix = {
  repeatedBet: 2,
  cashOut: 4,
  partialCashOut: 3,
  automaticCashOut: 1,
  inPlay: 0.0005,
  shortDeadlines: 0.05,
  poorPlayers: 0.03,
};
