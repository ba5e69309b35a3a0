import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  backgroundColor: vars.color.surface2,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const log = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x5,
});

const bubble = style({
  maxInlineSize: '85%',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.card,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const bubbles = styleVariants({
  player: [bubble, { alignSelf: 'flex-end', backgroundColor: vars.color.accentSoft, color: vars.color.text }],
  agent: [bubble, { alignSelf: 'flex-start', backgroundColor: vars.color.surface3, color: vars.color.text }],
});
export const meta = style({ display: 'block', fontSize: vars.text.caption, color: vars.color.textMuted });
export const event = style({
  alignSelf: 'center',
  textAlign: 'center',
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
});
export const note = style({
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x4} calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const actions = style([row, { marginInlineStart: 'auto' }]);
export const spread = style([row, { justifyContent: 'space-between' }]);
export const input = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  maxBlockSize: '9rem',
  fieldSizing: 'content',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.field,
  border: `${vars.size.line} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface0,
  color: vars.color.text,
  font: 'inherit',
  // at least 16 px: iOS zooms the page when a smaller input has the focus
  fontSize: 'max(1rem, 16px)',
  resize: 'none',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.negative } },
});
export const label = style({ fontSize: vars.text.small, fontWeight: vars.font.weightStrong });
export const problem = style({ fontSize: vars.text.small, color: vars.color.negative });
export const stars = style({ border: 0, padding: 0, margin: 0, display: 'grid', gap: vars.space.x1 });
export const star = style({
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: '1.5rem',
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accentInk } },
});
