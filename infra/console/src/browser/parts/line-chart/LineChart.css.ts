import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const figure = style({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.text.small,
});
export const title = style({ fontWeight: vars.font.weightStrong });
export const legend = style({
  display: 'flex',
  gap: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
export const chart = style({ inlineSize: '100%', blockSize: '9rem', overflow: 'visible' });
export const grid = style({ stroke: vars.color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const line = style({
  fill: 'none',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const strokes = styleVariants({
  base: { stroke: vars.color.accent },
  canary: { stroke: vars.color.second, strokeDasharray: '6 4' },
});
export const sample = style({ inlineSize: '1.5rem', blockSize: '0.5rem' });
export const frame = style({
  position: 'relative',
  paddingInlineStart: '3.75rem',
  paddingBlockEnd: '1.25rem',
});
export const scale = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '3.25rem',
  textAlign: 'end',
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});
export const times = style({
  position: 'absolute',
  insetInlineStart: '3.75rem',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
});
export const details = style({ fontSize: vars.text.caption, color: vars.color.textMuted });
export const summary = style({
  cursor: 'pointer',
  minBlockSize: '1.75rem',
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.caption,
  color: vars.color.text,
  maxBlockSize: '14rem',
  overflow: 'auto',
  display: 'block',
});
export const cell = style({
  padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x1} 0`,
  textAlign: 'end',
  fontWeight: 'inherit',
});
export const empty = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  paddingBlock: vars.space.x4,
});
