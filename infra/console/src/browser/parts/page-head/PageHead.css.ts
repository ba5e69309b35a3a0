import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
  '@media': { [media.tablet]: { marginBlockEnd: vars.space.x6 } },
});
export const content = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const intro = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  maxInlineSize: '44rem',
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
