import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  // The arrow aligns with the heading below; the target stays wider than it.
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  paddingInlineEnd: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  transition: `color ${vars.motion.fast}`,
  selectors: { '&:hover': { color: vars.color.text } },
});
