import { createHash } from 'node:crypto';
import type { ProviderResult, SettlementLine, PaymentProvider, ProviderPayment } from '@foyer/api/proving';

type Payment = { -readonly [Key in keyof ProviderPayment]: ProviderPayment[Key] };
/** Outcome of a player's next order: created; created, but the response is lost; or refused permanently. */
export type OrderOutcome = 'accepted' | 'response-lost' | 'refused';

/** Payment provider in memory: it records its own settlement report, and the actors decide every status change. */
export interface FakeProvider extends PaymentProvider {
  readonly orderOutcomes: Map<string, OrderOutcome>;
  readonly now: { milliseconds: number };
  payment(reference: string): Payment | undefined;
  /** Changes the status of a payment and records it in the settlement report. */
  move(reference: string, status: ProviderPayment['status']): ProviderPayment;
}

const METHODS = [
  { id: 'card', kind: 'CARD', name: 'Card', directions: ['deposit', 'payout'] },
  { id: 'bank', kind: 'INSTANT_BANK', name: 'Bank', directions: ['deposit', 'payout'] },
  { id: 'voucher', kind: 'VOUCHER', name: 'Voucher', directions: ['deposit'] },
] as const;
export const METHOD_IDS = METHODS.map((method) => method.id);
/** Minor units. */
export const MIN_PAYMENT = 500;
/** Minor units. */
const MAX_PAYMENT = 1_000_000;
const ENTRIES: Readonly<Record<string, string>> = {
  'deposit completed': 'captured',
  'deposit refunded': 'refunded',
  'deposit charged_back': 'charged_back',
  'payout completed': 'paid_out',
  'payout returned': 'payout_returned',
};

export function createFakeProvider(): FakeProvider {
  const payments = new Map<string, Payment>();
  const byId = new Map<string, Payment>();
  const settlementReport: (SettlementLine & { readonly merchant: string })[] = [];
  const orderOutcomes = new Map<string, OrderOutcome>();
  const now = { milliseconds: 0 };
  const at = (): string => new Date(now.milliseconds).toISOString();
  const answered = <Value>(value: Value): Promise<ProviderResult<Value>> =>
    Promise.resolve({ kind: 'answered', value });

  function order(
    direction: Payment['direction'],
    {
      reference,
      merchant,
      amount,
      currency,
      method,
    }: Pick<Payment, 'reference' | 'merchant' | 'amount' | 'currency' | 'method'>,
    player: string,
  ): Promise<ProviderResult<ProviderPayment>> {
    const orderOutcome = orderOutcomes.get(player) ?? 'accepted';
    if (direction === 'deposit') orderOutcomes.delete(player);
    if (orderOutcome === 'refused')
      return Promise.resolve({ kind: 'refused', code: 'METHOD_UNAVAILABLE', status: 422 });
    const payment = payments.get(reference) ?? {
      id: `pay-${reference}`,
      merchant,
      reference,
      direction,
      status: 'created',
      method,
      amount,
      fee: 0,
      currency,
      account: { id: `${player}-${method}`, label: '1234' },
      createdAt: at(),
      updatedAt: at(),
    };
    payments.set(reference, payment);
    byId.set(payment.id, payment);
    return orderOutcome === 'response-lost' ? Promise.resolve({ kind: 'unknown' }) : answered({ ...payment });
  }

  function move(reference: string, status: ProviderPayment['status']): ProviderPayment {
    const payment = payments.get(reference);
    if (!payment) throw new Error(`The fake provider has no payment ${reference}.`);
    payment.status = status;
    payment.updatedAt = at();
    const type = ENTRIES[`${payment.direction} ${status}`];
    if (type !== undefined)
      settlementReport.push({
        merchant: payment.merchant,
        paymentId: payment.id,
        reference,
        type,
        amount: payment.amount,
        currency: payment.currency,
        at: payment.updatedAt,
      });
    return { ...payment };
  }

  function found(payment: Payment | undefined): Promise<ProviderResult<ProviderPayment>> {
    return payment
      ? answered({ ...payment })
      : Promise.resolve({ kind: 'refused', code: 'NOT_FOUND', status: 404 });
  }

  return {
    name: 'proof',
    orderOutcomes,
    now,
    move,
    isReachable: () => true,
    payment: (reference) => payments.get(reference),
    methods: () =>
      answered(
        METHODS.map((method) => ({
          ...method,
          minimum: MIN_PAYMENT,
          maximum: MAX_PAYMENT,
          feeFixed: 0,
          feeBasisPoints: 0,
          estimatedSeconds: { deposit: 5, payout: 60 },
          isAvailable: true,
        })),
      ),
    accounts: (_, player) =>
      answered(
        METHODS.filter((method) => method.id !== 'voucher').map(({ id, kind }) => ({
          id: `${player}-${id}`,
          method: id,
          kind,
          label: '1234',
          holder: null,
          expiresAt: null,
          canReceive: true,
        })),
      ),
    removeAccount: () => answered(undefined),
    pay: (deposit) => order('deposit', deposit, deposit.player.reference),
    payOut: (payout) => order('payout', payout, payout.player.reference),
    // no actor pays before an account exists
    payHeld: () => Promise.resolve({ kind: 'unknown' }),
    person: () => Promise.resolve({ kind: 'unknown' }),
    confirm: () => Promise.resolve({ kind: 'unknown' }),
    find: (_, reference) => found(payments.get(reference)),
    cancel(id) {
      const payment = byId.get(id);
      return found(payment?.status === 'created' ? { ...move(payment.reference, 'cancelled') } : payment);
    },
    refund(id) {
      const payment = byId.get(id);
      return found(payment?.status === 'completed' ? { ...move(payment.reference, 'refunded') } : payment);
    },
    settlementReport: (merchant) => {
      const lines = settlementReport.filter((line) => line.merchant === merchant);
      return answered({ lines, sha256: createHash('sha256').update(JSON.stringify(lines)).digest('hex') });
    },
  };
}
