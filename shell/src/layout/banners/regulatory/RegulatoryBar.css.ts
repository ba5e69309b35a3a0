import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { LARGE_TEXT } from '../../frameTop.ts';

/** The break button of a licence does not fit beside the clock and the links on a phone. */
const WITH_BUTTON = ':has([data-break-button])';
globalStyle(`:root${WITH_BUTTON}`, {
  vars: { '--fy-regulatory': '5rem' },
  '@media': { [media.tablet]: { vars: { '--fy-regulatory': '2.25rem' } } },
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
      blockSize: 'auto',
      minBlockSize: '5rem',
      paddingBlock: vars.space.x1,
      '@media': {
        [media.tablet]: { flexWrap: 'nowrap', blockSize: '2.25rem', minBlockSize: 'auto', paddingBlock: 0 },
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
      flexWrap: 'wrap',
      overflow: 'visible',
      '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
    },
  },
  '@container': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
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
