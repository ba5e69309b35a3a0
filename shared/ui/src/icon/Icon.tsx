import { classes } from '../classes.ts';
import type { IconName } from './iconPaths.ts';
import * as css from './Icon.css.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'regular' | 'large';
  /** Translated; only where no words say the same beside it. */
  readonly label?: string;
}

const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'logout',
  'external',
]);

/** A picture from the page's sprite, in the colour of the words around it. */
export function Icon({ name, size = 'regular', label }: IconProps) {
  const described = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classes(css.icon[size], DIRECTIONAL.has(name) && css.directional)}
      focusable="false"
      {...described}
    >
      <use href={`#fy-icon-${name}`} />
    </svg>
  );
}
