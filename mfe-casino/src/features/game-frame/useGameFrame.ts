import type { GameMode } from '@foyer/graphql/main';
import { useServices } from '@foyer/platform';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { GameDetails_gameFragment } from '../game-details/GameDetails.generated.ts';
import type { GameTile_gameFragment } from '../game-tile/GameTile.generated.ts';
import { createGameFrame, type GameFrame } from './createGameFrame.ts';
import { CLOSED } from './gameFrame.machine.ts';
import type { GameFrameEvent, GameFrameState } from './gameFrame.states.ts';
import { useInterruptions } from './useInterruptions.tsx';

export type StageGame = GameTile_gameFragment & GameDetails_gameFragment;

export interface GameFrameHookOptions {
  readonly game: StageGame;
  readonly mode: GameMode;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  onLeft(): void;
}

/**
 * One game, launched when the stage appears and closed when it disappears. Synchronises with the frame and
 * the server behind it.
 */
export function useGameFrame({ game, mode, frame, onLeft }: GameFrameHookOptions): {
  readonly state: GameFrameState;
  send(event: GameFrameEvent): void;
} {
  const services = useServices();
  const [state, setState] = useState<GameFrameState>(CLOSED);
  const running = useRef<GameFrame>(undefined);
  const show = useInterruptions(game);
  const latest = useRef({ show, onLeft, game });
  useEffect(() => {
    latest.current = { show, onLeft, game };
  });

  const { slug } = game;
  useEffect(() => {
    const gameFrame = createGameFrame({
      services,
      game: latest.current.game,
      page: window,
      frame: () => frame.current,
      show: (interruption) => latest.current.show(interruption),
      onLeft: () => latest.current.onLeft(),
    });
    running.current = gameFrame;
    const stop = gameFrame.subscribe(() => setState(gameFrame.current()));
    gameFrame.send({ type: 'play-pressed', mode });
    return () => {
      stop();
      gameFrame.close();
    };
  }, [services, slug, mode, frame]);

  return { state, send: (event) => running.current?.send(event) };
}
