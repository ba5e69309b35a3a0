import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** Never wraps or truncates; tabular figures align in columns. */
const base = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sizes = styleVariants({
  inherit: [base],
  small: [base, { fontSize: vars.text.small }],
  lead: [base, { fontSize: vars.text.lead }],
  title: [
    base,
    { fontSize: vars.text.title2, fontFamily: vars.font.heading, fontWeight: vars.font.weightHeading },
  ],
  display: [
    base,
    {
      fontSize: vars.text.display,
      fontFamily: vars.font.heading,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.tight,
      letterSpacing: vars.font.trackingHeading,
    },
  ],
});

export const tones = styleVariants({
  plain: {},
  muted: { color: vars.color.textMuted },
  gain: { color: vars.color.positive },
  loss: { color: vars.color.text },
});

export const strong = style({ fontWeight: vars.font.weightStrong });
