import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const frame = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)' } },
});
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.header,
  paddingInline: vars.space.x4,
  backgroundColor: vars.color.frame,
  color: vars.color.frameText,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = style({
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
});
export const sign = style({ inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: '5px', flex: 'none' });
export const nameWords = style({
  '@media': {
    '(max-width: 30rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const space = style({ flex: 1 });
const pillBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.caption,
  whiteSpace: 'nowrap',
  paddingInline: vars.space.x2,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.round,
});
export const pills = styleVariants({
  live: [pillBase, { color: vars.color.positive, backgroundColor: vars.color.positiveSoft }],
  stale: [pillBase, { color: vars.color.warning, backgroundColor: vars.color.warningSoft }],
  disconnected: [pillBase, { color: vars.color.warning, backgroundColor: vars.color.warningSoft }],
  connecting: [pillBase, { color: vars.color.textMuted, backgroundColor: vars.color.surface2 }],
  'signed-out': [pillBase, { color: vars.color.negative, backgroundColor: vars.color.negativeSoft }],
});
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  flex: 'none',
});
export const select = style({
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
  border: `1px solid ${vars.color.lineStrong}`,
  paddingInline: vars.space.x2,
  fontSize: vars.text.small,
  maxInlineSize: '9rem',
});
export const nav = style({
  zIndex: 15,
  display: 'flex',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  backgroundColor: vars.color.frame,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      insetInline: 'auto',
      insetBlockEnd: 'auto',
      blockSize: `calc(100dvh - ${vars.size.header})`,
      overflowY: 'auto',
      flexDirection: 'column',
      gap: vars.space.x1,
      padding: vars.space.x3,
      border: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});
const linkBase = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minBlockSize: vars.size.bottomBar,
  fontSize: '0.6875rem',
  color: vars.color.frameMuted,
  borderRadius: vars.radius.button,
  position: 'relative',
  minInlineSize: 0,
  selectors: { '&[aria-current="page"]': { color: vars.color.accentInk } },
  '@media': {
    [media.desktop]: {
      flex: 'none',
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.x3,
      minBlockSize: '2.375rem',
      paddingInline: vars.space.x3,
      fontSize: vars.text.small,
      selectors: {
        '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft, color: vars.color.text },
      },
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.frameText } } },
  },
});
export const links = styleVariants({
  first: [linkBase],
  rest: [linkBase, { '@media': { '(max-width: 1023.98px)': { display: 'none' } } }],
  more: [linkBase, { '@media': { [media.desktop]: { display: 'none' } } }],
});
export const count = style({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineStart: '55%',
  minInlineSize: '1.125rem',
  textAlign: 'center',
  borderRadius: vars.radius.round,
  paddingInline: '0.25rem',
  backgroundColor: vars.color.negativeFill,
  color: vars.color.negativeFillText,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.125rem',
  '@media': { [media.desktop]: { position: 'static', marginInlineStart: 'auto' } },
});
export const main = style({
  padding: `${vars.space.x4} ${vars.space.x4} calc(${vars.size.bottomBar} + ${vars.space.x10})`,
  minInlineSize: 0,
  maxInlineSize: '92rem',
  inlineSize: '100%',
  '@media': {
    [media.tablet]: {
      padding: `${vars.space.x6} ${vars.space.x6} calc(${vars.size.bottomBar} + ${vars.space.x10})`,
    },
    [media.desktop]: { padding: `${vars.space.x6} ${vars.space.x8} ${vars.space.x12}` },
  },
});
export const band = style({
  gridColumn: '1 / -1',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x1,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.info,
  textAlign: 'center',
});
export const moreList = style({ display: 'grid', gap: vars.space.x1 });
export const moreLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
});
export const person = style({
  fontSize: vars.text.caption,
  color: vars.color.frameMuted,
  textAlign: 'end',
  minInlineSize: 0,
  '@media': { '(max-width: 47.98rem)': { display: 'none' } },
});
export const stale = style({ marginBlockEnd: vars.space.x4 });
