import { Text, useText } from '@foyer/i18n';
import type { GameMode } from '@foyer/graphql/main';
import { Slot } from '@foyer/platform';
import { Badge, IconButton } from '@foyer/ui';
import type { RefObject } from 'react';
import type { GameFrameState } from '../gameFrame.states.ts';
import * as css from '../GameStage.css.ts';
import { messages } from '../GameStage.messages.ts';
import type { StageGame } from '../useGameFrame.ts';
import { useFullscreen } from '../useFullscreen.ts';

export interface StageBarProps {
  readonly game: StageGame;
  readonly mode: GameMode;
  readonly state: GameFrameState;
  readonly stage: RefObject<HTMLElement | null>;
  onMute(): void;
  onLeave(): void;
}

/** Controls around a game: name, clock if no other is visible, sound, size and exit. */
export function StageBar({ game, mode, state, stage, onMute, onLeave }: StageBarProps) {
  const text = useText();
  const fullscreen = useFullscreen(stage);
  const isOpen = state.status === 'open';
  const mayFill = isOpen && state.launch.jurisdiction.fullscreen && fullscreen.isPossible;
  return (
    <div className={css.bar}>
      <div className={css.name}>
        <h1 className={css.title} lang="en">
          {game.name}
        </h1>
        {mode === 'DEMO' && (
          <Badge tone="warning">
            <Text {...messages.demo} />
          </Badge>
        )}
      </div>
      {mode === 'REAL' && fullscreen.isOn && <Slot name="account.session-clock" props={{ compact: true }} />}
      {isOpen && (
        <IconButton
          icon={state.isMuted ? 'mute' : 'sound'}
          label={text(state.isMuted ? messages.unmute : messages.mute)}
          pressed={state.isMuted}
          onPress={onMute}
        />
      )}
      {mayFill && (
        <IconButton
          icon="fullscreen"
          label={text(fullscreen.isOn ? messages.fullscreenOff : messages.fullscreen)}
          pressed={fullscreen.isOn}
          onPress={fullscreen.toggle}
        />
      )}
      <IconButton icon="close" label={text(messages.leave)} onPress={onLeave} />
    </div>
  );
}
