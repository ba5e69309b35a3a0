import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { PageLink, SEPARATE_REQUESTS, useBusinessReady, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { EmptyState, ErrorCard, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { usePlayerUpdates } from '../../features/documents/usePlayerUpdates.ts';
import { PlayerDocumentsDocument } from '../../features/documents/Documents.generated.ts';
import { RequestCard } from '../../features/documents/parts/request-card/RequestCard.tsx';
import { ReviewTime } from '../../features/documents/parts/review-time/ReviewTime.tsx';
import { messages } from './ProfileDocumentsPage.messages.ts';

/** Documents that the player is asked for, and the status of those that were sent. */
export function Component(_props: PageProps) {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(PlayerDocumentsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: SEPARATE_REQUESTS,
  });
  const documents = data?.viewer?.documents;
  const reload = (): Promise<unknown> => refetch().catch(ignoreError('the query shows its own error'));
  usePageTitle(text(messages.title));
  useBusinessReady(data != null);
  usePlayerUpdates(reload);
  const hasOpenWealth = documents?.requests.some(
    ({ kind, status }) => kind === 'SOURCE_OF_WEALTH' && status === 'Open',
  );
  return (
    <ProfileFrame current="profile-documents" title={text(messages.title)} width="narrow">
      <Stack gap="large">
        <Paragraph tone="muted">{text(messages.intro)}</Paragraph>
        {!documents && error && (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            busy={loading}
            onRetry={() => void reload()}
          />
        )}
        {!documents && !error && <Skeleton shape="block" height="20rem" />}
        {documents && (
          <>
            <ReviewTime minutes={documents.reviewMinutes} filesAhead={documents.filesAhead} />
            {documents.requests.length === 0 && (
              <EmptyState icon="document" title={text(messages.none)}>
                {text(messages.noneText)}
              </EmptyState>
            )}
            {documents.requests.map((request) => (
              <RequestCard key={request.id} request={request} onChanged={() => void reload()} />
            ))}
            {hasOpenWealth === true && (
              <Paragraph size="small">
                <PageLink to="source-of-wealth">{text(messages.toWealth)}</PageLink>
              </Paragraph>
            )}
          </>
        )}
      </Stack>
    </ProfileFrame>
  );
}
