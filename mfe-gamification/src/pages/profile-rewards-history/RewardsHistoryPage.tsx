import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { PageLink, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { Paragraph, Row } from '@foyer/ui';
import { BonusHistory } from './parts/bonus-history/BonusHistory.tsx';
import { BonusSection } from './parts/bonus-section/BonusSection.tsx';
import { PastRewards } from './parts/past-rewards/PastRewards.tsx';
import { messages } from './RewardsHistoryPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <ProfileFrame current="profile-rewards-history" title={text(messages.title)}>
      <Row justify="between" align="baseline" gap="medium" wrap>
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        <Row gap="medium" wrap>
          <PageLink to="rewards">
            <Text {...messages.back} />
          </PageLink>
          <PageLink to="cashback">
            <Text {...messages.cashback} />
          </PageLink>
        </Row>
      </Row>
      <BonusSection />
      <BonusHistory />
      <PastRewards />
    </ProfileFrame>
  );
}
