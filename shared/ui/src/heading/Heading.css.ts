import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.trackingHeading,
  lineHeight: vars.leading.heading,
  textTransform: vars.font.headingCase as 'none',
  color: 'inherit',
});

export const heading = styleVariants({
  display: [base, { fontSize: vars.text.display, lineHeight: vars.leading.tight }],
  title1: [base, { fontSize: vars.text.title1, lineHeight: vars.leading.tight }],
  title2: [base, { fontSize: vars.text.title2 }],
  title3: [base, { fontSize: vars.text.title3 }],
  label: {
    fontSize: vars.text.small,
    fontWeight: vars.font.weightStrong,
    letterSpacing: vars.font.trackingLabel,
    textTransform: vars.font.labelCase as 'none',
    color: vars.color.textMuted,
  },
});
