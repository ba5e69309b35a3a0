import { useMutation, useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo } from '@foyer/links';
import { SEPARATE_REQUESTS, useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { Button, ButtonLink, EmptyState, ErrorCard, Notice, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { messages as requestTexts } from '../../features/documents/parts/request-card/RequestCard.messages.ts';
import { DueNotice } from '../../features/documents/parts/due-notice/DueNotice.tsx';
import { ReviewTime } from '../../features/documents/parts/review-time/ReviewTime.tsx';
import { usePlayerUpdates } from '../../features/documents/usePlayerUpdates.ts';
import { isFundingType } from '../../features/documents/documentTexts.messages.ts';
import { AddSource } from './parts/add-source/AddSource.tsx';
import { SourceCard } from './parts/source-card/SourceCard.tsx';
import {
  SourceOfWealthDocument,
  SubmitSourceOfWealthDocument,
  type SourceOfWealthQuery,
} from './SourceOfWealth.generated.ts';
import { messages } from './SourceOfWealthPage.messages.ts';

/** The player's declaration of wealth: sources with documents and files, stored with every change. */
export function Component(_props: PageProps) {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(SourceOfWealthDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: SEPARATE_REQUESTS,
  });
  const reload = (): Promise<unknown> => refetch().catch(ignoreError('the query shows its own error'));
  usePageTitle(text(messages.title));
  useBusinessReady(data != null);
  usePlayerUpdates(reload);
  const viewer = data?.viewer;
  return (
    <ProfileFrame current="source-of-wealth" title={text(messages.title)} width="narrow">
      <Stack gap="large">
        {!viewer && error && (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            busy={loading}
            onRetry={() => void reload()}
          />
        )}
        {!viewer && !error && <Skeleton shape="block" height="24rem" />}
        {viewer && (
          <Declaration viewer={viewer} offers={data.root.fundingOptions} onChanged={() => void reload()} />
        )}
      </Stack>
    </ProfileFrame>
  );
}

interface DeclarationProps {
  readonly viewer: NonNullable<SourceOfWealthQuery['viewer']>;
  readonly offers: SourceOfWealthQuery['root']['fundingOptions'];
  onChanged(): void;
}

const SETTLED: Readonly<Record<'Pending' | 'Done' | 'NotNeed', readonly [title: Message, text: Message]>> = {
  Pending: [messages.pending, messages.pendingText],
  Done: [messages.done, messages.doneText],
  NotNeed: [messages.notNeeded, messages.notNeededText],
};

function Declaration({ viewer, offers, onChanged }: DeclarationProps) {
  const text = useText();
  const { locale, page } = useServices();
  const [submit, { loading, error, data }] = useMutation(SubmitSourceOfWealthDocument);
  const { sourceOfWealthStatus: wealth } = viewer.player;
  const { sourceOfWealth: sources, documents } = viewer;
  if (wealth.status === 'Pending' || wealth.status === 'Done' || wealth.status === 'NotNeed') {
    const [title, body] = SETTLED[wealth.status];
    return (
      <div role="status">
        <EmptyState
          icon="checkCircle"
          title={text(title)}
          action={
            <ButtonLink href={hrefTo(locale, 'profile-documents')}>{text(messages.toDocuments)}</ButtonLink>
          }
        >
          {text(body)}
        </EmptyState>
        <ReviewTime minutes={documents.reviewMinutes} filesAhead={documents.filesAhead} />
      </div>
    );
  }
  const isComplete = sources.length > 0 && sources.every(({ completed }) => completed);
  return (
    <Stack gap="large">
      <Paragraph>{text(messages.intro, { site: page.siteTitle })}</Paragraph>
      {wealth.dueDate !== null && (
        <DueNotice dueDate={wealth.dueDate} consequence={requestTexts.wealthConsequence} />
      )}
      {sources.map((source) => (
        <SourceCard
          key={source.type}
          source={source}
          offer={offers.find(({ id }) => id === source.type)?.options ?? []}
          request={documents.requests.find(({ fundingType }) => fundingType === source.type)}
          wanted={wealth.requiredDocumentsUploadV2.find(
            ({ requestedFundingType }) => requestedFundingType === source.type,
          )}
          onChanged={onChanged}
        />
      ))}
      <AddSource
        types={offers
          .map(({ id }) => id)
          .filter(isFundingType)
          .filter((id) => !sources.some(({ type }) => type === id))}
      />
      {(error || data?.submitSourceOfWealth.outcome === 'INCOMPLETE') && (
        <Notice tone="negative" live>
          {text(error ? messages.submitFailed : messages.incomplete)}
        </Notice>
      )}
      <Button
        size="large"
        busy={loading}
        disabled={!isComplete}
        onPress={() => void submit().catch(ignoreError('shown above the button'))}
      >
        {text(messages.submit)}
      </Button>
      <Paragraph size="small" tone="muted">
        {text(isComplete ? messages.readyText : messages.savedText)}
      </Paragraph>
    </Stack>
  );
}
