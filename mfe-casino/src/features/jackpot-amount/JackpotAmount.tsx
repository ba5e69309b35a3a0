import { useMoney, useText } from '@foyer/i18n';
import { Paragraph } from '@foyer/ui';
import { messages } from './JackpotAmount.messages.ts';
import { useTopPot } from './useTopPot.ts';

/** The largest pot of the jackpot, live. Keeps its line while the amount is unknown, so that nothing moves. */
export function JackpotAmount() {
  const text = useText();
  const write = useMoney();
  const pot = useTopPot();
  return <Paragraph>{pot ? text(messages.topPot, { amount: write(pot) }) : '\u00a0'}</Paragraph>;
}
