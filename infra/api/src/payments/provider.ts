import type * as Types from '@foyer/graphql/main';

/** A payment as reported by the provider; the reference is our payment's id. */
export interface ProviderPayment {
  readonly id: string;
  readonly merchant: string;
  readonly reference: string;
  readonly direction: 'deposit' | 'payout';
  readonly status:
    | 'created'
    | 'pending'
    | 'completed'
    | 'failed'
    | 'cancelled'
    | 'refunded'
    | 'charged_back'
    | 'returned';
  readonly method: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly account?:
    | { readonly id: string; readonly label: string; readonly holder?: string | null | undefined }
    | null
    | undefined;
  readonly failure?: string | null | undefined;
  readonly action?:
    | {
        readonly kind: 'frame' | 'redirect';
        readonly url: string;
        readonly origin: string;
        readonly nonce: string;
        readonly expiresAt: string;
      }
    | null
    | undefined;
  readonly txName?: string | undefined;
  /**
   * Approved by its payer and waiting for our confirmation until then; refunded automatically otherwise.
   */
  readonly heldUntil?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ProviderMethod {
  readonly id: string;
  readonly kind: Types.PaymentMethodKind;
  readonly name: string;
  readonly directions: readonly ('deposit' | 'payout')[];
  readonly minimum: number;
  readonly maximum: number;
  readonly feeFixed: number;
  readonly feeBasisPoints: number;
  readonly estimatedSeconds: { readonly deposit: number; readonly payout: number };
  readonly isAvailable: boolean;
}

export interface ProviderAccount {
  readonly id: string;
  readonly method: string;
  readonly kind: Types.PaymentMethodKind;
  readonly label: string;
  readonly holder: string | null;
  readonly expiresAt: string | null;
  readonly canReceive: boolean;
}

export interface Payer {
  readonly reference: string;
  readonly name: string;
  readonly country: string;
}

export interface DepositOrder {
  readonly merchant: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly country: string;
  readonly locale: string;
  readonly player: Payer;
  readonly account: string | undefined;
  readonly returnUrl: string;
}

/** The payer as identified by their bank or wallet; the available details depend on the payment method. */
export interface ProviderPerson {
  /** Stable identifier of the person, independent of name changes. */
  readonly subject: string;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly country?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly personalCode?: string | undefined;
  readonly email?: string | undefined;
}

export interface PayoutOrder extends Omit<DepositOrder, 'returnUrl' | 'country' | 'locale'> {
  readonly account: string;
}

/** One line of the provider's settlement report. */
export interface SettlementLine {
  readonly paymentId: string;
  readonly reference: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

/**
 * Outcome of a call. `refused` is definite: the provider did not execute it and never will under this key.
 * `unknown` is open: it may have been executed, and only a later query answers that.
 */
export type ProviderResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly status: number }
  | { readonly kind: 'unknown' };

/** A payment provider. Every call ends within its deadline with an {@link ProviderResult}; none throws. */
export interface PaymentProvider {
  readonly name: string;
  /** False while the circuit breaker rejects calls to an unavailable provider. */
  isReachable(): boolean;
  methods(
    merchant: string,
    country: string,
    currency: string,
  ): Promise<ProviderResult<readonly ProviderMethod[]>>;
  accounts(merchant: string, player: string): Promise<ProviderResult<readonly ProviderAccount[]>>;
  removeAccount(merchant: string, player: string, id: string): Promise<ProviderResult<undefined>>;
  /** Idempotent by reference: the same order again is the same payment. */
  pay(order: DepositOrder): Promise<ProviderResult<ProviderPayment>>;
  /**
   * Like `pay`, but the approved payment waits for `confirm` and is refunded automatically without it (ADR
   * 0107).
   */
  payHeld(order: DepositOrder): Promise<ProviderResult<ProviderPayment>>;
  /** The payer of a held payment; requires the proof that the payer's browser received. */
  person(paymentId: string, proof: string): Promise<ProviderResult<ProviderPerson>>;
  /** Confirms a held payment for a player, once. */
  confirm(
    paymentId: string,
    player: Pick<Payer, 'reference' | 'name'>,
  ): Promise<ProviderResult<ProviderPayment>>;
  payOut(order: PayoutOrder): Promise<ProviderResult<ProviderPayment>>;
  find(merchant: string, reference: string): Promise<ProviderResult<ProviderPayment>>;
  cancel(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  refund(paymentId: string, amount: number): Promise<ProviderResult<ProviderPayment>>;
  /** The settlement report of a day, checked for completeness. */
  settlementReport(
    merchant: string,
    day: string,
  ): Promise<ProviderResult<{ readonly lines: readonly SettlementLine[]; readonly sha256: string }>>;
}
