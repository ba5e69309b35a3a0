import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x4,
  minBlockSize: '18rem',
});
