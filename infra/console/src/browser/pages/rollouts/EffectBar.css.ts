import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const interval = style({ display: 'grid', gap: vars.space.x1, minInlineSize: '9rem' });
export const bar = style({ inlineSize: '100%', blockSize: '1rem' });
export const zero = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
const line = style({ strokeWidth: 3, fill: 'none', vectorEffect: 'non-scaling-stroke' });
export const lines = styleVariants({
  worse: [line, { stroke: vars.color.negative }],
  better: [line, { stroke: vars.color.positive }],
  unclear: [line, { stroke: vars.color.textMuted }],
});
export const text = style({ fontSize: vars.text.caption, color: vars.color.textMuted });
