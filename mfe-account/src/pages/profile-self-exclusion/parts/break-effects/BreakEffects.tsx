import { Text } from '@foyer/i18n';
import { Card, Heading, Paragraph, Stack } from '@foyer/ui';
import type { BreakEffectsQuery } from '../../BreakEffects.generated.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

interface BreakEffectsProps {
  /** Undefined until they are known: the general rules are shown in any case. */
  readonly effects: NonNullable<BreakEffectsQuery['viewer']>['breakEffects'] | undefined;
}

/** Effects of a break on open rounds, bets, withdrawals, bonuses and marketing, shown before the choice. */
export function BreakEffects({ effects }: BreakEffectsProps) {
  const rounds = effects?.openRounds ?? 0;
  return (
    <Card>
      <Stack gap="small">
        <Heading level={2} size="title3">
          <Text {...messages.effects} />
        </Heading>
        <Paragraph>
          <Text {...messages.signedOut} />
        </Paragraph>
        {rounds > 0 && (
          <Paragraph>
            <Text {...messages.rounds} values={{ count: rounds }} />
          </Paragraph>
        )}
        <Paragraph>
          <Text {...messages.bets} values={{ count: effects?.openBets ?? 0 }} />
        </Paragraph>
        <Paragraph>
          <Text {...messages.withdrawals} values={{ count: effects?.runningWithdrawals ?? 0 }} />
        </Paragraph>
        <Paragraph>
          <Text {...messages.deposits} />
        </Paragraph>
        <Paragraph>
          <Text {...messages.bonuses} />
        </Paragraph>
        <Paragraph>
          <Text {...messages.marketing} />
        </Paragraph>
      </Stack>
    </Card>
  );
}
