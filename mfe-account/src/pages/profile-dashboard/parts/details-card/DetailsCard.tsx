import { useText } from '@foyer/i18n';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { DetailsCardProps } from './detailsCardProps.ts';

export function DetailsCard({ player }: DetailsCardProps) {
  const text = useText();
  return (
    <FoldedCard title={text(messages.details)}>{({ Details }) => <Details player={player} />}</FoldedCard>
  );
}
