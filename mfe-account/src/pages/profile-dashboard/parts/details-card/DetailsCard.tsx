import { Text, useLanguage, useText } from '@foyer/i18n';
import { Card, Facts, Heading, Notice, Stack } from '@foyer/ui';
import { SendLinkButton } from '../../../../features/email-verification/SendLinkButton.tsx';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';

interface DetailsCardProps {
  readonly player: NonNullable<AccountDashboardQuery['viewer']>['player'];
}

export function DetailsCard({ player }: DetailsCardProps) {
  const text = useText();
  const countries = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const name = [player.personalInfo.firstName, player.personalInfo.lastName].filter(Boolean).join(' ');
  const none = text(messages.none);
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.details} />
        </Heading>
        <Facts
          items={[
            { label: text(messages.name), value: name === '' ? none : name },
            { label: text(messages.email), value: player.email ?? none },
            { label: text(messages.phone), value: player.phoneNumber ?? none },
            { label: text(messages.country), value: countries.of(player.country.code) ?? player.country.code },
            { label: text(messages.identity), value: text(messages[player.kycCheckStatus.status]) },
          ]}
        />
        {player.email !== null && player.emailVerification.status === 'Required' && (
          <Notice tone="info" action={<SendLinkButton />}>
            <Text {...messages.emailUnconfirmed} values={{ email: player.email }} />
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
