import { useServices } from '@foyer/platform';
import { Link } from 'react-router-dom';
import { gameHref } from '../../features/catalogue/gameAddress.ts';
import type { GameTile_gameFragment } from '../../features/game-tile/GameTile.generated.ts';
import * as css from './GameLine.css.ts';

export interface GameLineProps {
  readonly game: GameTile_gameFragment;
  /** Rank of the game, in ranked lists. */
  readonly rank?: number;
  /** One translated figure at the end of the row. */
  readonly figure?: string | undefined;
  onLeave?(): void;
}

/** A game as a list row: name first, small artwork. */
export function GameLine({ game, rank, figure, onLeave }: GameLineProps) {
  const { locale } = useServices();
  return (
    <Link to={gameHref(locale, game.slug)} className={css.line} onClick={onLeave}>
      {rank !== undefined && (
        <span className={css.rank} aria-hidden="true">
          {rank}
        </span>
      )}
      <img
        className={css.picture}
        src={game.artwork.square}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
      />
      <span className={css.content}>
        <span className={css.name} lang="en">
          {game.name}
        </span>
        <span className={css.studio}>{game.studio.name}</span>
      </span>
      {figure !== undefined && <span className={css.figure}>{figure}</span>}
    </Link>
  );
}
