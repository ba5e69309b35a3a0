import type * as Types from '@foyer/graphql/main';

/** A payment as the provider tells it; the reference is our payment's id. */
export interface ProviderPayment {
  readonly id: string;
  readonly merchant: string;
  readonly reference: string;
  readonly direction: 'deposit' | 'payout';
  readonly status:
    'created' | 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'charged_back' | 'returned';
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
  /** Approved by its payer and waiting for us: it goes back by itself then. */
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

/** Who paid, as their bank or wallet tells it; which facts, depends on the rail. */
export interface ProviderPerson {
  /** The same for a person whatever they are called by now. */
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

/** One line of the provider's books. */
export interface BookLine {
  readonly paymentId: string;
  readonly reference: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

/**
 * What became of a call. `refused` is definite: the provider did not do it and never will under this key.
 * `unknown` is not: it may have been done, and only asking again tells.
 */
export type Asked<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly status: number }
  | { readonly kind: 'unknown' };

/** Whoever moves money outside. Every call ends within its deadline and says what is known; none throws. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether calls are tried at all now; false while the provider is known to be away. */
  isReachable(): boolean;
  methods(merchant: string, country: string, currency: string): Promise<Asked<readonly ProviderMethod[]>>;
  accounts(merchant: string, player: string): Promise<Asked<readonly ProviderAccount[]>>;
  removeAccount(merchant: string, player: string, id: string): Promise<Asked<undefined>>;
  /** The reference is the key: the same order again is the same payment. */
  pay(order: DepositOrder): Promise<Asked<ProviderPayment>>;
  /** As `pay`, but what the payer approves waits until `confirm`, or goes back by itself (ADR 0107). */
  payHeld(order: DepositOrder): Promise<Asked<ProviderPayment>>;
  /** Of a held payment, to whoever brings the proof that the payer's browser was given. */
  person(paymentId: string, proof: string): Promise<Asked<ProviderPerson>>;
  /** Takes a held payment for a player, once. */
  confirm(paymentId: string, player: Pick<Payer, 'reference' | 'name'>): Promise<Asked<ProviderPayment>>;
  payOut(order: PayoutOrder): Promise<Asked<ProviderPayment>>;
  find(merchant: string, reference: string): Promise<Asked<ProviderPayment>>;
  cancel(paymentId: string): Promise<Asked<ProviderPayment>>;
  refund(paymentId: string, amount: number): Promise<Asked<ProviderPayment>>;
  /** The books of a day, checked to be whole. */
  books(
    merchant: string,
    day: string,
  ): Promise<Asked<{ readonly lines: readonly BookLine[]; readonly sha256: string }>>;
}
