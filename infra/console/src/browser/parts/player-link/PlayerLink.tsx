import { Link } from 'react-router-dom';
import { maySeePlayers } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { playerAddress } from './playerAddress.ts';
import * as css from './PlayerLink.css.ts';

/** The id of a player; for staff who may open it, the link to the account. */
export function PlayerLink({ brand, playerId }: { readonly brand: string; readonly playerId: string }) {
  const href = useHref();
  if (!maySeePlayers(usePerson())) return playerId;
  return (
    <Link className={css.link} to={href(playerAddress('/players', brand, playerId))}>
      {playerId}
    </Link>
  );
}
