import type { PaymentMethodKind } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { useFeature, useServices } from '@foyer/platform';
import { useProcessingTime } from '../payment/useProcessingTime.ts';
import { isBankWeekend } from './isBankWeekend.ts';
import { messages } from './withdrawal.messages.ts';

/** Kinds that are paid without a bank, on every day of the week. */
const PAID_AT_WEEKENDS: ReadonlySet<PaymentMethodKind> = new Set(['WALLET', 'VOUCHER']);

/** True while banks process no payments and the brand shows it (toggle DisableWeekendWithdrawalMessages). */
export function useIsBankWeekend(): boolean {
  const { market, now } = useServices();
  const isSilent = useFeature('DisableWeekendWithdrawalMessages');
  return !isSilent && isBankWeekend(now(), market.licence.timeZone);
}

/** Returns when a payout usually arrives: the duration of its method, or the next working day of the banks. */
export function usePayoutTime(): (kind: PaymentMethodKind, seconds: number) => string {
  const text = useText();
  const estimate = useProcessingTime();
  const isWeekend = useIsBankWeekend();
  return (kind, seconds) =>
    isWeekend && !PAID_AT_WEEKENDS.has(kind) ? text(messages.nextWorkingDay) : estimate(seconds);
}
