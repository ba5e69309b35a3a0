import { useText } from '@foyer/i18n';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';
import { messages } from '../../ProfileDashboardPage.messages.ts';

/**
 * All movements of a month or a year from the ledger: totals, net position, totals per product, and an
 * export.
 */
export function StatementCard() {
  const text = useText();
  return <FoldedCard title={text(messages.statement)}>{({ Statement }) => <Statement />}</FoldedCard>;
}
