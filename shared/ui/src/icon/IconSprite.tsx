import type { FIRST_ICONS } from './firstIcons.ts';
import type { LATER_ICONS } from './laterIcons.ts';

/** Names of all icons in the sprites. */
export type IconName = keyof typeof FIRST_ICONS | keyof typeof LATER_ICONS;

export interface IconSpriteProps {
  readonly icons: Readonly<Record<string, string>>;
}

/**
 * An SVG sprite. The shell renders those of `FIRST_ICONS` and `LATER_ICONS` once per page; `Icon` references
 * them from every remote, and stays blank until its symbol exists.
 */
export function IconSprite({ icons }: IconSpriteProps) {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      {Object.entries(icons).map(([name, path]) => (
        <symbol key={name} id={`fy-icon-${name}`} viewBox="0 0 24 24">
          {path.startsWith('fill:') ? (
            <path d={path.slice(5)} fill="currentColor" />
          ) : (
            <path
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </symbol>
      ))}
    </svg>
  );
}
