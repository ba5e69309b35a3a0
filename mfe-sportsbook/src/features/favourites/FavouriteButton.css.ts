import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
});

const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinejoin: 'round',
});

export const marks = styleVariants({
  off: [mark, { fill: 'none' }],
  on: [mark, { fill: 'currentColor', color: vars.color.accentInk }],
});
