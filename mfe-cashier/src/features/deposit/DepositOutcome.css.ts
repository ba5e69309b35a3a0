import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x4,
  textAlign: 'center',
});

export const facts = style({ inlineSize: '100%', textAlign: 'start' });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  inlineSize: '100%',
});
