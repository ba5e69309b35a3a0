import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const seal = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.round,
});

export const tones = styleVariants({
  positive: [seal, { backgroundColor: vars.color.positiveSoft, color: vars.color.positive }],
  waiting: [seal, { backgroundColor: vars.color.infoSoft, color: vars.color.info }],
  negative: [seal, { backgroundColor: vars.color.negativeSoft, color: vars.color.negative }],
  neutral: [seal, { backgroundColor: vars.color.surface3, color: vars.color.text }],
});
