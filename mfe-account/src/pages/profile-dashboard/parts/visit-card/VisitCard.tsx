import { clockTime, Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Card, Heading, Link, Pending, Stack, Stat } from '@foyer/ui';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import * as styles from '../../ProfileDashboardPage.css.ts';
import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';

interface VisitCardProps {
  /** Undefined while loading. */
  readonly position: NonNullable<AccountDashboardQuery['viewer']>['sessionPosition'] | undefined;
}

const SECOND_MS = 1_000;

/** Time and money since sign-in, as counted by the server. */
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
        <div className={styles.figures}>
          <Stat
            label={text(messages.time)}
            value={position ? clockTime(position.elapsedSeconds * SECOND_MS) : <Pending />}
          />
          <Stat label={text(messages.rounds)} value={position ? number(position.rounds) : <Pending />} />
          <Stat
            label={text(messages.staked)}
            value={position ? money({ minor: position.staked, currency: position.currency }) : <Pending />}
          />
          <Stat
            label={text(messages.net)}
            value={position ? money({ minor: position.net, currency: position.currency }) : <Pending />}
          />
        </div>
        <Link href={hrefTo(locale, 'profile-game-history')}>
          <Text {...messages.allRounds} />
        </Link>
      </Stack>
    </Card>
  );
}
