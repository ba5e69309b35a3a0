import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  alignItems: 'center',
  marginBlockEnd: vars.space.x4,
});
export const search = style({
  flex: '1 1 12rem',
  maxInlineSize: '20rem',
  minBlockSize: '2.5rem',
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  paddingInline: vars.space.x3,
  '@media': {
    '(max-width: 47.98rem)': { maxInlineSize: 'none', flexBasis: '100%', minBlockSize: vars.size.touch },
  },
});
export const filters = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingInline: vars.space.x4,
  paddingBlock: '3px',
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' } },
});
export const wide = style({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': { '(max-width: 63.98rem)': { display: 'none' } },
});
export const table = style({
  inlineSize: '100%',
  minInlineSize: '60rem',
  tableLayout: 'fixed',
  fontSize: vars.text.small,
});
export const columnHead = style({
  padding: vars.space.x3,
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const columnTools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x1,
  minBlockSize: '2.25rem',
});
export const rowHead = style({
  padding: vars.space.x3,
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  verticalAlign: 'top',
  inlineSize: '11rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const rowLink = style({
  display: 'inline-flex',
  minBlockSize: '1.5rem',
  alignItems: 'center',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const squad = style({
  display: 'block',
  fontWeight: vars.font.weightBody,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});
export const cell = style({
  padding: vars.space.x1,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  blockSize: '1px',
});
export const cards = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' }, [media.desktop]: { display: 'none' } },
});
export const card = style({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const notice = style({ marginBlockEnd: vars.space.x4 });
export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
  position: 'sticky',
  zIndex: 5,
  insetBlockStart: vars.size.header,
  backgroundColor: vars.color.surface0,
  paddingBlock: vars.space.x2,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const pickerRow = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
});
export const summary = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x1} ${vars.space.x4}` });
export const nothing = style({ padding: vars.space.x6, color: vars.color.textMuted });
export const headTools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

/** Space below a part that may be empty. */
export const noticeIfAny = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.x4 } } });
