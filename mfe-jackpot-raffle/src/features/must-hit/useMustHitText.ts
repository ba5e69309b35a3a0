import type { JackpotState, WinnablePotId } from '@foyer/contract';
import { useDates, useMoney, useText } from '@foyer/i18n';
import { useServerTime } from '@foyer/platform';
import { inCurrency } from '../jackpot-feed/pots.ts';
import { messages } from './mustHit.messages.ts';

/** `line` is a sentence of its own; `value` follows the title "Must drop by". */
export interface MustHitText {
  readonly line: string;
  readonly value: string;
}

/** Latest amount and time of a pot, in words; undefined for a pot without them, and until the rate is known. */
export function useMustHitText(
  state: JackpotState | undefined,
  currency: string,
): (pot: WinnablePotId) => MustHitText | undefined {
  const text = useText();
  const write = useMoney();
  const { deadline } = useDates();
  const now = useServerTime();
  return (pot) => {
    const { amountCents, at } = state?.mustHit?.[pot] ?? {};
    if (state?.rate === undefined || (amountCents === undefined && at === undefined)) return undefined;
    const amount =
      amountCents === undefined ? undefined : write(inCurrency(amountCents, currency, state.rate));
    const time = at === undefined ? undefined : deadline(at);
    if (at !== undefined && at <= now) return { line: text(messages.overdue), value: text(messages.overdue) };
    if (amount !== undefined && time !== undefined)
      return { line: text(messages.both, { amount, time }), value: text(messages.either, { amount, time }) };
    if (amount !== undefined) return { line: text(messages.amount, { amount }), value: amount };
    return { line: text(messages.time, { time: time ?? '' }), value: time ?? '' };
  };
}
