import type { SportId } from '@foyer/kernel/sports-feed';
import * as css from './SportIcon.css.ts';
import { SPORT_PATHS } from './sportPaths.ts';

/** Icon of a sport, beside its name. */
export function SportIcon({ sport }: { readonly sport: SportId }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SPORT_PATHS[sport]} />
    </svg>
  );
}
