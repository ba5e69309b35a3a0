import { useMoney, useText } from '@foyer/i18n';
import { messages } from './IdentityPage.messages.ts';
import type { IdentityCase, IdentityCheck } from '@foyer/market/identity-answers';
import { utcDate } from '../../model/times.ts';

/** Explains why a check is required. */
export function useCheckReason(): (
  check: IdentityCheck | undefined,
  currency: IdentityCase['currency'],
) => string {
  const text = useText();
  const money = useMoney();
  return (check, currency) => {
    if (!check) return text(messages.unwritten);
    const { deposited, threshold, since, staff, reason } = check;
    if (deposited === null || threshold === null)
      return text(messages.reasonStaff, { staff: staff ?? '', reason: reason ?? '' });
    const sums = {
      deposited: money({ minor: deposited, currency }),
      threshold: money({ minor: threshold, currency }),
    };
    return since === null
      ? text(messages.reasonEver, sums)
      : text(messages.reasonDays, { ...sums, since: utcDate(since) });
  };
}
