import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import type { LevelAnswer, PointsAnswer } from '@foyer/kernel/engagement';
import { money } from '@foyer/money';
import { Card, ErrorCard, Heading, Paragraph, ProgressBar, Skeleton, Stack, Stat } from '@foyer/ui';
import { useId } from 'react';
import { pointsWorth } from '../pointsWorth.ts';
import type { EngagementView } from '../useEngagement.ts';
import { useRewardText } from '../useRewardText.ts';
import * as css from './LevelSummary.css.ts';
import { messages } from './LevelSummary.messages.ts';

interface LevelSummaryProps {
  readonly points: EngagementView<PointsAnswer>;
  readonly level: EngagementView<LevelAnswer>;
}

/** The player's level with the progress to the next one, and the balance of points with its value. */
export function LevelSummary({ points, level }: LevelSummaryProps) {
  const text = useText();
  const id = useId();
  if (level.answer && points.answer)
    return (
      <Card as="section" labelledBy={id}>
        <div className={css.columns}>
          <LevelProgress id={id} level={level.answer} moneyValue={points.answer.moneyValue} />
          <Balance points={points.answer} />
        </div>
      </Card>
    );
  if (level.status !== 'failed' && points.status !== 'failed')
    return <Skeleton shape="block" height="10rem" />;
  return (
    <ErrorCard
      title={text(messages.failed)}
      retryLabel={text(messages.retry)}
      onRetry={() => {
        level.reload();
        points.reload();
      }}
    >
      <Text {...messages.failedText} />
    </ErrorCard>
  );
}

interface LevelProgressProps {
  readonly id: string;
  readonly level: LevelAnswer;
  readonly moneyValue: PointsAnswer['moneyValue'];
}

function LevelProgress({ id, level, moneyValue }: LevelProgressProps) {
  const text = useText();
  const rewardText = useRewardText(moneyValue);
  const { next } = level;
  const at = (wanted: number) => level.levels.find((one) => one.level === wanted);
  const from = at(level.level)?.points ?? 0;
  const following = next ? at(next.level) : undefined;
  return (
    <Stack gap="small">
      <Heading id={id} level={2} size="title3">
        {text(messages.level, { level: level.level, name: level.name })}
      </Heading>
      {next && following ? (
        <>
          <ProgressBar
            label={text(messages.toNext, { level: next.level, name: next.name })}
            value={Math.max(0, level.earned - from)}
            maximum={following.points - from}
            text={text(messages.missing, { points: next.missing })}
          />
          {following.reward && (
            <Paragraph size="small">
              {text(messages.reward, { reward: rewardText(following.reward) })}
            </Paragraph>
          )}
        </>
      ) : (
        <Paragraph size="small">
          <Text {...messages.highest} />
        </Paragraph>
      )}
      <Paragraph size="small" tone="muted">
        <Text {...messages.spend} />
      </Paragraph>
    </Stack>
  );
}

function Balance({ points: { balance, moneyValue } }: { readonly points: PointsAnswer }) {
  const text = useText();
  const write = useMoney();
  const { number } = useNumbers();
  const worth = pointsWorth(balance, moneyValue);
  return (
    <Stat
      label={text(messages.balance)}
      value={number(balance)}
      note={worth && text(messages.worth, { amount: write(money(worth.amountMinor, worth.currency)) })}
    />
  );
}
