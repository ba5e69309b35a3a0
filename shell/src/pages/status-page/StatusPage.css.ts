import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.x5,
  minBlockSize: 'min(70dvh, 44rem)',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.size.gutter,
  textAlign: 'center',
});

/** The brand's symbol, large and subdued. */
export const sign = style({
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  backgroundImage: vars.image.sign,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center',
  backgroundSize: 'contain',
});

export const line = style({
  inlineSize: '6rem',
  blockSize: '3px',
  borderRadius: vars.radius.round,
  backgroundImage: vars.image.ribbon,
});

export const text = style({
  display: 'grid',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x2,
});

export const title = style({
  color: vars.color.text,
  '@media': { [media.tablet]: { fontSize: vars.text.title1 } },
});
