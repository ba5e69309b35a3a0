import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { PaymentHistoryPage } from '../../features/payment-history/PaymentHistoryPage.tsx';
import { messages } from './ProfileDepositHistoryPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  return <PaymentHistoryPage direction="Deposit" title={text(messages.title)} intro={text(messages.intro)} />;
}
