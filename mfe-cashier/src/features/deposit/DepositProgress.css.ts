import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** What is paid with, and how much: the one thing to be sure of before the numbers are typed. */
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  textAlign: 'center',
});
