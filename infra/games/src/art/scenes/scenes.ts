import type { StudioId } from '../../../catalogue/studios.ts';
import { brasspoint } from './brasspoint.ts';
import { emberwick } from './emberwick.ts';
import { kettleCrane } from './kettleCrane.ts';
import { mossgate } from './mossgate.ts';
import { northlight } from './northlight.ts';
import { oldcourt } from './oldcourt.ts';
import { parallaxNine } from './parallaxNine.ts';
import { saltmarsh } from './saltmarsh.ts';
import type { Scene, Stage } from './scene.ts';

/** Background renderer of each studio. */
export const SCENES: Readonly<Record<StudioId, (stage: Stage) => Scene>> = {
  emberwick,
  northlight,
  'kettle-crane': kettleCrane,
  brasspoint,
  saltmarsh,
  'parallax-nine': parallaxNine,
  mossgate,
  oldcourt,
};
