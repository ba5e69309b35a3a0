import { Text } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { WhyRule, type ExplainedRule } from '@foyer/profile';
import { Card, Heading, Paragraph, Stack } from '@foyer/ui';
import { limitKindText } from '../../limitTexts.ts';
import { messages } from '../../limitRow.messages.ts';
import type { PlayerLimitFieldsFragment } from '../../PlayerLimits.generated.ts';
import type { ApiLimitKind } from '@foyer/market/limit-kinds';
import { LimitRow } from '../limit-row/LimitRow.tsx';

const RULES = {
  DEPOSIT: 'depositLimit',
  LOSS: 'lossLimit',
  WAGER: 'wagerLimit',
  SESSION: 'sessionLimit',
} as const satisfies Readonly<Record<ApiLimitKind, ExplainedRule>>;

interface LimitGroupProps {
  readonly kind: ApiLimitKind;
  readonly limits: readonly PlayerLimitFieldsFragment[];
}

export function LimitGroup({ kind, limits }: LimitGroupProps) {
  const { name, about } = limitKindText(kind);
  const { licence } = useMarket();
  const waitsForPeriod = licence.limits.some(
    (rule) => rule.kind === kind.toLowerCase() && rule.raiseAfterPeriod === true,
  );
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...name} />
        </Heading>
        <Paragraph size="small" tone="muted">
          <Text {...about} />
        </Paragraph>
        {waitsForPeriod && (
          <Paragraph size="small" tone="muted">
            <Text {...messages.afterPeriod} />
          </Paragraph>
        )}
        {limits.map((limit) => (
          <LimitRow key={limit.id} limit={limit} />
        ))}
        <WhyRule rule={RULES[kind]} />
      </Stack>
    </Card>
  );
}
