import type { EngagementRefusal } from '@foyer/kernel/engagement';
import { MINI_GAME_PATHS, playAnswerSchema, type MiniGame, type Play } from '@foyer/kernel/mini-games';
import { withQuery } from '@foyer/links';
import { useServices, useSessionState } from '@foyer/platform';
import { useState } from 'react';
import { sendAction } from '../engagement/sendAction.ts';
import { forgetPlay, readOpenPlay, rememberPlay, type OpenPlay } from './openPlay.ts';

/** Reason for which a play is not confirmed: a code of the service, or no answer. */
export type PlayProblem = EngagementRefusal | 'UNCONFIRMED';

/** Playing a mini-game, one play at a time. */
export interface Playing {
  readonly isBusy: boolean;
  readonly problem: PlayProblem | undefined;
  /** The play that was sent and has no answer. */
  readonly open: OpenPlay | undefined;
  /** The last play that the service confirmed on this page. */
  readonly played: Play | undefined;
  /** Removes the problem and the last play from the page. */
  clear(): void;
  /** Plays once for its key, however often it is sent. Repeats the play without an answer of the same game. */
  play(game: MiniGame): Promise<void>;
}

/** Points that the next play costs: 0 while the player has free or earned plays. */
export function pointsOf({ free, granted, price }: Pick<MiniGame, 'free' | 'granted' | 'price'>): number {
  const has = (free?.left ?? 0) + granted.reduce((sum, { count }) => sum + count, 0);
  return has > 0 ? 0 : (price?.points ?? 0);
}

/** Sends plays. The key is made before sending and kept until there is an answer. */
export function usePlay(reload: () => void): Playing {
  const { engagement, locale, storage } = useServices();
  const session = useSessionState();
  const playerId = session.status === 'LOGGED_IN' ? session.playerId : undefined;
  const [open, setOpen] = useState(() => readOpenPlay(storage, playerId));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlayProblem>();
  const [played, setPlayed] = useState<Play>();

  async function play(game: MiniGame): Promise<void> {
    const { id: gameId, terms, commitment } = game;
    if (playerId === undefined) return;
    const repeated = open?.gameId === gameId ? open : undefined;
    if (!repeated && commitment === null) return;
    const sent = repeated ?? {
      playerId,
      gameId,
      key: crypto.randomUUID(),
      terms,
      commitment: commitment ?? '',
      points: pointsOf(game),
    };
    // before sending, so that a repeat after a lost answer or a reload is the same play
    rememberPlay(storage, sent);
    setOpen(sent);
    setBusy(true);
    setProblem(undefined);
    setPlayed(undefined);
    const { playerId: _owner, ...body } = sent;
    const outcome = await sendAction(
      engagement,
      withQuery(MINI_GAME_PATHS.plays, { locale }),
      body,
      playAnswerSchema,
    );
    setBusy(false);
    if (outcome.kind !== 'unknown') {
      forgetPlay(storage);
      setOpen(undefined);
    }
    if (outcome.kind === 'done') setPlayed(outcome.answer.play);
    else setProblem(outcome.kind === 'refused' ? outcome.code : 'UNCONFIRMED');
    reload();
  }

  return {
    isBusy,
    problem,
    open,
    played,
    clear() {
      setProblem(undefined);
      setPlayed(undefined);
    },
    play,
  };
}
