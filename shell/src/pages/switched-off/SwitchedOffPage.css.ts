import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.x3,
  minBlockSize: 'min(78dvh, 52rem)',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  paddingBlock: `${vars.space.x6} ${vars.space.x12}`,
  paddingInline: vars.size.gutter,
  textAlign: 'center',
});

/** The name of the product, above the status. */
export const part = style({
  color: vars.color.accentInk,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  paddingBlockStart: vars.space.x4,
});

export const text = style({
  display: 'grid',
  gap: vars.space.x2,
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { fontSize: vars.text.lead } },
});

export const open = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  paddingBlockStart: vars.space.x6,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
});
