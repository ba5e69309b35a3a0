import { useText } from '@foyer/i18n';
import { messages } from './BankPanel.messages.ts';
import type { BankConnection } from '@foyer/market/bank-connection-answers';

/** Display name of a connection's kind. */
export function useKind(): (flow: BankConnection['flow']) => string {
  const text = useText();
  return (flow) => text(flow === null ? messages.unknownKind : messages[flow]);
}
