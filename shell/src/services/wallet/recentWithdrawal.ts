import type { ToastKind } from '@foyer/contract';
import type { PaymentOutcome } from '@foyer/graphql/main';
import type { Message } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { messages } from './wallet.messages.ts';
import type { RecentWithdrawalQuery } from './Wallet.generated.ts';

/** One payment of a withdrawal, which may go to several accounts. */
type Share = NonNullable<RecentWithdrawalQuery['viewer']>['paymentTransactions']['edges'][number]['node'];

interface Told {
  readonly kind: ToastKind;
  readonly message: Message;
}

const RECENT_WITHDRAWAL_MS = 10 * 60_000; // requirements/reliability#safe-forms: the toast is shown only if the server has the withdrawal

const ON_ITS_WAY: Told = { kind: 'success', message: messages.withdrawalBegun };
const BACK: Told = { kind: 'warning', message: messages.withdrawalBack };
/** The notice for each outcome of a withdrawal during the reload. */
const SINCE: Readonly<Record<PaymentOutcome, Told>> = {
  IN_PROGRESS: ON_ITS_WAY,
  PENDING: ON_ITS_WAY,
  SUCCEEDED: { kind: 'success', message: messages.withdrawn },
  REFUSED: BACK,
  CANCELLED: { ...BACK, kind: 'info' },
  REVERSED: BACK,
};

/** Every share of the latest withdrawal; empty when it is not recent. `payments` are newest first. */
export function newestWithdrawal(payments: readonly Share[], now: number): readonly Share[] {
  const [latest] = payments;
  if (!latest || now - Date.parse(latest.createdAt) > RECENT_WITHDRAWAL_MS) return [];
  return payments.filter(({ groupId }) => groupId === latest.groupId);
}

/**
 * The shares that were not reported before the reload. `told` contains the reported amounts in minor units,
 * comma-separated; null without any.
 */
export function untold(shares: readonly Share[], told: string | null): readonly Share[] {
  const amounts = told?.split(',') ?? [];
  return shares.filter(({ amount, outcome }) => {
    const place = outcome === 'SUCCEEDED' ? amounts.indexOf(String(amount)) : -1;
    if (place >= 0) amounts.splice(place, 1);
    return place < 0;
  });
}

/** The sum of the shares for each notice, because shares may have different outcomes. */
export function sumsOf(shares: readonly Share[]): ReadonlyMap<Told, Money> {
  const sums = new Map<Told, Money>();
  for (const { outcome, amount, currency } of shares)
    sums.set(SINCE[outcome], money((sums.get(SINCE[outcome])?.minor ?? 0) + amount, currency));
  return sums;
}
