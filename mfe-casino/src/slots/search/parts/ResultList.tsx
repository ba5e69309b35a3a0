import { GameLine } from '../../../components/game-line/GameLine.tsx';
import type { GameTile_gameFragment } from '../../../features/game-tile/GameTile.generated.ts';
import * as css from '../GameSearch.css.ts';

export interface ResultListProps {
  readonly games: readonly GameTile_gameFragment[];
  readonly label: string;
  onLeave(): void;
}

/** Games as rows, with the name first, because players search by name. */
export function ResultList({ games, label, onLeave }: ResultListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <GameLine game={game} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}
