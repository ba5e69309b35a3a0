import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingBlock: '0.125rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  cornerShape: vars.corner.shape,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.35',
  letterSpacing: vars.font.trackingLabel,
  whiteSpace: 'nowrap',
});

export const badge = styleVariants({
  neutral: [base, { backgroundColor: vars.color.surface3, color: vars.color.text }],
  accent: [base, { backgroundColor: vars.color.accent, color: vars.color.accentText }],
  second: [base, { backgroundColor: vars.color.second, color: vars.color.secondText }],
  positive: [base, { backgroundColor: vars.color.positiveSoft, color: vars.color.positive }],
  negative: [base, { backgroundColor: vars.color.negativeSoft, color: vars.color.negative }],
  warning: [base, { backgroundColor: vars.color.warningSoft, color: vars.color.warning }],
  info: [base, { backgroundColor: vars.color.infoSoft, color: vars.color.info }],
});
