/** The inputs of the dialog decision, after a stake and the end of its round. */
export interface FundsSituation {
  readonly balanceMinor: number;
  readonly bonusMinor: number;
  readonly stakeMinor: number;
  /** True if bonus money may be staked in this game. */
  readonly isBonusGame: boolean;
  /** True if licence and operator allow the dialog. */
  readonly isAllowed: boolean;
  /** True if depositDialog=false was stored. */
  readonly isDismissed: boolean;
  readonly isOverlayOpen: boolean;
  readonly isSportsPage: boolean;
}

/** The dialog is offered when the money left is at most this many stakes. */
const STAKES_LEFT = 2; // requirements/constants#running-out-of-funds

/**
 * requirements/constants#running-out-of-funds: after a CasinoBet only when the remaining balance is at most
 * twice the bet.
 */
export function mayOfferDeposit(situation: FundsSituation): boolean {
  const left = situation.balanceMinor + (situation.isBonusGame ? situation.bonusMinor : 0);
  return (
    situation.isAllowed &&
    !situation.isDismissed &&
    !situation.isOverlayOpen &&
    !situation.isSportsPage &&
    left <= STAKES_LEFT * situation.stakeMinor
  );
}
