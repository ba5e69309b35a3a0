import type { ToastKind } from '@foyer/contract';
import type { PaymentOutcome } from '@foyer/graphql/main';
import type { Message } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { messages } from './wallet.messages.ts';
import type { RecentWithdrawalQuery } from './Wallet.generated.ts';

/** One payment of a withdrawal, which may go to several accounts. */
type Share = NonNullable<RecentWithdrawalQuery['viewer']>['paymentTransactions']['edges'][number]['node'];

interface ToastContent {
  readonly kind: ToastKind;
  readonly message: Message;
}

const RECENT_WITHDRAWAL_MS = 10 * 60_000; // requirements/reliability#safe-forms: the toast is shown only if the server has the withdrawal

const STARTED: ToastContent = { kind: 'success', message: messages.withdrawalStarted };
const RETURNED: ToastContent = { kind: 'warning', message: messages.withdrawalBack };
/** The notice for each outcome of a withdrawal that ended during the reload. */
const TOAST_OF: Readonly<Record<PaymentOutcome, ToastContent>> = {
  IN_PROGRESS: STARTED,
  PENDING: STARTED,
  SUCCEEDED: { kind: 'success', message: messages.withdrawn },
  REFUSED: RETURNED,
  CANCELLED: { ...RETURNED, kind: 'info' },
  REVERSED: RETURNED,
};

/** Every share of the latest withdrawal; empty when it is not recent. `payments` are newest first. */
export function newestWithdrawal(payments: readonly Share[], now: number): readonly Share[] {
  const [latest] = payments;
  if (!latest || now - Date.parse(latest.createdAt) > RECENT_WITHDRAWAL_MS) return [];
  return payments.filter(({ groupId }) => groupId === latest.groupId);
}

/** Comma-separated lists in the storage of the tab; null without any. */
export interface ReportedShares {
  /** Amounts that were reported as paid by live updates, which have no id; minor units. */
  readonly amounts: string | null;
  /** Payments that were reported after a reload, see {@link reportedPayments}. */
  readonly payments: string | null;
}

/** The shares whose outcome was not reported yet. */
export function unreported(shares: readonly Share[], reported: ReportedShares): readonly Share[] {
  const amounts = reported.amounts?.split(',') ?? [];
  const payments = new Set(reported.payments?.split(','));
  return shares.filter((share) => {
    const { amount, outcome } = share;
    if (payments.has(keyOf(share))) return false;
    const index = outcome === 'SUCCEEDED' ? amounts.indexOf(String(amount)) : -1;
    if (index >= 0) amounts.splice(index, 1);
    return index < 0;
  });
}

const MAX_PAYMENTS = 40;

/** The list of reported payments with these shares, the newest last. */
export function reportedPayments(shares: readonly Share[], before: string | null): string {
  return [...(before?.split(',') ?? []), ...shares.map(keyOf)].slice(-MAX_PAYMENTS).join(',');
}

/** Payment and notice: outcomes with the same text are one. */
function keyOf({ id, outcome }: Share): string {
  return `${id}:${TOAST_OF[outcome].message.id}`;
}

/** The sum of the shares for each notice, because shares may have different outcomes. */
export function sumsOf(shares: readonly Share[]): ReadonlyMap<ToastContent, Money> {
  const sums = new Map<ToastContent, Money>();
  for (const { outcome, amount, currency } of shares)
    sums.set(TOAST_OF[outcome], money((sums.get(TOAST_OF[outcome])?.minor ?? 0) + amount, currency));
  return sums;
}
