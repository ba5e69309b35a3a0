import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useLanguage, useText, useZonedDates } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useContactSupport, usePageTitle, useServices } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { ButtonLink, Card, ErrorCard, Facts, Heading, Notice, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { ProfileDetailsDocument, type ContactDetailsFragment } from './Details.generated.ts';
import { AddressCard } from './parts/AddressCard.tsx';
import { EmailCard } from './parts/EmailCard.tsx';
import { LanguageCard } from './parts/LanguageCard.tsx';
import { PhoneCard } from './parts/PhoneCard.tsx';
import { messages } from './ProfileDetailsPage.messages.ts';

/** The player's contact data (requirements/screens#contact-data). */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale } = useServices();
  usePageTitle(text(messages.title));
  const { data, error, loading, refetch } = useQuery(ProfileDetailsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  useBusinessReady(viewer != null);
  return (
    <ProfileFrame current="profile-details" title={text(messages.title)} width="narrow">
      {viewer ? (
        <Stack gap="large">
          {viewer.additionalInformation.missing.length > 0 && (
            <Notice
              tone="warning"
              action={
                <ButtonLink size="small" tone="secondary" href={hrefTo(locale, 'additional-information')}>
                  <Text {...messages.addMissing} />
                </ButtonLink>
              }
            >
              <Text {...messages.missing} />
            </Notice>
          )}
          <EmailCard player={viewer.player} />
          <PhoneCard player={viewer.player} onChanged={() => void refetch()} />
          <AddressCard player={viewer.player} />
          <LanguageCard player={viewer.player} />
          <PersonCard player={viewer.player} />
        </Stack>
      ) : error ? (
        <ErrorCard
          title={text(messages.loadFailed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height="30rem" />
      )}
    </ProfileFrame>
  );
}

function PersonCard({ player }: { readonly player: ContactDetailsFragment }) {
  const text = useText();
  const support = useContactSupport();
  // a date of birth has no time zone
  const dates = useZonedDates('UTC');
  const countries = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const { firstName, lastName, dateOfBirth } = player.personalInfo;
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.person} />
        </Heading>
        <Facts
          items={[
            { label: text(messages.name), value: [firstName, lastName].filter(Boolean).join(' ') },
            {
              label: text(messages.dateOfBirth),
              value: dateOfBirth === null ? text(messages.none) : dates.date(Date.parse(dateOfBirth)),
            },
            {
              label: text(messages.country),
              value: countries.of(player.country.code) ?? player.country.code,
            },
          ]}
        />
        <Paragraph size="small" tone="muted">
          <Text {...messages.personHint} />
        </Paragraph>
        <div>
          <ButtonLink size="small" tone="secondary" {...support}>
            <Text {...messages.support} />
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
