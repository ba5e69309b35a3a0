import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const emblem = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  flex: 'none',
  color: vars.color.accent,
});

export const side = style({ fill: 'currentColor' });
export const light = style({ fill: 'white', opacity: 0.25 });
export const inner = style({ fill: 'none', stroke: 'white', strokeOpacity: 0.7, strokeWidth: 2 });
