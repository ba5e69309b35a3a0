import { clockTime, Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Card, Grid, Heading, Link, Stack, Stat } from '@foyer/ui';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';

interface VisitCardProps {
  readonly position: NonNullable<AccountDashboardQuery['viewer']>['sessionPosition'];
}

const SECOND_MS = 1_000;

/** Time and money since signing in, as the server counts them. */
export function VisitCard({ position }: VisitCardProps) {
  const text = useText();
  const money = useMoney();
  const { number } = useNumbers();
  const { locale } = useServices();
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.session} />
        </Heading>
        <Grid min="tile" gap="medium">
          <Stat label={text(messages.time)} value={clockTime(position.elapsedSeconds * SECOND_MS)} />
          <Stat label={text(messages.rounds)} value={number(position.rounds)} />
          <Stat label={text(messages.staked)} value={money({ minor: position.staked, currency: position.currency })} />
          <Stat label={text(messages.net)} value={money({ minor: position.net, currency: position.currency })} />
        </Grid>
        <Link href={hrefTo(locale, 'profile-game-history')}>
          <Text {...messages.allRounds} />
        </Link>
      </Stack>
    </Card>
  );
}
