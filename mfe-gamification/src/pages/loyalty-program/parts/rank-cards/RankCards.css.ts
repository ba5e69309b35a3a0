import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x5,
  // the colour of the rank or reward; transparent without one
  borderBlockStart: '0.25rem solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
});

export const benefitsTitle = style({ fontWeight: vars.font.weightStrong, fontSize: vars.text.small });

export const benefits = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x4,
  listStyle: 'disc',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
