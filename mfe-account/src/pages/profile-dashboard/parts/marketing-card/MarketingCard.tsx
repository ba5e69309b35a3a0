import { useText } from '@foyer/i18n';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { DetailsCardProps } from '../details-card/detailsCardProps.ts';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';

/** The player's consent to marketing by channel (requirements/entities#player). */
export function MarketingCard({ player }: DetailsCardProps) {
  const text = useText();
  // nothing can be accepted while marketing is blocked
  if (player?.marketingPreferences.marketingBlocked === true) return null;
  return (
    <FoldedCard title={text(messages.marketing)}>
      {({ MarketingChannels }) => <MarketingChannels player={player} />}
    </FoldedCard>
  );
}
