import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const footer = style({
  paddingBlock: `${vars.space.x10} calc(${vars.space.x10} + var(--fy-bar-space) + var(--fy-chat-space, 0px))`,
  paddingInline: vars.size.gutter,
  borderBlockStart: `${vars.size.line} solid ${vars.color.line}`,
  backgroundColor: vars.color.frame,
  color: vars.color.frameText,
  fontSize: vars.text.small,
});

export const inner = style({
  display: 'grid',
  gap: vars.space.x8,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
});

export const columns = style({
  display: 'grid',
  gap: vars.space.x8,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.6fr 1fr 1fr', gap: vars.space.x10 } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  alignItems: 'flex-start',
  minInlineSize: 0,
});

export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: vars.color.frameMuted,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: vars.color.frameText, textDecorationColor: 'currentColor' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const muted = style({ color: vars.color.frameMuted, maxInlineSize: 'min(38rem, 100%)' });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.size.line} solid ${vars.color.line}`,
  color: vars.color.frameMuted,
  fontSize: vars.text.caption,
});

export const legalText = style({ flex: '1 1 20rem', maxInlineSize: '60rem' });

export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.negative}`,
  color: vars.color.frameText,
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.small,
});

export const localeList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const locale = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.line}`,
  color: vars.color.frameMuted,
  selectors: {
    '&[aria-current="true"]': {
      boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.lineStrong}`,
      color: vars.color.frameText,
      fontWeight: vars.font.weightStrong,
    },
  },
});
