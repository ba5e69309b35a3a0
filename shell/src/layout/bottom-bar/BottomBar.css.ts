import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { LARGE_TEXT } from '../frameTop.ts';

/** Within reach of the thumb, above the system bar of the phone; hidden where there is a rail. */
export const bar = style({
  containerType: 'inline-size',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 30,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.frame,
  color: vars.color.frameText,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // a long label takes space from short ones
  gridAutoColumns: 'minmax(min-content, 1fr)',
  blockSize: vars.size.bottomBar,
  '@container': {
    // two rows of the same height together
    [LARGE_TEXT]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))' },
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.1875rem',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.frameMuted,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.1',
  textAlign: 'center',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accentInk },
    '&:active': { scale: '0.94' },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '28%',
      blockSize: '2px',
      backgroundImage: vars.image.ribbon,
    },
  },
});

globalStyle(`${item} svg`, {
  '@container': { [LARGE_TEXT]: { inlineSize: '0.875rem', blockSize: '0.875rem' } },
});

/** In one line, so that the icons keep their positions. */
export const label = style({
  paddingInline: '0.125rem',
  whiteSpace: 'nowrap',
  '@container': { [LARGE_TEXT]: { paddingInline: 0 } },
});
