import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  maxInlineSize: '34rem',
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x4,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  color: vars.color.accentInk,
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
});
