import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const BAR = '3.25rem';
/** Height of the frame above a page; the frame keeps it up to date. */
const FRAME_TOP = 'var(--fy-frame-top)';
/** Height of a notice at the bottom of the page, until it is answered: the game ends above it. */
const NOTICE = 'var(--fy-notice-space, 0px)';

/** Height of the jackpot widget, where it is shown; on a phone it starts collapsed, and opening it moves the game. */
const WIDGET = 'var(--fy-widget-space, 0px)';

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  scrollMarginBlockStart: FRAME_TOP,
  outline: 'none',
  backgroundColor: vars.color.surface0,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space.x5})`,
  '@media': {
    [media.desktop]: {
      marginInline: 0,
      marginBlockStart: 0,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.shape,
      boxShadow: vars.elevation.raised,
      selectors: {
        '&:has([data-jackpot-widget="open"])': { vars: { '--fy-widget-space': '9.75rem' } },
      },
    },
  },
  selectors: {
    '&:has([data-jackpot-widget])': { vars: { '--fy-widget-space': '3rem' } },
    '&:fullscreen': { borderRadius: 0, margin: 0 },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  blockSize: BAR,
  paddingInline: vars.space.x3,
  backgroundColor: vars.color.surface1,
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.body,
});

/**
 * On a phone the game fills the screen; on a desktop it keeps its aspect ratio and leaves the details
 * visible.
 */
export const screen = style({
  position: 'relative',
  blockSize: `calc(100dvh - ${FRAME_TOP} - var(--fy-bar-space) - ${NOTICE} - ${BAR} - ${WIDGET})`,
  minBlockSize: '20rem',
  '@media': {
    [media.desktop]: {
      blockSize: 'auto',
      aspectRatio: '16 / 9',
      maxBlockSize: `calc(100dvh - ${FRAME_TOP} - ${BAR} - ${WIDGET} - max(5rem, ${NOTICE} + ${vars.space.x8}))`,
    },
  },
  selectors: {
    [`${stage}:fullscreen &`]: { blockSize: 'auto', maxBlockSize: 'none', aspectRatio: 'auto', flex: 1 },
  },
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 'none',
  display: 'block',
  outlineOffset: '-3px',
});

/** Covers the frame until it is ready, and replaces a frame that must not be shown. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x5,
  backgroundColor: vars.color.surface0,
  overflowY: 'auto',
});

export const content = style({ inlineSize: 'min(100%, 34rem)' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0.25,
});

export const strip = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  padding: vars.space.x2,
});

/** A focus target after the game that takes no space. */
export const landing = style({ position: 'absolute', outline: 'none' });
