import type { CatalogueGame, GameRow } from './row.ts';
import type { GameLook } from './looks/look.ts';
import { emberwick } from './emberwick.ts';
import { emberwickLooks } from './looks/emberwick.ts';
import { northlight } from './northlight.ts';
import { northlightLooks } from './looks/northlight.ts';
import { kettleCrane } from './kettle-crane.ts';
import { kettleCraneLooks } from './looks/kettle-crane.ts';
import { brasspoint } from './brasspoint.ts';
import { brasspointLooks } from './looks/brasspoint.ts';
import { saltmarsh } from './saltmarsh.ts';
import { saltmarshLooks } from './looks/saltmarsh.ts';
import { parallaxNine } from './parallax-nine.ts';
import { parallaxNineLooks } from './looks/parallax-nine.ts';
import { mossgate } from './mossgate.ts';
import { mossgateLooks } from './looks/mossgate.ts';
import { oldcourt } from './oldcourt.ts';
import { oldcourtLooks } from './looks/oldcourt.ts';

const ROWS: readonly GameRow[] = [
  ...emberwick,
  ...northlight,
  ...kettleCrane,
  ...brasspoint,
  ...saltmarsh,
  ...parallaxNine,
  ...mossgate,
  ...oldcourt,
];
const LOOKS: Readonly<Record<string, GameLook>> = {
  ...emberwickLooks,
  ...northlightLooks,
  ...kettleCraneLooks,
  ...brasspointLooks,
  ...saltmarshLooks,
  ...parallaxNineLooks,
  ...mossgateLooks,
  ...oldcourtLooks,
};

/**
 * All games, ordered by studio.
 * @throws when a row has no look or an id occurs twice.
 */
export const CATALOGUE: readonly CatalogueGame[] = ROWS.map((row, index) => {
  const look = LOOKS[row.id];
  if (!look) throw new Error(`The game ${row.id} has no look.`);
  if (ROWS.findIndex((other) => other.id === row.id) !== index)
    throw new Error(`The game id ${row.id} is used twice.`);
  return { ...row, look };
});
