import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  borderRadius: vars.radius.small,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `color ${vars.motion.fast}`,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const link = styleVariants({
  accent: [base, { color: vars.color.accentInk, fontWeight: vars.font.weightStrong }],
  plain: [base, { color: 'inherit' }],
  muted: [base, { color: vars.color.textMuted, selectors: { '&:hover': { color: vars.color.text } } }],
});
