import { Text, useDates, useText } from '@foyer/i18n';
import type { GameLaunchRefusalReason } from '@foyer/graphql/main';
import { Notice, Row, Stack } from '@foyer/ui';
import { useMarket } from '@foyer/platform';
import { WhyRule } from '@foyer/profile';
import { adviceFor, ruleOf } from '../launchRefusal.ts';
import type { StageGame } from '../useGameFrame.ts';
import { RefusalButton } from './RefusalButton.tsx';
import { notes, texts, titles } from './refusal.messages.ts';

export interface RefusalNoticeProps {
  readonly game: StageGame;
  readonly reasons: readonly GameLaunchRefusalReason[];
  readonly until: string | undefined;
  onDemo(): void;
  onRetry(): void;
}

/** The reason why the server does not open the game, and the action that the player can take. */
export function RefusalNotice({ game, reasons, until, onDemo, onRetry }: RefusalNoticeProps) {
  const text = useText();
  const dates = useDates();
  const { reason, tone, actions } = adviceFor(reasons, game.isDemoAllowed);
  const rule = ruleOf(reason, useMarket().licence.limits);
  const buttons = (
    <Row gap="small" wrap>
      {actions.map((action, index) => (
        <RefusalButton
          key={action}
          action={action}
          game={game}
          isFirst={index === 0}
          onDemo={onDemo}
          onRetry={onRetry}
        />
      ))}
    </Row>
  );
  return (
    <Notice tone={tone} title={text(titles[reason])} action={buttons} live>
      <Stack gap="xsmall">
        <span>
          <Text {...texts[reason]} />
        </span>
        {until !== undefined && (
          <span>
            <Text {...notes.until} values={{ date: dates.deadline(Date.parse(until)) }} />
          </span>
        )}
        {rule && <WhyRule rule={rule} />}
      </Stack>
    </Notice>
  );
}
