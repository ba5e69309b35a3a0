import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Notice, Row } from '@foyer/ui';
import type { RefusalAction } from '../launchRefusal.ts';
import type { FrameFailure } from '../gameFrame.states.ts';
import type { StageGame } from '../useGameFrame.ts';
import { actions, texts, titles } from './failure.messages.ts';
import { RefusalButton } from './RefusalButton.tsx';

export interface FailureCardProps {
  readonly game: StageGame;
  readonly cause: FrameFailure;
  onRetry(): void;
}

const ACTIONS: Readonly<Record<FrameFailure, readonly (RefusalAction | 'play-here' | 'profile')[]>> = {
  LAUNCH_FAILED: ['retry', 'other-games'],
  NOT_READY: ['retry', 'other-games'],
  CONTINUED_ELSEWHERE: ['play-here'],
  LAUNCH_EXPIRED: ['retry'],
  SESSION_ENDED: ['sign-in'],
  PLAYER_BLOCKED: ['profile', 'helpline'],
  LIMIT_REACHED: ['limits', 'helpline'],
  GAME_UNAVAILABLE: ['retry', 'other-games'],
  OPERATOR_UNAVAILABLE: ['retry'],
  PROTOCOL_UNSUPPORTED: ['retry', 'other-games'],
  INTERNAL: ['retry', 'other-games'],
};

const CALM: ReadonlySet<FrameFailure> = new Set<FrameFailure>([
  'CONTINUED_ELSEWHERE',
  'LAUNCH_EXPIRED',
  'SESSION_ENDED',
]);

/** A stopped game: the reason, that no money is lost, and the next step. */
export function FailureCard({ game, cause, onRetry }: FailureCardProps) {
  const text = useText();
  const { locale } = useServices();
  const buttons = ACTIONS[cause].map((action, index) => {
    if (action === 'play-here')
      return (
        <Button key={action} onPress={onRetry}>
          <Text {...actions.playHere} />
        </Button>
      );
    if (action === 'profile')
      return (
        <ButtonLink key={action} href={hrefTo(locale, 'profile-dashboard')}>
          <Text {...actions.profile} />
        </ButtonLink>
      );
    return (
      <RefusalButton
        key={action}
        action={action}
        game={game}
        isFirst={index === 0}
        onDemo={onRetry}
        onRetry={onRetry}
      />
    );
  });
  return (
    <Notice
      tone={CALM.has(cause) ? 'info' : 'warning'}
      title={text(titles[cause])}
      action={
        <Row gap="small" wrap>
          {buttons}
        </Row>
      }
      live
    >
      <Text {...texts[cause]} />
    </Notice>
  );
}
