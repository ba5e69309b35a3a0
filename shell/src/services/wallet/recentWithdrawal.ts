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

/** An ended withdrawal is news for this long (requirements/reliability#safe-forms: only one that the server has is shown). */
const RECENT_WITHDRAWAL_MS = 10 * 60_000;

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

/**
 * Every share of the latest withdrawal; empty when it is neither recent nor being processed. `payments` are newest
 * first.
 */
export function newestWithdrawal(payments: readonly Share[], now: number): readonly Share[] {
  const [latest] = payments;
  if (latest === undefined) return [];
  const shares = payments.filter(({ groupId }) => groupId === latest.groupId);
  const isRecent = now - Date.parse(latest.createdAt) <= RECENT_WITHDRAWAL_MS;
  return isRecent ? shares : shares.filter(isStarted);
}

function isStarted({ outcome }: Share): boolean {
  return TOAST_OF[outcome] === STARTED;
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

/** Reported payments without the started ones that this page has not shown: a link may ask for them again. */
export function withoutStarted(payments: string | null, shown: string | null): string | null {
  const here = new Set(shown?.split(','));
  const kept = payments?.split(',').filter((key) => !key.endsWith(`:${STARTED.message.id}`) || here.has(key));
  return kept?.join(',') ?? null;
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
