/** A withdrawal as returned by the api for review. */
export interface WithdrawalCase {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly amount: number;
  readonly currency: string;
  readonly requestedAt: string;
  readonly state: CaseState;
  readonly approvalsNeeded: number;
  readonly reason: 'ABOVE_AUTOMATIC' | 'ABOVE_FOUR_EYES' | 'ASKED_BY_STAFF' | 'HELD_BACK' | 'OTHER_NAME';
  readonly decisions: readonly {
    readonly staff: string;
    readonly decision: DecisionKind;
    readonly reason: string;
    readonly at: string;
    readonly isVoid: boolean;
  }[];
  readonly shares: readonly {
    readonly id: string;
    readonly kind: string;
    readonly accountLabel: string | null;
    readonly amount: number;
    readonly fee: number;
    readonly status: string;
    readonly otherName: string | null;
  }[];
  readonly player: {
    readonly status: string;
    readonly kycStatus: string;
    readonly isSelfExcluded: boolean;
    readonly since: string;
    readonly blocks: readonly string[];
    readonly deposited: number;
    readonly withdrawn: number;
    readonly balance: number;
    readonly name: string | null;
  };
}

/** Decisions made before the hold no longer count. */
export function validDecisions({
  decisions,
}: Pick<WithdrawalCase, 'decisions'>): WithdrawalCase['decisions'] {
  return decisions.filter(({ isVoid }) => !isVoid);
}

export const CASE_STATES = ['waiting', 'approved', 'refused', 'automatic'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export type DecisionKind = 'approve' | 'refuse';
export type Outcome = 'APPROVED' | 'REFUSED' | 'SECOND_NEEDED';
