import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x6}`,
});

export const code = style({ overflowWrap: 'anywhere', fontSize: '0.8125rem' });
