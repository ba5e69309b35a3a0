import { useServices } from '@foyer/platform';
import { Link } from 'react-router-dom';
import { gameHref } from '../../../model/gameAddress.ts';
import type { GameTile_gameFragment } from '../../../features/game-tile/GameTile.generated.ts';
import * as css from '../GameSearch.css.ts';

export interface ResultListProps {
  readonly games: readonly GameTile_gameFragment[];
  readonly label: string;
  onLeave(): void;
}

/** Games as lines: name first, because that is what was typed. */
export function ResultList({ games, label, onLeave }: ResultListProps) {
  const { locale } = useServices();
  return (
    <ul className={css.list} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <Link to={gameHref(locale, game.slug)} className={css.result} onClick={onLeave}>
            <img className={css.picture} src={game.artwork.square} alt="" width={48} height={48} loading="lazy" decoding="async" />
            <span className={css.words}>
              <span className={css.name} lang="en">{game.name}</span>
              <span className={css.studio}>{game.studio.name}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
