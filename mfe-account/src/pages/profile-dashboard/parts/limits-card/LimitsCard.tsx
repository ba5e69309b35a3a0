import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, Card, Heading, Link, Paragraph, Pending, ProgressBar, Row, Stack } from '@foyer/ui';
import { isShownLimit } from '../../../../features/limits/limitForm.ts';
import { limitKindText, limitPeriodText } from '../../../../features/limits/limitTexts.ts';
import type { PlayerLimitFieldsFragment } from '../../../../features/limits/PlayerLimits.generated.ts';
import { useLimitValue } from '../../../../features/limits/useLimitValue.ts';
import { messages } from '../../ProfileDashboardPage.messages.ts';

interface LimitsCardProps {
  /** Undefined while loading. */
  readonly limits: readonly PlayerLimitFieldsFragment[] | undefined;
}

/** The player's limits with the remaining amount of each. */
export function LimitsCard({ limits }: LimitsCardProps) {
  const text = useText();
  const write = useLimitValue();
  const { locale } = useServices();
  // no limit is set and none can be set
  if (limits && !limits.some(isShownLimit)) return null;
  const set = (limits ?? []).flatMap((limit) => {
    const ceiling = limit.kind === 'SESSION' ? limit.minutes : limit.amount;
    const left = (limit.kind === 'SESSION' ? limit.remainingMinutes : limit.remaining) ?? 0;
    return ceiling === null ? [] : [{ limit, ceiling, left }];
  });
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.limits} />
        </Heading>
        {set.length === 0 ? (
          <>
            <Paragraph tone="muted">
              {limits ? <Text {...messages.noLimits} /> : <Pending like={text(messages.noLimits)} />}
            </Paragraph>
            <Row>
              <ButtonLink tone="secondary" href={hrefTo(locale, 'profile-limits')}>
                <Text {...messages.setLimits} />
              </ButtonLink>
            </Row>
          </>
        ) : (
          <>
            {set.map(({ limit, ceiling, left }) => (
              <ProgressBar
                key={limit.id}
                label={text(limitKindText(limit.kind).name)}
                value={Math.max(0, ceiling - left)}
                maximum={ceiling}
                text={text(messages.left, {
                  left: write(limit.kind, left, limit.currency),
                  ceiling: write(limit.kind, ceiling, limit.currency),
                  period: text(limitPeriodText(limit.period)),
                })}
              />
            ))}
            <Link href={hrefTo(locale, 'profile-limits')}>
              <Text {...messages.changeLimits} />
            </Link>
          </>
        )}
      </Stack>
    </Card>
  );
}
