import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import { ErasureCard } from './parts/ErasureCard.tsx';
import { ExportCard } from './parts/ExportCard.tsx';
import { ConsentLedger } from './parts/ConsentLedger.tsx';
import { PersonalDataDocument } from './PersonalData.generated.ts';
import { messages } from './ProfilePrivacyPage.messages.ts';

/** The personal data of the player and the rights over it (requirements/screens#personal-data). */
export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  const { data, error, loading, refetch } = useQuery(PersonalDataDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  useBusinessReady(viewer != null);
  return (
    <ProfileFrame current="profile-privacy" title={text(messages.title)} width="narrow">
      {viewer ? (
        <Stack gap="large">
          <ExportCard state={viewer.dataExport} />
          <ConsentLedger consents={viewer.consents} />
          <ErasureCard />
        </Stack>
      ) : error ? (
        <Stack gap="large">
          <ErrorCard
            title={text(messages.loadFailed)}
            retryLabel={text(messages.retry)}
            busy={loading}
            onRetry={() => void refetch()}
          />
          <ErasureCard />
        </Stack>
      ) : (
        <Skeleton shape="block" height="30rem" />
      )}
    </ProfileFrame>
  );
}
