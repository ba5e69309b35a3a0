import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const form = style({ display: 'grid', gap: vars.space.x5 });
export const group = style({ display: 'grid', gap: vars.space.x2 });
export const legend = style({
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.small,
  paddingBlockEnd: vars.space.x2,
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space.x2,
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.field,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  cursor: 'pointer',
  fontSize: vars.text.small,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const input = style({
  accentColor: vars.color.accent,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flex: 'none',
  outline: 'none',
});
export const box = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.field,
  border: 0,
  backgroundColor: vars.color.surface0,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.text,
  fontSize: vars.text.body,
  resize: 'vertical',
  selectors: {
    // as the fields of the design system
    '&[aria-invalid="true"]': {
      boxShadow: `inset 0 0 0 1px ${vars.color.negative}, inset 4px 0 0 ${vars.color.negative}`,
    },
  },
});
export const help = style({ fontSize: vars.text.caption, color: vars.color.textMuted });
export const effect = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const effectTitle = style({ fontWeight: vars.font.weightStrong });
export const steps = style({ display: 'grid', gap: vars.space.x2 });
export const step = style({
  display: 'grid',
  gap: vars.space.x1,
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem 1fr', alignItems: 'baseline' } },
});
export const brand = style({ fontWeight: vars.font.weightStrong });
export const quote = style({
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  paddingInlineStart: vars.space.x3,
  color: vars.color.textMuted,
});
export const word = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontWeight: vars.font.weightStrong,
  userSelect: 'all',
});
