import { useText } from '@foyer/i18n';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';
import { messages } from './ActivityCard.messages.ts';

/** The months of a year: money, time, cost per hour, and time against the player's own limits. */
export function ActivityCard() {
  const text = useText();
  return <FoldedCard title={text(messages.title)}>{({ ActivityYears }) => <ActivityYears />}</FoldedCard>;
}
