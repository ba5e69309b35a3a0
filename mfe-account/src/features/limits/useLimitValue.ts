import { useMoney, useText } from '@foyer/i18n';
import type { ApiLimitKind } from '@foyer/market/limit-kinds';
import { minutesText } from './limitTexts.ts';

/** Formats a limit or its remaining amount: money, or minutes for a time limit. */
export function useLimitValue(): (kind: ApiLimitKind, value: number, currency: string) => string {
  const text = useText();
  const money = useMoney();
  return (kind, value, currency) =>
    kind === 'SESSION' ? text(minutesText, { minutes: value }) : money({ minor: value, currency });
}
