import { classes } from '../classes.ts';
import type { IconName } from './IconSprite.tsx';
import * as css from './Icon.css.ts';

export interface IconProps {
  readonly name: IconName;
  /** `round`: for icons in a circle. */
  readonly size?: 'small' | 'regular' | 'round' | 'large';
  /** Translated accessible name; omitted where a text beside the icon says the same. */
  readonly label?: string;
}

const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'logout',
  'external',
]);

/** An icon from the page's SVG sprite, in the current text colour. */
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
