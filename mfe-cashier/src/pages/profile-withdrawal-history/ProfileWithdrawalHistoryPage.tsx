import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { usePageTitle } from '@foyer/platform';
import { Paragraph, Section } from '@foyer/ui';
import { RunningWithdrawals } from '../../features/payment-history/parts/running-withdrawals/RunningWithdrawals.tsx';
import { PaymentHistory } from '../../features/payment-history/PaymentHistory.tsx';
import { ProfileFrame } from '@foyer/profile';
import { messages } from './ProfileWithdrawalHistoryPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <ProfileFrame current="profile-withdrawal-history" title={text(messages.title)}>
      <Paragraph tone="muted">
        <Text {...messages.intro} />
      </Paragraph>
      <RunningWithdrawals />
      <Section title={text(messages.every)}>
        <PaymentHistory direction="Withdrawal" level={3} />
      </Section>
    </ProfileFrame>
  );
}
