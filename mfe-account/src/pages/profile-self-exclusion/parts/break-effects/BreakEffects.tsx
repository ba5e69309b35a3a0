import { Text } from '@foyer/i18n';
import { BulletList, Button, Card, Heading, Notice, Stack } from '@foyer/ui';
import type { BreakEffectsQuery } from '../../BreakEffects.generated.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

interface BreakEffectsProps {
  /** Undefined until they are known: the general rules are shown in any case. */
  readonly effects: NonNullable<BreakEffectsQuery['viewer']>['breakEffects'] | undefined;
  readonly failed: boolean;
  readonly busy: boolean;
  onRetry(): void;
}

/** Effects of a break on open rounds, bets, withdrawals, bonuses and marketing, shown before the choice. */
export function BreakEffects({ effects, failed, busy, onRetry }: BreakEffectsProps) {
  const rounds = effects?.openRounds ?? 0;
  return (
    <Card>
      <Stack gap="small">
        <Heading level={2} size="title3">
          <Text {...messages.effects} />
        </Heading>
        <BulletList
          items={[
            { id: 'signedOut', icon: 'logout', text: <Text {...messages.signedOut} /> },
            ...(rounds > 0
              ? [
                  {
                    id: 'rounds',
                    icon: 'play' as const,
                    text: <Text {...messages.rounds} values={{ count: rounds }} />,
                  },
                ]
              : []),
            {
              id: 'bets',
              icon: 'sports',
              text: <Text {...messages.bets} values={{ count: effects?.openBets ?? 0 }} />,
            },
            {
              id: 'withdrawals',
              icon: 'arrowUp',
              text: <Text {...messages.withdrawals} values={{ count: effects?.runningWithdrawals ?? 0 }} />,
            },
            { id: 'deposits', icon: 'arrowDown', text: <Text {...messages.deposits} /> },
            { id: 'bonuses', icon: 'gift', text: <Text {...messages.bonuses} /> },
            { id: 'marketing', icon: 'mail', text: <Text {...messages.marketing} /> },
          ]}
        />
        {!effects && failed && (
          <Notice tone="warning" live>
            <Stack gap="small">
              <Text {...messages.effectsFailed} />
              <div>
                <Button size="small" tone="secondary" busy={busy} onPress={onRetry}>
                  <Text {...messages.effectsRetry} />
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
