import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  gap: vars.space.x8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});

export const wide = style({ gridColumn: '1 / -1' });
