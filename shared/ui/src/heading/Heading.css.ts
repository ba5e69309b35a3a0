import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.trackingHeading,
  lineHeight: vars.leading.heading,
  textTransform: vars.font.headingCase as 'none',
  color: 'inherit',
  // a long word on a narrow page with large text
  overflowWrap: 'anywhere',
  // no line of Japanese starts with a prolonged sound mark
  lineBreak: 'strict',
});

const label = style({
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  color: vars.color.textMuted,
});

export const heading = styleVariants({
  display: [base, { fontSize: vars.text.display, lineHeight: vars.leading.tight }],
  title1: [base, { fontSize: vars.text.title1, lineHeight: vars.leading.tight }],
  title2: [base, { fontSize: vars.text.title2, fontWeight: vars.font.weightHeading2 }],
  title3: [base, { fontSize: vars.text.title3, fontWeight: vars.font.weightHeading3 }],
  title4: [base, { fontSize: vars.text.title4, fontWeight: vars.font.weightHeading4 }],
  label: [label, { fontSize: vars.text.title5, fontWeight: vars.font.weightHeading5 }],
  smallLabel: [label, { fontSize: vars.text.title6, fontWeight: vars.font.weightHeading6 }],
});
