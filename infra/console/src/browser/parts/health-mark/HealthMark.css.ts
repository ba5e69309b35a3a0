import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.text.caption,
  whiteSpace: 'nowrap',
  lineHeight: '1.3',
});

export const conditions = styleVariants({
  good: [base, { color: vars.color.positive }],
  watch: [base, { color: vars.color.warning }],
  bad: [base, { color: vars.color.negative, fontWeight: vars.font.weightStrong }],
  unknown: [base, { color: vars.color.textMuted }],
  off: [base, { color: vars.color.textMuted }],
});

export const shape = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  flex: 'none',
  fill: 'currentColor',
  stroke: 'currentColor',
});
