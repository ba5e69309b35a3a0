import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { usePageTitle } from '@foyer/platform';
import { Paragraph } from '@foyer/ui';
import { PaymentHistory } from '../../features/payment-history/PaymentHistory.tsx';
import { ProfileFrame } from '@foyer/profile';
import { messages } from './ProfileDepositHistoryPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <ProfileFrame current="profile-deposit-history" title={text(messages.title)}>
      <Paragraph tone="muted">
        <Text {...messages.intro} />
      </Paragraph>
      <PaymentHistory direction="Deposit" />
    </ProfileFrame>
  );
}
