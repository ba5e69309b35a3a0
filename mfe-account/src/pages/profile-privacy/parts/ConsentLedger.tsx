import { Text, useText, useZonedDates } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useMarket, useServices } from '@foyer/platform';
import { Button, ButtonLink, Card, DataTable, Heading, Paragraph, Row, Stack } from '@foyer/ui';
import type { PersonalDataQuery } from '../PersonalData.generated.ts';
import { messages } from '../ProfilePrivacyPage.messages.ts';

type Consent = NonNullable<PersonalDataQuery['viewer']>['consents'][number];

/** The ledger of consents, in the time zone of the licence. */
export function ConsentLedger({ consents }: { readonly consents: readonly Consent[] }) {
  const text = useText();
  const { consent, locale } = useServices();
  const { licence } = useMarket();
  const dates = useZonedDates(licence.timeZone);
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.consents} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.consentsText} />
        </Paragraph>
        <Row gap="small" wrap>
          <ButtonLink size="small" tone="secondary" href={hrefTo(locale, 'profile-dashboard')}>
            <Text {...messages.marketing} />
          </ButtonLink>
          <Button size="small" tone="secondary" onPress={() => consent.openPreferences()}>
            <Text {...messages.cookies} />
          </Button>
        </Row>
        <DataTable
          caption={text(messages.consents)}
          rows={consents}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'what',
              label: text(messages.what),
              cell: ({ kind, version }) => text(messages[kind], { version: version ?? '' }),
            },
            {
              id: 'decision',
              label: text(messages.decision),
              cell: ({ isAccepted }) => text(isAccepted ? messages.accepted : messages.withdrawn),
            },
            { id: 'when', label: text(messages.when), cell: ({ at }) => dates.dateTime(Date.parse(at)) },
          ]}
        />
      </Stack>
    </Card>
  );
}
