import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { RunningWithdrawals } from '../../features/payment-history/parts/running-withdrawals/RunningWithdrawals.tsx';
import { PaymentHistoryPage } from '../../features/payment-history/PaymentHistoryPage.tsx';
import { messages } from './ProfileWithdrawalHistoryPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  return (
    <PaymentHistoryPage
      direction="Withdrawal"
      title={text(messages.title)}
      intro={text(messages.intro)}
      before={<RunningWithdrawals />}
    />
  );
}
