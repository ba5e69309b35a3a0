import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { LARGE_TEXT } from '../../frameTop.ts';

/**
 * The break button of a licence does not fit beside the clock and the links on a phone: it has a line with the clock,
 * above one with the age and the links.
 */
const WITH_BUTTON = ':has([data-break-button])';
globalStyle(`:root${WITH_BUTTON}`, {
  vars: { '--fy-regulatory': '5.25rem' },
  '@media': { [media.tablet]: { vars: { '--fy-regulatory': '3rem' } } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  // The theme's --fy-frame-top depends on this height.
  blockSize: '2.25rem',
  paddingInline: vars.size.gutter,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { gap: vars.space.x4 } },
  selectors: {
    [`&${WITH_BUTTON}`]: {
      flexWrap: 'wrap',
      rowGap: 0,
      blockSize: 'auto',
      minBlockSize: '5.25rem',
      paddingBlockStart: vars.space.x2,
      '@media': {
        [media.tablet]: { flexWrap: 'nowrap', blockSize: '3rem', minBlockSize: 'auto', paddingBlock: 0 },
      },
    },
  },
  '@container': {
    [LARGE_TEXT]: { flexWrap: 'wrap', blockSize: 'auto', minBlockSize: '2.25rem', whiteSpace: 'normal' },
  },
});

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { gap: vars.space.x4 } },
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: {
    // the focus ring of the button is wider than the button
    [`&${WITH_BUTTON}`]: {
      display: 'contents',
      overflow: 'visible',
      '@media': { [media.tablet]: { display: 'flex' } },
    },
  },
  '@container': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
});

globalStyle(`${side} > ${WITH_BUTTON}`, {
  order: -1,
  flex: '1 1 100%',
  '@media': { [media.tablet]: { order: 0, flex: 'none' } },
});

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': { [media.tablet]: { gap: vars.space.x4 } },
  flex: 'none',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  fontWeight: vars.font.weightStrong,
  outlineOffset: '-2px',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});
