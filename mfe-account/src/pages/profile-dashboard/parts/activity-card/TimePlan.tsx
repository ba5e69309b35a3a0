import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Heading, Link, Paragraph, ProgressBar, Stack } from '@foyer/ui';
import { limitPeriodText } from '../../../../features/limits/limitTexts.ts';
import type { AccountActivityQuery } from './Activity.generated.ts';
import { messages } from './ActivityCard.messages.ts';
import { hoursAndMinutes } from './activityFigures.ts';

interface TimePlanProps {
  readonly limits: NonNullable<AccountActivityQuery['viewer']>['limits'];
}

/** Time played against the time limits that the player has set. */
export function TimePlan({ limits }: TimePlanProps) {
  const text = useText();
  const { locale } = useServices();
  const offered = limits.filter(({ kind }) => kind === 'SESSION');
  if (offered.length === 0) return null;
  const plans = offered.flatMap(({ id, period, minutes, usedMinutes }) =>
    minutes === null ? [] : [{ id, period, planned: minutes, used: usedMinutes ?? 0 }],
  );
  return (
    <Stack gap="small">
      <Heading level={3} size="label">
        <Text {...messages.plan} />
      </Heading>
      {plans.map(({ id, period, planned, used }) => (
        <ProgressBar
          key={id}
          label={text(messages.time)}
          value={Math.min(used, planned)}
          maximum={planned}
          text={text(messages.planUsed, {
            used: hoursAndMinutes(used),
            planned: hoursAndMinutes(planned),
            period: text(limitPeriodText(period)),
          })}
        />
      ))}
      {plans.length === 0 && (
        <>
          <Paragraph tone="muted">
            <Text {...messages.noPlan} />
          </Paragraph>
          <Link href={hrefTo(locale, 'profile-limits')}>
            <Text {...messages.setPlan} />
          </Link>
        </>
      )}
    </Stack>
  );
}
