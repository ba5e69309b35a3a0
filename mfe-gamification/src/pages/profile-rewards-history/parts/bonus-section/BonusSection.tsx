import { useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { useRefetchOn } from '@foyer/platform';
import { ErrorCard, Paragraph, Section, Skeleton, Stack } from '@foyer/ui';
import { BonusesDocument } from '../../../../features/bonuses/Bonuses.generated.ts';
import { ActiveBonus } from '../active-bonus/ActiveBonus.tsx';
import { messages } from './BonusSection.messages.ts';

/** Active bonuses, independent of the filter of the history below. */
export function BonusSection() {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(BonusesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // A bonus that ends while the page is open is still in this answer.
  const bonuses = data?.viewer?.bonuses.filter(({ status }) => status === 'Active');
  const again = (): void => void refetch();
  // Every stake changes the progress bar.
  useRefetchOn('wallet.changed', refetch);
  return (
    <Section title={text(messages.title)}>
      {!bonuses && error && (
        <ErrorCard
          level={3}
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={again}
        >
          <Text {...messages.failedText} />
        </ErrorCard>
      )}
      {/* Has the height of the text for no active bonuses, which most players see. */}
      {!bonuses && !error && <Skeleton shape="block" height="4rem" />}
      {bonuses?.length === 0 && (
        <Paragraph tone="muted">
          <Text {...messages.none} />
        </Paragraph>
      )}
      {bonuses !== undefined && bonuses.length > 0 && (
        <Stack gap="large">
          {bonuses.map((bonus) => (
            <ActiveBonus key={bonus.id} bonus={bonus} onChanged={again} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
