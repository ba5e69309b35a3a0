import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { LARGE_TEXT } from '../frameTop.ts';

export const header = style({
  position: 'relative',
  backgroundColor: vars.color.frame,
  color: vars.color.frameText,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.size.headerLine,
      backgroundImage: vars.image.header,
    },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  blockSize: vars.size.header,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  '@container': {
    [LARGE_TEXT]: { flexWrap: 'wrap', blockSize: 'auto', padding: vars.space.x2, gap: vars.space.x2 },
  },
  '@media': { [media.desktop]: { gap: vars.space.x4 } },
});

export const bars = styleVariants({
  default: [bar],
  layout1: [bar, { maxInlineSize: vars.size.content }],
  layout2: [bar],
});

export const fromDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'flex' } } });

export const grow = style({ flex: 1, minInlineSize: 0 });

/** A button in the style of a text field: the search itself opens over the page. */
export const search = style({
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface3 } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  flex: 'none',
  '@container': { [LARGE_TEXT]: { flexWrap: 'wrap', maxInlineSize: '100%' } },
});

export const sections = style({
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflow: 'hidden',
  blockSize: '100%',
});

const section = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space.x3,
  color: vars.color.frameMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  selectors: { '&:hover, &[aria-current="page"]': { color: vars.color.frameText } },
});

const underline = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  backgroundImage: vars.image.ribbon,
} as const;

export const sectionLooks = styleVariants({
  default: [section],
  layout1: [
    section,
    {
      minBlockSize: vars.size.touch,
      borderRadius: vars.radius.button,
      selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.surface2 } },
    },
  ],
  layout2: [
    section,
    {
      blockSize: '100%',
      fontSize: vars.text.body,
      paddingInline: vars.space.x4,
      selectors: { '&[aria-current="page"]::after': underline },
    },
  ],
});

/** Reserves the space of the account menu until its code has loaded. */
export const account = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '3.25rem',
      minBlockSize: vars.size.touch,
    },
  },
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface3,
});
