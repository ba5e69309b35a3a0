import type { GameMode } from '@foyer/graphql/main';
import { useNavigationState, useServices, useSessionState } from '@foyer/platform';
import { useState } from 'react';
import { gameHref, playIntent } from '../../features/catalogue/gameAddress.ts';

export interface Play {
  /** The running mode; undefined while the page only shows the game. */
  readonly mode: GameMode | undefined;
  /** Returned from sign-in: the play button is highlighted, and nothing starts automatically. */
  readonly isReadyToStart: boolean;
  /** Returned from the game: focus returns to the button that started it. */
  readonly hasLeft: boolean;
  start(mode: GameMode): void;
  stop(): void;
}

/** Starts play; for real money a visitor signs in first and returns to this page, ready to start. */
export function usePlay(game: { readonly slug: string; readonly isDemoAllowed: boolean }): Play {
  const { session, locale } = useServices();
  const { status } = useSessionState();
  const intent = playIntent(useNavigationState().search);
  const [hasLeft, setLeft] = useState(false);
  const [mode, setMode] = useState<GameMode | undefined>(() =>
    intent === 'demo' && game.isDemoAllowed ? 'DEMO' : undefined,
  );

  const start = (wanted: GameMode): void => {
    if (wanted === 'REAL' && status !== 'LOGGED_IN')
      void session.signIn({ redir: gameHref(locale, game.slug, 'ready') });
    else setMode(wanted);
  };
  const stop = (): void => {
    setLeft(true);
    setMode(undefined);
  };
  return {
    mode,
    isReadyToStart: intent === 'ready' && status === 'LOGGED_IN' && mode === undefined && !hasLeft,
    hasLeft,
    start,
    stop,
  };
}
