import { vector } from '../element.ts';

const PATHS = {
  play: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  stop: 'M7 7h10v10H7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  rules: 'M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  history: 'M4 12a8 8 0 1 0 2.4-5.7L4 8.5M4 4v4.5h4.5M12 8v4l3 2',
  help: 'M9.5 9.5a2.5 2.5 0 1 1 3.600 2.300c-.8.4-1.1.9-1.1 1.700v.5M12 17v.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  exit: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4',
  turbo: 'M13 3L5 14h6l-1 7 8-11h-6z',
  repeat: 'M4 11V9a3 3 0 0 1 3-3h11l-3-3M20 13v2a3 3 0 0 1-3 3H6l3 3',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  clear: 'M6 6l12 12M18 6L6 18',
  double: 'M4 6l6 6-6 6M12 6l6 6-6 6',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGElement {
  return vector(
    'svg',
    {
      viewBox: '0 0 24 24',
      class: 'icon',
      'aria-hidden': 'true',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    vector('path', { d: PATHS[name] }),
  );
}
