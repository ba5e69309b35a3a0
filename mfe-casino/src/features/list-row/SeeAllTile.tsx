import { Text } from '@foyer/i18n';
import { Icon, type TileRatio } from '@foyer/ui';
import { Link } from 'react-router-dom';
import * as css from './SeeAllTile.css.ts';
import { messages } from './SeeAllTile.messages.ts';

export interface SeeAllTileProps {
  readonly href: string;
  readonly ratio: TileRatio;
  readonly list: string;
  readonly count: number;
}

/** Last tile of a row, with a link to all games. */
export function SeeAllTile({ href, ratio, list, count }: SeeAllTileProps) {
  return (
    <Link to={href} className={css.tiles[ratio]}>
      <Icon name="grid" size="large" />
      <span>
        <Text {...messages.all} values={{ list }} />
      </span>
      <span className={css.count}>
        <Text {...messages.count} values={{ count }} />
      </span>
    </Link>
  );
}
