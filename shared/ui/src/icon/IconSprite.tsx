import { ICON_PATHS } from './iconPaths.ts';

const ICONS = Object.entries(ICON_PATHS);

/** The SVG sprite with all icons. The shell renders it once per page; `Icon` references it from every remote. */
export function IconSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      {ICONS.map(([name, path]) => (
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
