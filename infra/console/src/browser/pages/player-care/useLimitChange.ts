import type { HarmActionView } from '@foyer/market/harm-answers';
import { MONEY_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import * as v from 'valibot';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';

const loweredSchema = v.object({
  kind: v.picklist(MONEY_LIMIT_KINDS),
  period: v.picklist(['Day', 'Week', 'Month']),
  amount: v.number(),
});

/** The limit that staff lowered, such as `Deposits, daily: €20.00`; empty for the details of another action. */
export function useLimitChange(currency: string): (details: HarmActionView['details']) => string {
  const protection = useProtectionText();
  return (details) => {
    const lowered = v.safeParse(loweredSchema, details);
    if (!lowered.success) return '';
    const { kind, amount } = lowered.output;
    return `${protection.limit(lowered.output)}: ${protection.amount(kind, amount, currency)}`;
  };
}
