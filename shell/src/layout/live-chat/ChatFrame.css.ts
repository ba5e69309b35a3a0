import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** A sheet of the full height on a phone, a window above the button elsewhere. */
export const frame = style({
  position: 'fixed',
  zIndex: 36,
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  '@media': {
    [media.tablet]: {
      inset: 'auto',
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x6} + 4rem)`,
      inlineSize: '24rem',
      blockSize: `min(38rem, calc(100dvh - var(--fy-size-header) - var(--fy-bar-space) - var(--fy-notice-space, 0px) - 7rem))`,
      borderRadius: vars.radius.card,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.elevation.overlay}`,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x5}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const title = style({
  fontSize: vars.text.title3,
  fontWeight: vars.font.weightStrong,
  outline: 'none',
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
