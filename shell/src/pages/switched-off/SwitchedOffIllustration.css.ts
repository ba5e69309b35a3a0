import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const picture = style({
  inlineSize: 'min(30rem, 100%)',
  blockSize: 'auto',
  aspectRatio: '28 / 15',
  overflow: 'visible',
});

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const wall = style({ fill: vars.color.surface1, stroke: vars.color.line, strokeWidth: 1.5 });
export const cornice = style([line, { stroke: vars.color.line, strokeWidth: 1.5 }]);
export const frame = style([line, { stroke: vars.color.lineStrong, strokeWidth: 3 }]);
export const floor = style([line, { stroke: vars.color.lineStrong, strokeWidth: 3 }]);

export const lightAbove = style({ stopColor: vars.color.accent, stopOpacity: 0.85 });
export const lightBelow = style({ stopColor: vars.color.accent, stopOpacity: 0.25 });

const glow = keyframes({ '0%': { opacity: 0.82 }, '100%': { opacity: 1 } });

export const lit = style({
  fill: 'url(#arcade-light)',
  animation: `${glow} 5s ease-in-out infinite alternate`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const leaf = style([line, { stroke: vars.color.surface1, strokeWidth: 3, opacity: 0.55 }]);
export const spill = style({ fill: vars.color.accent, opacity: 0.14 });
export const lamp = style({ fill: vars.color.accent });

export const dark = style({ fill: vars.color.surface3 });
export const gap = style({ fill: vars.color.warning, opacity: 0.75 });
export const shutter = style({ fill: vars.color.surface3 });
export const slat = style([line, { stroke: vars.color.surface1, strokeWidth: 3 }]);

const swing = keyframes({ from: { transform: 'rotate(-1.4deg)' }, to: { transform: 'rotate(1.4deg)' } });

/** The sign swings slightly, as if just hung up. */
export const sign = style({
  transformOrigin: '280px 91px',
  animation: `${swing} 3.2s ease-in-out infinite alternate`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const cord = style([line, { stroke: vars.color.textMuted, strokeWidth: 2 }]);
export const nail = style({ fill: vars.color.textMuted });
export const board = style({ fill: vars.color.surface4, stroke: vars.color.textMuted, strokeWidth: 2 });
export const glyph = style([line, { stroke: vars.color.text, strokeWidth: 4 }]);
export const prop = style([line, { stroke: vars.color.textMuted, strokeWidth: 4 }]);
export const cone = style([line, { stroke: vars.color.warning, strokeWidth: 5 }]);
