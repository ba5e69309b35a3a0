import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const line = style({
  display: 'flex',
  // wraps with text at 200 % on a phone
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '4rem',
  padding: vars.space.x2,
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': { backgroundColor: vars.color.surface2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface2 } } } },
});

/** As wide as the widest rank, so that the artwork aligns in a column. */
export const rank = style({
  flex: 'none',
  inlineSize: '2em',
  color: vars.color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.text.title3,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const picture = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface2,
});

export const content = style({ display: 'grid', flex: '1 1 6rem', minInlineSize: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weightStrong,
});

export const studio = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const figure = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
