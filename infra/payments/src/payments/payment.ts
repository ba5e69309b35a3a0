export type Direction = 'deposit' | 'payout';
export type Kind = 'card' | 'instant-bank' | 'open-banking' | 'wallet' | 'voucher';
export type Status =
  | 'created'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'
  | 'returned';
export type Failure =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_failed'
  | 'account_closed'
  | 'limit'
  | 'voucher_unknown'
  | 'voucher_spent'
  | 'not_own_account'
  | 'timed_out';

/** The payer as identified by their bank. */
export interface Person {
  readonly name: string;
  /** Stable identifier of the payer for this merchant, independent of the name; held payments only. */
  readonly subject?: string | undefined;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
  readonly personalCode?: string | undefined;
  readonly email?: string | undefined;
}

export interface Payment {
  readonly id: string;
  readonly merchant: string;
  readonly merchantName: string;
  readonly reference: string;
  readonly direction: Direction;
  readonly status: Status;
  readonly method: string;
  readonly methodName: string;
  readonly kind: Kind;
  readonly txName: string;
  readonly amount: number;
  readonly fee: number;
  readonly refunded: number;
  readonly currency: string;
  readonly country: string;
  readonly locale: string;
  readonly player: string;
  readonly playerName: string;
  readonly accountId: string | null;
  readonly accountLabel: string | null;
  readonly accountHolder: string | null;
  readonly isKnownAccount: boolean;
  readonly returnUrl: string | null;
  readonly nonce: string;
  readonly actionExpiresAt: number;
  readonly failure: Failure | null;
  readonly person: Person | null;
  readonly attempts: number;
  readonly steps: readonly { readonly after: number; readonly to: Status; readonly failure?: Failure }[];
  readonly dueAt: number | null;
  readonly ignoresCancel: boolean;
  /** Waits for its merchant's confirmation after the payer's approval. */
  readonly isHeld: boolean;
  readonly confirmedAt: number | null;
  readonly holderId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/**
 * Selects a payment with its method's name and its account's label; a `where` clause may use columns of
 * `payment`.
 */
export const SELECT_PAYMENT = `select payment.id, payment.merchant, merchant.name "merchantName", payment.reference, payment.direction, payment.status, payment.method_id "method", method.name "methodName", payment.kind, payment.tx_name "txName",
  payment.amount, payment.fee, payment.refunded, payment.currency, payment.country, payment.locale, payment.player, payment.player_name "playerName", payment.account_id "accountId", account.label "accountLabel",
  account.holder "accountHolder", payment.is_known_account "isKnownAccount", payment.return_url "returnUrl", payment.nonce, payment.action_expires_at "actionExpiresAt", payment.failure, payment.person,
  payment.attempts, payment.steps, payment.due_at "dueAt", payment.ignores_cancel "ignoresCancel", payment.is_held "isHeld", payment.confirmed_at "confirmedAt", payment.holder_id "holderId", payment.created_at "createdAt", payment.updated_at "updatedAt"
  from payments.payment join payments.merchant on merchant.id = payment.merchant join payments.method on method.id = payment.method_id left join payments.account on account.id = payment.account_id`;

/** Undecided, and only the payer's action is missing. */
export function isPayable(payment: Payment, now: number): boolean {
  return payment.direction === 'deposit' && payment.status === 'created' && payment.actionExpiresAt > now;
}

/** Approved, and not yet confirmed by its merchant. */
export function isAwaiting(payment: Pick<Payment, 'isHeld' | 'confirmedAt' | 'status'>): boolean {
  return (
    payment.isHeld &&
    payment.confirmedAt === null &&
    (payment.status === 'created' || payment.status === 'pending')
  );
}
