import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x8,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
  '@media': { [media.desktop]: { gap: vars.space.x10, paddingBlock: `${vars.space.x8} ${vars.space.x16}` } },
});

export const page = styleVariants({
  full: [base, { maxInlineSize: vars.size.content }],
  reading: [base, { maxInlineSize: `calc(46rem + 2 * ${vars.size.gutter})` }],
  form: [base, { maxInlineSize: `calc(28rem + 2 * ${vars.size.gutter})` }],
});
